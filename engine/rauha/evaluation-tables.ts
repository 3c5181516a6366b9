/**
 * Precomputed numbers of all tiles and entities and values of the remaining stops, independent of the board.
 * forecast.ts evaluates a board with them.
 */
import { BOARD_LINES, linesThrough, entityBitsOf } from './board.ts'
import {
  PRINTED_BOARDS,
  CARD_DATA,
  CARDS,
  ENTITIES,
  ENTITY_DATA,
  AVATAR_PATH,
  SQUARES,
  ENERGY_BY_WATER_LEAD,
} from './data.ts'
import type { CardData, CountKind, TileEffect, BoardSide, TileData } from './data.ts'

/** Value of a crystal in energy while there are turns left to spend it; it decreases over the last SPENDING_TURNS turns. */
const CRYSTAL = 0.75
const SPENDING_TURNS = 3
/** Discount factors per later stop or scoring: a tile may be covered (FADE), an entity taken (HOLD), a water lead lost (FLOW). */
const FADE = 0.88
const HOLD = 0.75
const FLOW = 0.85
/** Minimum value of a spore per scoring on any tile: a better tile may be placed there. */
export const MIN_SPORE_WORTH = 0.7
/** Share of an entity's value credited when two tiles of a line share its symbol. */
export const NEARLY_WON_SHARE = 0.25

/** Weights of the stops that remain after a position. */
export interface RemainingStops {
  /** By square: weight of an activation by the remaining lines. */
  readonly lines: readonly number[]
  /** Weights in the remaining scorings of each tile with a spore, each entity and the water. */
  readonly spored: number
  readonly entities: number
  readonly water: number
  readonly crystal: number
  readonly scorings: number
  readonly turns: number
}

const REMAINING_STOPS: readonly RemainingStops[] = AVATAR_PATH.map(({ position }) => {
  const later = AVATAR_PATH.filter((stop) => stop.position > position)
  const corners = later.filter(({ kind }) => kind === 'corner')
  const fading = (stops: readonly { position: number }[]): number =>
    stops.reduce((sum, stop) => sum + FADE ** (stop.position - position - 1), 0)
  const holding = (part: number): number => corners.reduce((sum, _, at) => sum + part ** at, 0)
  const turns = later.length - corners.length
  return {
    lines: SQUARES.map((square) => fading(later.filter(({ squares }) => squares.includes(square)))),
    spored: fading(corners),
    entities: holding(HOLD),
    water: holding(FLOW),
    crystal: CRYSTAL * Math.min(1, (turns + 0.5) / SPENDING_TURNS),
    scorings: corners.length,
    turns,
  }
})

/** @throws RangeError for a position outside 1-16 */
export function remainingStopsAfter(position: number): RemainingStops {
  const ahead = REMAINING_STOPS[position - 1]
  if (ahead === undefined) throw new RangeError(`no position ${String(position)}`)
  return ahead
}

// All tiles by number (cards in table order, then the printed biomes of both sides), and their most used properties.
const TILES: readonly (TileData | CardData)[] = [
  ...CARDS.map((card) => CARD_DATA[card]),
  ...PRINTED_BOARDS.A,
  ...PRINTED_BOARDS.B,
]
export const PRINTED_TILE_OFFSET: Readonly<Record<BoardSide, number>> = {
  A: CARDS.length,
  B: CARDS.length + SQUARES.length,
}
const numbersByTile = (of: (tile: TileData | CardData, at: number) => number): Float64Array =>
  Float64Array.from(TILES, of)
