import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import {
  createLearnedWinChancesEvaluation,
  type AllSeatsFeatureExtractor,
  type EvaluationNet,
} from '../../engine/core/contract/features.ts'
import type { AnyGame } from '../../engine/core/contract/game.ts'
import { diceFixtureGame, type DiceState } from '../../engine/core/invariants/fixture-games/index.ts'
import {
  SelfPlayTraining,
  measureStrength,
  opponentKindsFor,
  runSelfPlayTask,
  type SelfPlayRunOptions,
  type SelfPlayTaskPool,
} from './self-play.ts'
import { readWeights } from './bot-players.ts'
import { projectPath } from './project.mjs'
import { runProgram } from './run-program.mjs'
import { roundNet, addNet, writeCalibration, writeNet } from './weights-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'samsara-learn-'))
afterAll(() => rmSync(folder, { recursive: true }))

const features: AllSeatsFeatureExtractor<DiceState> = {
  names: ['space', 'tokens'],
  read({ pawns, tokens }, into) {
    pawns.forEach((space, seat) => {
      into[seat * 2] = space / 20
      into[seat * 2 + 1] = (tokens[seat] ?? 0) / 3
    })
  },
}
const game: AnyGame = { ...diceFixtureGame, features }
const call: SelfPlayRunOptions = {
  game: 'toy-dice',
  players: { min: 2, max: 3 },
  games: 50,
  seed: 'learn',
  units: 3,
  lambda: 0.7,
  rate: 0.02,
  nodes: 6,
  round: 20,
}
/** Does the tasks in this process. */
const crew: SelfPlayTaskPool = {
  all: (tasks) => Promise.resolve(tasks.map((task) => runSelfPlayTask(call, game, task))),
}

describe('self-play training', () => {
  test('reaches the same weights when it is stopped after a round and resumed', async () => {
    const straight = new SelfPlayTraining(call, game)
    while (!straight.isOver()) await straight.playRound(crew)
    expect(straight).toMatchObject({ games: 50, rounds: 3 })
    const begun = new SelfPlayTraining(call, game)
    await begun.playRound(crew)
    const resumed = new SelfPlayTraining(call, game, JSON.parse(JSON.stringify(begun.state)))
    expect(resumed).toMatchObject({ games: 20, rounds: 1, loss: begun.loss })
    while (!resumed.isOver()) await resumed.playRound(crew)
    expect(JSON.stringify(resumed.state)).toBe(JSON.stringify(straight.state))
    expect(JSON.stringify(resumed.net)).toBe(JSON.stringify(straight.net))
  })

  test('is measured against the present weights of the game, reproducibly', async () => {
    const backwards: EvaluationNet = { players: call.players, linear: [-9, 0], hidden: [] }
    const found = await measureStrength(call, backwards, 'present', 40, crew)
    expect(found.high).toBeLessThan(0.5)
    expect(await measureStrength(call, backwards, 'present', 40, crew)).toEqual(found)
  })

  test('is measured only against greedy when the present weights belong to other features', () => {
    const weights = { features: features.names, nets: [] }
    expect(opponentKindsFor(game)).toEqual(['greedy', 'present'])
    expect(opponentKindsFor({ ...game, weights })).toEqual(['greedy', 'present'])
    expect(opponentKindsFor({ ...game, weights: { ...weights, features: ['space'] } })).toEqual(['greedy'])
  })
})

