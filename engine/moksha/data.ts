/**
 * Regions, harmony grid, tokens, buildings, cards, tracks and constants of Moksha; values only. The published rules
 * refer to some values without printing them. Those are reconstructed: DATA_PROVENANCE lists them, and they are in this
 * file only, so that they can be corrected without changing the rules.
 */

/**
 * Origin of a value:
 * - published: printed in the published rules
 * - inferred: the only consistent reading of printed values
 * - reconstructed: Samsara's own, consistent with every printed value and example and tuned by simulation
 * - ruling: decided where the rules say nothing
 */
export type DataOrigin = 'published' | 'inferred' | 'reconstructed' | 'ruling'

/** By name of a constant of this file: the origin of its values. Some constants have no entry. */
export const DATA_PROVENANCE = {
  REGIONS: 'reconstructed',
  START_CASTE_BY_REGION_RANGE: 'published',
  TEMPLE_BUILDINGS_INCLUDING_COPIES: 'inferred',
  HEXES: 'reconstructed',
  HARMONY_SHIFT_VECTOR_BY_PILLAR: 'inferred',
  HARMONY_POINTS_BY_RING: 'reconstructed',
  TOKEN_DATA: 'reconstructed',
  CASTE_DATA: 'reconstructed',
  OCCUPATION_DATA: 'inferred',
  REQUIRED_VITALITY_BY_STAGE: 'reconstructed',
  DISCIPLES_PER_PLAYER: 'reconstructed',
  MAX_DISCIPLES_PER_REGION: 'published',
  KARMA_TOKENS_PER_COLOUR: 'published',
  MAX_HELD_KARMA_PER_PILLAR: 'published',
  VITALITY_TOKEN_SLOTS_PER_PLAYER: 'published',
  MAX_STACK_HEIGHT_BY_PLAYER_COUNT: 'published',
  AURA_TARGET_BY_PLAYER_COUNT: 'published',
  AURA_GAINS: 'published',
  MAX_BRAHMA_DRAWS: 'published',
  MAX_GANESHA_KARMA: 'published',
} as const satisfies Readonly<Record<string, DataOrigin>>

// ------------------------------------------------------------------------------------------------------------ pillars

/** The three pillars. They are the colours of vitality tokens, karma tokens, temple dots and shifts. */
export const PILLARS = ['dharma', 'kama', 'artha'] as const
/** One of the three pillars, used as a colour: dharma is yellow, kama blue, artha red. */
export type Pillar = (typeof PILLARS)[number]

// ---------------------------------------------------------------------------------------------------------------- map

/** Number of a region, 1 to 11. Lists by region store it at index `region - 1`. */
export type RegionNumber = number

/** A region of the map: its number, name and neighbours. */
export interface RegionData {
  readonly id: RegionNumber
  readonly name: string
  /** The regions across a border, ascending. */
  readonly borders: readonly RegionNumber[]
}

/**
 * The number, name and neighbours of all 11 regions, by ascending number (MOK-2). Of the borders, only those of region
 * 4 (with 7 and 10) are published.
 */
export const REGIONS: readonly RegionData[] = [
  { id: 1, name: 'Punjab', borders: [6, 8] },
  { id: 2, name: 'Bombay', borders: [7, 8, 11] },
  { id: 3, name: 'Bengal', borders: [5, 9] },
  { id: 4, name: 'Malabar', borders: [7, 10] },
  { id: 5, name: 'Orissa', borders: [3, 9, 10, 11] },
  { id: 6, name: 'United Provinces', borders: [1, 8, 9, 11] },
  { id: 7, name: 'Mysore', borders: [2, 4, 10] },
  { id: 8, name: 'Rajputana', borders: [1, 2, 6, 11] },
  { id: 9, name: 'Bihar', borders: [3, 5, 6] },
  { id: 10, name: 'Madras', borders: [4, 5, 7, 11] },
  { id: 11, name: 'Central Provinces', borders: [2, 5, 6, 8, 10] },
]
/**
 * The caste of a player's first occupation card, by range of starting regions (MOK-18). An entry covers the regions up to
 * and including `last` that no earlier entry covers.
 */
