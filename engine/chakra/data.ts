/** Boards, energies, tokens and actions of Chakra, as constants. */

export const POSITIVE_COLOURS = ['purple', 'darkBlue', 'blue', 'green', 'yellow', 'orange', 'red'] as const
/** A colour that has a Chakra, in order from the top of the column. */
export type ChakraColour = (typeof POSITIVE_COLOURS)[number]
export const COLOURS = [...POSITIVE_COLOURS, 'black'] as const
export type Colour = (typeof COLOURS)[number]

/** A position in a seat's column: 0 bubbles, 1 purple ... 7 red, 8 Earth. */
export type ColumnPosition = number
export const BUBBLES_POSITION = 0
export const FIRST_CHAKRA_POSITION = 1
export const LAST_CHAKRA_POSITION = 7
export const EARTH_POSITION = 8

export interface ChakraData {
  readonly colour: ChakraColour
  readonly sanskrit: string
}

/** The seven Chakras from the top; index = position - 1. */
export const CHAKRAS: readonly ChakraData[] = [
  { colour: 'purple', sanskrit: 'Sahasrara' },
  { colour: 'darkBlue', sanskrit: 'Ajna' },
  { colour: 'blue', sanskrit: 'Vishudda' },
  { colour: 'green', sanskrit: 'Anahata' },
  { colour: 'yellow', sanskrit: 'Manipura' },
  { colour: 'orange', sanskrit: 'Svadhishthana' },
  { colour: 'red', sanskrit: 'Muladhara' },
]

/** CHK-2: energies of each colour in the bag at set-up, per player. CHK-1: the box holds enough for four players. */
export const ENERGIES_PER_COLOUR_PER_PLAYER = 3
/** CHK-4, CHK-5: capacity of the bubbles and of one Chakra; a harmonized Chakra holds this many of its own colour. */
export const POSITION_CAPACITY = 3
/** CHK-10. */
export const INSPIRATION_TOKENS_PER_PLAYER = 5
/** CHK-26: maximum tokens in notches; one more is allowed only if its placement harmonizes. */
export const MAX_NOTCH_TOKENS = 4
/** CHK-12. */
export const MEDITATION_TOKENS_PER_COLOUR = 4
/** CHK-7: number of flows, and of Maya spaces in each; the index of a space is row * FLOWS + flow. */
export const FLOW_COUNT = 3
export const FLOW_LENGTH = 3
export const MAYA_SPACE_COUNT = FLOW_COUNT * FLOW_LENGTH
/** CHK-8. */
export const PLENITUDE_VALUES: readonly number[] = [1, 1, 2, 2, 3, 3, 4, 4]
/** CHK-20. */
export const MAX_ENERGIES_PER_COLOUR = 3
/** CHK-54: harmonized Chakras. CHK-58, CHK-66: complete rounds in a row. */
export const HARMONIZED_CHAKRAS_TO_END = 5
export const ROUNDS_TO_STANDOFF = 3
export const ROUNDS_TO_STALL = 20
/** CHK-60. */
export const POINTS_PER_ALLEVIATED_ENERGY = 1
/** CHK-62. */
export const RUN_BONUS = 2

/** The step of one move of a Channel action, down (+) or up (-). */
export type ChannelStep = 3 | 2 | 1 | -1 | -2
/** The space of the Exchange (CHK-33). */
export const EXCHANGE_SPACE = 8
/**
 * CHK-33: the Inspiration spaces 1-8. All `steps` must be made, by different energies, in any order. `oneOf` requires
 * one of the listed steps.
 */
export const INSPIRATION_SPACES: readonly (
  | { readonly id: string; readonly steps: readonly ChannelStep[] }
  | { readonly id: string; readonly oneOf: readonly ChannelStep[] }
  | { readonly id: string; readonly exchange: true }
)[] = [
  { id: 'threeDownOne', steps: [1, 1, 1] },
  { id: 'oneDownTwoOneDownOne', steps: [2, 1] },
  { id: 'oneDownThree', steps: [3] },
  { id: 'oneUpTwo', steps: [-2] },
  { id: 'twoUpOne', steps: [-1, -1] },
  { id: 'oneDownOneUp', steps: [1, -1] },
  { id: 'oneEitherOne', oneOf: [-1, 1] },
  { id: 'exchange', exchange: true },
]

/** CHK-65, best first, with the minimum score of each rank. The names are messages of the renderer. */
export const SCORE_RANKS = [
  { id: 'sage', min: 20 },
  { id: 'adept', min: 17 },
  { id: 'butterfly', min: 14 },
  { id: 'chrysalis', min: 11 },
  { id: 'cocoon', min: 8 },
  { id: 'restless', min: 0 },
] as const
