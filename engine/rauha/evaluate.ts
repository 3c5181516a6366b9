/**
 * How well every seat stands: the energy that it can count on, as the yardstick reckons it, against the best of the
 * others. A kept card counts for everybody who has one; of each square only what it would change there is reckoned.
 */
import type { Seat } from '../core/contract/game.ts'
import { linesThrough, marksAt } from './board.ts'
import { CARD_DATA, ENTITIES, ENTITY_DATA, SQUARES, WATER_ENERGY } from './data.ts'
import type { Card, Effect, Square, TileData } from './data.ts'
import { returns } from './score.ts'
import { costOf, mayPlace } from './settle.ts'
import type { RauhaState } from './state.ts'
import {
  discardWorth,
  effectWorth,
  leadWorth,
  leastOf,
  NEAR,
  nearly,
  prospectOf,
  shownOn,
  SPORE,
  tally,
} from './yardstick.ts'
import type { Counts, Prospect } from './yardstick.ts'

export function evaluate(state: RauhaState): readonly number[] {
  if (state.stack.length === 0) return returns(state)
  const boards = state.players.map((_, seat) => boardOf(state, seat))
  const waters = boards.map(({ counts }) => counts.water)
  const worths = boards.map((board, seat) => worthOf(board, leastOf(waters, seat)))
  return worths.map((own, seat) => {
    let best = -Infinity
    for (let other = 0; other < worths.length; other++) {
      const worth = worths[other] ?? 0
      if (other !== seat && worth > best) best = worth
    }
    return leadWorth(own - best)
  })
}

/** In the order of ENTITIES. */
const REWARDS = ENTITIES.map((entity) => ({ entity, ...ENTITY_DATA[entity] }))

interface Board {
  readonly prospect: Prospect
  readonly shown: readonly TileData[]
  readonly counts: Counts
}

function boardOf(state: RauhaState, seat: Seat): Board {
  const prospect = prospectOf(state, seat, NO_WATERS)
  const shown = shownOn(prospect)
  return { prospect, shown, counts: tally(prospect, shown) }
}
/** They come with the counts. */
const NO_WATERS: readonly number[] = []

/** What of a board bears on a further card. */
interface Reckoning {
  /** What one more of each count brings by what lies already and is owned. */
  readonly rates: Counts
  /** By square. */
  readonly effects: readonly number[]
  readonly marks: number[]
  /** By place in ENTITIES: what winning it is worth, and its being near; nothing for those that the seat owns. */
  readonly won: readonly number[]
  readonly near: readonly number[]
  /** What the entities are worth that are near now. */
  readonly nearNow: number
}

/** The energy that a seat can count on. */
function worthOf(board: Board, least: number): number {
  const { prospect, shown, counts } = board
  const { state, seat, player, outlook, weights, owned, waterWeight } = prospect
  const rates: Counts = { flying: 0, land: 0, marine: 0, bestAnimal: 0, spore: 0, water: 0 }
  const effects: number[] = []
  const marks: number[] = []
  let worth = player.energy + player.crystals * outlook.crystal + waterWeight * leadEnergy(counts.water - least)
  for (let square = 0; square < shown.length; square++) {
    const tile = shown[square]
    if (tile === undefined) continue
    const weight = weights[square] ?? 0
    const each = effectWorth(tile.effect, counts, outlook)
    worth += each * weight
    if (player.spores[square] === true && each < SPORE) worth += (SPORE - each) * outlook.spored
    rate(rates, tile.effect, weight, outlook.crystal)
    effects.push(each)
    marks.push(marksAt(tile))
  }
  const won: number[] = []
  const near: number[] = []
  for (let at = 0; at < REWARDS.length; at++) {
    const reward = REWARDS[at]
    if (reward === undefined) continue
    const { entity, effect, water } = reward
    const each = effectWorth(effect, counts, outlook)
    const weight = owned[at] ?? 0
    worth += each * weight
    rate(rates, effect, weight, outlook.crystal)
    const share = state.entities[entity] === seat ? 0 : outlook.entities + 1
    won.push(each * share)
    near.push(NEAR * (each + water) * share)
  }
  const nearNow = sumOf(near, nearly(marks))
  worth += nearNow
  if (player.kept === null) return worth
  return worth + useOf(board, least, player.kept, { rates, effects, marks, won, near, nearNow })
}

/** What a kept card adds at best. */
function useOf({ prospect, shown, counts }: Board, least: number, card: Card, reckoning: Reckoning): number {
  const { player, outlook, weights, waterWeight } = prospect
  const { rates, effects, marks, won, near, nearNow } = reckoning
  const tile = CARD_DATA[card]
  const cardMarks = marksAt(tile)
  const paid = costOf(card) * outlook.crystal
  const energy = leadEnergy(counts.water - least)
  const after: Counts = { flying: 0, land: 0, marine: 0, bestAnimal: 0, spore: counts.spore, water: 0 }
  let best = discardWorth(prospect)
  for (const square of SQUARES) {
    const covered = shown[square]
    if (covered === undefined || !mayPlace(card, square, player.crystals)) continue
    after.flying = counts.flying
    after.land = counts.land
    after.marine = counts.marine
    for (const animal of tile.animals) after[animal]++
    for (const animal of covered.animals) after[animal]--
    after.bestAnimal = Math.max(after.flying, after.land, after.marine)
    after.water = counts.water + tile.water - covered.water
    const own = effectWorth(tile.effect, after, outlook)
    // The rates count what is covered too.
    const lost = covered.effect?.kind === 'gainPer' ? effectWorth(covered.effect, after, outlook) : effects[square]
    let gain = (own - (lost ?? 0)) * (weights[square] ?? 0) - nearNow - paid
    if (player.spores[square] === true)
      gain += (Math.max(0, SPORE - own) - Math.max(0, SPORE - (effects[square] ?? 0))) * outlook.spored
    gain += rates.flying * (after.flying - counts.flying) + rates.land * (after.land - counts.land)
    gain += rates.marine * (after.marine - counts.marine) + rates.bestAnimal * (after.bestAnimal - counts.bestAnimal)
    if (after.water !== counts.water)
      gain += rates.water * (after.water - counts.water) + waterWeight * (leadEnergy(after.water - least) - energy)
    const before = marks[square] ?? 0
    marks[square] = cardMarks
    const taken = wonOn(marks, square)
    gain += sumOf(near, nearly(marks) & ~taken) + sumOf(won, taken)
    marks[square] = before
    if (gain > best) best = gain
  }
  return best
}

function leadEnergy(lead: number): number {
  return WATER_ENERGY[Math.min(Math.max(lead, 0), WATER_ENERGY.length - 1)] ?? 0
}

function rate(rates: Counts, effect: Effect | null, weight: number, crystal: number): void {
  if (effect?.kind !== 'gainPer' || weight === 0) return
  rates[effect.per] += effect.amount * weight * (effect.what === 'energy' ? 1 : crystal)
}

/** The sum of the worths of which the bits are set. */
function sumOf(worths: readonly number[], bits: number): number {
  let sum = 0
  for (let at = 0, left = bits; left !== 0; at++, left >>= 1) if ((left & 1) !== 0) sum += worths[at] ?? 0
  return sum
}

/** The entities whose symbol a whole line through a square shares, as bits. */
function wonOn(marks: readonly number[], square: Square): number {
  let won = 0
  for (const line of linesThrough(square)) won |= (marks[line[0]] ?? 0) & (marks[line[1]] ?? 0) & (marks[line[2]] ?? 0)
  return won
}