export const START_CASTE_BY_REGION_RANGE: readonly { readonly last: RegionNumber; readonly caste: Caste }[] = [
  { last: 5, caste: 'shudra' },
  { last: 11, caste: 'vaishya' },
]
/** Number of dice that each player throws for the starting region: their sum minus 1 is the region (MOK-16). */
export const START_DICE_COUNT = 2
/** Number of sides of each die thrown for the starting region. */
export const DIE_SIDES = 6

/** The four gods. Each has a sanctuary on the map, and each player has a marker of each god. */
export const GODS = ['brahma', 'ganesha', 'vishnu', 'shiva'] as const
/** One of the four gods. */
export type God = (typeof GODS)[number]
/**
 * The building of a region: a sanctuary, named by its god, or a temple, named by the colour of its dot. The dot of the
 * `neutral` temple counts as any colour.
 */
export type Building = God | Pillar | 'neutral'
/** The seven temples among the buildings, copies included: two of each colour and a neutral one (MOK-3). */
export const TEMPLE_BUILDINGS_INCLUDING_COPIES: readonly Building[] = [
  'dharma',
  'dharma',
  'kama',
  'kama',
  'artha',
  'artha',
  'neutral',
]

// -------------------------------------------------------------------------------------------------------- harmony grid

/** The index of a hex of the harmony grid in HEXES. */
export type HexIndex = number

/**
 * A hex of the harmony grid: its axial coordinates `q` and `r`, and its reward of disciples and karma tokens. `any` is
 * a karma token of a colour that the player chooses.
 */
export interface HexData {
  readonly q: number
  readonly r: number
  readonly disciples: number
  /** One entry per karma token. */
  readonly karma: readonly (Pillar | 'any')[]
}

/**
 * The change of the axial coordinates `q` and `r` of a harmony marker by one shift on the harmony grid. The key is the
 * pillar that is the colour of the shift (MOK-8).
 */
export const HARMONY_SHIFT_VECTOR_BY_PILLAR: Readonly<Record<Pillar, { readonly q: number; readonly r: number }>> = {
  dharma: { q: 0, r: -1 },
  kama: { q: 1, r: 0 },
  artha: { q: -1, r: 1 },
}

/**
 * Harmony points of a hex by its ring (MOK-9): index 0 is the centre, index 3 the outermost ring. The 4 points of the
 * centre are published; the others are reconstructed.
 */
export const HARMONY_POINTS_BY_RING: readonly number[] = [4, 3, 2, 1]
function gives(disciples: number, ...karma: readonly (Pillar | 'any')[]) {
  return { disciples, karma }
}
/** MOK-10: rewards of the hexes by column, each from top to bottom. */
const COLUMNS = [
  [gives(0, 'dharma', 'artha'), gives(0, 'dharma'), gives(0, 'artha'), gives(0, 'artha', 'artha')],
  [gives(0, 'artha'), gives(2), gives(1), gives(1, 'artha'), gives(0, 'artha')],
  [gives(0, 'dharma'), gives(1), gives(3), gives(2), gives(1), gives(0, 'kama')],
  [
    gives(0, 'dharma', 'dharma'),
    gives(1, 'dharma'),
    gives(2),
    gives(3, 'any'),
    gives(3),
    gives(2),
    gives(0, 'kama', 'artha'),
  ],
  [gives(0, 'dharma'), gives(1), gives(3), gives(2), gives(1), gives(0, 'artha')],
  [gives(0, 'kama'), gives(2), gives(1), gives(1, 'kama'), gives(0, 'kama')],
  [gives(0, 'dharma', 'kama'), gives(0, 'dharma'), gives(0, 'kama'), gives(0, 'kama', 'kama')],
]
/** All 37 hexes of the harmony grid, sorted by q, then r (MOK-8, MOK-10). A HexIndex is an index in this list. */
export const HEXES: readonly HexData[] = COLUMNS.flatMap((column, nth) =>
  column.map((reward, at) => ({ q: nth - 3, r: at - Math.min(nth, 3), ...reward })),
)

// -------------------------------------------------------------------------------------------------------------- tokens

/** The six kinds of vitality token, named by colour and value. Lists of vitality tokens are sorted in this order. */
export const VITALITY_TOKEN_KINDS = ['dharma5', 'dharma10', 'kama5', 'kama10', 'artha5', 'artha10'] as const
/** A kind of vitality token, named by its colour and value. Tokens of the same kind are interchangeable. */
export type VitalityToken = (typeof VITALITY_TOKEN_KINDS)[number]

