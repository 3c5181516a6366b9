/** Hand-written deep copies: bots make one for every action that they try. */
import type { CosmicFrame, CosmicState, CardPack, Player } from './state.ts'

function copyPack<T>(pack: CardPack<T>): CardPack<T> {
  return { cards: pack.cards.slice(), unseen: pack.unseen }
}

/** @returns a deep copy of the state of a player */
export function copyPlayer({ beads, rings, habits, pegs, space, freeWill, lostTurns, waits, lives }: Player): Player {
  return {
    beads: { green: beads.green, orange: beads.orange },
    rings: { green: rings.green, orange: rings.orange },
    habits: { green: habits.green, orange: habits.orange },
    pegs: { torch: pegs.torch, sword: pegs.sword, wand: pegs.wand },
    space,
    freeWill: freeWill.slice(),
    lostTurns,
    waits,
    lives,
  }
}

/** @returns a deep copy of an entry of the stack of pending work */
export function copyFrame(frame: CosmicFrame): CosmicFrame {
  if (frame.kind === 'turn') return { ...frame, dice: frame.dice.slice(), cards: frame.cards.slice() }
  // Copied by field: a move saved under older rules has an additional field about entering a wheel.
  if (frame.kind === 'move') return { kind: 'move', left: frame.left, came: frame.came }
  if (frame.kind !== 'majority') return { ...frame }
  const { duals, rings, beads } = frame
  return { kind: 'majority', duals: duals.map((dual) => ({ ...dual })), rings: { ...rings }, beads: { ...beads } }
}

/** @returns a deep copy of a state */
export function clone(state: CosmicState): CosmicState {
  return {
    players: state.players.map(copyPlayer),
    choicePacks: state.choicePacks.map(copyPack),
    karmaPacks: state.karmaPacks.map(copyPack),
    freeWillPack: copyPack(state.freeWillPack),
    extraBeads: state.extraBeads,
    firstSeat: state.firstSeat,
    turns: state.turns,
    winner: state.winner,
    end: state.end,
    stack: state.stack.map(copyFrame),
  }
}
