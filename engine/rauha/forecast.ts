/**
 * Expected value of a board for its seat: the remaining activations, scorings, entities and cards, in energy. The
 * evaluation computes it for every seat of very many states, so a forecast object is refilled instead of allocated.
 */
import type { Seat } from '../core/contract/game.ts'
import { BOARD_LINES } from './board.ts'
import { CRYSTALS_PER_DISCARD, ENTITY_IDS, INDEX_BY_CARD, AVATAR_STOPS, SQUARE_INDICES, avatarStopAt } from './data.ts'
import type { CardId, SquareIndex } from './data.ts'
import type { Player, RauhaState } from './state.ts'
import { hasYetToPlay } from './energy-track.ts'
import {
  evaluationWeightsAfterPosition,
  ALLOWED_SQUARE_BITS_BY_TILE,
  AMOUNT_PER_ITEM_BY_EFFECT,
  FLAT_LINES_NOT_THROUGH_SQUARE,
  FLAT_SAME_LINE_SQUARES_BY_SQUARE,
  BEST_ANIMAL_COUNTED_KIND_INDEX,
  PLACEMENT_CRYSTAL_COST_BY_TILE,
  COUNTED_ITEM_KINDS,
  ENTITY_EFFECT_OFFSET,
  WATER_SOURCES_BY_ENTITY,
  FIXED_EFFECT_WORTHS_BY_POSITION,
  FLYING_COUNT_BY_TILE,
  IS_FREE_CRYSTAL_GAIN_BY_EFFECT,
  LAND_ANIMAL_COUNT_BY_TILE,
  energyOfWaterSurplus,
  FLAT_LIST_OF_LINE_SQUARES,
  MARINE_COUNT_BY_TILE,
  ENTITY_SYMBOL_BITS_BY_TILE,
  NEARLY_WON_ENTITY_SHARE,
  ZERO_EFFECT_WORTHS,
  CRYSTAL_COST_BY_EFFECT,
  COUNTED_KIND_INDEX_BY_EFFECT,
  PRINTED_TILE_OFFSET_BY_SIDE,
  MIN_SPORE_WORTH,
  SPORE_COUNTED_KIND_INDEX,
  WATER_SOURCES_BY_TILE,
  COUNTED_KIND_INDEX_OF_WATER,
  effectWorthOf,
} from './evaluation-tables.ts'

const NO_SQUARES: readonly SquareIndex[] = []

/**
 * A forecast of the energy (victory points) that one seat's board and entities will give in the rest of the game,
 * split by source. The features of the learned evaluation, which values game states, are computed from it. Call
 * `readBoard` on the forecasts of all seats first. Then call `computeWorth` on each, with the smallest number of water
 * sources that any other seat has.
 */
export class SeatEnergyForecast {
  ahead = evaluationWeightsAfterPosition(1)
  /** Whether the seat has not yet finished its part of this turn or scoring phase. */
  hasUnfinishedTurn = false
  /** Count of each item on its board and of its entities, and the value of one more of it; in the order of COUNTED_ITEM_KINDS. */
  readonly counts = new Float64Array(COUNTED_ITEM_KINDS.length)
  readonly rates = new Float64Array(COUNTED_ITEM_KINDS.length)
  /** The entities that the seat owns, as bits by index in ENTITY_IDS. */
  ownedEntityBits = 0
  /** Entities with a line that lacks one tile, and entities with a complete line, as bits by index in ENTITY_IDS. */
  nearlyWonBits = 0
  wonLineBits = 0
  /** By index in ENTITY_IDS: value of the entity to its owner. */
  readonly owned = new Float64Array(ENTITY_IDS.length)
  /** Values of: remaining lines and spores, activations open now, entities, nearly won entities, water. */
  lines = 0
  spored = 0
  open = 0
  entities = 0
  nearly = 0
  water = 0
  /** Energy of the next or current scoring with the current board, and value of the line of the next turn. */
  scoring = 0
  nextLine = 0
  /** Of these: value that arrives as crystals, value that must be paid for, and its price. */
  income = 0
  bought = 0
  price = 0
  /** Number of spores on tiles that give less than MIN_SPORE_WORTH. */
  barren = 0