describe('a weights file', () => {
  const netOf = (min: number, max: number, weight = 1): EvaluationNet => ({
    players: { min, max },
    linear: [weight],
    hidden: [],
  })

  test('keeps nets for other player counts, sorted from the narrowest range to the widest', () => {
    const nets = [netOf(2, 5), netOf(2, 2), netOf(3, 4)]
    const put = (net: EvaluationNet) => addNet({ features: ['one'], nets }, ['one'], net).nets
    expect(put(netOf(2, 2, 7))).toEqual([netOf(2, 2, 7), netOf(3, 4), netOf(2, 5)])
    expect(put(netOf(3, 5, 7))).toEqual([netOf(2, 2), netOf(3, 5, 7), netOf(2, 5)])
    expect(addNet({ features: ['other'], nets }, ['one'], netOf(2, 2)).nets).toEqual([netOf(2, 2)])
  })

  test('has numbers rounded to four significant digits', () => {
    const net = { ...netOf(2, 2, 1.23456), hidden: [{ bias: 0.000123456, weights: [-98765.4], out: 1 }] }
    expect(roundNet(net)).toEqual({
      players: { min: 2, max: 2 },
      linear: [1.235],
      hidden: [{ bias: 0.0001235, weights: [-98770], out: 1 }],
    })
  })

  test.each(['weights.ts', 'weights.json'])('is read back as it was written: %s', async (name) => {
    const file = join(folder, name)
    const made = { command: 'c', seed: "it's", games: 1, loss: 0.5, against: {} }
    await writeNet(file, ['space', 'tokens'], { players: { min: 2, max: 2 }, linear: [3, 1], hidden: [], made })
    const weights = await readWeights(file)
    expect(weights.nets[0]?.made).toEqual(made)
    const state = { pawns: [10, 2], tokens: [0, 0] } as unknown as DiceState
    expect(createLearnedWinChancesEvaluation(features, weights)(state, 2)[0]).toBeCloseTo(1 / (1 + Math.exp(-1.2)), 5)
  })
})

test('writeNet adds a net to those in the file at that time, not to those of the first read', async () => {
  const file = join(folder, 'beside.ts')
  for (const players of [2, 3, 4])
    await writeNet(file, ['one'], { players: { min: players, max: players }, linear: [players], hidden: [] })
  expect((await readWeights(file)).nets.map(({ linear }) => linear)).toEqual([[2], [3], [4]])
})

test('written weights and calibration modules import types that the contract exports', async () => {
  const [weights, calibration] = [join(folder, 'typed.ts'), join(folder, 'calibration.ts')]
  await writeNet(weights, ['one'], { players: { min: 2, max: 2 }, linear: [1], hidden: [] })
  await writeCalibration(calibration, { 2: { power: 1, asker: 1, command: 'c', games: 1, asked: 1 } })
  for (const file of [weights, calibration]) {
    const text = readFileSync(file, 'utf8')
    const [, type = '', module = ''] =
      /import type \{ (\w+) \} from '\.\.\/(core\/contract\/[\w-]+\.ts)'/.exec(text) ?? []
    expect(text).toContain(`: ${type} = {`)
    expect(readFileSync(projectPath('engine', module), 'utf8')).toMatch(
      new RegExp(`export (interface|type) ${type}\\b`),
    )
  }
})

describe('npm run learn', () => {
  const SMALL = ['--game', 'chakra', '--games', '16', '--round', '2', '--nodes', '2', '--units', '2', '--measure', '0']
  const script = projectPath('build/learn.ts')
  const learn = async (...args: string[]) => runProgram([process.execPath, script, ...args])
  const files = (name: string) => ['--out', join(folder, `${name}.ts`), '--state', join(folder, `${name}.json`)]
  const written = (name: string) => readFileSync(join(folder, `${name}.ts`), 'utf8')

  test('learns the same with one job as with two jobs that Ctrl+C stops and --resume continues', async () => {
    const whole = learn(...SMALL, '--jobs', '1', ...files('whole'))
    const stopped = spawn(process.execPath, [script, ...SMALL, '--jobs', '2', ...files('stopped')])
    await once(stopped.stdout, 'data')
    stopped.kill('SIGINT')
    const [code] = (await once(stopped, 'close')) as [number]
    expect(code).toBe(130)
    const again = await learn('--game', 'chakra', '--resume', '--measure', '0', ...files('stopped'))
    expect(again.output).toContain('16 of 16 games')
    expect(again.output).not.toContain('learn: 2 of 16 games')
    expect(again.code).toBe(0)
    expect((await whole).code).toBe(0)
    expect(written('stopped')).toBe(written('whole'))
    expect(written('whole')).toContain('--players 2 --games 16 --seed 1 --units 2')
  })

  test.each([
    ['without a game', [], '--game is missing'],
    ['for too many players', ['--game', 'chakra', '--players', '4-6'], 'chakra is for 2 to 4 players'],
    ['with a rate that is none', ['--game', 'chakra', '--rate', 'fast'], "not 'fast'"],
    ['with nothing to go on from', ['--game', 'chakra', '--resume', ...files('none')], 'nothing to go on from'],
  ])('%s ends with one line and code 2', async (_, args, why) => {
    const { code, output } = await learn(...args)
    expect(code).toBe(2)
    expect(output.trim().split('\n')).toEqual([expect.stringContaining(why)])
  })
})
