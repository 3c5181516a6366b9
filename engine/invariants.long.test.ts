/**
 * Every invariant for every game, number of players and option, on fresh games. SAMSARA_SEED repeats the games of an
 * earlier run; SAMSARA_GAMES is the number of games of each game (default 60).
 */
import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  formatFailure,
  createFreshSeedGames,
  describeViolations,
  type FreshSeedRun,
} from './core/invariants/fresh-seed-run.ts'
import { loadGameTestAdapter } from './core/invariants/game-test-adapter.ts'
import { CATALOGUE } from './index.ts'

const { SAMSARA_SEED = randomBytes(6).toString('hex'), SAMSARA_GAMES = '60' } = process.env
const run: FreshSeedRun = { file: 'engine/invariants.long.test.ts', seed: SAMSARA_SEED, games: Number(SAMSARA_GAMES) }

for (const { info } of CATALOGUE.filter(({ load }) => load !== undefined))
  describe(`game invariants on fresh games of ${info.id}, seed '${run.seed}'`, () => {
    for (const game of createFreshSeedGames(info, run))
      it(
        game.title,
        async () => {
          const failure = formatFailure(run, game, describeViolations(await loadGameTestAdapter(info.id), game.trial))
          expect(failure, failure).toBeUndefined()
        },
        600_000,
      )
  })
