/**
 * Second implementation of step 2, from the rules text alone: the reward of the hex, then gods, then the effect of the
 * occupation, then gods again, then step 3 (MOK-72). Over random games the engine reaches exactly the same end states.
 */
import { expect, test } from 'vitest'
import { canonicalJson } from '../core/contract/json.ts'
import { createRandomStream } from '../core/contract/random.ts'
import { noopEventSink } from '../core/contract/game-events.ts'
import { PILLARS, TOKEN_DATA } from './data.ts'
import type { Occupation, Pillar, VitalityToken } from './data.ts'
import { moksha } from './index.ts'
import type { MokshaAction, MokshaState, CurrentTurnFrame } from './state.ts'
import { decider, firstItemRandom, legalActions, playerOfSeat } from './testing.ts'

/** All of a turn that step 2 can change for an Artisan or a Merchant with Vishnu and Ganesha; the marker aside. */
interface Purse {
  tokens: VitalityToken[]
  karma: Record<Pillar, number>
  vishnu: boolean
  ganesha: boolean
  disciples: number
  effect: boolean
}

/** What stays as it is: the tokens on top of stacks, the supply with what the seat holds, and room for disciples. */
interface Setting {
  readonly occupation: Occupation
  readonly tops: readonly VitalityToken[]
  readonly supply: Readonly<Record<Pillar, number>>
  readonly room: number
}

const SLOTS = 4
const MAX_KARMA = 2

/** At most two of a colour, and no more than there are (MOK-37, MOK-39). */
function roomFor({ karma }: Purse, { supply }: Setting, pillar: Pillar): number {
  return Math.min(MAX_KARMA, supply[pillar]) - karma[pillar]
}
function withKarma(purse: Purse, pillar: Pillar, count: number): Purse {
  return { ...purse, karma: { ...purse.karma, [pillar]: purse.karma[pillar] + count } }
}
function without<T>(list: readonly T[], one: T): T[] {
  const at = list.indexOf(one)
  return list.filter((_, each) => each !== at)
}

/** Every purse after any gods, in any order. */
function afterGods(purse: Purse, setting: Setting): Purse[] {
  const found = [purse]
  if (purse.vishnu)
    for (const token of setting.tops) {
      const full = purse.tokens.length === SLOTS
      const kept = full ? [...new Set(purse.tokens)].map((gone) => without(purse.tokens, gone)) : [purse.tokens]
      for (const tokens of kept)
        found.push(...afterGods({ ...purse, tokens: [...tokens, token].sort(), vishnu: false }, setting))
    }
  if (purse.ganesha)
    for (const pillar of PILLARS) {
      const count = Math.min(2, roomFor(purse, setting, pillar))
      if (count > 0) found.push(...afterGods({ ...withKarma(purse, pillar, count), ganesha: false }, setting))
    }
  return found
}

/** Every purse after the effect of the occupation, or without it (MOK-80, MOK-88, MOK-90). */
function afterEffect(purse: Purse, setting: Setting): Purse[] {
  const found = [purse]
  if (setting.occupation === 'artisan')
    for (const token of new Set(purse.tokens)) {
      const { pillar } = TOKEN_DATA[token]
      if (roomFor(purse, setting, pillar) < 1) continue
      found.push({ ...withKarma(purse, pillar, 1), tokens: without(purse.tokens, token), effect: true })
    }
  if (setting.occupation === 'merchant')
    for (const pillar of PILLARS)
      for (let count = 1; purse.karma[pillar] > 0 && count <= Math.min(2, setting.room); count++)
        found.push({ ...withKarma(purse, pillar, -1), disciples: purse.disciples + count, effect: true })
  return found
}

function byText(purse: Purse, setting: Setting): Set<string> {
  const before = afterGods(purse, setting)
  const after = before.flatMap((each) => afterEffect(each, setting)).flatMap((each) => afterGods(each, setting))
  return new Set(after.map(canonicalJson))
}

