/** Test helpers: positions from a sparse description, and playing with validation. */
import type { Seat } from '../core/contract/game.ts'
import { createRulesTester } from '../core/invariants/test-helpers.ts'
import { topFrame } from '../core/contract/frame-stack.ts'
import { chakraPositionOf, colourIndex, countInspirationTokensInNotches } from './board.ts'
import {
  BUBBLES_POSITION,
  ENERGY_COLOURS,
  EARTH_POSITION,
  ENERGIES_PER_COLOUR_PER_PLAYER,
  TOP_CHAKRA_POSITION,
  MAYA_COLUMN_COUNT,
  INSPIRATION_TOKENS_PER_PLAYER,
  TOTAL_MAYA_SPACES,
  CHAKRA_COLOURS,
} from './data.ts'
import type { ChakraColour, EnergyColour } from './data.ts'
import { createUniformBag, createEmptyBoard, plenitudeFieldsFromValues } from './setup.ts'
import { chakra } from './index.ts'
import type { SeatBoard, ChakraAction, ChakraState, AlreadyMovedEnergy } from './state.ts'

export { firstItemRandom } from '../core/invariants/test-helpers.ts'

/**
 * The contents of one board, as a test writes them. An omitted field has its value at the start of a game. Energies
 * are a text of colours such as `'red red black'`.
 */
export interface BoardSketch extends Partial<Record<ChakraColour | 'bubbles', string>> {
  /** Number of alleviated energies. */
  earth?: number
  /** Chakras with a token in the notch. */
  notches?: readonly ChakraColour[]
  /** Inspiration spaces with a token, 1-8. */
  spaces?: readonly number[]
  meditation?: readonly ChakraColour[]
}

/** The sketch of a game position at the start of a turn, as a test writes it. An omitted field has a default value. */
export interface PositionSketch {
  boards?: readonly BoardSketch[]
  players?: number
  /** The three flows, each from the top; `'-'` for an empty space. Without it the Maya spaces are all black. */
  flows?: readonly string[]
  /** The content of the bag; default: all energies that are nowhere else. */
  bag?: Partial<Record<EnergyColour, number>>
  /** Values from purple to red, then the eighth. */
  plenitude?: readonly number[]
  seat?: Seat
  firstSeat?: Seat
  rounds?: number
  ending?: boolean
  spent?: number
  standoffRounds?: number
  stallRounds?: number
}

function colours(list: string): EnergyColour[] {
  return list
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const colour = ENERGY_COLOURS.find((known) => known === word)
      if (colour === undefined) throw new RangeError(`no colour ${word}`)
      return colour
    })
}

function boardFrom(sketch: BoardSketch): SeatBoard {
  const board = createEmptyBoard()
  board.column[BUBBLES_POSITION] = colours(sketch.bubbles ?? '')
  for (const colour of CHAKRA_COLOURS) board.column[chakraPositionOf(colour)] = colours(sketch[colour] ?? '')
  board.column[EARTH_POSITION] = Array.from({ length: sketch.earth ?? 0 }, () => 'black')
  for (const colour of sketch.notches ?? []) board.notches[colourIndex(colour)] = true
  for (const space of sketch.spaces ?? []) board.spaces[space - 1] = true
  board.available =
    INSPIRATION_TOKENS_PER_PLAYER - countInspirationTokensInNotches(board) - (sketch.spaces?.length ?? 0)
  board.meditation = [...(sketch.meditation ?? ['purple'])]
  return board
}

function mayaFrom(flows: readonly string[]): (EnergyColour | null)[] {
  const maya: (EnergyColour | null)[] = Array.from({ length: TOTAL_MAYA_SPACES }, () => null)
  flows.forEach((list, flow) => {
    const cells = list.split(' ').filter((word) => word !== '')
    cells.forEach((word, row) => {
      maya[row * MAYA_COLUMN_COUNT + flow] = word === '-' ? null : (colours(word)[0] ?? null)
    })
  })
  return maya
}

/**
 * Creates the state of a game at the start of a turn from a sketch. The state satisfies the invariants, unless the
 * sketch sets its own `bag` and the number of energies in the game becomes wrong.
 */
