/**
 * What a board still promises to its seat: the activations, scorings, entities and cards ahead, in energy. The evaluation
 * reads it for every seat of very many states, so an outlook is filled anew instead of made anew.
 */
import type { Seat } from '../core/contract/game.ts'
import { LINES, linesThrough } from './board.ts'
import { DISCARD_CRYSTALS, ENTITIES, ORDER, SQUARES, stopAt } from './data.ts'
import type { Card } from './data.ts'
import type { Player, RauhaState } from './state.ts'
import {
  aheadOf,
  ALLOWED,
  AMOUNT,
  BEST,
  COST,
  COUNTED,
  ENTITY,
  ENTITY_WATER,
  FIXED,
  FLYING,
  IS_INCOME,
  LAND,
  leadEnergy,
  MARINE,
  MARKS,
  NEAR,
  NOTHING_FIXED,
  PAY,
  PER,
  PRINTED,
  SPORE,
  SPORES,
  WATER,
  WATERS,
  worthOf,
} from './numbers.ts'

/** By square, four each: the two others of its row, and of its column. */
const BESIDE = Int32Array.from(
  SQUARES.flatMap((square) => linesThrough(square).flatMap((line) => line.filter((each) => each !== square))),
)
/** By square, four each: the lines that do not go through it. */
const APART = Int32Array.from(
  SQUARES.flatMap((square) => LINES.flatMap((line, at) => (line.includes(square) ? [] : [at]))),
)
const LINE = Int32Array.from(LINES.flat())

/** One seat's: first `look`, then, when the water of all is known, `reckon`. */
export class Outlook {
  ahead = aheadOf(1)
  /** Whether the seat has still to play in this turn or scoring. */
  toCome = false
  /** What is counted on its board and of its entities, and what one more of each brings: in the order of COUNTED. */
  readonly counts = new Float64Array(COUNTED.length)
  readonly rates = new Float64Array(COUNTED.length)
  /** The entities that the seat owns, as bits by place in ENTITIES. */
  mine = 0
  /** Entities of which some line lacks a tile, and of which a line is whole, as bits by place in ENTITIES. */
  near = 0
  whole = 0
  /** By place in ENTITIES: what it is worth to its owner. */
  readonly owned = new Float64Array(ENTITIES.length)
  /** The worth of: lines and spores to come, what can be activated just now, entities, those nearly won, water. */
  lines = 0
  spored = 0
  open = 0
  entities = 0
  nearly = 0
  water = 0
  /** Of these what comes as crystals, what has to be paid for, and the payments. */
  income = 0
  bought = 0
  price = 0
  /** Spores on tiles that bring less than a spore should. */
  barren = 0

  /** By square: number, worth, weight and spore of the tile. */
  readonly #shown = new Int32Array(SQUARES.length)
  readonly #effects = new Float64Array(SQUARES.length)
  readonly #weights = new Float64Array(SQUARES.length)
  readonly #spored = new Int32Array(SQUARES.length)
  /** By square: what is near whatever lies there, with what besides, and what is won there, as bits of entities. */
  readonly #near = new Int32Array(SQUARES.length)
  readonly #nearWith = new Int32Array(SQUARES.length)
  readonly #wonWith = new Int32Array(SQUARES.length)
  readonly #lineNear = new Int32Array(LINES.length)
  readonly #after = new Float64Array(COUNTED.length)
  /** By place in ENTITIES, 0 for those that the seat owns: what winning it is worth; by bits: being near them. */
  readonly #won = new Float64Array(ENTITIES.length)
  readonly #nearby = new Float64Array(1 << ENTITIES.length)
  #fixed = NOTHING_FIXED
  #waterWeight = 0
  #least = 0

  get waters(): number {
    return this.counts[WATERS] ?? 0
  }
  get spores(): number {
    return this.counts[SPORES] ?? 0
  }

