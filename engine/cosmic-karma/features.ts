/** Features of the learned evaluation: the items that a seat lacks, its resources, and the spaces it can reach next. */
import type { AllSeatsFeatureExtractor } from '../core/contract/features.ts'
import type { Seat } from '../core/contract/game.ts'
import { isReadyToReturn, playerOf } from './account.ts'
import { SPACES } from './board.ts'
import { moveAimChancesFrom, cardTotalBits } from './move-chances.ts'
import type { MoveBenefitKind } from './move-chances.ts'
import { LOOSE_BEADS_FROM_LOOSENED_HABIT, HANGING_ON_SPACE, PEGS_PER_MASTER_TOOL } from './data.ts'
import type { CosmicState, Player } from './state.ts'
import { relativeStanding, baselineProgressInTurnsBySeat } from './baseline-evaluate.ts'

const FEATURE_NAMES = [
  'worth',
  'ahead',
  'promise',
  'pegs',
  'torch',
  'sword',
  'wand',
  'masterTorch',
  'masterSword',
  'masterWand',
  'masters',
  'greenBeads',
  'orangeBeads',
  'beads',
  'greenRings',
  'orangeRings',
  'firstGreenRing',
  'firstOrangeRing',
  'habits',
  'habitRings',
  'twoHabits',
  'noSword',
  'clean',
  'ready',
  'nearlyReady',
  'lacking',
  'cards',
  'cardSum',
  'cardsHome',
  'lostTurns',
  'toMove',
  'underWay',
  'rolled',
  'later',
  'again',
  'nextTorch',
  'nextSword',
  'nextWand',
  'nextPeg',
  'nextGreen',
  'nextOrange',
  'nextLoosen',
  'nextChoice',
  'nextFreeWill',
  'nextUnharmed',
  'cardPeg',
  'cardRing',
  'cardLoosen',
  'home',
  'homeReady',
  'winNext',
  'spirit',
  'temple',
  'wheels',
  'rival',
  'rivalReady',
] as const
/** The name of one feature: a number that the learned evaluation reads about each seat. */
export type EvaluationFeatureName = (typeof FEATURE_NAMES)[number]
const FEATURE_INDEX = Object.fromEntries(FEATURE_NAMES.map((name, at) => [name, at])) as Record<
  EvaluationFeatureName,
  number
>
const FEATURE_COUNT = FEATURE_NAMES.length
const ROUND = 60

/** Computes the features of every seat from a state, for the learned evaluation. Implements `Game.features`. */
export const featureExtractor: AllSeatsFeatureExtractor<CosmicState> = {
  names: FEATURE_NAMES,
  held: ['pegs', 'greenRings', 'orangeRings', 'cards'],
  initialWeights: { worth: 4, promise: 4 },
  read(state, into) {
    const { players, stack } = state
    const count = players.length
    const worths = baselineProgressInTurnsBySeat(state)
    const turn = stack[0]
    for (let seat = 0; seat < count; seat++) {
      const player = playerOf(state, seat)
      const from = seat * FEATURE_COUNT
      into[from + FEATURE_INDEX.worth] = (worths[seat] ?? 0) / 20
      const lacking = account(player, into, from)
      reach(player, lacking, into, from)
      if (turn?.kind === 'turn') {
        into[from + FEATURE_INDEX.later] = ((seat - turn.seat + count) % count) / 5
        if (turn.seat === seat) {
          const pending = state.stack.length > 1 || turn.stage === 'rolled' || turn.stage === 'cards'
          into[from + FEATURE_INDEX.toMove] = 1
          if (pending) {
            into[from + FEATURE_INDEX.underWay] = 1
            into[from + FEATURE_INDEX.promise] = (moverWorth(state, seat, worths) - (worths[seat] ?? 0)) / 20
          }
          if (turn.stage === 'rolled') into[from + FEATURE_INDEX.rolled] = 1
          if (turn.again) into[from + FEATURE_INDEX.again] = 1
        }
      }
    }
    for (let seat = 0; seat < count; seat++) {
      const from = seat * FEATURE_COUNT
      let rival = -Infinity
      let ready = 0
      for (let other = 0; other < count; other++) {
        if (other === seat) continue
        const there = other * FEATURE_COUNT
        rival = Math.max(rival, (into[there + FEATURE_INDEX.worth] ?? 0) + (into[there + FEATURE_INDEX.promise] ?? 0))
        ready = Math.max(ready, into[there + FEATURE_INDEX.ready] ?? 0)
      }
      into[from + FEATURE_INDEX.rival] = rival
      into[from + FEATURE_INDEX.rivalReady] = ready
      into[from + FEATURE_INDEX.ahead] =
        (into[from + FEATURE_INDEX.worth] ?? 0) + (into[from + FEATURE_INDEX.promise] ?? 0) - rival
    }
  },
}

