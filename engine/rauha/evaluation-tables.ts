/**
 * Precomputed numbers of all tiles and entities and values of the remaining stops, independent of the board.
 * forecast.ts evaluates a board with them.
 */
import { BOARD_LINES, linesThrough, entityBitsOfTile } from './board.ts'
import {
  PRINTED_TILES_BY_SIDE,
  CARD_DATA,
  CARD_IDS,
  ENTITY_IDS,
  ENTITY_DATA,
  AVATAR_STOPS,
  SQUARE_INDICES,
  ENERGY_BY_WATER_SURPLUS,
} from './data.ts'
import type { CardData, CountedItemKind, ActivationEffect, BoardSide, TileData } from './data.ts'

/** Value of a crystal in energy while there are turns left to spend it; it decreases over the last SPENDING_TURNS turns. */
const CRYSTAL = 0.75
const SPENDING_TURNS = 3
/** Discount factors per later stop or scoring: a tile may be covered (FADE), an entity taken (HOLD), a water lead lost (FLOW). */
const FADE = 0.88
const HOLD = 0.75
const FLOW = 0.85
/** Least value, in energy per scoring, that a spore has on any tile, since a better tile may be placed under it later. */
export const MIN_SPORE_WORTH = 0.7
/** Share of an entity's value that counts for a seat if two tiles of a line of its board have the entity's symbol. */
export const NEARLY_WON_ENTITY_SHARE = 0.25

/** Weights of the remaining stops of the avatars (turns and scorings) in the evaluation, for one position of the avatars. */
export interface StopWeightsAfterPosition {
  /** By square: how many later turns activate it, each discounted by its distance. */
  readonly lines: readonly number[]
  /** Weight of the remaining scorings for a tile with a spore: their number, each discounted by its distance. */
  readonly spored: number
  /** Weight of the remaining scorings for an entity: their number, each discounted by its distance. */
  readonly entities: number
  /** Weight of the remaining scorings for a lead in water sources: their number, each discounted by its distance. */
  readonly water: number
  /** Value of a crystal in energy. */
  readonly crystal: number
  /** Numbers of remaining scorings and turns. */
  readonly scorings: number
  readonly turns: number
}

const REMAINING_STOPS: readonly StopWeightsAfterPosition[] = AVATAR_STOPS.map(({ position }) => {
  const later = AVATAR_STOPS.filter((stop) => stop.position > position)
  const corners = later.filter(({ kind }) => kind === 'corner')
  const fading = (stops: readonly { position: number }[]): number =>
    stops.reduce((sum, stop) => sum + FADE ** (stop.position - position - 1), 0)
  const holding = (part: number): number => corners.reduce((sum, _, at) => sum + part ** at, 0)
  const turns = later.length - corners.length
  return {
    lines: SQUARE_INDICES.map((square) => fading(later.filter(({ squares }) => squares.includes(square)))),
    spored: fading(corners),
    entities: holding(HOLD),
    water: holding(FLOW),
    crystal: CRYSTAL * Math.min(1, (turns + 0.5) / SPENDING_TURNS),
    scorings: corners.length,
    turns,
  }
})

/**
 * Looks up the weights that the evaluation for bots gives to the turns and scorings that remain after a position of
 * the avatars. Such a turn or scoring is called a stop: a place on the path of the avatars around the board. The
 * result is one object for all remaining stops, not one weight for each stop.
 * @param position of the avatars, 1-16
 * @throws RangeError for any other position
 */
export function evaluationWeightsAfterPosition(position: number): StopWeightsAfterPosition {
  const ahead = REMAINING_STOPS[position - 1]
  if (ahead === undefined) throw new RangeError(`no position ${String(position)}`)
  return ahead
}

// All tiles by tile number, and their most used properties.
const TILES: readonly (TileData | CardData)[] = [
  ...CARD_IDS.map((card) => CARD_DATA[card]),
  ...PRINTED_TILES_BY_SIDE.A,
  ...PRINTED_TILES_BY_SIDE.B,
]
/**
 * By board side: the tile number of its first printed tile. Tile numbers: first the cards in table order, then the nine
 * printed tiles of side A and of side B by square.
 */
export const PRINTED_TILE_OFFSET_BY_SIDE: Readonly<Record<BoardSide, number>> = {
  A: CARD_IDS.length,
  B: CARD_IDS.length + SQUARE_INDICES.length,
}
const numbersByTile = (of: (tile: TileData | CardData, at: number) => number): Float64Array =>
  Float64Array.from(TILES, of)
/**
 * The number of flying animals on each tile, for evaluations. The index is the tile number: first the cards in table
 * order, then the nine printed tiles of side A by square, then those of side B (see PRINTED_TILE_OFFSET_BY_SIDE).
 */
