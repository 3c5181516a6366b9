import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { calibrateChances } from '../../engine/core/contract/features.ts'
import type { AnyGame } from '../../engine/core/contract/game.ts'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import { seedFromText, createRandomStream } from '../../engine/core/contract/random.ts'
import { scaleOddsOfSide } from '../../engine/core/host/bots/advice.ts'
import { diceFixtureGame } from '../../engine/core/invariants/fixture-games/index.ts'
import {
  calibrationBinsOf,
  fitCalibration,
  playWithPredictions,
  crossEntropyOf,
  opponentPredictionOutcomes,
  ownPredictionOutcomes,
  maxProbabilitySumError,
  type CalibrationBin,
  type PredictedGame,
  type CalibrationRunOptions,
  type PredictionOutcome,
} from './calibration.ts'
import { fitCalibrationToSamples, crossValidateCalibration, type CalibrationSample } from './calibration-record.ts'
import { projectPath } from './project.mjs'
import { runProgram } from './run-program.mjs'

const SIDES = [0, 1]
const stream = (label: string) => createRandomStream(seedFromText('calibration'), label)

/** Games with four chances each, which are won as often as `truth` says. */
function gamesOf(count: number, truth: (chance: number) => number): PredictionOutcome[][] {
  const random = stream('games')
  const point = (): PredictionOutcome => {
    const chance = random.int(1000) / 1000
    return { chance, won: random.int(1000) < 1000 * truth(chance) ? 1 : 0 }
  }
  return Array.from({ length: count }, () => [point(), point(), point(), point()])
}

describe('ten calibration bins', () => {
  test('hold when predicted chances equal the shares of wins', () => {
    const bins = calibrationBinsOf(
      gamesOf(1000, (chance) => chance),
      stream('fair'),
    )
    expect(bins.map(({ from }) => from)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9])
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(4000)
    for (const { from, told, won, low, high, held } of bins) {
      expect(held).toBe(true)
      expect(told).toBeCloseTo(from + 0.05, 1)
      // Four hundred throws: 1.96 standard errors of .025 on either side, at most.
      expect(high - low).toBeLessThan(0.12)
      expect(low <= won && won <= high).toBe(true)
    }
  })

  test('do not hold when predictions are overconfident', () => {
    const bins = calibrationBinsOf(
      gamesOf(1000, (chance) => 0.5 + (chance - 0.5) / 2),
      stream('sure'),
    )
    expect(bins.map(({ held }) => held)).toEqual([false, false, false, false, true, true, false, false, false, false])
  })

  test('count all positions of a game as one observation', () => {
    const games = gamesOf(200, (chance) => chance)
    const often = games.map((points) => points.flatMap((point) => Array<PredictionOutcome>(50).fill(point)))
    const width = (from: readonly PredictionOutcome[][]) =>
      calibrationBinsOf(from, stream('often')).map(({ low, high }) => high - low)
    expect(width(often)).toEqual(width(games))
  })

  test('hold for few games with equal results, and not for many', () => {
    const few = calibrationBinsOf(
      Array.from({ length: 5 }, () => [{ chance: 0.7, won: 1 }]),
      stream('few'),
    )
    expect(few[7]).toMatchObject({ won: 1, high: 1, held: true })
    const many = calibrationBinsOf(
      Array.from({ length: 50 }, () => [{ chance: 0.7, won: 1 }]),
      stream('many'),
    )
    expect(many[7]).toMatchObject({ won: 1, high: 1, held: false })
    expect(many[0]).toMatchObject({ count: 0, held: true })
  })
})