  /** By square: number, value, weight and spore of the tile. */
  readonly #shown = new Int32Array(SQUARE_INDICES.length)
  readonly #effects = new Float64Array(SQUARE_INDICES.length)
  readonly #weights = new Float64Array(SQUARE_INDICES.length)
  readonly #spored = new Int32Array(SQUARE_INDICES.length)
  /**
   * By square, as bits of entities: nearly won with any tile there, nearly won with a matching tile, won with a
   * matching tile.
   */
  readonly #near = new Int32Array(SQUARE_INDICES.length)
  readonly #nearWith = new Int32Array(SQUARE_INDICES.length)
  readonly #wonWith = new Int32Array(SQUARE_INDICES.length)
  readonly #lineNear = new Int32Array(BOARD_LINES.length)
  readonly #after = new Float64Array(COUNTED_ITEM_KINDS.length)
  /** Value of winning an entity, by index in ENTITY_IDS (0 if owned); value of nearly winning a set of entities, by its bits. */
  readonly #won = new Float64Array(ENTITY_IDS.length)
  readonly #nearby = new Float64Array(1 << ENTITY_IDS.length)
  #fixed = ZERO_EFFECT_WORTHS
  #waterWeight = 0
  #least = 0

  /** Reads tiles, spores and entities of the seat, and counts them. */
  readBoard({ side, entities }: RauhaState, { tiles, spores }: Player, seat: Seat): void {
    const shown = this.#shown
    let flying = 0
    let land = 0
    let marine = 0
    let water = 0
    let spored = 0
    for (let square = 0; square < shown.length; square++) {
      const card = tiles[square] ?? null
      const tile = card === null ? PRINTED_TILE_OFFSET_BY_SIDE[side] + square : INDEX_BY_CARD[card]
      shown[square] = tile
      flying += FLYING_COUNT_BY_TILE[tile] ?? 0
      land += LAND_ANIMAL_COUNT_BY_TILE[tile] ?? 0
      marine += MARINE_COUNT_BY_TILE[tile] ?? 0
      water += WATER_SOURCES_BY_TILE[tile] ?? 0
      const isSpored = spores[square] === true ? 1 : 0
      this.#spored[square] = isSpored
      spored += isSpored
    }
    this.ownedEntityBits = 0
    for (let at = 0; at < ENTITY_IDS.length; at++) {
      const entity = ENTITY_IDS[at]
      if (entity === undefined || entities[entity] !== seat) continue
      this.ownedEntityBits |= 1 << at
      water += WATER_SOURCES_BY_ENTITY[at] ?? 0
    }
    const { counts } = this
    counts[0] = flying
    counts[1] = land
    counts[2] = marine
    counts[BEST_ANIMAL_COUNTED_KIND_INDEX] = Math.max(flying, land, marine)
    counts[SPORE_COUNTED_KIND_INDEX] = spored
    counts[COUNTED_KIND_INDEX_OF_WATER] = water
    this.nearlyWonBits = 0
    this.wonLineBits = 0
    for (let line = 0; line < BOARD_LINES.length; line++) {
      const one = ENTITY_SYMBOL_BITS_BY_TILE[shown[FLAT_LIST_OF_LINE_SQUARES[3 * line] ?? 0] ?? 0] ?? 0
      const two = ENTITY_SYMBOL_BITS_BY_TILE[shown[FLAT_LIST_OF_LINE_SQUARES[3 * line + 1] ?? 0] ?? 0] ?? 0
      const three = ENTITY_SYMBOL_BITS_BY_TILE[shown[FLAT_LIST_OF_LINE_SQUARES[3 * line + 2] ?? 0] ?? 0] ?? 0
      const near = (one & two) | (two & three) | (one & three)
      this.#lineNear[line] = near
      this.nearlyWonBits |= near
      this.wonLineBits |= one & two & three
    }
  }