  /** What lies there. */
  look({ side, entities }: RauhaState, { tiles, spores }: Player, seat: Seat): void {
    const shown = this.#shown
    let flying = 0
    let land = 0
    let marine = 0
    let water = 0
    let spored = 0
    for (let square = 0; square < shown.length; square++) {
      const card = tiles[square] ?? null
      const tile = card === null ? PRINTED[side] + square : ORDER[card]
      shown[square] = tile
      flying += FLYING[tile] ?? 0
      land += LAND[tile] ?? 0
      marine += MARINE[tile] ?? 0
      water += WATER[tile] ?? 0
      const isSpored = spores[square] === true ? 1 : 0
      this.#spored[square] = isSpored
      spored += isSpored
    }
    this.mine = 0
    for (let at = 0; at < ENTITIES.length; at++) {
      const entity = ENTITIES[at]
      if (entity === undefined || entities[entity] !== seat) continue
      this.mine |= 1 << at
      water += ENTITY_WATER[at] ?? 0
    }
    const { counts } = this
    counts[0] = flying
    counts[1] = land
    counts[2] = marine
    counts[BEST] = Math.max(flying, land, marine)
    counts[SPORES] = spored
    counts[WATERS] = water
    this.near = 0
    this.whole = 0
    for (let line = 0; line < LINES.length; line++) {
      const one = MARKS[shown[LINE[3 * line] ?? 0] ?? 0] ?? 0
      const two = MARKS[shown[LINE[3 * line + 1] ?? 0] ?? 0] ?? 0
      const three = MARKS[shown[LINE[3 * line + 2] ?? 0] ?? 0] ?? 0
      const near = (one & two) | (two & three) | (one & three)
      this.#lineNear[line] = near
      this.near |= near
      this.whole |= one & two & three
    }
  }

  /** What that promises. @param least the water of the poorest of the others */
  reckon(state: RauhaState, seat: Seat, least: number): void {
    const { position, stack } = state
    const { counts, rates } = this
    const ahead = aheadOf(position)
    const fixed = FIXED[position - 1] ?? NOTHING_FIXED
    const stop = stopAt(position)
    const scoring = stop.kind === 'corner'
    const frame = stack[0]
    const active = frame?.kind === 'activate' && frame.seat === seat ? frame : undefined
    this.ahead = ahead
    this.#fixed = fixed
    this.toCome = isToCome(state, seat)
    rates.fill(0)
    this.lines = this.spored = this.open = this.entities = 0
    this.income = this.bought = this.price = this.barren = 0
    for (let square = 0; square < SQUARES.length; square++) {
      const tile = this.#shown[square] ?? 0
      const spored = this.#spored[square] === 1
      const isOpen =
        this.toCome && (scoring ? spored : stop.squares.includes(square)) && active?.used.includes(square) !== true
      const lines = ahead.lines[square] ?? 0
      const weight = lines + (spored ? ahead.spored : 0) + (isOpen ? 1 : 0)
      const each = worthOf(tile, counts, fixed)
      this.#weights[square] = weight
      this.#effects[square] = each
      this.lines += each * lines
      if (isOpen) this.open += each
      if (spored) {
        this.spored += Math.max(each, SPORE) * ahead.spored
        if (each < SPORE) this.barren++
      }
      this.#sort(tile, each, weight)
    }
    const nearby = this.#nearby
    for (let at = 0; at < ENTITIES.length; at++) {
      const each = worthOf(ENTITY + at, counts, fixed)
      const water = ENTITY_WATER[at] ?? 0
      this.owned[at] = 0
      this.#won[at] = 0
      nearby[1 << at] = 0
      if ((this.mine & (1 << at)) !== 0) {
        const entity = ENTITIES[at]
        const isOpen =
          active === undefined ? this.toCome && scoring : entity !== undefined && active.entities.includes(entity)
        const weight = ahead.entities + (isOpen ? 1 : 0)
        this.owned[at] = each * weight + water * ahead.entities
        this.entities += each * weight
        this.#sort(ENTITY + at, each, weight)
      } else {
        const weight = ahead.entities + 1
        this.#won[at] = each * weight
        nearby[1 << at] = NEAR * (each + water) * weight
      }
    }
    this.nearly = 0
    for (let bit = 1; bit < nearby.length; bit <<= 1) if ((this.near & bit) !== 0) this.nearly += nearby[bit] ?? 0
    this.#least = least
    this.#waterWeight = ahead.water + (this.toCome && scoring ? 1 : 0)
    this.water = this.#waterWeight * leadEnergy((counts[WATERS] ?? 0) - least)
  }

  /** What all this comes to, with what the seat has in hand. */
  worth({ energy, crystals }: Player): number {
    const { lines, spored, open, entities, nearly, water } = this
    return energy + crystals * this.ahead.crystal + lines + spored + open + entities + nearly + water
  }

  /** What discarding a card brings. */
  discard(): number {
    const spore = this.spores < SQUARES.length ? SPORE * this.ahead.spored : 0
    return Math.max(DISCARD_CRYSTALS * this.ahead.crystal, spore)
  }