/** Features of the account. @returns the number of items that the seat lacks to be ready */
function account(player: Player, into: Float64Array, from: number): number {
  const { beads, rings, habits, pegs, freeWill, lostTurns } = player
  const held = pegs.torch + pegs.sword + pegs.wand
  const loose = beads.green + beads.orange
  const sticks = habits.green + habits.orange
  const useful =
    Math.min(rings.green, LOOSE_BEADS_FROM_LOOSENED_HABIT * habits.green) +
    Math.min(rings.orange, LOOSE_BEADS_FROM_LOOSENED_HABIT * habits.orange)
  const lacking = 3 * PEGS_PER_MASTER_TOOL - held + loose + 3 * sticks - useful
  into[from + FEATURE_INDEX.pegs] = held / 6
  into[from + FEATURE_INDEX.torch] = pegs.torch / 2
  into[from + FEATURE_INDEX.sword] = pegs.sword / 2
  into[from + FEATURE_INDEX.wand] = pegs.wand / 2
  const torch = pegs.torch === PEGS_PER_MASTER_TOOL ? 1 : 0
  const sword = pegs.sword === PEGS_PER_MASTER_TOOL ? 1 : 0
  const wand = pegs.wand === PEGS_PER_MASTER_TOOL ? 1 : 0
  into[from + FEATURE_INDEX.masterTorch] = torch
  into[from + FEATURE_INDEX.masterSword] = sword
  into[from + FEATURE_INDEX.masterWand] = wand
  into[from + FEATURE_INDEX.masters] = (torch + sword + wand) / 3
  into[from + FEATURE_INDEX.greenBeads] = beads.green / 2
  into[from + FEATURE_INDEX.orangeBeads] = beads.orange / 2
  into[from + FEATURE_INDEX.beads] = loose / 4
  into[from + FEATURE_INDEX.greenRings] = Math.min(rings.green, 6) / 6
  into[from + FEATURE_INDEX.orangeRings] = Math.min(rings.orange, 6) / 6
  if (rings.green > 0) into[from + FEATURE_INDEX.firstGreenRing] = 1
  if (rings.orange > 0) into[from + FEATURE_INDEX.firstOrangeRing] = 1
  into[from + FEATURE_INDEX.habits] = Math.min(sticks, 4) / 3
  into[from + FEATURE_INDEX.habitRings] = Math.min(useful, 6) / 4
  if (sticks >= 2) into[from + FEATURE_INDEX.twoHabits] = 1
  if (sticks > 0 && sword === 0) into[from + FEATURE_INDEX.noSword] = 1
  if (sticks === 0 && loose === 0) into[from + FEATURE_INDEX.clean] = 1
  if (isReadyToReturn(player)) into[from + FEATURE_INDEX.ready] = 1
  if (lacking === 1) into[from + FEATURE_INDEX.nearlyReady] = 1
  into[from + FEATURE_INDEX.lacking] = Math.min(lacking, 15) / 10
  into[from + FEATURE_INDEX.cards] = Math.min(freeWill.length, 8) / 5
  into[from + FEATURE_INDEX.lostTurns] = Math.min(lostTurns, 3) / 2
  return lacking
}

