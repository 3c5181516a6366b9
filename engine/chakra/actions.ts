/**
 * Every Chakra action as a preallocated object. Choices return these objects, so that listing them allocates nothing.
 */
import {
  BUBBLES_POSITION,
  ENERGY_COLOURS,
  EARTH_POSITION,
  MAYA_COLUMN_COUNT,
  INSPIRATION_SPACE_ACTIONS,
  LAST_CHAKRA_POSITION,
  CHAKRA_COLOURS,
} from './data.ts'
import type { ChakraColour, EnergyColour, ColumnPosition, ChannelStepOffset } from './data.ts'
import { colourIndex } from './board.ts'
import type { ChakraAction } from './state.ts'

const STEPS: readonly ChannelStepOffset[] = [-2, -1, 1, 2, 3]
const MIN_STEP = -2
const STEP_RANGE = 6

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

function entry(actions: readonly ChakraAction[], index: number): ChakraAction {
  const action = actions[index]
  if (action === undefined) throw new RangeError(`no action ${index}`)
  return action
}

const LIFTS = range(0, MAYA_COLUMN_COUNT - 1).flatMap((flow) =>
  ENERGY_COLOURS.map((colour): ChakraAction => ({ do: 'lift', flow, colour })),
)
const PLACES = range(BUBBLES_POSITION, LAST_CHAKRA_POSITION).map((at): ChakraAction => ({ do: 'place', at }))
const CHANNELS = range(1, INSPIRATION_SPACE_ACTIONS.length).map((space): ChakraAction => ({ do: 'channel', space }))
const EXCHANGES = ENERGY_COLOURS.map((colour): ChakraAction => ({ do: 'exchange', colour }))
const MEDITATIONS = CHAKRA_COLOURS.map((colour): ChakraAction => ({ do: 'meditate', colour }))

/** Indexed by position, colour and step; the entry for step 0 is unused. */
const MOVES = range(BUBBLES_POSITION, EARTH_POSITION - 1).flatMap((from) =>
  ENERGY_COLOURS.flatMap((colour) =>
    range(MIN_STEP, MIN_STEP + STEP_RANGE - 1).map((step): ChakraAction => ({
      do: 'move',
      from,
      colour,
      step: STEPS.find((known) => known === step) ?? 1,
    })),
  ),
)

/**
 * The action that takes an energy of a colour from a flow. A flow is one column of the Maya, the common supply of
 * energies.
 */
export function liftEnergyFromFlowAction(flow: number, colour: EnergyColour): ChakraAction {
  return entry(LIFTS, flow * ENERGY_COLOURS.length + colourIndex(colour))
}
/**
 * The action that places all energies that the seat has lifted (taken from a flow) at one position of its board: in
 * the bubbles, its temporary spaces (0), or on a Chakra (1-7).
 */
export function placeEnergiesAction(at: ColumnPosition): ChakraAction {
  return entry(PLACES, at)
}
/**
 * The action that starts a Channel, a series of energy moves on the seat's own board. The seat puts an Inspiration
 * token on the Inspiration space that sets these moves.
 * @param space 1-8
 */
export function beginChannelAction(space: number): ChakraAction {
  return entry(CHANNELS, space - 1)
}
/**
 * The action that moves one energy as one step of a Channel, the series of energy moves that a seat has started.
 * @param from the position where the energy is
 * @param colour of the energy, as an index in ENERGY_COLOURS
 * @param step the step of the Channel that this move uses up, as an offset between positions
 */
export function moveEnergyAlongChannelAction(
  from: ColumnPosition,
  colour: number,
  step: ChannelStepOffset,
): ChakraAction {
  return entry(MOVES, (from * ENERGY_COLOURS.length + colour) * STEP_RANGE + step - MIN_STEP)
}
/**
 * The action that completes an Exchange, in which the seat has paid a black energy from its Earth: the seat takes an
 * energy of a colour out of the bag (CHK-44).
 */
export function takeExchangeEnergyAction(colour: EnergyColour): ChakraAction {
  return entry(EXCHANGES, colourIndex(colour))
}
/**
 * The Meditate action with which the seat takes the Meditation token of a colour. A seat that owns the tokens of all
 * seven colours uses meditateWithoutTokenAction.
 */
export function meditateAction(colour: ChakraColour): ChakraAction {
  return entry(MEDITATIONS, colourIndex(colour))
}
/** The Meditate action of a seat that owns the Meditation tokens of all seven colours, and so takes none (CHK-52). */
export const meditateWithoutTokenAction: ChakraAction = { do: 'meditate', colour: null }
