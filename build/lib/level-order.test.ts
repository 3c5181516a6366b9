/**
 * The order of the lower levels in every game, and of the higher ones where their games are fast; all of them are in
 * level-order.long.test.ts.
 */
import { expect, test } from 'vitest'
import { CATALOGUE } from '../../engine/index.ts'
import { meanOf, playLevelMatch, type LevelMatch } from './level-order.ts'

/** Other work on the machine must not fail them. */
const TEST_TIMEOUT_MS = 600_000

async function meanShareOver(rungs: readonly LevelMatch[]): Promise<number> {
  const shares = await Promise.all(rungs.map(playLevelMatch))
  return meanOf(shares.flat())
}

test(
  'Adepts beat Novices on average over all games',
  async () => {
    const rungs = CATALOGUE.map(({ info }): LevelMatch => ({
      game: info.id,
      above: 'adept',
      below: 'novice',
      games: 6,
    }))
    expect(await meanShareOver(rungs)).toBeGreaterThan(0.55)
  },
  TEST_TIMEOUT_MS,
)

test(
  'Sages with a fraction of their budget beat Adepts in Karmaka and Rauha',
  async () => {
    const sage = { above: 'sage', below: 'adept' } as const
    expect(
      await meanShareOver([
        { ...sage, game: 'karmaka', games: 12, iterations: 40 },
        { ...sage, game: 'rauha', games: 8, iterations: 24 },
      ]),
    ).toBeGreaterThan(0.55)
  },
  TEST_TIMEOUT_MS,
)