/**
 * A kind of vitality token: its colour, the vitality that it adds, its number of arrows (each gives one shift of the
 * harmony marker), and the number of its copies in the game.
 */
export interface VitalityTokenData {
  readonly pillar: Pillar
  readonly vitality: number
  readonly arrows: number
  readonly copies: number
}

/** The colour, vitality, number of arrows and number of copies of every kind of vitality token (MOK-4). */
export const TOKEN_DATA: Readonly<Record<VitalityToken, VitalityTokenData>> = {
  dharma5: { pillar: 'dharma', vitality: 5, arrows: 1, copies: 6 },
  dharma10: { pillar: 'dharma', vitality: 10, arrows: 2, copies: 5 },
  kama5: { pillar: 'kama', vitality: 5, arrows: 1, copies: 6 },
  kama10: { pillar: 'kama', vitality: 10, arrows: 2, copies: 5 },
  artha5: { pillar: 'artha', vitality: 5, arrows: 1, copies: 6 },
  artha10: { pillar: 'artha', vitality: 10, arrows: 2, copies: 5 },
}

/** Number of vitality tokens in the game, copies included (MOK-1). */
export const VITALITY_TOKEN_COUNT = 33
/** Maximum number of vitality tokens that a player can hold (MOK-27). */
export const VITALITY_TOKEN_SLOTS_PER_PLAYER = 4
/**
 * Maximum number of tokens in the stack of a region, which is also their number at the start (MOK-13, MOK-74). The index is
 * the number of players.
 */
export const MAX_STACK_HEIGHT_BY_PLAYER_COUNT: readonly number[] = [0, 0, 2, 2, 3, 3]

// --------------------------------------------------------------------------------------------------------------- cards

/** The five castes, in ascending order. */
export const CASTES = ['dalit', 'shudra', 'vaishya', 'kshatriya', 'brahmin'] as const
/** One of the five castes. The occupation card of a player's life belongs to one of them. */
export type Caste = (typeof CASTES)[number]

/** A caste: its rank, the karma that a rebirth into it costs, and the vitality that it gives. */
export interface CasteData {
  /** Higher castes have higher ranks. */
  readonly rank: number
  /** Number of karma tokens that a player hands in for a rebirth into this caste (MOK-62). */
  readonly cost: number
  /** The vitality of every card of the caste (MOK-6). The 20 of Vaishya follows from a published example. */
  readonly vitality: number
}

/** The rank of every caste, the karma that a rebirth into it costs, and the vitality that it gives. */
export const CASTE_DATA: Readonly<Record<Caste, CasteData>> = {
  dalit: { rank: 0, cost: 0, vitality: 10 },
  shudra: { rank: 1, cost: 1, vitality: 15 },
  vaishya: { rank: 2, cost: 2, vitality: 20 },
  kshatriya: { rank: 3, cost: 3, vitality: 25 },
  brahmin: { rank: 4, cost: 4, vitality: 30 },
}

/**
 * Maximum number of karma tokens that a player pays (hands in) for a rebirth. A player with more keeps the others
 * (MOK-62).
 */
export const MAX_KARMA_PAID_FOR_REBIRTH = 4

/** The 13 occupations, by ascending caste. This is the order of the card table. */
export const OCCUPATION_IDS = [
  'dalit',
  'housekeeper',
  'cleaner',
  'servant',
  'artisan',
  'farmer',
  'merchant',
  'landholder',
  'maharaja',
  'soldier',
  'pandit',
  'jurist',
  'swami',
] as const
/** An occupation: the card that a player draws for a life. Cards of the same occupation are interchangeable. */
export type Occupation = (typeof OCCUPATION_IDS)[number]

/**
 * The caste of each occupation and the number of its cards (MOK-5). An occupation is the card that a player draws for
 * a life. The names and castes are printed in the published rules.
 */
