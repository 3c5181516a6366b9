/**
 * Constants of Rauha: symbols, effects, both board sides, entities, avatar path, setup. Cards are in card-table.ts;
 * effects.ts applies the effects. Rule numbers (RAU-n) refer to RULES.md.
 */
import {
  CARD_TABLE,
  createGainPerEffect,
  createPayToGainEffect,
  createGainEffect,
  createTilePrintedOnBoard,
  createPayForSporeEffect,
} from './card-table.ts'
import type { BOARD_SIDES } from './info.ts'
import type { SquareIndex, TileData, CardData, TileSymbol, ActivationEffect, CardAge } from './card-types.ts'

export * from './card-types.ts'

/** One of the two sides of the boards. All boards of a table show the same side (RAU-2). */
export type BoardSide = (typeof BOARD_SIDES)[number]

/** By board side, then by square: the tile printed on the board (RAU-3). */
export const PRINTED_TILES_BY_SIDE: Readonly<Record<BoardSide, readonly TileData[]>> = {
  A: [
    createTilePrintedOnBoard('desert', createGainEffect(1, 'crystals')),
    createTilePrintedOnBoard('forest', createGainEffect(1, 'energy')),
    createTilePrintedOnBoard('desert', null),
    createTilePrintedOnBoard('crystal', createGainEffect(1, 'crystals')),
    createTilePrintedOnBoard('desert', createGainEffect(1, 'crystals')),
    createTilePrintedOnBoard('mushroom', createPayForSporeEffect(3)),
    createTilePrintedOnBoard('desert', createGainEffect(1, 'energy')),
    createTilePrintedOnBoard('mountain', null, 1),
    createTilePrintedOnBoard('desert', createGainEffect(1, 'energy')),
  ],
  B: [
    createTilePrintedOnBoard('crystal', createGainEffect(2, 'crystals')),
    createTilePrintedOnBoard('desert', createGainEffect(1, 'energy')),
    createTilePrintedOnBoard('mountain', null, 1),
    createTilePrintedOnBoard('desert', null),
    createTilePrintedOnBoard('desert', createGainEffect(1, 'crystals')),
    createTilePrintedOnBoard('desert', createGainEffect(1, 'energy')),
    createTilePrintedOnBoard('forest', createGainEffect(2, 'energy')),
    createTilePrintedOnBoard('desert', null),
    createTilePrintedOnBoard('mushroom', createPayForSporeEffect(3)),
  ],
}

/** The id of a card, `A1-01` to `A2-40`: age and number. Each card exists once. */
export type CardId = keyof typeof CARD_TABLE
/** By card: its tile, age and placement rule. The same table as CARD_TABLE, with one type for all cards. */
export const CARD_DATA: Readonly<Record<CardId, CardData>> = CARD_TABLE
/** The ids of all cards in the order of the card table, in which card lists are sorted. */
export const CARD_IDS = Object.keys(CARD_TABLE) as readonly CardId[]
/** By card: its index in the card table. */
export const INDEX_BY_CARD = Object.fromEntries(CARD_IDS.map((card, index) => [card, index])) as Readonly<
  Record<CardId, number>
>

/** The ids of the seven divine entities; their data: ENTITY_DATA. */
export const ENTITY_IDS = ['taivas', 'sienet', 'meri', 'metsat', 'kiteet', 'vuori', 'maa'] as const
/**
 * The id of one of the seven divine entities. A seat wins an entity when it completes a line (row or column) of the
 * entity's symbol.
 */
export type EntityId = (typeof ENTITY_IDS)[number]

/** A divine entity: the symbol that wins it, and what it gives to its owner. */
export interface EntityData {
  readonly name: string
  /** A seat that completes a line of this symbol wins the entity (RAU-48). */
  readonly symbol: TileSymbol
  /** Water sources that the entity gives to its owner (RAU-78). */
  readonly water: number
  /** The effect when its owner activates it; null if it cannot be activated (RAU-66). */
  readonly effect: ActivationEffect | null
}

/** By entity: its name, symbol, water sources and effect. */
export const ENTITY_DATA: Readonly<Record<EntityId, EntityData>> = {
  taivas: { name: 'Taivas', symbol: 'flying', water: 0, effect: createPayToGainEffect(4, 7, 'energy') },
  sienet: { name: 'Sienet', symbol: 'mushroom', water: 0, effect: createGainEffect(3, 'crystals') },
  meri: { name: 'Meri', symbol: 'marine', water: 0, effect: createGainPerEffect('water', 1, 'energy') },
  metsat: { name: 'Metsat', symbol: 'forest', water: 0, effect: createGainPerEffect('bestAnimal', 1, 'energy') },
  kiteet: { name: 'Kiteet', symbol: 'crystal', water: 0, effect: createGainEffect(3, 'energy') },
  vuori: { name: 'Vuori', symbol: 'mountain', water: 2, effect: null },
  maa: { name: 'Maa', symbol: 'land', water: 0, effect: createGainPerEffect('spore', 1, 'energy') },
}

