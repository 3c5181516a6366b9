/**
 * The yardstick: how well a seat stands in the eyes of the greedy bot, and frozen with it (greedy.hash.json), since other
 * bots are measured against that one.
 *
 * A seat's energy, and what its board, entities, water, crystals and kept card will
 * still bring, measured against the best of the others. Worths are in energy; the weights were tuned by self-play of the
 * greedy bot.
 */
import type { Seat } from '../core/contract/game.ts'
import {
  BOARD_LINES,
  entityBitsOfTile,
  playerOf,
  countSpores,
  visibleTileOn,
  countWaterSourcesOfSeat,
} from './board.ts'
import {
  CRYSTALS_PER_DISCARD,
  ENTITY_IDS,
  ENTITY_DATA,
  AVATAR_STOPS,
  SQUARE_INDICES,
  avatarStopAt,
  ENERGY_BY_WATER_SURPLUS,
} from './data.ts'
import type { CardId, CountedItemKind, ActivationEffect, EntityId, TileData } from './data.ts'
import { placementCrystalCostOf, canPlaceCard, entitiesMatchingLinesThrough } from './settle.ts'
import type { Player, RauhaState } from './state.ts'

/** A crystal, while there are turns to spend it in; it loses its worth over so many last turns. */
const CRYSTAL = 0.75
const SPENDING_TURNS = 3
/** A tile may be covered, an entity taken, a lead in water lost: how much less each later stop or scoring counts. */
const FADE = 0.88
const HOLD = 0.75
const FLOW = 0.85
/** A spore for each scoring still to come, on a tile that gives less. */
const SPORE = 0.7
/** Two tiles of a line share a symbol: the part of the entity's worth that it promises. */
const NEAR = 0.25
/** Energy that makes a clear lead. */
const SCALE = 15

interface RemainingStops {
  /** By square: how much an activation in the lines still to come counts for. */
  readonly lines: readonly number[]
  /** The same for each tile with a spore, each entity and the water, in the scorings still to come. */
  readonly spored: number
  readonly entities: number
  readonly water: number
  /** The worth of a crystal. */
  readonly crystal: number
}

/** By position: what the stops after it are good for. */
const REMAINING_STOPS: readonly RemainingStops[] = AVATAR_STOPS.map(({ position }) => {
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
  }
})
const NONE_WON: readonly EntityId[] = []
const NO_REMAINING_STOPS: RemainingStops = { lines: [], spored: 0, entities: 0, water: 0, crystal: 0 }

/**
 * Estimates the value of a state for one seat, from 0 to 1. The value depends on the seat's lead over the best other
 * seat. A lead compares the energy (points) that each seat has and is likely to gain from its board, entities, water
 * and crystals; only for the seat itself, the kept card counts too.
 */
export function baselineValueOfSeat(state: RauhaState, seat: Seat): number {
  const waters = state.players.map((_, each) => countWaterSourcesOfSeat(state, each))
  const own = worthOf(state, seat, waters, true)
  let best = -Infinity
  state.players.forEach((_, other) => {
    if (other !== seat) best = Math.max(best, worthOf(state, other, waters, false))
  })
  return leadWorth(own - best)
}

/** The worth of a lead in energy, 0..1. */
function leadWorth(lead: number): number {
  return 1 / (1 + Math.exp(-lead / SCALE))
}

/** The energy that a seat can count on. @param withKept whether its kept card is looked at */
function worthOf(state: RauhaState, seat: Seat, waters: readonly number[], withKept: boolean): number {
  const player = playerOf(state, seat)
  if (state.stack.length === 0) return player.energy
  const prospect = seatPotentialOf(state, seat, waters)
  const crystals = player.crystals * prospect.outlook.crystal
  const worth =
    withKept && player.kept !== null ? bestUse(prospect, player.kept) : boardWorth(prospect, shownOn(prospect))
  return player.energy + crystals + worth
}

/** What one seat has in prospect. */
interface SeatPotential {
  readonly state: RauhaState
  readonly seat: Seat
  readonly player: Player
  readonly outlook: RemainingStops
  /** By square: how much its activations count for, those of the present step included. */
  readonly weights: readonly number[]
  /** By place in ENTITIES: the same for those that the seat owns, 0 for the others. */
  readonly owned: readonly number[]
  readonly waterWeight: number
  /** Water sources of the seat's entities, and those of the poorest of the others. */
  readonly entityWater: number
  readonly least: number
}

function seatPotentialOf(state: RauhaState, seat: Seat, waters: readonly number[]): SeatPotential {
  const { position, entities, stack } = state
  const player = playerOf(state, seat)
  const stop = avatarStopAt(position)
  const outlook = REMAINING_STOPS[position - 1] ?? NO_REMAINING_STOPS
  const active = stack[0]?.kind === 'activate' && stack[0].seat === seat ? stack[0] : undefined
  const now = active !== undefined || isToCome(state, seat)
  const scoring = stop.kind === 'corner'
  const weights: number[] = []
  for (const square of SQUARE_INDICES) {
    const spored = player.spores[square] === true
    const open = now && (scoring ? spored : stop.squares.includes(square)) && active?.used.includes(square) !== true
    weights.push((outlook.lines[square] ?? 0) + (spored ? outlook.spored : 0) + (open ? 1 : 0))
  }
  const owned: number[] = []
  let entityWater = 0
  for (const entity of ENTITY_IDS) {
    if (entities[entity] === seat) {
      const open = active === undefined ? now && scoring : active.entities.includes(entity)
      owned.push(outlook.entities + (open ? 1 : 0))
      entityWater += ENTITY_DATA[entity].water
    } else owned.push(0)
  }
  return {
    state,
    seat,
    player,
    outlook,
    weights,
    owned,
    waterWeight: outlook.water + (now && scoring ? 1 : 0),
    entityWater,
    least: leastOf(waters, seat),
  }
}