export const FLYING_COUNT_BY_TILE = numbersByTile(
  ({ animals }) => animals.filter((animal) => animal === 'flying').length,
)
/** By tile number (see PRINTED_TILE_OFFSET_BY_SIDE): its number of land animals. */
export const LAND_ANIMAL_COUNT_BY_TILE = numbersByTile(
  ({ animals }) => animals.filter((animal) => animal === 'land').length,
)
/**
 * By tile number: the number of marine animals on the tile. The tile numbers are first the cards in table order, then
 * the nine printed tiles of board side A and those of side B by square (see PRINTED_TILE_OFFSET_BY_SIDE).
 */
export const MARINE_COUNT_BY_TILE = numbersByTile(
  ({ animals }) => animals.filter((animal) => animal === 'marine').length,
)
/**
 * Number of water sources on each tile, by tile number. A tile number counts first the cards in table order, then the
 * nine printed tiles of board side A and of side B by square (see PRINTED_TILE_OFFSET_BY_SIDE).
 */
export const WATER_SOURCES_BY_TILE = numbersByTile(({ water }) => water)
/** By tile number (see PRINTED_TILE_OFFSET_BY_SIDE): the entities whose symbols it has, as bits: 1 << index in ENTITY_IDS. */
export const ENTITY_SYMBOL_BITS_BY_TILE = Int32Array.from(TILES, entityBitsOfTile)
/**
 * The squares on which each tile may be placed, by tile number, as bits: 1 << square; -1: all squares. A tile number
 * counts first the cards in table order, then the nine printed tiles of board side A and of side B by square (see
 * PRINTED_TILE_OFFSET_BY_SIDE).
 */
export const ALLOWED_SQUARE_BITS_BY_TILE = Int32Array.from(TILES, (tile) =>
  'placement' in tile && tile.placement.kind === 'squares'
    ? tile.placement.squares.reduce((bits, square) => bits | (1 << square), 0)
    : -1,
)
/**
 * The crystals that a player pays to place a tile; 0 if it costs nothing. The index is the tile number (see
 * PRINTED_TILE_OFFSET_BY_SIDE).
 */
export const PLACEMENT_CRYSTAL_COST_BY_TILE = numbersByTile((tile) =>
  'placement' in tile && tile.placement.kind === 'crystals' ? tile.placement.crystals : 0,
)

/**
 * The kinds of item that a `gainPer` effect can count, in a fixed order. The index in this list is the number by which
 * the tables and the forecast refer to a kind. `bestAnimal` is the kind of animal that the player has most of.
 */
export const COUNTED_ITEM_KINDS: readonly CountedItemKind[] = [
  'flying',
  'land',
  'marine',
  'bestAnimal',
  'spore',
  'water',
]
/**
 * The index of `bestAnimal` in COUNTED_ITEM_KINDS, the list of the kinds of item that effects count. `bestAnimal` is
 * the kind of animal that a player has most of.
 */
export const BEST_ANIMAL_COUNTED_KIND_INDEX = COUNTED_ITEM_KINDS.indexOf('bestAnimal')
/** Index of the kind `spore` in COUNTED_ITEM_KINDS. */
export const SPORE_COUNTED_KIND_INDEX = COUNTED_ITEM_KINDS.indexOf('spore')
/** Index of the kind `water` in COUNTED_ITEM_KINDS. */
export const COUNTED_KIND_INDEX_OF_WATER = COUNTED_ITEM_KINDS.indexOf('water')

// All effects by effect number.
const EFFECTS: readonly (ActivationEffect | null)[] = [
  ...TILES,
  ...ENTITY_IDS.map((entity) => ENTITY_DATA[entity]),
].map(({ effect }) => effect)
/**
 * The effect number of the first entity's effect. Effect numbers: first the effects of the tiles, by tile number (see
 * PRINTED_TILE_OFFSET_BY_SIDE), then those of the entities in the order of ENTITY_IDS.
 */
export const ENTITY_EFFECT_OFFSET = TILES.length
/**
 * For each effect, the kind of item that the effect counts, as an index in COUNTED_ITEM_KINDS; -1 if it counts no
 * items. The index of this table is the effect number: first the effects of the tiles, by tile number, then those of
 * the entities in the order of ENTITY_IDS (see ENTITY_EFFECT_OFFSET).
 */
export const COUNTED_KIND_INDEX_BY_EFFECT = Int32Array.from(EFFECTS, (effect) =>
  effect?.kind === 'gainPer' ? COUNTED_ITEM_KINDS.indexOf(effect.per) : -1,
)
/**
 * Table of the amounts that effects give for each item that they count, in the resource of the effect (energy or
 * crystals). An effect that counts no items has 0. The index is the effect number: first the effects of the tiles, by
 * tile number, then those of the entities in the order of ENTITY_IDS (from ENTITY_EFFECT_OFFSET on).
 */