export const OCCUPATION_DATA: Readonly<Record<Occupation, { readonly caste: Caste; readonly copies: number }>> = {
  dalit: { caste: 'dalit', copies: 5 },
  housekeeper: { caste: 'shudra', copies: 2 },
  cleaner: { caste: 'shudra', copies: 2 },
  servant: { caste: 'shudra', copies: 2 },
  artisan: { caste: 'vaishya', copies: 2 },
  farmer: { caste: 'vaishya', copies: 2 },
  merchant: { caste: 'vaishya', copies: 2 },
  landholder: { caste: 'kshatriya', copies: 2 },
  maharaja: { caste: 'kshatriya', copies: 2 },
  soldier: { caste: 'kshatriya', copies: 2 },
  pandit: { caste: 'brahmin', copies: 2 },
  jurist: { caste: 'brahmin', copies: 2 },
  swami: { caste: 'brahmin', copies: 2 },
}

/**
 * Minimum number of disciples, of all players together, in the region of a player with the occupation Cleaner, for the
 * occupation's effect. The disciples are counted when the Cleaner arrives in the region or decides to stay there
 * (MOK-86).
 */
export const CLEANER_MIN_DISCIPLES_IN_REGION = 2
/**
 * Number of own disciples that a player with the occupation Farmer moves from the board to the reserve. It is the
 * price of a second token from the stack of the player's region.
 */
export const DISCIPLES_RETURNED_BY_FARMER = 2
/**
 * Maximum number of own disciples that a player with the occupation Merchant can place in return for one karma token
 * (MOK-90).
 */
export const MAX_DISCIPLES_PLACED_BY_MERCHANT = 2
/**
 * The numbers of shifts (moves of the harmony marker by one hex) that a player with the occupation Jurist can choose
 * from. The player chooses one number for the token taken in step 1 of the turn, and one for the coloured dot of the
 * temple (MOK-97).
 */
export const JURIST_SHIFT_LENGTHS: readonly number[] = [1, 2]

// ----------------------------------------------------------------------------------------- disciples, karma, age, aura

/** Number of disciples of each player, on the board and in the reserve together (MOK-11). */
export const DISCIPLES_PER_PLAYER = 10
/** Maximum number of disciples of all players together in a region (MOK-35). */
export const MAX_DISCIPLES_PER_REGION = 4
/** Number of karma tokens of each colour in the game (MOK-1). */
export const KARMA_TOKENS_PER_COLOUR = 8
/** Maximum number of karma tokens of one colour that a player can hold (MOK-37). */
export const MAX_HELD_KARMA_PER_PILLAR = 2
/**
 * The vitality that a player needs to enter each stage of the age track (MOK-7). The index is the stage minus 1. Only the
 * 45 is published; the others are reconstructed around it.
 */
export const REQUIRED_VITALITY_BY_STAGE: readonly number[] = [0, 5, 10, 15, 20, 30, 45, 60]
/** The last stage of the age track. A player at this stage dies at the next vitality check (MOK-53). */
export const LAST_AGE_TRACK_STAGE = 8

/**
 * Aura (points) that a player needs to attain moksha, the aim of the game (MOK-58). The index is the number of
 * players.
 */
export const AURA_TARGET_BY_PLAYER_COUNT: readonly number[] = [0, 0, 12, 11, 10, 9]
/**
 * Amounts of aura (points) that a player gains, by source.
 * - majorities: for every MAJORITIES_NEEDED_PER_AURA majorities at a death (MOK-55). A majority is a region in which
 * the seat has a disciple and no other seat has more.
 * - fourthToken: for holding four vitality tokens, once per life (MOK-65)
 * - threeColours: for holding karma of all three colours, once per life (MOK-66)
 * - fourthGod: for devotion to the fourth god, once per game (MOK-67)
 */
export const AURA_GAINS = { majorities: 1, fourthToken: 1, threeColours: 1, fourthGod: 2 } as const
/**
 * A source of aura (points): majorities at a death, the fourth token held, karma of all three colours, or devotion to
 * the fourth god.
 */
export type AuraSource = keyof typeof AURA_GAINS
/**
 * Number of majorities that give 1 aura (point) at a death (MOK-55). A majority is a region in which the seat has a
 * disciple and no other seat has more disciples. A remainder gives nothing.
 */
export const MAJORITIES_NEEDED_PER_AURA = 2

/**
 * Maximum number of tokens that a player draws with the god Brahma from the Ocean, the supply of tokens. The player
 * draws fewer only if the Ocean has fewer (MOK-74, MOK-75).
 */
export const MAX_BRAHMA_DRAWS = 5
/** Maximum number of karma tokens, all of one colour, that the god Ganesha gives to a player (MOK-76). */
export const MAX_GANESHA_KARMA = 2