test('outcomes of the asking seat and its opponents are separate; chances are summed once per side', () => {
  const told = [{ seat: 1, chances: [0.2, 0.5, 0.3] }]
  const games: PredictedGame[] = [{ told, returns: [0, 0, 1], sides: [0, 1, 2] }]
  expect(ownPredictionOutcomes(games)).toEqual([[{ chance: 0.5, won: 0 }]])
  expect(opponentPredictionOutcomes(games)).toEqual([
    [
      { chance: 0.2, won: 0 },
      { chance: 0.3, won: 1 },
    ],
  ])
  expect(maxProbabilitySumError(games)).toBeCloseTo(0, 12)
  const sides = [0, 1, 1]
  expect(maxProbabilitySumError([{ told, returns: [0, 0, 1], sides }])).toBeCloseTo(0.3, 12)
  expect(
    maxProbabilitySumError([{ told: [{ seat: 0, chances: [0.4, 0.6, 0.6] }], returns: [0, 1, 1], sides }]),
  ).toBeCloseTo(0, 12)
})

test('fitCalibration recovers the power and the asker factor that distorted the predictions', () => {
  const random = stream('power')
  const games = Array.from({ length: 6000 }, (): PredictedGame => {
    const chance = 0.05 + random.int(900) / 1000
    // Twice as sure, and odds of the asker half as good again.
    const told = calibrateChances(scaleOddsOfSide([chance, 1 - chance], 1.5, SIDES, 0), 2, SIDES)
    const won = random.int(1000) < 1000 * chance ? 1 : 0
    return { told: [{ seat: 0, chances: told }], returns: [won, 1 - won], sides: SIDES }
  })
  const bend = fitCalibration(games)
  expect(bend.power).toBeCloseTo(0.5, 1)
  expect(Math.abs(bend.asker - 1 / 1.5)).toBeLessThan(0.06)
  expect(crossEntropyOf(games, bend)).toBeLessThan(crossEntropyOf(games, { ...bend, asker: 1 }))
  expect(crossEntropyOf(games, bend)).toBeLessThan(crossEntropyOf(games, { ...bend, power: 1 }))
})

describe('a game with predictions of the Sage', () => {
  const game = diceFixtureGame as AnyGame
  const configured = createTableConfig(game.info, 2, {})
  if (!configured.ok) throw new Error(configured.reason.id)
  const call: CalibrationRunOptions = {
    game: 'dice',
    config: configured.config,
    level: 'novice',
    seed: 'toy',
    iterations: 16,
    every: 2,
  }

  test('is reproducible for the same game number and differs for another one', () => {
    const first = playWithPredictions(game, call, 0)
    expect(first.told.length).toBeGreaterThan(0)
    expect(playWithPredictions(game, call, 0)).toEqual(first)
    expect(playWithPredictions(game, call, 1)).not.toEqual(first)
  })

  test('continues with the choices of the Sage, whatever the level, when the Sage is asked every time', () => {
    const asked = { ...call, every: 1 }
    const { told } = playWithPredictions(game, asked, 0)
    expect(told.length).toBeGreaterThan(3)
    for (const { chances } of told) expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
    // Only the Sage chooses: a bot's level makes no difference.
    expect(playWithPredictions(game, { ...asked, level: 'random' }, 0)).toEqual(playWithPredictions(game, asked, 0))
  })
})

describe('npm run calibrate', () => {
  const calibrate = async (...args: string[]) =>
    runProgram([process.execPath, projectPath('build/calibrate.ts'), ...args])

  test('gives the same result with one job and with two', async () => {
    const call = [
      '--game',
      'karmaka',
      '--games',
      '3',
      '--iterations',
      '4',
      '--level',
      'random',
      '--every',
      '30',
      '--json',
    ]
    const [one, two] = await Promise.all([calibrate(...call, '--jobs', '1'), calibrate(...call, '--jobs', '2')])
    const line = ({ output }: { output: string }) => output.split('\n').find((each) => each.startsWith('{')) ?? ''
    expect(line(two)).toBe(line(one))
    const found = JSON.parse(line(one)) as { own: { count: number; held: boolean }[]; asked: number; held: boolean }
    expect(found).toMatchObject({ game: 'karmaka', players: '2', games: 3, iterations: 4 })
    expect(found.own.reduce((sum, { count }) => sum + count, 0)).toBe(found.asked)
    expect(one.code).toBe(found.held ? 0 : 1)
  })

  test.each([
    ['without a game', [], '--game is missing'],
    ['with too few players', ['--game', 'chakra', '--players', '1'], 'table.config.players'],
    ['with a stranger', ['--game', 'chakra', '--level', 'nobody'], 'there is no level nobody'],
  ])('%s ends with one line and code 2', async (_, args, why) => {
    const { code, output } = await calibrate(...args)
    expect(code).toBe(2)
    expect(output.trim().split('\n')).toEqual([expect.stringContaining(why)])
  })
})