  /** Computes the values. @param least water sources of the poorest of the other seats */
  computeWorth(state: RauhaState, seat: Seat, least: number): void {
    const { position, stack } = state
    const { counts, rates } = this
    const ahead = evaluationWeightsAfterPosition(position)
    const fixed = FIXED_EFFECT_WORTHS_BY_POSITION[position - 1] ?? ZERO_EFFECT_WORTHS
    const stop = avatarStopAt(position)
    const scoring = stop.kind === 'corner'
    const nextLine = AVATAR_STOPS[position]?.squares ?? NO_SQUARES
    const frame = stack[0]
    const active = frame?.kind === 'activate' && frame.seat === seat ? frame : undefined
    this.ahead = ahead
    this.#fixed = fixed
    this.hasUnfinishedTurn = hasYetToPlay(state, seat)
    rates.fill(0)
    this.lines = this.spored = this.open = this.entities = this.nearly = 0
    this.income = this.bought = this.price = this.barren = this.scoring = this.nextLine = 0
    for (let square = 0; square < SQUARE_INDICES.length; square++) {
      const tile = this.#shown[square] ?? 0
      const spored = this.#spored[square] === 1
      const isOpen =
        this.hasUnfinishedTurn &&
        (scoring ? spored : stop.squares.includes(square)) &&
        active?.used.includes(square) !== true
      const lines = ahead.lines[square] ?? 0
      const weight = lines + (spored ? ahead.spored : 0) + (isOpen ? 1 : 0)
      const each = effectWorthOf(tile, counts, fixed)
      this.#weights[square] = weight
      this.#effects[square] = each
      this.lines += each * lines
      if (isOpen) this.open += each
      if (nextLine.includes(square)) this.nextLine += each
      if (spored && (isOpen || !scoring)) this.scoring += each
      if (spored) {
        this.spored += Math.max(each, MIN_SPORE_WORTH) * ahead.spored
        if (each < MIN_SPORE_WORTH) this.barren++
      }
      this.#sort(tile, each, weight)
    }
    const nearby = this.#nearby
    for (let at = 0; at < ENTITY_IDS.length; at++) {
      const each = effectWorthOf(ENTITY_EFFECT_OFFSET + at, counts, fixed)
      const water = WATER_SOURCES_BY_ENTITY[at] ?? 0
      this.owned[at] = 0
      this.#won[at] = 0
      nearby[1 << at] = 0
      if ((this.ownedEntityBits & (1 << at)) !== 0) {
        const entity = ENTITY_IDS[at]
        const isOpen =
          active === undefined
            ? this.hasUnfinishedTurn && scoring
            : entity !== undefined && active.entities.includes(entity)
        const weight = ahead.entities + (isOpen ? 1 : 0)
        if (isOpen || !scoring) this.scoring += each
        this.owned[at] = each * weight + water * ahead.entities
        this.entities += each * weight
        this.#sort(ENTITY_EFFECT_OFFSET + at, each, weight)
      } else {
        const weight = ahead.entities + 1
        this.#won[at] = each * weight
        nearby[1 << at] = NEARLY_WON_ENTITY_SHARE * (each + water) * weight
        if ((this.nearlyWonBits & (1 << at)) !== 0) this.nearly += nearby[1 << at] ?? 0
      }
    }
    this.#least = least
    this.#waterWeight = ahead.water + (this.hasUnfinishedTurn && scoring ? 1 : 0)
    const energy = energyOfWaterSurplus((counts[COUNTED_KIND_INDEX_OF_WATER] ?? 0) - least)
    this.water = this.#waterWeight * energy
    if (this.hasUnfinishedTurn || !scoring) this.scoring += energy
  }

  /** Total value, including the seat's energy and crystals. */
  totalWorth({ energy, crystals }: Player): number {
    const { lines, spored, open, entities, nearly, water } = this
    return energy + crystals * this.ahead.crystal + lines + spored + open + entities + nearly + water
  }

  /** Value of discarding a card. */
  discardWorth(): number {
    const spore =
      (this.counts[SPORE_COUNTED_KIND_INDEX] ?? 0) < SQUARE_INDICES.length ? MIN_SPORE_WORTH * this.ahead.spored : 0
    return Math.max(CRYSTALS_PER_DISCARD * this.ahead.crystal, spore)
  }

  /** Must be called before `bestUseOf`, once for all cards: computes the entities near each square. */
  prepareCardUses(): void {
    const shown = this.#shown
    for (let square = 0; square < shown.length; square++) {
      const at = 4 * square
      const a = ENTITY_SYMBOL_BITS_BY_TILE[shown[FLAT_SAME_LINE_SQUARES_BY_SQUARE[at] ?? 0] ?? 0] ?? 0
      const b = ENTITY_SYMBOL_BITS_BY_TILE[shown[FLAT_SAME_LINE_SQUARES_BY_SQUARE[at + 1] ?? 0] ?? 0] ?? 0
      const c = ENTITY_SYMBOL_BITS_BY_TILE[shown[FLAT_SAME_LINE_SQUARES_BY_SQUARE[at + 2] ?? 0] ?? 0] ?? 0
      const d = ENTITY_SYMBOL_BITS_BY_TILE[shown[FLAT_SAME_LINE_SQUARES_BY_SQUARE[at + 3] ?? 0] ?? 0] ?? 0
      const pairs = (a & b) | (c & d)
      let near = pairs
      for (let line = at; line < at + 4; line++) near |= this.#lineNear[FLAT_LINES_NOT_THROUGH_SQUARE[line] ?? 0] ?? 0
      this.#near[square] = near
      this.#wonWith[square] = pairs
      this.#nearWith[square] = a | b | c | d
    }
    const nearby = this.#nearby
    // The value of a set is the value of its lowest member plus that of the rest.
    for (let bits = 1; bits < nearby.length; bits++) {
      const rest = bits & (bits - 1)
      if (rest !== 0) nearby[bits] = (nearby[rest] ?? 0) + (nearby[bits ^ rest] ?? 0)
    }
  }

