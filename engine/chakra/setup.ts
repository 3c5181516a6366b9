/** The initial state (CHK-1 to CHK-14). */
import type { Seat, TableConfig, EventSink } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import { bagEnergyCount, drawEnergyFromBag } from './bag.ts'
import type { EnergyBag } from './bag.ts'
import {
  CHAKRA_DATA,
  ENERGY_COLOURS,
  EARTH_POSITION,
  ENERGIES_PER_COLOUR_PER_PLAYER,
  INSPIRATION_SPACE_ACTIONS,
  INSPIRATION_TOKENS_PER_PLAYER,
  TOTAL_MAYA_SPACES,
  MEDITATION_TOKENS_PER_COLOUR,
  PLENITUDE_VALUES,
  CHAKRA_COLOURS,
} from './data.ts'
import type { ChakraColour } from './data.ts'
import { reportLookAtPlenitude, takeMeditationToken } from './meditate.ts'
import type { SeatBoard, ChakraEvent, ChakraState } from './state.ts'

/** Creates a board without energies, with all Inspiration tokens available. */
export function createEmptyBoard(): SeatBoard {
  return {
    column: Array.from({ length: EARTH_POSITION + 1 }, () => []),
    notches: CHAKRA_DATA.map(() => false),
    spaces: INSPIRATION_SPACE_ACTIONS.map(() => false),
    available: INSPIRATION_TOKENS_PER_PLAYER,
    meditation: [],
  }
}

/** Creates a bag with `each` energies of every colour, black included. */
export function createUniformBag(each: number): EnergyBag {
  return Object.fromEntries(ENERGY_COLOURS.map((colour) => [colour, each])) as EnergyBag
}

/**
 * Converts a list of Plenitude values to the fields `plenitude` and `eighth` of the state. A Plenitude token is a
 * face-down score token; its value is the points of the Chakra of its colour. The eighth token is not used.
 * @param values the seven values in the order of the Chakra colours, then the eighth; a missing value counts as 0
 */
export function plenitudeFieldsFromValues(values: readonly number[]): Pick<ChakraState, 'plenitude' | 'eighth'> {
  const laid = CHAKRA_COLOURS.map((colour, index) => [colour, values[index] ?? 0])
  return { plenitude: Object.fromEntries(laid) as Record<ChakraColour, number>, eighth: values[laid.length] ?? 0 }
}

/** Creates the initial state for the configured number of players. Implements `Game.setup`. */
export function setup({ players }: TableConfig, random: Random, emit: EventSink<ChakraEvent>): ChakraState {
  const bag = createUniformBag(ENERGIES_PER_COLOUR_PER_PLAYER * players)
  const plenitude = plenitudeFieldsFromValues(random.shuffle([...PLENITUDE_VALUES]))
  const maya = Array.from({ length: TOTAL_MAYA_SPACES }, () => drawEnergyFromBag(bag, bagEnergyCount(bag), random))
  const supply = random.shuffle(
    CHAKRA_COLOURS.flatMap((colour) => Array.from({ length: MEDITATION_TOKENS_PER_COLOUR }, () => colour)),
  )
  const firstSeat = random.int(players)
  const state: ChakraState = {
    players,
    boards: Array.from({ length: players }, createEmptyBoard),
    maya,
    bag,
    lifted: [],
    spent: 0,
    ...plenitude,
    firstSeat,
    rounds: 0,
    turns: 1,
    ending: false,
    quiet: { deadlock: true, standoff: true, stall: true, standoffRounds: 0, stallRounds: 0 },
    end: null,
    stack: [{ kind: 'turn', seat: firstSeat }],
  }
  supply.slice(0, players).forEach((colour: ChakraColour, seat: Seat) => {
    takeMeditationToken(state, seat, colour, emit)
    reportLookAtPlenitude(state, seat, colour, emit)
  })
  emit({ kind: 'turn', seat: firstSeat })
  return state
}
