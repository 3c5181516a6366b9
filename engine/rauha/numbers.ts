/**
 * Every tile and entity in numbers, and what the stops ahead are good for: what is the same for all boards. outlook.ts
 * reads a board with them.
 */
import { marksAt } from './board.ts'
import { BOARDS, CARD_DATA, CARDS, ENTITIES, ENTITY_DATA, PATH, SQUARES, WATER_ENERGY } from './data.ts'
import type { CardData, Count, Effect, Side, TileData } from './data.ts'

/** A crystal in energy, while there are turns to spend it in; it loses its worth over so many last turns. */
const CRYSTAL = 0.75
const SPENDING_TURNS = 3
/** A tile may be covered, an entity taken, a lead in water lost: how much less each later stop or scoring counts. */
const FADE = 0.88
const HOLD = 0.75
const FLOW = 0.85
/** The least that a spore counts for in a scoring, on whatever tile: a better one may come. */
export const SPORE = 0.7
/** Two tiles of a line share a symbol: the part of the entity's worth that it promises. */
export const NEAR = 0.25

/** What the stops after a position are good for. */
export interface Ahead {
  /** By square: what an activation in the lines still to come counts for. */
  readonly lines: readonly number[]
  /** The same for each tile with a spore, each entity and the water, in the scorings still to come. */
  readonly spored: number
  readonly entities: number
  readonly water: number
  readonly crystal: number
  readonly scorings: number
  readonly turns: number
}

const AHEAD: readonly Ahead[] = PATH.map(({ position }) => {
  const later = PATH.filter((stop) => stop.position > position)
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

/** @throws RangeError for another position than 1-16 */
export function aheadOf(position: number): Ahead {
  const ahead = AHEAD[position - 1]
  if (ahead === undefined) throw new RangeError(`no position ${String(position)}`)
  return ahead
}

// Every tile by number (the cards in their order, then the printed biomes of both sides), and what is asked of it most.
const TILES: readonly (TileData | CardData)[] = [...CARDS.map((card) => CARD_DATA[card]), ...BOARDS.A, ...BOARDS.B]
export const PRINTED: Readonly<Record<Side, number>> = { A: CARDS.length, B: CARDS.length + SQUARES.length }
const numbers = (of: (tile: TileData | CardData, at: number) => number): Float64Array => Float64Array.from(TILES, of)
export const FLYING = numbers(({ animals }) => animals.filter((animal) => animal === 'flying').length)
export const LAND = numbers(({ animals }) => animals.filter((animal) => animal === 'land').length)
export const MARINE = numbers(({ animals }) => animals.filter((animal) => animal === 'marine').length)
export const WATER = numbers(({ water }) => water)
export const MARKS = Int32Array.from(TILES, marksAt)
/** The squares on which a card may be placed, as bits, and what it costs there. */
export const ALLOWED = Int32Array.from(TILES, (tile) =>
  'placement' in tile && tile.placement.kind === 'squares'
    ? tile.placement.squares.reduce((bits, square) => bits | (1 << square), 0)
    : -1,
)
export const COST = numbers((tile) =>
  'placement' in tile && tile.placement.kind === 'crystals' ? tile.placement.crystals : 0,
)

/** What is counted, by number. */
export const COUNTED: readonly Count[] = ['flying', 'land', 'marine', 'bestAnimal', 'spore', 'water']
export const BEST = COUNTED.indexOf('bestAnimal')
export const SPORES = COUNTED.indexOf('spore')
export const WATERS = COUNTED.indexOf('water')

// Effects: those of the tiles by their numbers, then those of the entities.
const EFFECTS: readonly (Effect | null)[] = [...TILES, ...ENTITIES.map((entity) => ENTITY_DATA[entity])].map(
  ({ effect }) => effect,
)
export const ENTITY = TILES.length
/** What an effect counts, by number, -1 for nothing; how much it gives for each; and what it takes. */
export const PER = Int32Array.from(EFFECTS, (effect) => (effect?.kind === 'gainPer' ? COUNTED.indexOf(effect.per) : -1))
export const AMOUNT = Float64Array.from(EFFECTS, (effect) => (effect?.kind === 'gainPer' ? effect.amount : 0))
export const PAY = Float64Array.from(EFFECTS, (effect) => (effect !== null && 'pay' in effect ? effect.pay : 0))
export const IS_INCOME = EFFECTS.map((effect) => effect?.kind === 'gain' && effect.what === 'crystals')
/** By position: what activating it once is worth, what it counts aside. */
export const FIXED = AHEAD.map((ahead) => Float64Array.from(EFFECTS, (effect) => fixedWorth(effect, ahead)))
export const NOTHING_FIXED = new Float64Array(EFFECTS.length)

function fixedWorth(effect: Effect | null, { crystal, spored }: Ahead): number {
  switch (effect?.kind) {
    case 'gain':
      return effect.amount * (effect.what === 'energy' ? 1 : crystal)
    case 'payToGain':
      return Math.max(0, effect.amount * (effect.what === 'energy' ? 1 : crystal) - effect.pay * crystal)
    case 'spore':
      return Math.max(0, SPORE * spored - effect.pay * crystal)
    default:
      return 0
  }
}

export const ENTITY_WATER = Float64Array.from(ENTITIES, (entity) => ENTITY_DATA[entity].water)

/** What activating it once is worth. */
export function worthOf(effect: number, counts: Float64Array, fixed: Float64Array): number {
  const per = PER[effect] ?? 0
  return per < 0 ? (fixed[effect] ?? 0) : (AMOUNT[effect] ?? 0) * (counts[per] ?? 0)
}

/** What a lead in water is worth in a scoring. */
export function leadEnergy(lead: number): number {
  return WATER_ENERGY[Math.min(Math.max(lead, 0), WATER_ENERGY.length - 1)] ?? 0
}