function purseOf(state: MokshaState): Purse {
  const [turn] = state.stack
  if (turn?.kind !== 'turn') throw new Error('no turn')
  const { tokens, karma, gods, disciples } = playerOfSeat(state, turn.seat)
  return {
    tokens: tokens.toSorted(),
    karma: { ...karma },
    vishnu: gods.vishnu === 'ready',
    ganesha: gods.ganesha === 'ready',
    disciples: disciples.reduce((sum, count) => sum + count, 0),
    effect: turn.used,
  }
}

/** Brahma brings luck, Shiva moves buildings only: neither touches a purse. */
const WITHIN: readonly MokshaAction['do'][] = ['vishnu', 'ganesha', 'replace', 'harmony', 'craft', 'trade']

/** The purses with which the engine lets step 3 begin. Shiva is ready all the time: so its window is always asked. */
function byEngine(state: MokshaState, found = new Set<string>(), seen = new Set<string>()): Set<string> {
  const [turn] = state.stack
  const key = canonicalJson([purseOf(state), state.stack])
  if (turn?.kind !== 'turn' || seen.has(key)) return found
  seen.add(key)
  if (state.stack.length === 1 && turn.stage === 'devote') found.add(canonicalJson(purseOf(state)))
  for (const action of legalActions(state)) {
    const leaves = action.do === 'go' && turn.stage === 'serve'
    if (!leaves && !WITHIN.includes(action.do)) continue
    const next = moksha.clone(state)
    moksha.play(next, turn.seat, action, firstItemRandom, noopEventSink)
    byEngine(next, found, seen)
  }
  return found
}

const isPastReward = ({ stage }: CurrentTurnFrame): boolean => stage === 'serve' || stage === 'devote'
const ONWARD: readonly MokshaAction['do'][] = ['wander', 'replace', 'harmony', 'gather', 'go']

test('MOK-72 MOK-106: step 2 reaches the same end states as a second implementation from the rules text', () => {
  let compared = 0
  let gained = 0
  for (let number = 0; compared < 60; number++) {
    const random = createRandomStream('7'.repeat(32), `order ${String(number)}`)
    const state = moksha.setup({ players: 2 + (number % 4), options: { evenFinish: false } }, random, noopEventSink)
    for (let plays = 20 + random.int(120); plays > 0 && state.end === null; plays--)
      moksha.play(state, decider(state), random.pick(legalActions(state)), random, noopEventSink)
    const [turn] = state.stack
    if (turn?.kind !== 'turn' || state.stack.length > 1 || turn.stage !== 'wander') continue
    const player = playerOfSeat(state, turn.seat)
    // An occupation other than the card's, and gods without a devotion; the rest of the position is from a game.
    player.occupation = number % 2 === 0 ? 'artisan' : 'merchant'
    player.passing = false
    player.gods = { brahma: 'used', ganesha: random.pick(['ready', 'used']), vishnu: 'ready', shiva: 'ready' }
    while (!isPastReward(turn)) {
      const onward = legalActions(state).filter(({ do: verb }) => ONWARD.includes(verb))
      moksha.play(state, turn.seat, random.pick(onward), random, noopEventSink)
    }
    const tops = [...new Set(state.piles.flatMap((pile) => pile.slice(-1)))]
    const others = state.players.filter((each) => each !== player)
    const supply = Object.fromEntries(
      PILLARS.map((pillar) => [pillar, 8 - others.reduce((sum, { karma }) => sum + karma[pillar], 0)]),
    ) as Record<Pillar, number>
    const there = state.players.reduce((sum, { disciples }) => sum + (disciples[player.region - 1] ?? 0), 0)
    const out = player.disciples.reduce((sum, count) => sum + count, 0)
    const setting = { occupation: player.occupation, tops, supply, room: Math.min(4 - there, 10 - out) }
    const text = byText(purseOf(state), setting)
    expect(byEngine(state)).toEqual(text)
    compared++
    if (text.size > 1) gained++
  }
  expect(gained).toBeGreaterThan(30)
})
