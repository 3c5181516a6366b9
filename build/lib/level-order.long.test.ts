/** The order of all levels, in every game. `npm run arena` measures the distance between levels with more games. */
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../engine/index.ts'
import { meanOf, playLevelMatch, type LevelMatch } from './level-order.ts'

const TEST_TIMEOUT_MS = 3_600_000

/** The least share of wins of the upper level: its expected share less twice the spread that luck gives so many games. */
const LEVEL_MATCHES: readonly (Omit<LevelMatch, 'game'> & { readonly least: number })[] = [
  { above: 'novice', below: 'random', games: 40, least: 0.75 },
  { above: 'adept', below: 'novice', games: 60, least: 0.5 },
  { above: 'sage', below: 'adept', games: 20, least: 0.4 },
]

for (const { info } of CATALOGUE)
  describe(info.id, () => {
    test.each(LEVEL_MATCHES)(
      '$above wins its expected share against $below',
      async ({ least, ...rung }) => {
        expect(meanOf(await playLevelMatch({ ...rung, game: info.id }))).toBeGreaterThan(least)
      },
      TEST_TIMEOUT_MS,
    )
  })

describe('on average over all games', () => {
  test.each([
    { above: 'sage', below: 'adept', games: 10, least: 0.55 },
    { above: 'master', below: 'sage', games: 4, least: 0.3 },
  ] as const)(
    '$above wins its expected share against $below',
    async ({ least, ...rung }) => {
      const shares = await Promise.all(CATALOGUE.map(({ info }) => playLevelMatch({ ...rung, game: info.id })))
      expect(meanOf(shares.flat())).toBeGreaterThan(least)
    },
    TEST_TIMEOUT_MS,
  )
})
