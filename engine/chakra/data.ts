/** Boards, energies, tokens and actions of Chakra, as constants. */

/** The seven colours that have a Chakra, all but black, from the top of the column. */
export const CHAKRA_COLOURS = ['purple', 'darkBlue', 'blue', 'green', 'yellow', 'orange', 'red'] as const
/** A colour that has a Chakra: any but black. */
export type ChakraColour = (typeof CHAKRA_COLOURS)[number]
/**
 * The eight colours that an energy, a coloured piece of the game, can have: the seven Chakra colours from the top of
 * the column, then black.
 */
export const ENERGY_COLOURS = [...CHAKRA_COLOURS, 'black'] as const
/** The colour of an energy: a Chakra colour, or black. */
export type EnergyColour = (typeof ENERGY_COLOURS)[number]

/** A position in a seat's column: 0 bubbles, 1 purple ... 7 red, 8 Earth. */
export type ColumnPosition = number
/** The position of the bubbles, the three spaces above the Chakras. */
export const BUBBLES_POSITION = 0
/** The position of the uppermost Chakra, purple. */
export const TOP_CHAKRA_POSITION = 1
/** The position of the lowest Chakra, red. */
export const LAST_CHAKRA_POSITION = 7
/** The position of the Earth, below the Chakras. */
export const EARTH_POSITION = 8

/** The data of one of the seven Chakras: its colour, and its name in Sanskrit. */
export interface SingleChakraData {
  readonly colour: ChakraColour
  readonly sanskrit: string
}

/** The data of the seven Chakras from the top; index = position - 1. */
export const CHAKRA_DATA: readonly SingleChakraData[] = [
  { colour: 'purple', sanskrit: 'Sahasrara' },
  { colour: 'darkBlue', sanskrit: 'Ajna' },
  { colour: 'blue', sanskrit: 'Vishudda' },
  { colour: 'green', sanskrit: 'Anahata' },
  { colour: 'yellow', sanskrit: 'Manipura' },
  { colour: 'orange', sanskrit: 'Svadhishthana' },
  { colour: 'red', sanskrit: 'Muladhara' },
]

/** Number of energies of each colour in the bag at set-up, per player (CHK-2). The box has enough for four (CHK-1). */
export const ENERGIES_PER_COLOUR_PER_PLAYER = 3
/**
 * Number of energies that the bubbles, or one Chakra, can hold (CHK-4, CHK-5). A harmonized Chakra holds this many of its
 * own colour.
 */
export const POSITION_CAPACITY = 3
/** Number of Inspiration tokens of each player (CHK-10). */
export const INSPIRATION_TOKENS_PER_PLAYER = 5
/**
 * Maximum number of Inspiration tokens that are in the notches of a board, where each Chakra has one notch. One more
 * token is allowed only if its placement harmonizes its Chakra (CHK-26).
 */
export const MAX_OCCUPIED_NOTCHES = 4
/** Number of Meditation tokens of each Chakra colour in the game (CHK-12). */
export const MEDITATION_TOKENS_PER_COLOUR = 4
/**
 * Number of flows: the columns of the Maya, the common supply of energies (CHK-7). The index of a Maya space is
 * row * MAYA_COLUMN_COUNT + flow.
 */
export const MAYA_COLUMN_COUNT = 3
/** Number of spaces in one flow (CHK-7). A flow is a column of the Maya, the common supply of energies. */
export const MAYA_FLOW_LENGTH = 3
/** Number of Maya spaces in all flows. */
export const TOTAL_MAYA_SPACES = MAYA_COLUMN_COUNT * MAYA_FLOW_LENGTH
/**
 * The points on the eight Plenitude tokens (CHK-8). Seven of them lie face down, one for each Chakra colour, and give the
 * points for that Chakra; the eighth is not used.
 */
export const PLENITUDE_VALUES: readonly number[] = [1, 1, 2, 2, 3, 3, 4, 4]
/** Maximum number of energies of one Chakra colour that a seat may own (CHK-20). */
export const MAX_OWNED_ENERGIES_PER_COLOUR = 3
/** Number of harmonized Chakras of one seat that triggers the end of the game (CHK-54). */
export const HARMONIZED_CHAKRAS_TO_END = 5
/**
 * Number of complete rounds in a row after which the game ends if every turn in them is a Meditate (one of the three
 * kinds of turn) without gain (CHK-58).
 */
export const ROUNDS_TO_STANDOFF = 3
/**
 * Number of complete rounds in a row without progress after which the game ends (CHK-66). Progress means that a seat
 * takes energies from a flow (Receive) or from the bag (Exchange), harmonizes a Chakra, or brings a black energy to
 * the Earth (alleviation).
 */
export const ROUNDS_TO_STALL = 20
/** Points for each alleviated energy: a black one on the Earth (CHK-60). */
export const POINTS_PER_ALLEVIATED_ENERGY = 1
/**
 * Points for the seat with the longest run: adjacent harmonized Chakras from red upwards (CHK-62). Tied seats all get these
 * points; other runs give none.
 */
export const BONUS_POINTS_FOR_LONGEST_RUN = 2

/** The number of positions by which one move of a Channel moves an energy: down if positive, up if negative. */
export type ChannelStepOffset = 3 | 2 | 1 | -1 | -2
/**
 * The number of the Inspiration space with the Exchange, in which a seat pays a black energy from its Earth for an
 * energy from the bag (CHK-33).
 */
export const EXCHANGE_SPACE = 8
/**
 * The actions of the Inspiration spaces 1-8; the index is the space number minus 1 (CHK-33). An offset is the number
 * of positions by which an energy moves: down if positive, up if negative.
 * - `steps`: energy moves that must all be made, by different energies, in any order
 * - `oneOf`: energy moves of which one must be made
 * - `exchange`: the seat pays a black energy from its Earth for an energy from the bag
 */
export const INSPIRATION_SPACE_ACTIONS: readonly (
  | { readonly id: string; readonly steps: readonly ChannelStepOffset[] }
  | { readonly id: string; readonly oneOf: readonly ChannelStepOffset[] }
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

/** The ranks that a final score earns, best first, with the minimum score of each (CHK-65). The renderer has the names. */
export const SCORE_RANKS = [
  { id: 'sage', min: 20 },
  { id: 'adept', min: 17 },
  { id: 'butterfly', min: 14 },
  { id: 'chrysalis', min: 11 },
  { id: 'cocoon', min: 8 },
  { id: 'restless', min: 0 },
] as const