/** Features of the spaces reachable with the next throw or with the cards in hand. */
function reach(player: Player, lacking: number, into: Float64Array, from: number): void {
  const { beads, rings, habits, pegs, freeWill, space } = player
  const ready = isReadyToReturn(player)
  const { counts, chances, home, winning } = moveAimChancesFrom(space, pegs.wand === PEGS_PER_MASTER_TOOL)
  const totals = cardTotalBits(freeWill)
  const hits = (aim: MoveBenefitKind): boolean => (counts[aim] & totals) !== 0
  const needs = (colour: 'green' | 'orange'): boolean =>
    beads[colour] > 0 || rings[colour] < LOOSE_BEADS_FROM_LOOSENED_HABIT * habits[colour]
  let sum = 0
  for (const card of freeWill) sum += card
  into[from + FEATURE_INDEX.cardSum] = Math.min(sum, 30) / 20
  let peg = 0
  let cardPeg = false
  if (pegs.torch < PEGS_PER_MASTER_TOOL) {
    into[from + FEATURE_INDEX.nextTorch] = chances.torch
    peg += chances.torch
    cardPeg ||= hits('torch')
  }
  if (pegs.sword < PEGS_PER_MASTER_TOOL) {
    into[from + FEATURE_INDEX.nextSword] = chances.sword
    peg += chances.sword
    cardPeg ||= hits('sword')
  }
  if (pegs.wand < PEGS_PER_MASTER_TOOL) {
    into[from + FEATURE_INDEX.nextWand] = chances.wand
    peg += chances.wand
    cardPeg ||= hits('wand')
  }
  into[from + FEATURE_INDEX.nextPeg] = Math.min(1, peg)
  if (cardPeg) into[from + FEATURE_INDEX.cardPeg] = 1
  let cardRing = false
  if (needs('green')) {
    into[from + FEATURE_INDEX.nextGreen] = chances.green
    cardRing ||= hits('green')
  }
  if (needs('orange')) {
    into[from + FEATURE_INDEX.nextOrange] = chances.orange
    cardRing ||= hits('orange')
  }
  if (cardRing) into[from + FEATURE_INDEX.cardRing] = 1
  if (habits.green + habits.orange > 0 && pegs.sword > 0) {
    const share = pegs.sword === PEGS_PER_MASTER_TOOL ? 1 : 0.3
    into[from + FEATURE_INDEX.nextLoosen] = chances.loosen * share
    if (hits('loosen')) into[from + FEATURE_INDEX.cardLoosen] = share
  }
  into[from + FEATURE_INDEX.nextChoice] = chances.choice * (pegs.torch === PEGS_PER_MASTER_TOOL ? 1 : 0.3)
  into[from + FEATURE_INDEX.nextFreeWill] = chances.freeWill
  into[from + FEATURE_INDEX.nextUnharmed] = chances.unharmed
  into[from + FEATURE_INDEX.home] = home / ROUND
  if (ready) {
    into[from + FEATURE_INDEX.homeReady] = 1 - Math.min(home, ROUND) / ROUND
    into[from + FEATURE_INDEX.winNext] = space === HANGING_ON_SPACE ? 1 : winning
    if (sum >= home) into[from + FEATURE_INDEX.cardsHome] = 1
  } else if (lacking === 1) {
    into[from + FEATURE_INDEX.homeReady] = 0.3 * (1 - Math.min(home, ROUND) / ROUND)
  }
  const { realm, region } = SPACES[space]
  if (realm === 'spirit') into[from + FEATURE_INDEX.spirit] = 1
  if (region === 'sword' || region === 'torch') into[from + FEATURE_INDEX.temple] = 1
  if (region === 'wheels') into[from + FEATURE_INDEX.wheels] = 1
}

/** Value of the moving seat in the frozen baseline evaluation, in turns: recomputed from the seat's relative standing. */
function moverWorth(state: CosmicState, seat: Seat, worths: readonly number[]): number {
  const side = 2 * (relativeStanding(state, seat, worths) - 0.5)
  let best = -Infinity
  let sum = 0
  for (let other = 0; other < worths.length; other++) {
    if (other === seat) continue
    const worth = worths[other] ?? 0
    sum += worth
    if (worth > best) best = worth
  }
  return (SCALE * side) / (1 - Math.abs(side)) - MIDDLE + BEST_RIVAL * best + (RIVALS * sum) / (worths.length - 1)
}
/** Constants of the baseline evaluation. */
const SCALE = 12
const MIDDLE = 10
const BEST_RIVAL = 0.2
const RIVALS = 0.1
