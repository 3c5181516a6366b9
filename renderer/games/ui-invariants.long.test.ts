/**
 * Checks invariant 8 for every game, number of players and option, on fresh games: alternately with random and with somewhat
 * skilled play, since random play ends in dead ends. SAMSARA_SEED repeats the games of an earlier run; SAMSARA_GAMES is the
 * number of games of each (60).
 */
import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createGreedyBot } from '../../engine/core/host/bots/greedy.ts'
import {
  formatFailure,
  createFreshSeedGames,
  findingsOrError,
  type FreshSeedGame,
  type FreshSeedRun,
} from '../../engine/core/invariants/fresh-seed-run.ts'
import { allTableConfigs } from '../../engine/core/invariants/table-configs.ts'
import { CATALOGUE } from '../../engine/index.ts'
import { loadGameMessages } from '../messages/game-messages.ts'
import { loadGameUi } from './catalogue.ts'
import type { GameUi } from './game-ui.ts'
import { findUiViolations, type BoardTestOptions } from './ui-invariants.ts'

const { SAMSARA_SEED = randomBytes(6).toString('hex'), SAMSARA_GAMES = '60' } = process.env
const run: FreshSeedRun = {
  file: 'renderer/games/ui-invariants.long.test.ts',
  seed: SAMSARA_SEED,
  games: Number(SAMSARA_GAMES),
}
const boards = import.meta.glob<{ readonly boardTestOptions: BoardTestOptions }>('./*/ui-invariants.ts', {
  eager: true,
})

/** Looks at one decision of so many, at every size. */
const EVERY = 29

const skilled = createGreedyBot({ determinizations: 1, nodes: 60 })

function pathsBroken(gameUi: GameUi, { config, seed }: FreshSeedGame['trial'], skill: boolean): readonly string[] {
  const { players, options } = config
  const plan = { players: [players], options, games: 1, seed, every: EVERY, ...(skill ? { bot: skilled } : {}) }
  const found = findUiViolations(gameUi, {
    ...plan,
    ...boards[`./${gameUi.game.info.id}/ui-invariants.ts`]?.boardTestOptions,
  })
  return found.map(({ what, at, times }) => `${what} (${at}; ${String(times)} times)`)
}

for (const { info } of CATALOGUE.filter(({ load }) => load !== undefined))
  describe(`invariant 8 on fresh games of ${info.id}, seed '${run.seed}'`, () => {
    // One round of all tables by chance, the next with skill.
    const round = allTableConfigs(info).length
    for (const [at, game] of createFreshSeedGames(info, run).entries())
      it(
        game.title,
        async () => {
          await loadGameMessages(info.id)
          const gameUi = await loadGameUi(info.id)
          if (gameUi === undefined) throw new Error(`no face of ${info.id}`)
          const skill = Math.floor(at / round) % 2 === 1
          const broken = findingsOrError(() => pathsBroken(gameUi, game.trial, skill), 'invariant 8 fell over')
          const failure = formatFailure(run, game, broken)
          expect(failure, failure).toBeUndefined()
        },
        600_000,
      )
  })
