/**
 * Regions, harmony grid, tokens, buildings, cards, tracks and constants of Moksha; values only. The published rules
 * refer to some values without printing them. Those are reconstructed: DATA_PROVENANCE lists them, and they are in this
 * file only, so that they can be corrected without changing the rules.
 */

/**
 * Origin of a value. published: printed in the published rules; inferred: the only consistent reading of printed
 * values; reconstructed: Samsara's own, consistent with every printed value and example and tuned by simulation;
 * ruling: decided where the rules say nothing.
 */
export type DataOrigin = 'published' | 'inferred' | 'reconstructed' | 'ruling'

/** The origin of every table of this file. */
export const DATA_PROVENANCE = {
  REGIONS: 'reconstructed',
  START_CASTES: 'published',
  TEMPLES: 'inferred',
  HEXES: 'reconstructed',
  HEX_SHIFTS: 'inferred',
  HARMONY_POINTS: 'reconstructed',
  TOKEN_DATA: 'reconstructed',
  CASTE_DATA: 'reconstructed',
  OCCUPATION_DATA: 'inferred',
  AGE_LEVELS: 'reconstructed',
  DISCIPLES_PER_PLAYER: 'reconstructed',
  DISCIPLES_PER_REGION: 'published',
  KARMA_PER_PILLAR: 'published',
  MAX_KARMA_PER_PILLAR: 'published',
  TOKEN_SLOTS: 'published',
  STACK_HEIGHT: 'published',
  AURA_TARGET: 'published',
  AURA_GAINS: 'published',
  BRAHMA_DRAWS: 'published',
  GANESHA_KARMA: 'published',
} as const satisfies Readonly<Record<string, DataOrigin>>

// ------------------------------------------------------------------------------------------------------------ pillars

export const PILLARS = ['dharma', 'kama', 'artha'] as const
/** Dharma is yellow, kama blue, artha red. */
export type Pillar = (typeof PILLARS)[number]

// ---------------------------------------------------------------------------------------------------------------- map

/** Number of a region, 1 to 11. Lists by region store it at index `region - 1`. */
export type RegionNumber = number

export interface RegionData {
  readonly id: RegionNumber
  readonly name: string
  /** The regions across a border, ascending. */
  readonly borders: readonly RegionNumber[]
}

/** MOK-2. Only the borders of region 4 (with 7 and 10) are published. */
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
/** MOK-18: caste of a player that starts in a region up to `last`. */
export const START_CASTES: readonly { readonly last: RegionNumber; readonly caste: Caste }[] = [
  { last: 5, caste: 'shudra' },
  { last: 11, caste: 'vaishya' },
]
/** MOK-16: number and sides of the start dice; their sum minus 1 is the region. */
export const START_DICE_COUNT = 2
export const DIE_SIDES = 6

export const GODS = ['brahma', 'ganesha', 'vishnu', 'shiva'] as const
export type God = (typeof GODS)[number]
/** A sanctuary is named by its god, a temple by its dot. */
export type Building = God | Pillar | 'neutral'
/** MOK-3. */
export const TEMPLES: readonly Building[] = ['dharma', 'dharma', 'kama', 'kama', 'artha', 'artha', 'neutral']

// -------------------------------------------------------------------------------------------------------- harmony grid

/** Index of a hex of the harmony grid in HEXES. */
export type HexIndex = number

export interface HexData {
  readonly q: number
  readonly r: number
  readonly disciples: number
  readonly karma: readonly (Pillar | 'any')[]
}

/** MOK-8: the axial offset of one shift. */
export const HEX_SHIFTS: Readonly<Record<Pillar, { readonly q: number; readonly r: number }>> = {
  dharma: { q: 0, r: -1 },
  kama: { q: 1, r: 0 },
  artha: { q: -1, r: 1 },
}
/** MOK-9: points of a hex by its ring. The 4 points of the centre are published. */
export const HARMONY_POINTS: readonly number[] = [4, 3, 2, 1]
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
/** MOK-8, MOK-10: all hexes, sorted by q, then r. */
export const HEXES: readonly HexData[] = COLUMNS.flatMap((column, nth) =>
  column.map((reward, at) => ({ q: nth - 3, r: at - Math.min(nth, 3), ...reward })),
)

// -------------------------------------------------------------------------------------------------------------- tokens

