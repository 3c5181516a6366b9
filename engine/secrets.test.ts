/**
 * Bots use only what their seat may know, in every game: if two states differ only in information hidden from the seat,
 * the bot chooses the same. Searches are short here, and of full length in secrets.long.test.ts.
 */
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Bot } from './core/host/bots/bot.ts'
import { BOT_FACTORIES, type BotName } from './core/host/bots/levels.ts'
import { createNoviceBot } from './core/host/bots/novice.ts'
import type { PlayStyle } from './core/host/bots/play-style.ts'
import type { Json } from './core/contract/json.ts'
import { seedFromText, createRandomStream } from './core/contract/random.ts'
import { loadGameTestAdapter } from './core/invariants/game-test-adapter.ts'
import {
  createViewOnlyDecisionMaker,
  findInformationLeaks,
  findIndistinguishableStates,
  type DecisionMaker,
  type IndistinguishableStates,
} from './core/invariants/information-leaks.ts'
import { CATALOGUE } from './index.ts'

const POSITIONS = 200
/** Of a search: a game or two for each of its lines. */
const ITERATIONS = 8
/** Searches take long; the long tests ask them at all positions. */
const ASKED: Partial<Record<BotName, number>> = { sage: 20, master: 8 }
const TEMPERS: readonly (PlayStyle | undefined)[] = [undefined, 'bold', 'careful', 'friendly']

describe.each(CATALOGUE.filter(({ load }) => load !== undefined).map(({ info }) => info.id))('in %s', async (id) => {
  const kit = await loadGameTestAdapter(id)
  const hides = kit.leakyViews.length > 0
  let twins: readonly IndistinguishableStates[] = []
  beforeAll(() => {
    twins = findIndistinguishableStates(kit, createNoviceBot(), POSITIONS)
  })
  afterEach(() => vi.restoreAllMocks())

  it('there are enough decisions with an indistinguishable state if the game hides information, otherwise none', () => {
    expect(twins).toHaveLength(hides ? POSITIONS : 0)
  })

  it.each(Object.keys(BOT_FACTORIES) as BotName[])('a bot of level %s ignores hidden information', (level) => {
    const make = (at: number): DecisionMaker =>
      createViewOnlyDecisionMaker(BOT_FACTORIES[level]({ iterations: ITERATIONS }, TEMPERS[at % TEMPERS.length]))
    expect(findInformationLeaks(kit.game, twins.slice(-(ASKED[level] ?? POSITIONS)), make)).toEqual([])
  })

  const isFound = (make: () => DecisionMaker): boolean => findInformationLeaks(kit.game, twins, make).length > 0

  it('findInformationLeaks finds a bot that reads the real state', () => {
    const seeing: DecisionMaker = (game, state, seat, random) => {
      const choices = game.choices(state, seat) as readonly Json[]
      return createRandomStream(seedFromText(JSON.stringify(state)), random.int(1)).pick(choices)
    }
    expect(isFound(() => seeing)).toBe(hides)
  })

  /** Something outside that is different whenever it is asked. */
  const ever = (): (() => number) => {
    let calls = 0
    return () => ((calls += 1) / 7) % 1
  }

  it('findInformationLeaks finds a bot that draws from Math.random', () => {
    /* eslint no-restricted-properties: off -- this is what must not be done */
    vi.spyOn(Math, 'random').mockImplementation(ever())
    const bot: Bot = ({ choices }) => choices[Math.floor(Math.random() * choices.length)] ?? null
    expect(isFound(() => createViewOnlyDecisionMaker(bot))).toBe(hides)
  })

  it('findInformationLeaks finds a bot that reads the clock', () => {
    vi.spyOn(performance, 'now').mockImplementation(ever())
    const bot: Bot = ({ choices }) => choices[Math.floor(performance.now() * choices.length)] ?? null
    expect(isFound(() => createViewOnlyDecisionMaker(bot))).toBe(hides)
  })
})
