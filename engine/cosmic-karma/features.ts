/** What the learned evaluation looks at: what a seat still lacks, what it has against that, and what it can reach next. */
import type { FeatureExtractor } from '../core/contract/features.ts'
import type { Seat } from '../core/contract/game.ts'
import { isReady, playerOf } from './account.ts'
import { SPACES } from './board.ts'
import { placeOf, totalsOf } from './chances.ts'
import type { Aim } from './chances.ts'
import { BEADS_FREED, HANGING_ON, PEGS_PER_MASTER_TOOL } from './data.ts'
import type { CosmicState, Player } from './state.ts'
import { among, standings } from './yardstick.ts'

const NAMES = [
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
export type Name = (typeof NAMES)[number]
const AT = Object.fromEntries(NAMES.map((name, at) => [name, at])) as Record<Name, number>
const WIDTH = NAMES.length
const ROUND = 60

export const features: FeatureExtractor<CosmicState> = {
  names: NAMES,
  held: ['pegs', 'greenRings', 'orangeRings', 'cards'],
  initialWeights: { worth: 4, promise: 4 },
  read(state, into) {
    const { players, stack } = state
    const count = players.length
    const worths = standings(state)
    const turn = stack[0]
    for (let seat = 0; seat < count; seat++) {
      const player = playerOf(state, seat)
      const from = seat * WIDTH
      into[from + AT.worth] = (worths[seat] ?? 0) / 20
      const lacking = account(player, into, from)
      reach(player, lacking, into, from)
      if (turn?.kind === 'turn') {
        into[from + AT.later] = ((seat - turn.seat + count) % count) / 5
        if (turn.seat === seat) {
          const pending = state.stack.length > 1 || turn.stage === 'rolled' || turn.stage === 'cards'
          into[from + AT.toMove] = 1
          if (pending) {
            into[from + AT.underWay] = 1
            into[from + AT.promise] = (moverWorth(state, seat, worths) - (worths[seat] ?? 0)) / 20
          }
          if (turn.stage === 'rolled') into[from + AT.rolled] = 1
          if (turn.again) into[from + AT.again] = 1
        }
      }
    }
    for (let seat = 0; seat < count; seat++) {
      const from = seat * WIDTH
      let rival = -Infinity
      let ready = 0
      for (let other = 0; other < count; other++) {
        if (other === seat) continue
        const there = other * WIDTH
        rival = Math.max(rival, (into[there + AT.worth] ?? 0) + (into[there + AT.promise] ?? 0))
        ready = Math.max(ready, into[there + AT.ready] ?? 0)
      }
      into[from + AT.rival] = rival
      into[from + AT.rivalReady] = ready
      into[from + AT.ahead] = (into[from + AT.worth] ?? 0) + (into[from + AT.promise] ?? 0) - rival
    }
  },
}

/** What it has and lacks. @returns how many things it lacks to be ready */
function account(player: Player, into: Float64Array, from: number): number {
  const { beads, rings, habits, pegs, freeWill, lostTurns } = player
  const held = pegs.torch + pegs.sword + pegs.wand
  const loose = beads.green + beads.orange
  const sticks = habits.green + habits.orange
  const useful = Math.min(rings.green, BEADS_FREED * habits.green) + Math.min(rings.orange, BEADS_FREED * habits.orange)
  const lacking = 3 * PEGS_PER_MASTER_TOOL - held + loose + 3 * sticks - useful
  into[from + AT.pegs] = held / 6
  into[from + AT.torch] = pegs.torch / 2
  into[from + AT.sword] = pegs.sword / 2
  into[from + AT.wand] = pegs.wand / 2
  const torch = pegs.torch === PEGS_PER_MASTER_TOOL ? 1 : 0
  const sword = pegs.sword === PEGS_PER_MASTER_TOOL ? 1 : 0
  const wand = pegs.wand === PEGS_PER_MASTER_TOOL ? 1 : 0
  into[from + AT.masterTorch] = torch
  into[from + AT.masterSword] = sword
  into[from + AT.masterWand] = wand
  into[from + AT.masters] = (torch + sword + wand) / 3
  into[from + AT.greenBeads] = beads.green / 2
  into[from + AT.orangeBeads] = beads.orange / 2
  into[from + AT.beads] = loose / 4
  into[from + AT.greenRings] = Math.min(rings.green, 6) / 6
  into[from + AT.orangeRings] = Math.min(rings.orange, 6) / 6
  if (rings.green > 0) into[from + AT.firstGreenRing] = 1
  if (rings.orange > 0) into[from + AT.firstOrangeRing] = 1
  into[from + AT.habits] = Math.min(sticks, 4) / 3
  into[from + AT.habitRings] = Math.min(useful, 6) / 4
  if (sticks >= 2) into[from + AT.twoHabits] = 1
  if (sticks > 0 && sword === 0) into[from + AT.noSword] = 1
  if (sticks === 0 && loose === 0) into[from + AT.clean] = 1
  if (isReady(player)) into[from + AT.ready] = 1
  if (lacking === 1) into[from + AT.nearlyReady] = 1
  into[from + AT.lacking] = Math.min(lacking, 15) / 10
  into[from + AT.cards] = Math.min(freeWill.length, 8) / 5
  into[from + AT.lostTurns] = Math.min(lostTurns, 3) / 2
  return lacking
}

/** What it can come to by the next throw, or by its cards. */
function reach(player: Player, lacking: number, into: Float64Array, from: number): void {
  const { beads, rings, habits, pegs, freeWill, space } = player
  const ready = isReady(player)
  const { counts, chances, home, winning } = placeOf(space, pegs.wand === PEGS_PER_MASTER_TOOL)
  const totals = totalsOf(freeWill)
  const hits = (aim: Aim): boolean => (counts[aim] & totals) !== 0
  const needs = (colour: 'green' | 'orange'): boolean =>
    beads[colour] > 0 || rings[colour] < BEADS_FREED * habits[colour]
  let sum = 0
  for (const card of freeWill) sum += card
  into[from + AT.cardSum] = Math.min(sum, 30) / 20
  let peg = 0
  let cardPeg = false
  if (pegs.torch < PEGS_PER_MASTER_TOOL) {
    into[from + AT.nextTorch] = chances.torch
    peg += chances.torch
    cardPeg ||= hits('torch')
  }
  if (pegs.sword < PEGS_PER_MASTER_TOOL) {
    into[from + AT.nextSword] = chances.sword
    peg += chances.sword
    cardPeg ||= hits('sword')
  }
  if (pegs.wand < PEGS_PER_MASTER_TOOL) {
    into[from + AT.nextWand] = chances.wand
    peg += chances.wand
    cardPeg ||= hits('wand')
  }
  into[from + AT.nextPeg] = Math.min(1, peg)
  if (cardPeg) into[from + AT.cardPeg] = 1
  let cardRing = false
  if (needs('green')) {
    into[from + AT.nextGreen] = chances.green
    cardRing ||= hits('green')
  }
  if (needs('orange')) {
    into[from + AT.nextOrange] = chances.orange
    cardRing ||= hits('orange')
  }
  if (cardRing) into[from + AT.cardRing] = 1
  if (habits.green + habits.orange > 0 && pegs.sword > 0) {
    const share = pegs.sword === PEGS_PER_MASTER_TOOL ? 1 : 0.3
    into[from + AT.nextLoosen] = chances.loosen * share
    if (hits('loosen')) into[from + AT.cardLoosen] = share
  }
  into[from + AT.nextChoice] = chances.choice * (pegs.torch === PEGS_PER_MASTER_TOOL ? 1 : 0.3)
  into[from + AT.nextFreeWill] = chances.freeWill
  into[from + AT.nextUnharmed] = chances.unharmed
  into[from + AT.home] = home / ROUND
  if (ready) {
    into[from + AT.homeReady] = 1 - Math.min(home, ROUND) / ROUND
    into[from + AT.winNext] = space === HANGING_ON ? 1 : winning
    if (sum >= home) into[from + AT.cardsHome] = 1
  } else if (lacking === 1) {
    into[from + AT.homeReady] = 0.3 * (1 - Math.min(home, ROUND) / ROUND)
  }
  const { realm, region } = SPACES[space]
  if (realm === 'spirit') into[from + AT.spirit] = 1
  if (region === 'sword' || region === 'torch') into[from + AT.temple] = 1
  if (region === 'wheels') into[from + AT.wheels] = 1
}

/** By the frozen yardstick, in its turns: what stands behind its number for the seat whose move is under way. */
function moverWorth(state: CosmicState, seat: Seat, worths: readonly number[]): number {
  const side = 2 * (among(state, seat, worths) - 0.5)
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
/** Those of the yardstick. */
const SCALE = 12
const MIDDLE = 10
const BEST_RIVAL = 0.2
const RIVALS = 0.1
