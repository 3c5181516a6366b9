/**
 * Every law, for every game, number of players and option, on fresh games. SAMSARA_SEED plays the games of an earlier run
 * again; SAMSARA_GAMES says how many of each game (60).
 */
import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { failureOf, freshGames, lawsBroken, type FreshRun } from './core/laws/fresh.ts'
import { kitOf } from './core/laws/kit.ts'
import { CATALOGUE } from './index.ts'

const { SAMSARA_SEED = randomBytes(6).toString('hex'), SAMSARA_GAMES = '60' } = process.env
const run: FreshRun = { file: 'engine/laws.long.test.ts', seed: SAMSARA_SEED, games: Number(SAMSARA_GAMES) }

for (const { info } of CATALOGUE.filter(({ load }) => load !== undefined))
  describe(`the laws on fresh games of ${info.id}, seed '${run.seed}'`, () => {
    for (const game of freshGames(info, run))
      it(
        game.title,
        async () => {
          const failure = failureOf(run, game, lawsBroken(await kitOf(info.id), game.trial))
          expect(failure, failure).toBeUndefined()
        },
        600_000,
      )
  })