export const AMOUNT_PER_ITEM_BY_EFFECT = Float64Array.from(EFFECTS, (effect) =>
  effect?.kind === 'gainPer' ? effect.amount : 0,
)
/**
 * The price in crystals of each effect, or 0 if it has no price. The index is the effect number: first the effects of
 * the tiles, by tile number, then those of the entities in the order of ENTITY_IDS (see ENTITY_EFFECT_OFFSET).
 */
export const CRYSTAL_COST_BY_EFFECT = Float64Array.from(EFFECTS, (effect) =>
  effect !== null && 'pay' in effect ? effect.pay : 0,
)
/**
 * For each effect, whether it gives a fixed number of crystals and has no price. The index is the effect number: first
 * the effects of the tiles, then those of the entities (from ENTITY_EFFECT_OFFSET on).
 */
export const IS_FREE_CRYSTAL_GAIN_BY_EFFECT = EFFECTS.map(
  (effect) => effect?.kind === 'gain' && effect.what === 'crystals',
)
/**
 * Table of the value of one activation of each effect, in energy, with its price deducted. The first index is the
 * position of the avatars minus 1, the second is the effect number (see ENTITY_EFFECT_OFFSET). Effects without a fixed
 * amount, which count items, have the value 0.
 */
export const FIXED_EFFECT_WORTHS_BY_POSITION = REMAINING_STOPS.map((ahead) =>
  Float64Array.from(EFFECTS, (effect) => fixedWorth(effect, ahead)),
)
/**
 * A table of worths by effect number (see ENTITY_EFFECT_OFFSET) in which each worth is 0. It fills each entry of
 * FIXED_EFFECT_WORTHS_BY_POSITION until that position of the avatars is evaluated.
 */
export const ZERO_EFFECT_WORTHS = new Float64Array(EFFECTS.length)

function fixedWorth(effect: ActivationEffect | null, { crystal, spored }: StopWeightsAfterPosition): number {
  switch (effect?.kind) {
    case 'gain':
      return effect.amount * (effect.what === 'energy' ? 1 : crystal)
    case 'payToGain':
      return Math.max(0, effect.amount * (effect.what === 'energy' ? 1 : crystal) - effect.pay * crystal)
    case 'spore':
      return Math.max(0, MIN_SPORE_WORTH * spored - effect.pay * crystal)
    default:
      return 0
  }
}

/** By square, four entries each: the two other squares of its row, then the two other squares of its column. */
export const FLAT_SAME_LINE_SQUARES_BY_SQUARE = Int32Array.from(
  SQUARE_INDICES.flatMap((square) => linesThrough(square).flatMap((line) => line.filter((each) => each !== square))),
)
/**
 * For each square in turn, the four lines that do not contain the square, as indices in BOARD_LINES, in one flat list
 * of four entries per square.
 */
export const FLAT_LINES_NOT_THROUGH_SQUARE = Int32Array.from(
  SQUARE_INDICES.flatMap((square) => BOARD_LINES.flatMap((line, at) => (line.includes(square) ? [] : [at]))),
)
/** The squares of all lines in one flat list: the squares of line `n` (index in BOARD_LINES) are the entries `3n` to `3n + 2`. */
export const FLAT_LIST_OF_LINE_SQUARES = Int32Array.from(BOARD_LINES.flat())
/** By entity (index in ENTITY_IDS): the number of water sources that it gives to its owner. */
export const WATER_SOURCES_BY_ENTITY = Float64Array.from(ENTITY_IDS, (entity) => ENTITY_DATA[entity].water)

/**
 * Computes the value, in energy, of one activation of an effect of a tile or entity.
 * @param effect effect number: its index in the list of all effects, first those of the tiles, then those of the
 *   entities (see ENTITY_EFFECT_OFFSET)
 * @param counts how many items the seat has, by kind (index in COUNTED_ITEM_KINDS)
 * @param fixed the values of the effects with a fixed amount, by effect number: the entry of
 *   FIXED_EFFECT_WORTHS_BY_POSITION for the current position of the avatars
 * @returns the value; for an effect that counts items, the amount for each item times the number of items
 */
export function effectWorthOf(effect: number, counts: Float64Array, fixed: Float64Array): number {
  const per = COUNTED_KIND_INDEX_BY_EFFECT[effect] ?? 0
  return per < 0 ? (fixed[effect] ?? 0) : (AMOUNT_PER_ITEM_BY_EFFECT[effect] ?? 0) * (counts[per] ?? 0)
}

/**
 * Looks up the energy that a seat gets for its water sources in a scoring.
 * @param lead the number of the seat's water sources minus the lowest number of the other seats; may be negative
 * @returns the energy; 0 if the lead is not positive
 */
export function energyOfWaterSurplus(lead: number): number {
  return ENERGY_BY_WATER_SURPLUS[Math.min(Math.max(lead, 0), ENERGY_BY_WATER_SURPLUS.length - 1)] ?? 0
}
