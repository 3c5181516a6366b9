/**
 * Rauha as values: symbols, effects, both board sides, the entities, the path of the avatars, the figures of the setup.
 * The cards stand in cards.ts; effects.ts carries the effects out. Numbers of rules (RAU-n) are those of RULES.md.
 */
import { CARD_TABLE, each, exchange, gain, printed, sow } from './cards.ts'
import type { SIDES } from './info.ts'

/** A place of a board, 0-8 row by row from the top left; a spore lies on one, a tile fills one. */
export type Square = number
export const SQUARES: readonly Square[] = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** The side of all boards of a table (RAU-2). */
export type Side = (typeof SIDES)[number]

export const BIOMES = ['crystal', 'forest', 'mushroom', 'mountain', 'desert'] as const
export type Biome = (typeof BIOMES)[number]
export const ANIMALS = ['flying', 'land', 'marine'] as const
export type Animal = (typeof ANIMALS)[number]
/** What makes lines (RAU-47). */
export type TileSymbol = Biome | Animal

export type Age = 1 | 2

/** What effects give; crystals are also paid. */
export type Good = 'crystals' | 'energy'

/** What a `gainPer` counts (RAU-71 to RAU-74, RAU-79). */
export type Count = Animal | 'spore' | 'water' | 'bestAnimal'

/** What activating a tile or an entity does (section 8 of the rules). */
export type Effect =
  /** Take the amount (RAU-69). */
  | { readonly kind: 'gain'; readonly what: Good; readonly amount: number }
  /** Pay the crystals, take the amount (RAU-70). */
  | { readonly kind: 'payToGain'; readonly pay: number; readonly what: Good; readonly amount: number }
  /** Take the amount once for each counted thing (RAU-71). */
  | { readonly kind: 'gainPer'; readonly what: Good; readonly amount: number; readonly per: Count }
  /** Pay the crystals, put a spore on a square without one (RAU-77). */
  | { readonly kind: 'spore'; readonly pay: number }

/** What is visible on a square: a printed biome or a card. */
export interface TileData {
  /** One or two. */
  readonly biomes: readonly Biome[]
  /** None to three; two of a kind are possible. */
  readonly animals: readonly Animal[]
  /** Water sources. */
  readonly water: number
  /** Null: it cannot be activated (RAU-66). */
  readonly effect: Effect | null
}

/** Where a card may be placed, and for what (RAU-35 to RAU-38). */
export type Placement =
  | { readonly kind: 'free' }
  | { readonly kind: 'crystals'; readonly crystals: number }
  | { readonly kind: 'squares'; readonly squares: readonly Square[] }

export interface CardData extends TileData {
  readonly age: Age
  readonly placement: Placement
}

/** The printed biomes of both sides, by square (RAU-3). */
export const BOARDS: Readonly<Record<Side, readonly TileData[]>> = {
  A: [
    printed('desert', gain(1, 'crystals')),
    printed('forest', gain(1, 'energy')),
    printed('desert', null),
    printed('crystal', gain(1, 'crystals')),
    printed('desert', gain(1, 'crystals')),
    printed('mushroom', sow(3)),
    printed('desert', gain(1, 'energy')),
    printed('mountain', null, 1),
    printed('desert', gain(1, 'energy')),
  ],
  B: [
    printed('crystal', gain(2, 'crystals')),
    printed('desert', gain(1, 'energy')),
    printed('mountain', null, 1),
    printed('desert', null),
    printed('desert', gain(1, 'crystals')),
    printed('desert', gain(1, 'energy')),
    printed('forest', gain(2, 'energy')),
    printed('desert', null),
    printed('mushroom', sow(3)),
  ],
}

/** A card by its name, `A1-01` to `A2-40`: age and number. There is one of each. */
export type Card = keyof typeof CARD_TABLE
export const CARD_DATA: Readonly<Record<Card, CardData>> = CARD_TABLE
/** All cards in the order of the table: the order of lists of cards that have none of their own. */
export const CARDS = Object.keys(CARD_TABLE) as readonly Card[]
/** The place of a card in that order. */
export const ORDER = Object.fromEntries(CARDS.map((card, index) => [card, index])) as Readonly<Record<Card, number>>

export const ENTITIES = ['taivas', 'sienet', 'meri', 'metsat', 'kiteet', 'vuori', 'maa'] as const
export type Entity = (typeof ENTITIES)[number]

