/** Handwritten deep copies, for speed: bots copy the state for every choice that they try. */
import type { SeatBoard, ChakraFrame, ChakraPublicState, ChakraState } from './state.ts'

function copyBoard(board: SeatBoard): SeatBoard {
  return {
    column: board.column.map((energies) => energies.slice()),
    notches: board.notches.slice(),
    spaces: board.spaces.slice(),
    available: board.available,
    meditation: board.meditation.slice(),
  }
}

function copyBag({ purple, darkBlue, blue, green, yellow, orange, red, black }: ChakraPublicState['bag']) {
  return { purple, darkBlue, blue, green, yellow, orange, red, black }
}

function copyFrame(frame: ChakraFrame): ChakraFrame {
  if (frame.kind !== 'channel') return { ...frame }
  const { kind, seat, space, steps, left, moved } = frame
  return { kind, seat, space, steps: steps.slice(), left, moved: moved.map(({ at, colour }) => ({ at, colour })) }
}

/** @returns a deep copy of the public part of a state; hidden fields of the argument are left out */
export function copyPublicState(state: ChakraPublicState): ChakraPublicState {
  return {
    players: state.players,
    boards: state.boards.map(copyBoard),
    maya: state.maya.slice(),
    bag: copyBag(state.bag),
    lifted: state.lifted.slice(),
    spent: state.spent,
    firstSeat: state.firstSeat,
    rounds: state.rounds,
    turns: state.turns,
    ending: state.ending,
    quiet: { ...state.quiet },
    end: state.end,
    stack: state.stack.map(copyFrame),
  }
}

/** @returns a deep copy of a state. Implements `Game.clone`. */
export function clone(state: ChakraState): ChakraState {
  const { purple, darkBlue, blue, green, yellow, orange, red } = state.plenitude
  return {
    players: state.players,
    boards: state.boards.map(copyBoard),
    maya: state.maya.slice(),
    bag: copyBag(state.bag),
    lifted: state.lifted.slice(),
    spent: state.spent,
    firstSeat: state.firstSeat,
    rounds: state.rounds,
    turns: state.turns,
    ending: state.ending,
    quiet: { ...state.quiet },
    end: state.end,
    stack: state.stack.map(copyFrame),
    plenitude: { purple, darkBlue, blue, green, yellow, orange, red },
    eighth: state.eighth,
  }
}