/** The water of the poorest of the others. */
function leastOf(waters: readonly number[], seat: Seat): number {
  let least = Infinity
  for (let other = 0; other < waters.length; other++) {
    const water = waters[other] ?? 0
    if (other !== seat && water < least) least = water
  }
  return least
}

/** Whether a seat has still to play in this turn or scoring phase. */
function isToCome({ players, first, stack }: RauhaState, seat: Seat): boolean {
  const frame = stack[0]
  if (frame === undefined || frame.kind === 'keep') return true
  const rank = (each: Seat): number => (each - first + players.length) % players.length
  return rank(seat) >= rank(frame.seat)
}

/** What discarding a kept card brings. */
function discardWorth({ player, outlook }: SeatPotential): number {
  return Math.max(CRYSTALS_PER_DISCARD * outlook.crystal, player.spores.includes(false) ? SPORE * outlook.spored : 0)
}

/** The nine visible tiles of the seat. */
function shownOn({ state, player }: SeatPotential): TileData[] {
  return SQUARE_INDICES.map((square) => visibleTileOn(state.side, player.tiles, square))
}

/** The best that can be done with a kept card. */
function bestUse(prospect: SeatPotential, card: CardId): number {
  const { state, player, outlook } = prospect
  const shown = shownOn(prospect)
  let best = boardWorth(prospect, shown) + discardWorth(prospect)
  const tiles = [...player.tiles]
  for (const square of SQUARE_INDICES) {
    if (!canPlaceCard(card, square, player.crystals)) continue
    const before = tiles[square] ?? null
    tiles[square] = card
    shown[square] = visibleTileOn(state.side, tiles, square)
    const paid = placementCrystalCostOf(card) * outlook.crystal
    best = Math.max(best, boardWorth(prospect, shown, entitiesMatchingLinesThrough(state.side, tiles, square)) - paid)
    tiles[square] = before
    shown[square] = visibleTileOn(state.side, tiles, square)
  }
  return best
}

/** The expected worth of the tiles, entities and water of a seat. @param won entities that it takes besides, to use at once */
function boardWorth(
  prospect: SeatPotential,
  shown: readonly TileData[],
  won: readonly EntityId[] = NONE_WON,
  counts: Counts = tally(prospect, shown, won),
): number {
  const { state, seat, player, outlook, weights, owned, waterWeight, least } = prospect
  const lead = Math.min(Math.max(counts.water - least, 0), ENERGY_BY_WATER_SURPLUS.length - 1)
  let worth = waterWeight * (ENERGY_BY_WATER_SURPLUS[lead] ?? 0)
  for (const square of SQUARE_INDICES) {
    const each = effectWorth(shown[square]?.effect ?? null, counts, outlook)
    worth += each * (weights[square] ?? 0)
    if (player.spores[square] === true && each < SPORE) worth += (SPORE - each) * outlook.spored
  }
  const near = nearly(shown.map(entityBitsOfTile))
  for (let at = 0; at < ENTITY_IDS.length; at++) {
    const entity = ENTITY_IDS[at]
    if (entity === undefined) continue
    const { effect, water } = ENTITY_DATA[entity]
    const weight = owned[at] ?? 0
    if (weight > 0) worth += effectWorth(effect, counts, outlook) * weight
    else if (state.entities[entity] === seat) continue
    else if (won.includes(entity)) worth += effectWorth(effect, counts, outlook) * (outlook.entities + 1)
    else if ((near & (1 << at)) !== 0)
      worth += NEAR * (effectWorth(effect, counts, outlook) + water) * (outlook.entities + 1)
  }
  return worth
}

type Counts = Record<CountedItemKind, number>

/** What effects count, on these tiles and with these entities besides. */
function tally(
  { state, seat, player, entityWater }: SeatPotential,
  shown: readonly TileData[],
  won: readonly EntityId[] = NONE_WON,
): Counts {
  const counts: Record<CountedItemKind, number> = {
    flying: 0,
    land: 0,
    marine: 0,
    bestAnimal: 0,
    spore: countSpores(player),
    water: 0,
  }
  for (const { animals, water } of shown) {
    for (const animal of animals) counts[animal] += 1
    counts.water += water
  }
  counts.bestAnimal = Math.max(counts.flying, counts.land, counts.marine)
  counts.water += entityWater
  for (const entity of won) if (state.entities[entity] !== seat) counts.water += ENTITY_DATA[entity].water
  return counts
}

/** Entities of which some line lacks a single tile, as bits by place in ENTITIES. @param marks of each square */
function nearly(marks: readonly number[]): number {
  let near = 0
  for (const line of BOARD_LINES) {
    const one = marks[line[0]] ?? 0
    const two = marks[line[1]] ?? 0
    const three = marks[line[2]] ?? 0
    near |= (one & two) | (two & three) | (one & three)
  }
  return near
}

/** What activating it once is worth. */
function effectWorth(effect: ActivationEffect | null, counts: Counts, outlook: RemainingStops): number {
  if (effect === null) return 0
  const { crystal } = outlook
  switch (effect.kind) {
    case 'gain':
      return effect.what === 'energy' ? effect.amount : effect.amount * crystal
    case 'gainPer': {
      const amount = effect.amount * counts[effect.per]
      return effect.what === 'energy' ? amount : amount * crystal
    }
    case 'payToGain':
      return Math.max(0, (effect.what === 'energy' ? effect.amount : effect.amount * crystal) - effect.pay * crystal)
    case 'spore':
      return Math.max(0, SPORE * outlook.spored - effect.pay * crystal)
  }
}