export function createPosition(sketch: PositionSketch = {}): ChakraState {
  const players = sketch.players ?? Math.max(2, sketch.boards?.length ?? 0)
  const boards = Array.from({ length: players }, (_, seat) => boardFrom(sketch.boards?.[seat] ?? {}))
  const maya = mayaFrom(sketch.flows ?? ['black', 'black', 'black'])
  const bag = createUniformBag(sketch.bag === undefined ? ENERGIES_PER_COLOUR_PER_PLAYER * players : 0)
  if (sketch.bag === undefined) {
    for (const energy of [...maya, ...boards.flatMap((board) => board.column.flat())]) {
      if (energy !== null) bag[energy]--
    }
    bag.black -= sketch.spent ?? 0
  }
  Object.assign(bag, sketch.bag)
  const firstSeat = sketch.firstSeat ?? 0
  const seat = sketch.seat ?? firstSeat
  const rounds = sketch.rounds ?? 0
  return {
    players,
    boards,
    maya,
    bag,
    lifted: [],
    spent: sketch.spent ?? 0,
    ...plenitudeFieldsFromValues(sketch.plenitude ?? [1, 2, 3, 4, 1, 2, 3, 4]),
    firstSeat,
    rounds,
    turns: rounds * players + ((seat - firstSeat + players) % players) + 1,
    ending: sketch.ending ?? false,
    quiet: {
      deadlock: true,
      standoff: true,
      stall: true,
      standoffRounds: sketch.standoffRounds ?? 0,
      stallRounds: sketch.stallRounds ?? 0,
    },
    end: null,
    stack: [{ kind: 'turn', seat }],
  }
}

export const { decider, legalActions, isLegal, play, playWithRandom } = createRulesTester(chakra)

// Constructors of actions.
/**
 * Builds the action of lifting one energy of a colour from a flow, a column of the Maya (the common supply of
 * energies) (CHK-17).
 * @param flow index of the flow, 0 to 2
 */
export const liftAction = (flow: number, colour: EnergyColour): ChakraAction => ({ do: 'lift', flow, colour })
/**
 * Builds the action of placing all lifted energies (those that the seat has taken from a flow) at one position of its
 * board.
 * @param at `bubbles` for the bubbles (temporary spaces), `black` for the Earth, or the colour of a Chakra
 */
export const placeAction = (at: EnergyColour | 'bubbles'): ChakraAction => ({ do: 'place', at: positionNamed(at) })
/**
 * Builds the action of starting a Channel, a series of energy moves, on an Inspiration space.
 * @param space number of the Inspiration space, 1 to 8
 */
export const channelAction = (space: number): ChakraAction => ({ do: 'channel', space })
/**
 * Builds the action that completes an Exchange: the seat takes an energy of the given colour out of the bag (CHK-44).
 */
export const exchangeAction = (colour: EnergyColour): ChakraAction => ({ do: 'exchange', colour })
/**
 * Builds the action of meditating.
 * @param colour the colour of the Meditation token that the seat takes, or null if the seat owns the tokens of all
 *   seven colours and takes none (CHK-52)
 */
export const meditateAction = (colour: ChakraColour | null): ChakraAction => ({ do: 'meditate', colour })
/**
 * Builds the action of moving an energy of a colour within the column.
 * @param from the colour of the Chakra that the energy leaves, or 'bubbles'
 * @param step the number of positions by which the energy moves
 */
export const moveAction = (
  from: ChakraColour | 'bubbles',
  colour: EnergyColour,
  step: MoveStepOffset,
): ChakraAction => ({
  do: 'move',
  from: positionNamed(from),
  colour,
  step,
})
/** The step of a move action: the number of positions by which an energy moves. */
export type MoveStepOffset = (ChakraAction & { do: 'move' })['step']

/**
 * The column position with a name: `'bubbles'` for the bubbles, `'black'` for the Earth, and any other colour for the
 * Chakra of that colour.
 */
export function positionNamed(name: EnergyColour | 'bubbles'): number {
  if (name === 'bubbles') return BUBBLES_POSITION
  return name === 'black' ? EARTH_POSITION : colourIndex(name) + TOP_CHAKRA_POSITION
}

/**
 * The energies at one position of a seat's column, as a text of their colours, sorted and separated by spaces.
 * @param name `bubbles` for the bubbles (the spaces above the Chakras), `black` for the Earth, any other colour for
 *   the Chakra of that colour
 */
export function columnPositionText(state: ChakraState, name: EnergyColour | 'bubbles', seat: Seat = 0): string {
  return [...(state.boards[seat]?.column[positionNamed(name)] ?? [])].sort().join(' ')
}

/**
 * Plays the action that starts the Channel (series of energy moves) of an Inspiration space, and returns the same
 * state.
 * @param moved energies to record as already moved in this Channel
 */
export function withChannelBegun(
  state: ChakraState,
  space: number,
  moved: readonly AlreadyMovedEnergy[] = [],
): ChakraState {
  play(state, channelAction(space))
  const frame = topFrame(state.stack)
  if (frame.kind === 'channel') frame.moved.push(...moved)
  return state
}

/** The colours of all seven Meditation tokens. A seat that owns all of them gains nothing by Meditate. */
export const ALL_MEDITATION_COLOURS: readonly ChakraColour[] = CHAKRA_COLOURS