export const TOKENS = ['dharma5', 'dharma10', 'kama5', 'kama10', 'artha5', 'artha10'] as const
/** A vitality token by colour and value. Equal tokens are interchangeable. */
export type VitalityToken = (typeof TOKENS)[number]

export interface TokenData {
  readonly pillar: Pillar
  readonly vitality: number
  readonly arrows: number
  readonly copies: number
}

/** MOK-4. */
export const TOKEN_DATA: Readonly<Record<VitalityToken, TokenData>> = {
  dharma5: { pillar: 'dharma', vitality: 5, arrows: 1, copies: 6 },
  dharma10: { pillar: 'dharma', vitality: 10, arrows: 2, copies: 5 },
  kama5: { pillar: 'kama', vitality: 5, arrows: 1, copies: 6 },
  kama10: { pillar: 'kama', vitality: 10, arrows: 2, copies: 5 },
  artha5: { pillar: 'artha', vitality: 5, arrows: 1, copies: 6 },
  artha10: { pillar: 'artha', vitality: 10, arrows: 2, copies: 5 },
}
/** MOK-1. */
export const TOKEN_COUNT = 33
/** MOK-27. */
export const TOKEN_SLOTS = 4
/** MOK-13, MOK-74: by number of players. */
export const STACK_HEIGHT: readonly number[] = [0, 0, 2, 2, 3, 3]

// --------------------------------------------------------------------------------------------------------------- cards

/** In ascending order. */
export const CASTES = ['dalit', 'shudra', 'vaishya', 'kshatriya', 'brahmin'] as const
export type Caste = (typeof CASTES)[number]

export interface CasteData {
  /** Higher castes have higher ranks. */
  readonly rank: number
  /** MOK-62: number of karma tokens for a rebirth into this caste. */
  readonly cost: number
  /** MOK-6. The 20 of Vaishya follows from a published example. */
  readonly vitality: number
}

export const CASTE_DATA: Readonly<Record<Caste, CasteData>> = {
  dalit: { rank: 0, cost: 0, vitality: 10 },
  shudra: { rank: 1, cost: 1, vitality: 15 },
  vaishya: { rank: 2, cost: 2, vitality: 20 },
  kshatriya: { rank: 3, cost: 3, vitality: 25 },
  brahmin: { rank: 4, cost: 4, vitality: 30 },
}
/** MOK-62: a rebirth takes at most this number of karma tokens. */
export const MAX_KARMA_FOR_REBIRTH = 4

export const OCCUPATIONS = [
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
export type Occupation = (typeof OCCUPATIONS)[number]

/** MOK-5. Names and castes are published. */
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
/** MOK-86: minimum number of disciples, of any players, for a Cleaner. */
export const CLEANER_MIN_DISCIPLES = 2
/** MOK-89, MOK-90. */
export const FARMER_DISCIPLES = 2
export const MERCHANT_MAX_DISCIPLES = 2
/** MOK-97. */
export const JURIST_SHIFT_LENGTHS: readonly number[] = [1, 2]

// ----------------------------------------------------------------------------------------- disciples, karma, age, aura

/** MOK-11: per player. */
export const DISCIPLES_PER_PLAYER = 10
/** MOK-35. */
export const DISCIPLES_PER_REGION = 4
/** MOK-1, MOK-37. */
export const KARMA_PER_PILLAR = 8
export const MAX_KARMA_PER_PILLAR = 2
/** MOK-7: own vitality required to enter a stage; index = stage - 1. The existence of a level of 45 is published. */
export const AGE_LEVELS: readonly number[] = [0, 5, 10, 15, 20, 30, 45, 60]
export const LAST_AGE_STAGE = 8

/** MOK-58: by number of players. */
export const AURA_TARGET: readonly number[] = [0, 0, 12, 11, 10, 9]
/** MOK-55, MOK-65 to MOK-67. */
export const AURA_GAINS = { majorities: 1, fourthToken: 1, threeColours: 1, fourthGod: 2 } as const
/** Sources of aura. */
export type AuraSource = keyof typeof AURA_GAINS
/** MOK-55: number of majorities per aura. */
export const MAJORITIES_PER_AURA = 2

/** MOK-74, MOK-76. */
export const BRAHMA_DRAWS = 5
export const GANESHA_KARMA = 2