  /** Before `useOf`, once for all cards: what each square has to do with entities. */
  prepare(): void {
    const shown = this.#shown
    for (let square = 0; square < shown.length; square++) {
      const at = 4 * square
      const a = MARKS[shown[BESIDE[at] ?? 0] ?? 0] ?? 0
      const b = MARKS[shown[BESIDE[at + 1] ?? 0] ?? 0] ?? 0
      const c = MARKS[shown[BESIDE[at + 2] ?? 0] ?? 0] ?? 0
      const d = MARKS[shown[BESIDE[at + 3] ?? 0] ?? 0] ?? 0
      const pairs = (a & b) | (c & d)
      let near = pairs
      for (let line = at; line < at + 4; line++) near |= this.#lineNear[APART[line] ?? 0] ?? 0
      this.#near[square] = near
      this.#wonWith[square] = pairs
      this.#nearWith[square] = a | b | c | d
    }
    const nearby = this.#nearby
    // The worth of each set is that of its lowest member and of the rest.
    for (let bits = 1; bits < nearby.length; bits++) {
      const rest = bits & (bits - 1)
      if (rest !== 0) nearby[bits] = (nearby[rest] ?? 0) + (nearby[bits ^ rest] ?? 0)
    }
  }

  /** What a card adds at best, placed or discarded: of each square only what would change there. */
  useOf(card: Card, crystals: number): number {
    const tile = ORDER[card]
    let best = this.discard()
    if ((COST[tile] ?? 0) > crystals) return best
    const { counts, rates, ahead } = this
    const after = this.#after
    const fixed = this.#fixed
    const allowed = ALLOWED[tile] ?? 0
    const marks = MARKS[tile] ?? 0
    const flying = (counts[0] ?? 0) + (FLYING[tile] ?? 0)
    const land = (counts[1] ?? 0) + (LAND[tile] ?? 0)
    const marine = (counts[2] ?? 0) + (MARINE[tile] ?? 0)
    const water = counts[WATERS] ?? 0
    const less = this.nearly + (COST[tile] ?? 0) * ahead.crystal
    const energy = leadEnergy(water - this.#least)
    after[SPORES] = counts[SPORES] ?? 0
    for (let square = 0; square < SQUARES.length; square++) {
      if ((allowed & (1 << square)) === 0) continue
      const covered = this.#shown[square] ?? 0
      after[0] = flying - (FLYING[covered] ?? 0)
      after[1] = land - (LAND[covered] ?? 0)
      after[2] = marine - (MARINE[covered] ?? 0)
      after[BEST] = Math.max(after[0], after[1], after[2])
      const flow = (WATER[tile] ?? 0) - (WATER[covered] ?? 0)
      after[WATERS] = water + flow
      const own = worthOf(tile, after, fixed)
      const before = this.#effects[square] ?? 0
      // The rates count what is covered too.
      const lost = (PER[covered] ?? 0) < 0 ? before : worthOf(covered, after, fixed)
      let gain = (own - lost) * (this.#weights[square] ?? 0) - less
      if (this.#spored[square] === 1) gain += (Math.max(0, SPORE - own) - Math.max(0, SPORE - before)) * ahead.spored
      for (let at = 0; at <= BEST; at++) gain += (rates[at] ?? 0) * ((after[at] ?? 0) - (counts[at] ?? 0))
      if (flow !== 0)
        gain += (rates[WATERS] ?? 0) * flow + this.#waterWeight * (leadEnergy(water + flow - this.#least) - energy)
      const won = marks & (this.#wonWith[square] ?? 0)
      gain += this.#nearby[((this.#near[square] ?? 0) | (marks & (this.#nearWith[square] ?? 0))) & ~won] ?? 0
      if (won !== 0)
        for (let at = 0; at < ENTITIES.length; at++) if ((won & (1 << at)) !== 0) gain += this.#won[at] ?? 0
      if (gain > best) best = gain
    }
    return best
  }

  /** What an effect is, besides its worth. */
  #sort(effect: number, each: number, weight: number): void {
    const per = PER[effect] ?? 0
    if (per >= 0) this.rates[per] = (this.rates[per] ?? 0) + (AMOUNT[effect] ?? 0) * weight
    else if (IS_INCOME[effect] === true) this.income += each * weight
    else if ((PAY[effect] ?? 0) > 0) {
      this.bought += each * weight
      this.price += (PAY[effect] ?? 0) * weight
    }
  }
}

/** Whether a seat has still to play in this turn or scoring phase. */
function isToCome({ players, first, stack }: RauhaState, seat: Seat): boolean {
  const frame = stack[0]
  if (frame === undefined || frame.kind === 'keep') return true
  const count = players.length
  return (seat - first + count) % count >= (frame.seat - first + count) % count
}