describe('recorded calibration samples, fitted together', () => {
  /** So many asks in each bin; of what is told `truth` comes. */
  const sample = (truth: (told: number) => number, bend: Partial<CalibrationSample> = {}): CalibrationSample => {
    const bins = Array.from({ length: 10 }, (_, nth): CalibrationBin => {
      const told = (nth + 0.5) / 10
      const won = truth(told)
      return { from: nth / 10, count: 1000, told, won, low: won - 0.02, high: won + 0.02, held: true }
    })
    return { game: 'dice', players: '2', games: 100, ...bend, own: bins }
  }
  /** As if the chances were bent by this power, and the odds by this factor. */
  const bentBy = (power: number, asker: number) => (told: number) => 1 / (1 + (1 / told - 1) ** power / asker)

  test('yield the calibration common to all, whatever calibration each sample was recorded with', () => {
    const truth = bentBy(0.7, 0.8)
    const plain = sample(truth)
    expect(fitCalibrationToSamples([plain])).toEqual({ power: expect.closeTo(0.7), asker: expect.closeTo(0.8) })
    // Told with a bend of its own: of what it says comes what is true of it before that.
    const before = (told: number): number => 1 / (1 + ((1 / told - 1) * 0.9) ** (1 / 1.2))
    const told = sample((chance) => truth(before(chance)), { toldBy: 1.2, toldAsker: 0.9 })
    expect(fitCalibrationToSamples([plain, told])).toEqual({ power: expect.closeTo(0.7), asker: expect.closeTo(0.8) })
    expect(crossValidateCalibration([plain, told]).every(({ held }) => held)).toBe(true)
  })

  test('are cross-validated: samples that contradict each other do not hold', () => {
    const bins = crossValidateCalibration([sample(bentBy(1, 2)), sample(bentBy(1, 0.5))])
    expect(bins.filter(({ held }) => !held).length).toBeGreaterThan(4)
  })

  test('empty bins hold', () => {
    const few = sample((told) => told)
    const half = { ...few, own: few.own.map((bin) => (bin.from < 0.5 ? bin : { ...bin, count: 0 })) }
    const bins = crossValidateCalibration([half, half])
    expect(bins.map(({ count }) => count > 0)).toEqual(few.own.map(({ from }) => from < 0.5))
    expect(bins.every(({ held }) => held)).toBe(true)
  })

  test('calibrate --together fits the record; it rejects fewer than two samples or a damaged record in one line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'samsara-calibration-'))
    const record = join(folder, 'record.jsonl')
    const judge = async (...args: string[]) => {
      const call = ['--together', '--record', record, '--game', 'chakra', '--players', '2', '--json', ...args]
      const { code, output } = await runProgram([process.execPath, projectPath('build/calibrate.ts'), ...call])
      return { code, lines: output.trim().split('\n') }
    }
    try {
      const line = JSON.stringify({ ...sample((told) => told), game: 'chakra' })
      writeFileSync(record, `${line}\n`)
      const refused = expect.stringMatching(/^npm run --silent calibrate: 1 of the samples/) as string
      expect(await judge()).toEqual({ code: 2, lines: [refused] })
      writeFileSync(record, line.slice(0, -9))
      expect(await judge()).toEqual({ code: 2, lines: [expect.stringContaining('is no record') as string] })
      writeFileSync(record, `${line}\n${line}\n`)
      const { code, lines } = await judge()
      expect({ code, found: JSON.parse(lines[0] ?? '') as unknown }).toMatchObject({
        code: 0,
        found: { game: 'chakra', players: '2', games: 200, held: true },
      })
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