  /** Largest value that a card adds, placed or discarded; evaluates only the changes on each square. */
  bestUseOf(card: CardId, crystals: number): number {
    const tile = INDEX_BY_CARD[card]
    let best = this.discardWorth()
    if ((PLACEMENT_CRYSTAL_COST_BY_TILE[tile] ?? 0) > crystals) return best
    const { counts, rates, ahead } = this
    const after = this.#after
    const fixed = this.#fixed
    const allowed = ALLOWED_SQUARE_BITS_BY_TILE[tile] ?? 0
    const marks = ENTITY_SYMBOL_BITS_BY_TILE[tile] ?? 0
    const flying = (counts[0] ?? 0) + (FLYING_COUNT_BY_TILE[tile] ?? 0)
    const land = (counts[1] ?? 0) + (LAND_ANIMAL_COUNT_BY_TILE[tile] ?? 0)
    const marine = (counts[2] ?? 0) + (MARINE_COUNT_BY_TILE[tile] ?? 0)
    const water = counts[COUNTED_KIND_INDEX_OF_WATER] ?? 0
    const less = this.nearly + (PLACEMENT_CRYSTAL_COST_BY_TILE[tile] ?? 0) * ahead.crystal
    const energy = energyOfWaterSurplus(water - this.#least)
    after[SPORE_COUNTED_KIND_INDEX] = counts[SPORE_COUNTED_KIND_INDEX] ?? 0
    for (let square = 0; square < SQUARE_INDICES.length; square++) {
      if ((allowed & (1 << square)) === 0) continue
      const covered = this.#shown[square] ?? 0
      after[0] = flying - (FLYING_COUNT_BY_TILE[covered] ?? 0)
      after[1] = land - (LAND_ANIMAL_COUNT_BY_TILE[covered] ?? 0)
      after[2] = marine - (MARINE_COUNT_BY_TILE[covered] ?? 0)
      after[BEST_ANIMAL_COUNTED_KIND_INDEX] = Math.max(after[0], after[1], after[2])
      const flow = (WATER_SOURCES_BY_TILE[tile] ?? 0) - (WATER_SOURCES_BY_TILE[covered] ?? 0)
      after[COUNTED_KIND_INDEX_OF_WATER] = water + flow
      const own = effectWorthOf(tile, after, fixed)
      const before = this.#effects[square] ?? 0
      // The rates also include the covered tile.
      const lost = (COUNTED_KIND_INDEX_BY_EFFECT[covered] ?? 0) < 0 ? before : effectWorthOf(covered, after, fixed)
      let gain = (own - lost) * (this.#weights[square] ?? 0) - less
      if (this.#spored[square] === 1)
        gain += (Math.max(0, MIN_SPORE_WORTH - own) - Math.max(0, MIN_SPORE_WORTH - before)) * ahead.spored
      for (let at = 0; at <= BEST_ANIMAL_COUNTED_KIND_INDEX; at++)
        gain += (rates[at] ?? 0) * ((after[at] ?? 0) - (counts[at] ?? 0))
      if (flow !== 0)
        gain +=
          (rates[COUNTED_KIND_INDEX_OF_WATER] ?? 0) * flow +
          this.#waterWeight * (energyOfWaterSurplus(water + flow - this.#least) - energy)
      const won = marks & (this.#wonWith[square] ?? 0)
      gain += this.#nearby[((this.#near[square] ?? 0) | (marks & (this.#nearWith[square] ?? 0))) & ~won] ?? 0
      if (won !== 0)
        for (let at = 0; at < ENTITY_IDS.length; at++) if ((won & (1 << at)) !== 0) gain += this.#won[at] ?? 0
      if (gain > best) best = gain
    }
    return best
  }

  /** Adds an effect to the rates, or to the crystal income or prices. */
  #sort(effect: number, each: number, weight: number): void {
    const per = COUNTED_KIND_INDEX_BY_EFFECT[effect] ?? 0
    if (per >= 0) this.rates[per] = (this.rates[per] ?? 0) + (AMOUNT_PER_ITEM_BY_EFFECT[effect] ?? 0) * weight
    else if (IS_FREE_CRYSTAL_GAIN_BY_EFFECT[effect] === true) this.income += each * weight
    else if ((CRYSTAL_COST_BY_EFFECT[effect] ?? 0) > 0) {
      this.bought += each * weight
      this.price += (CRYSTAL_COST_BY_EFFECT[effect] ?? 0) * weight
    }
  }
}
