/** Bots with full search length use only what their seat may know; secrets.test.ts tests short searches. */
import { describe, expect, it } from 'vitest'
import { BOT_FACTORIES, type BotName } from './core/host/bots/levels.ts'
import { createNoviceBot } from './core/host/bots/novice.ts'
import { loadGameTestAdapter } from './core/invariants/game-test-adapter.ts'
import {
  createViewOnlyDecisionMaker,
  findInformationLeaks,
  findIndistinguishableStates,
} from './core/invariants/information-leaks.ts'
import { CATALOGUE } from './index.ts'

const POSITIONS: Partial<Record<BotName, number>> = { sage: 200, master: 200 }

describe.each(CATALOGUE.filter(({ load }) => load !== undefined).map(({ info }) => info.id))('bots in %s', (id) => {
  it.each(Object.entries(POSITIONS) as [BotName, number][])(
    'a bot of level %s chooses the same in indistinguishable states, at %i positions and full search length',
    async (level, count) => {
      const kit = await loadGameTestAdapter(id)
      const twins = findIndistinguishableStates(kit, createNoviceBot(), count)
      expect(
        findInformationLeaks(kit.game, twins, () => createViewOnlyDecisionMaker(BOT_FACTORIES[level]({}))),
      ).toEqual([])
    },
    7_200_000,
  )
})
