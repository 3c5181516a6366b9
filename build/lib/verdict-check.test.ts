import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../engine/core/contract/game.ts'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import { seedFromText } from '../../engine/core/contract/random.ts'
import { Table } from '../../engine/core/host/table.ts'
import { diceFixtureGame } from '../../engine/core/invariants/fixture-games/index.ts'
import { runProgram } from './run-program.mjs'
import { projectPath } from './project.mjs'
import {
  confirmVerdict,
  playAndReviewGame,
  playOutVerdict,
  summarizeVerdicts,
  type VerdictConfirmation,
  type ReviewVerdict,
  type VerdictCheckOptions,
} from './verdict-check.ts'

const game = diceFixtureGame as AnyGame
const configured = createTableConfig(game.info, 2, {})
if (!configured.ok) throw new Error(configured.reason.id)
const call: VerdictCheckOptions = { game: game.info.id, config: configured.config, seed: 'verdicts', minLoss: 0 }

describe('verdicts checked by playing out both choices', () => {
  test('playAndReviewGame is reproducible, and each verdict names two different choices', () => {
    const found = playAndReviewGame(game, call, 0)
    expect(found.judged).toBeGreaterThan(5)
    expect(playAndReviewGame(game, call, 0)).toEqual(found)
    for (const { told, made, best } of found.verdicts) {
      expect(told).toBeGreaterThan(0)
      expect(made).not.toBe(best)
    }
  })

  test('playOutVerdict gives both choices the same cards and random events: equal choices lose nothing', () => {
    const verdict: ReviewVerdict = { nth: 0, entry: 0, seat: 0, view: firstView(), made: 0, best: 0, told: 0.1 }
    for (let deal = 0; deal < 6; deal++) {
      const { made, best } = playOutVerdict(game, call, { verdict, deal }, 'adept')
      expect(made).toBe(best)
    }
  })

  test('confirmVerdict gives the mean loss over the deals with its standard error', () => {
    const verdict: ReviewVerdict = { nth: 3, entry: 7, seat: 1, view: null, made: 0, best: 1, told: 0.2 }
    const outcomes = [
      { made: 0, best: 1 },
      { made: 1, best: 1 },
      { made: 0, best: 1 },
      { made: 1, best: 1 },
    ]
    const found = confirmVerdict(call, verdict, outcomes)
    expect(found).toMatchObject({ nth: 3, entry: 7, told: 0.2, games: 4, lost: 0.5 })
    expect(found.error).toBeCloseTo(Math.sqrt(1 / 3 / 4))
  })

  test('a sample holds when no verdict is reversed and play loses two thirds of the claimed losses', () => {
    const one = (told: number, lost: number, error = 0.03): VerdictConfirmation => ({
      game: 'g',
      seed: 's',
      nth: 0,
      entry: 0,
      games: 100,
      told,
      lost,
      error,
    })
    expect(summarizeVerdicts([one(0.1, 0.08), one(0.2, 0.14)])).toMatchObject({ verdicts: 2, reversed: 0, held: true })
    expect(summarizeVerdicts([one(0.1, 0.04), one(0.2, 0.14)])).toMatchObject({ reversed: 0, held: false })
    expect(summarizeVerdicts([one(0.1, -0.07), one(0.2, 0.5)])).toMatchObject({ reversed: 1, held: false })
    expect(summarizeVerdicts([one(0.1, -0.05), one(0.2, 0.5)])).toMatchObject({ reversed: 0, held: true })
  })

  test('npm run verdicts rejects missing or unknown games, player counts and game counts with code 2', async () => {
    for (const flags of [[], ['--game', 'halma'], ['--game', 'chakra', '--players', '9'], ['--games', '0']]) {
      const { code, output } = await runProgram([process.execPath, projectPath('build/verdicts.ts'), ...flags])
      expect(code).toBe(2)
      expect(output).toContain('--help')
    }
  })
})

function firstView(): ReviewVerdict['view'] {
  const table = new Table({ game, config: call.config, seed: seedFromText('first') })
  table.playForcedChoices()
  return game.view(table.state, 0) as ReviewVerdict['view']
}
