import { describe, expect, it } from 'vitest'
import {
  calibrateChances,
  createLearnedWinChancesEvaluation,
  type AllSeatsFeatureExtractor,
  type EvaluationNet,
} from '../../contract/features.ts'
import type { AnyGame, AdviceCalibrationByPlayerCount } from '../../contract/game.ts'
import { createRandomStream } from '../../contract/random.ts'
import { createTestTable } from '../../invariants/test-helpers.ts'
import { diceFixtureGame } from '../../invariants/fixture-games/index.ts'
import { computeAdvice, scaleOddsOfSide } from './advice.ts'
import { BOT_FACTORIES } from './levels.ts'

describe('calibrateChances', () => {
  it('returns chances that sum to 1, counts seats that win together once, and keeps the order', () => {
    const apart = calibrateChances([0.5, 0.3, 0.2], 1.7, [0, 1, 2])
    expect(apart.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect(apart).toEqual(apart.toSorted((a, b) => b - a))
    expect(apart[0]).toBeGreaterThan(0.5)
    const [alone = 0, together = 0, same] = calibrateChances([0.4, 0.6, 0.6], 0.5, [0, 1, 1])
    expect(alone + together).toBeCloseTo(1, 12)
    expect(same).toBe(together)
  })

  it('normalizes values that do not sum to 1, and returns equal chances for values of 0', () => {
    expect(calibrateChances([0.6, 0.2], 1, [0, 1])[0]).toBeCloseTo(0.75, 12)
    expect(calibrateChances([0, 0], 2, [0, 1])).toEqual([0.5, 0.5])
  })
})

it('scaleOddsOfSide multiplies the odds of one side; the other sides keep their ratio, and all sum to 1', () => {
  const told = scaleOddsOfSide([0.5, 0.3, 0.2], 0.5, [0, 1, 2], 0)
  expect(told[0]).toBeCloseTo(1 / 3, 12)
  expect((told[1] ?? 0) / (told[2] ?? 1)).toBeCloseTo(1.5, 12)
  expect(told.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  expect(scaleOddsOfSide([0.4, 0.6, 0.6], 2, [0, 1, 1], 2)).toEqual(
    [0.25, 0.75, 0.75].map((chance) => expect.closeTo(chance, 12)),
  )
  expect(scaleOddsOfSide([1, 0], 0.5, [0, 1], 0)).toEqual([1, 0])
})

describe('calibration of a game', () => {
  const features: AllSeatsFeatureExtractor = {
    names: ['space'],
    read: (state, into) =>
      (state as { pawns: readonly number[] }).pawns.forEach((space, seat) => (into[seat] = space / 20)),
  }
  const net: EvaluationNet = { players: { min: 2, max: 2 }, linear: [3], hidden: [] }
  const gameWith = (calibration: AdviceCalibrationByPlayerCount): AnyGame => {
    const weights = { features: ['space'], nets: [net] }
    const chances = createLearnedWinChancesEvaluation(features, weights)
    const evaluate = (state: unknown) =>
      diceFixtureGame.deciders(state as never).length === 0
        ? diceFixtureGame.returns(state as never)
        : chances(state, 2)
    return { ...(diceFixtureGame as AnyGame), features, weights, calibration, evaluate }
  }
  const fitted = { power: 2, command: '', games: 1, asked: 1 }
  const table = createTestTable(diceFixtureGame as AnyGame, { seed: 'calibration' })
  table.playForcedChoices()
  const seat = table.deciders[0] ?? 0
  const question = (game: AnyGame) => ({
    game,
    seat,
    view: game.view(table.state, seat),
    choices: table.decision(seat)?.choices ?? [],
    random: createRandomStream(table.seed, 'asked'),
  })
  const budget = { iterations: 20, lines: 4, nodes: 60, turns: 1, turnNodes: 20 }

  it('is used for its number of players only; it changes the chances of advice but no choice of a bot', () => {
    const [plain, sure] = [gameWith({ 3: fitted }), gameWith({ 2: fitted })]
    const before = computeAdvice(question(plain), budget).choices
    const after = computeAdvice(question(sure), budget).choices
    expect(after.map(({ choice }) => choice)).toEqual(before.map(({ choice }) => choice))
    for (const [at, { chances }] of after.entries())
      expect(chances).toEqual(
        calibrateChances(before[at]?.chances ?? [], 2, [0, 1]).map((chance) => expect.closeTo(chance, 10)),
      )
    const modest = gameWith({ 2: { ...fitted, power: 1, asker: 0.5 } })
    for (const [at, { chances }] of computeAdvice(question(modest), budget).choices.entries()) {
      const told = scaleOddsOfSide(before[at]?.chances ?? [], 0.5, [0, 1], seat)
      expect(chances).toEqual(told.map((chance) => expect.closeTo(chance, 10)))
    }
    for (const level of ['adept', 'sage'] as const)
      expect(BOT_FACTORIES[level]({ iterations: 20 })(question(sure))).toEqual(
        BOT_FACTORIES[level]({ iterations: 20 })(question(plain)),
      )
  })
})
