/** The lower rungs of the ladder in every game, the higher ones where they are climbed quickly; all in ladder.long.test.ts. */
import { expect, test } from 'vitest'
import { CATALOGUE } from '../../engine/index.ts'
import { mean, sharesOn, type Rung } from './ladder.ts'

/** Other work on the machine must not fail them. */
const PATIENCE = 600_000

async function shareOver(rungs: readonly Rung[]): Promise<number> {
  const shares = await Promise.all(rungs.map(sharesOn))
  return mean(shares.flat())
}

test(
  'adepts beat novices',
  async () => {
    const rungs = CATALOGUE.map(({ info }): Rung => ({ game: info.id, above: 'adept', below: 'novice', games: 6 }))
    expect(await shareOver(rungs)).toBeGreaterThan(0.55)
  },
  PATIENCE,
)

test(
  'sages beat adepts, with a fraction of their budget',
  async () => {
    const sage = { above: 'sage', below: 'adept' } as const
    expect(
      await shareOver([
        { ...sage, game: 'karmaka', games: 12, iterations: 40 },
        { ...sage, game: 'rauha', games: 8, iterations: 24 },
      ]),
    ).toBeGreaterThan(0.55)
  },
  PATIENCE,
)