export interface EntityData {
  readonly name: string
  /** Whoever completes a line of this welcomes the entity (RAU-48). */
  readonly symbol: TileSymbol
  /** Water sources that its owner has besides (RAU-78). */
  readonly water: number
  readonly effect: Effect | null
}

export const ENTITY_DATA: Readonly<Record<Entity, EntityData>> = {
  taivas: { name: 'Taivas', symbol: 'flying', water: 0, effect: exchange(4, 7, 'energy') },
  sienet: { name: 'Sienet', symbol: 'mushroom', water: 0, effect: gain(3, 'crystals') },
  meri: { name: 'Meri', symbol: 'marine', water: 0, effect: each('water', 1, 'energy') },
  metsat: { name: 'Metsat', symbol: 'forest', water: 0, effect: each('bestAnimal', 1, 'energy') },
  kiteet: { name: 'Kiteet', symbol: 'crystal', water: 0, effect: gain(3, 'energy') },
  vuori: { name: 'Vuori', symbol: 'mountain', water: 2, effect: null },
  maa: { name: 'Maa', symbol: 'land', water: 0, effect: each('spore', 1, 'energy') },
}

/** What marks the two pools of a seat (RAU-11). */
export type PoolSymbol = 'moon' | 'star'
/** A side of the board, along which the avatars walk in a round. */
export type Edge = 'top' | 'right' | 'bottom' | 'left'
export type Corner = 'top-right' | 'bottom-right' | 'bottom-left' | 'top-left'

/** A position of the avatars: a notch beside a line, where a turn is played, or a corner, where is scored. */
export interface Stop {
  /** 1-16. */
  readonly position: number
  readonly kind: 'notch' | 'corner'
  /** 1-4. */
  readonly round: number
  /** 1-3; null in a corner. */
  readonly turn: number | null
  /** Of the cards dealt in this round (RAU-15). */
  readonly age: Age
  readonly side: Edge | null
  readonly corner: Corner | null
  /** The pool that everybody looks at (RAU-20). */
  readonly pool: PoolSymbol | null
  /** The line that is activated (RAU-59), none in a corner. */
  readonly squares: readonly Square[]
}

/** A row or a column (RAU-47). */
export type Line = readonly [Square, Square, Square]
export const ROWS = [0, 3, 6].map((first): Line => [first, first + 1, first + 2])
export const COLUMNS = [0, 1, 2].map((first): Line => [first, first + 3, first + 6])

/** By round: the side along which the avatars walk, its lines in that order, and the corner where it ends (RAU-18). */
const ROUNDS: readonly { side: Edge; lines: readonly Line[]; corner: Corner }[] = [
  { side: 'top', lines: COLUMNS, corner: 'top-right' },
  { side: 'right', lines: ROWS, corner: 'bottom-right' },
  { side: 'bottom', lines: COLUMNS.toReversed(), corner: 'bottom-left' },
  { side: 'left', lines: ROWS.toReversed(), corner: 'top-left' },
]
const NO_SQUARES: readonly Square[] = []

/** Three notches and a corner in each round; the pools change from turn to turn. */
export const PATH: readonly Stop[] = ROUNDS.flatMap(({ side, lines, corner }, nth) => {
  const round = nth + 1
  const age = round <= 2 ? 1 : 2
  const first = nth * (lines.length + 1) + 1
  return [
    ...lines.map((squares, at): Stop => {
      const pool = (nth + at) % 2 === 0 ? 'moon' : 'star'
      return { position: first + at, kind: 'notch', round, turn: at + 1, age, side, corner: null, pool, squares }
    }),
    {
      position: first + 3,
      kind: 'corner',
      round,
      turn: null,
      age,
      side: null,
      corner,
      pool: null,
      squares: NO_SQUARES,
    },
  ]
})
/** The last position: the game ends after its scoring (RAU-92). */
export const LAST_POSITION = 16

/** The stop at a position, 1-16. @throws RangeError for another one */
export function stopAt(position: number): Stop {
  const stop = PATH[position - 1]
  if (stop === undefined) throw new RangeError(`no position ${String(position)}`)
  return stop
}

/** Energy for so many water sources more than the poorest; the last holds for any greater difference (RAU-88). */
export const WATER_ENERGY: readonly number[] = [0, 1, 3, 6, 10, 15]

/** What everybody starts with (RAU-5). */
export const START_CRYSTALS = 4
/** What a discard is worth, if not a spore (RAU-43). */
export const DISCARD_CRYSTALS = 4
/** Cards dealt to each satellite in each round (RAU-15). */
export const DEAL = 4
