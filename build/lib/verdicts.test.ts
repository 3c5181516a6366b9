import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../engine/core/contract/game.ts'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import { seedFromText } from '../../engine/core/contract/random.ts'
import { Table } from '../../engine/core/host/table.ts'
import { diceFixtureGame } from '../../engine/core/invariants/fixture-games/index.ts'
import { run } from './run.mjs'
import { inProject } from './project.mjs'
import {
  confirmedBy,
  judgeGame,
  playTrial,
  summaryOf,
  type Confirmed,
  type Verdict,
  type VerdictsCall,
} from './verdicts.ts'

const game = diceFixtureGame as AnyGame
const configured = createTableConfig(game.info, 2, {})
if (!configured.ok) throw new Error(configured.reason.id)
const call: VerdictsCall = { game: game.info.id, config: configured.config, seed: 'verdicts', least: 0 }

describe('verdicts that are played out', () => {
  test('a game is judged the same every time, and its verdicts name two choices of the seat', () => {
    const found = judgeGame(game, call, 0)
    expect(found.judged).toBeGreaterThan(5)
    expect(judgeGame(game, call, 0)).toEqual(found)
    for (const { told, made, best } of found.verdicts) {
      expect(told).toBeGreaterThan(0)
      expect(made).not.toBe(best)
    }
  })

  test('both choices meet the same cards and luck: a choice beside itself loses nothing', () => {
    const verdict: Verdict = { nth: 0, entry: 0, seat: 0, view: firstView(), made: 0, best: 0, told: 0.1 }
    for (let deal = 0; deal < 6; deal++) {
      const { made, best } = playTrial(game, call, { verdict, deal }, 'adept')
      expect(made).toBe(best)
    }
  })

  test('what was lost is the mean over the deals, with its standard error', () => {
    const verdict: Verdict = { nth: 3, entry: 7, seat: 1, view: null, made: 0, best: 1, told: 0.2 }
    const outcomes = [
      { made: 0, best: 1 },
      { made: 1, best: 1 },
      { made: 0, best: 1 },
      { made: 1, best: 1 },
    ]
    const found = confirmedBy(call, verdict, outcomes)
    expect(found).toMatchObject({ nth: 3, entry: 7, told: 0.2, games: 4, lost: 0.5 })
    expect(found.error).toBeCloseTo(Math.sqrt(1 / 3 / 4))
  })

  test('a sample holds when none is reversed and two thirds of what is told are lost', () => {
    const one = (told: number, lost: number, error = 0.03): Confirmed => ({
      game: 'g',
      seed: 's',
      nth: 0,
      entry: 0,
      games: 100,
      told,
      lost,
      error,
    })
    expect(summaryOf([one(0.1, 0.08), one(0.2, 0.14)])).toMatchObject({ verdicts: 2, reversed: 0, held: true })
    expect(summaryOf([one(0.1, 0.04), one(0.2, 0.14)])).toMatchObject({ reversed: 0, held: false })
    expect(summaryOf([one(0.1, -0.07), one(0.2, 0.5)])).toMatchObject({ reversed: 1, held: false })
    expect(summaryOf([one(0.1, -0.05), one(0.2, 0.5)])).toMatchObject({ reversed: 0, held: true })
  })

  test('the command refuses what it does not know', async () => {
    for (const flags of [[], ['--game', 'halma'], ['--game', 'chakra', '--players', '9'], ['--games', '0']]) {
      const { code, output } = await run([process.execPath, inProject('build/verdicts.ts'), ...flags])
      expect(code).toBe(2)
      expect(output).toContain('--help')
    }
  })
})

function firstView(): Verdict['view'] {
  const table = new Table({ game, config: call.config, seed: seedFromText('first') })
  table.playForcedChoices()
  return game.view(table.state, 0) as Verdict['view']
}