export const FLYING_BY_TILE = numbersByTile(({ animals }) => animals.filter((animal) => animal === 'flying').length)
export const LAND_BY_TILE = numbersByTile(({ animals }) => animals.filter((animal) => animal === 'land').length)
export const MARINE_BY_TILE = numbersByTile(({ animals }) => animals.filter((animal) => animal === 'marine').length)
export const WATER_BY_TILE = numbersByTile(({ water }) => water)
export const ENTITY_BITS_BY_TILE = Int32Array.from(TILES, entityBitsOf)
/** By tile: the squares on which the card may be placed, as bits, and its price there. */
export const ALLOWED_SQUARES_BY_TILE = Int32Array.from(TILES, (tile) =>
  'placement' in tile && tile.placement.kind === 'squares'
    ? tile.placement.squares.reduce((bits, square) => bits | (1 << square), 0)
    : -1,
)
export const COST_BY_TILE = numbersByTile((tile) =>
  'placement' in tile && tile.placement.kind === 'crystals' ? tile.placement.crystals : 0,
)

/** Counted items, by number. */
export const COUNT_KINDS: readonly CountKind[] = ['flying', 'land', 'marine', 'bestAnimal', 'spore', 'water']
export const BEST_ANIMAL_INDEX = COUNT_KINDS.indexOf('bestAnimal')
export const SPORE_INDEX = COUNT_KINDS.indexOf('spore')
export const WATER_INDEX = COUNT_KINDS.indexOf('water')

// Effects: of the tiles, by tile number, then of the entities.
const EFFECTS: readonly (TileEffect | null)[] = [...TILES, ...ENTITIES.map((entity) => ENTITY_DATA[entity])].map(
  ({ effect }) => effect,
)
export const ENTITY_EFFECT_OFFSET = TILES.length
/** By effect: the counted item (-1 for none), the amount per item, and the price. */
export const COUNT_KIND_BY_EFFECT = Int32Array.from(EFFECTS, (effect) =>
  effect?.kind === 'gainPer' ? COUNT_KINDS.indexOf(effect.per) : -1,
)
export const AMOUNT_BY_EFFECT = Float64Array.from(EFFECTS, (effect) => (effect?.kind === 'gainPer' ? effect.amount : 0))
export const CRYSTAL_COST_BY_EFFECT = Float64Array.from(EFFECTS, (effect) =>
  effect !== null && 'pay' in effect ? effect.pay : 0,
)
export const IS_CRYSTAL_INCOME_BY_EFFECT = EFFECTS.map(
  (effect) => effect?.kind === 'gain' && effect.what === 'crystals',
)
/** By position: value of one activation of each effect, without counted items. */
export const FIXED_WORTH_BY_POSITION = REMAINING_STOPS.map((ahead) =>
  Float64Array.from(EFFECTS, (effect) => fixedWorth(effect, ahead)),
)
export const NO_FIXED_WORTH = new Float64Array(EFFECTS.length)

function fixedWorth(effect: TileEffect | null, { crystal, spored }: RemainingStops): number {
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

/** By square, four each: the two other squares of its row and of its column. */
export const NEIGHBOURS_BY_SQUARE = Int32Array.from(
  SQUARES.flatMap((square) => linesThrough(square).flatMap((line) => line.filter((each) => each !== square))),
)
/** By square, four each: the lines that do not contain it. */
export const OTHER_LINES_BY_SQUARE = Int32Array.from(
  SQUARES.flatMap((square) => BOARD_LINES.flatMap((line, at) => (line.includes(square) ? [] : [at]))),
)
/** By line, three each: its squares. */
export const SQUARES_BY_LINE = Int32Array.from(BOARD_LINES.flat())
export const WATER_BY_ENTITY = Float64Array.from(ENTITIES, (entity) => ENTITY_DATA[entity].water)

/** Value of one activation of an effect. */
export function effectWorth(effect: number, counts: Float64Array, fixed: Float64Array): number {
  const per = COUNT_KIND_BY_EFFECT[effect] ?? 0
  return per < 0 ? (fixed[effect] ?? 0) : (AMOUNT_BY_EFFECT[effect] ?? 0) * (counts[per] ?? 0)
}

/** Energy of a water lead in a scoring. */
export function waterLeadEnergy(lead: number): number {
  return ENERGY_BY_WATER_LEAD[Math.min(Math.max(lead, 0), ENERGY_BY_WATER_LEAD.length - 1)] ?? 0
}
