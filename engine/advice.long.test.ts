/** Advice of full search length depends only on what its player may know; advice.test.ts tests short searches. */
import { describe, expect, it } from 'vitest'
import type { AnyGame } from './core/contract/game.ts'
import { seedFromText, createRandomStream } from './core/contract/random.ts'
import { SAGE_BUDGET } from './core/host/bots/levels.ts'
import { adviceForStep, sampleDecisions } from './core/invariants/advice-samples.ts'
import { loadGameTestAdapter } from './core/invariants/game-test-adapter.ts'
import { scrambledStateFor } from './core/invariants/non-interference.ts'
import { CATALOGUE } from './index.ts'

const POSITIONS = 6

describe.each(CATALOGUE.filter(({ load }) => load !== undefined).map(({ info }) => info.id))('advice in %s', (id) => {
  it('does not depend on hidden information at the full search length of the sage', async () => {
    const kit = await loadGameTestAdapter(id)
    const game: AnyGame = kit.game
    const seed = seedFromText(`long advice of ${id}`)
    const random = createRandomStream(seed, 'scrambles')
    const asked = [...sampleDecisions(kit, seed, POSITIONS)]
    expect(asked).toHaveLength(2 * POSITIONS)
    for (const step of asked) {
      const scrambled = scrambledStateFor(kit, step, step.before, step.seat, random)
      expect(adviceForStep(game, step, scrambled, SAGE_BUDGET)).toEqual(
        adviceForStep(game, step, step.before, SAGE_BUDGET),
      )
    }
  }, 7_200_000)
})