/**
 * A symbol of a pool, as one seat sees it. A pool is the pile of cards between two neighbouring seats, which both of
 * them use: it is the `moon` pool of one and the `star` pool of the next seat (RAU-11).
 */
export type NeighbourPoolSymbol = 'moon' | 'star'
/** An edge of the board; the avatars move along one edge per round. */
export type BoardEdge = 'top' | 'right' | 'bottom' | 'left'
/** A corner of the board, where the avatars stop at the end of a round. */
export type BoardCorner = 'top-right' | 'bottom-right' | 'bottom-left' | 'top-left'

/**
 * A stop on the path of the avatars: a notch beside a line, where a turn is played, or a corner, where a scoring takes
 * place.
 */
export interface AvatarStop {
  /** 1-16. */
  readonly position: number
  readonly kind: 'notch' | 'corner'
  /** 1-4. */
  readonly round: number
  /** 1-3; null in a corner. */
  readonly turn: number | null
  /** Age of the cards dealt in this round (RAU-15). */
  readonly age: CardAge
  readonly edge: BoardEdge | null
  readonly corner: BoardCorner | null
  /** The pool that every seat looks at (RAU-20); null in a corner. */
  readonly pool: NeighbourPoolSymbol | null
  /** The squares of the line that is activated (RAU-59); empty in a corner. */
  readonly squares: readonly SquareIndex[]
}

/** The three squares of a line, that is of a row or a column of a board (RAU-47). */
export type LineSquares = readonly [SquareIndex, SquareIndex, SquareIndex]
/** By row of a board, from top to bottom: its three squares, from left to right. */
export const SQUARES_BY_ROW = [0, 3, 6].map((first): LineSquares => [first, first + 1, first + 2])
/** By column of a board, from left to right: its three squares, from top to bottom. */
export const SQUARES_BY_COLUMN = [0, 1, 2].map((first): LineSquares => [first, first + 3, first + 6])

/** By round: the edge that the avatars move along, its lines in that order, and the corner at its end (RAU-18). */
const ROUNDS: readonly { side: BoardEdge; lines: readonly LineSquares[]; corner: BoardCorner }[] = [
  { side: 'top', lines: SQUARES_BY_COLUMN, corner: 'top-right' },
  { side: 'right', lines: SQUARES_BY_ROW, corner: 'bottom-right' },
  { side: 'bottom', lines: SQUARES_BY_COLUMN.toReversed(), corner: 'bottom-left' },
  { side: 'left', lines: SQUARES_BY_ROW.toReversed(), corner: 'top-left' },
]
const NO_SQUARES: readonly SquareIndex[] = []

/**
 * The 16 stops on the path of the avatars around the board, in order. Each round has three notches, where a turn is
 * played, and a corner, where a scoring takes place. The pool from which the seats choose a card alternates from turn
 * to turn.
 */
export const AVATAR_STOPS: readonly AvatarStop[] = ROUNDS.flatMap(({ side, lines, corner }, nth) => {
  const round = nth + 1
  const age = round <= 2 ? 1 : 2
  const first = nth * (lines.length + 1) + 1
  return [
    ...lines.map((squares, at): AvatarStop => {
      const pool = (nth + at) % 2 === 0 ? 'moon' : 'star'
      return { position: first + at, kind: 'notch', round, turn: at + 1, age, edge: side, corner: null, pool, squares }
    }),
    {
      position: first + 3,
      kind: 'corner',
      round,
      turn: null,
      age,
      edge: null,
      corner,
      pool: null,
      squares: NO_SQUARES,
    },
  ]
})
/** The last position of the avatars. The game ends after the scoring at this position (RAU-92). */
export const LAST_AVATAR_POSITION = 16

/**
 * Looks up the stop of the avatars at a position. A stop is a place on the path of the avatars around the board, where
 * a turn is played or a scoring takes place.
 * @param position of the avatars, 1-16
 * @returns the stop
 * @throws RangeError for any other position
 */
export function avatarStopAt(position: number): AvatarStop {
  const stop = AVATAR_STOPS[position - 1]
  if (stop === undefined) throw new RangeError(`no position ${String(position)}`)
  return stop
}

/**
 * The energy that a scoring gives for water (RAU-88). The index is the number of water sources of the seat beyond those of the
 * seat with the fewest. The last entry applies to all greater differences.
 */
export const ENERGY_BY_WATER_SURPLUS: readonly number[] = [0, 1, 3, 6, 10, 15]

/** Number of crystals of each seat at the start (RAU-5). */
export const START_CRYSTALS = 4
/** Number of crystals that a player gets for a discarded card, if they do not take a spore for it (RAU-43). */
export const CRYSTALS_PER_DISCARD = 4
/** Number of cards dealt per round to each satellite, one of the piles between two neighbours (RAU-15). */
export const CARDS_DEALT_PER_SATELLITE = 4
