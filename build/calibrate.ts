/** `npm run calibrate`: checks the chances that the Sage predicts against the results of games. */
import { existsSync, readFileSync } from 'node:fs'
import { createTableConfig } from '../engine/core/contract/table-config.ts'
import { seedFromText, createRandomStream } from '../engine/core/contract/random.ts'
import { isBotName, BOT_FACTORIES } from '../engine/core/host/bots/levels.ts'
import { CATALOGUE, loadGame } from '../engine/index.ts'
import {
  calibrationBinsOf,
  fitCalibration,
  crossEntropyOf,
  opponentPredictionOutcomes,
  ownPredictionOutcomes,
  maxProbabilitySumError,
  type CalibrationBin,
  type PredictedGame,
  type CalibrationRunOptions,
} from './lib/calibration.ts'
import { botCodeHash, originalCodeHash, parseJsonLines } from './lib/acceptance.ts'
import { fitCalibrationToSamples, crossValidateCalibration, type CalibrationSample } from './lib/calibration-record.ts'
import { exitWithError, firstSentence, checkPositiveNumber, parseFlags } from './lib/command-line.mjs'
import { MAX_PARALLEL_JOBS, openTaskPool } from './lib/task-pool.ts'
import { projectPath, ROOT } from './lib/project.mjs'
import { writeCalibration } from './lib/weights-file.ts'

const NAME = 'npm run --silent calibrate'
const GAMES = CATALOGUE.flatMap(({ info, load }) => (load === undefined ? [] : [info.id]))
const flags = parseFlags({
  name: NAME,
  about: `Measures whether the win chances that the Sage tells come true. Bots play whole games. At some decisions the seat asks the Sage and
plays its choice.

told: mean of the told chances of the asking seat. won: its mean share of the win, with the 95 % interval (bootstrap over games).
A bin holds if told is within five points of won, or within the interval. A second table shows the chances of the other seats.
power and asker: the exponent on the chances and the factor on the asking seat's odds that give the lowest log loss. 1 and 1 change
nothing, a smaller power makes chances less extreme, a smaller asker lowers those of the asking seat.

The exit code is 0 if all bins of the asking seat hold and the chances of all seats add up to 1.`,
  flags: {
    game: { value: 'G', about: `one of: ${GAMES.join(', ')}` },
    players: { value: 'P', about: 'number of seats (2)', check: checkPositiveNumber },
    games: { value: 'K', about: 'number of games (200)', check: checkPositiveNumber },
    seed: { value: 'S', about: 'any text (1)' },
    level: { value: 'L', about: `level of the bots that play: ${Object.keys(BOT_FACTORIES).join(', ')} (adept)` },
    every: { value: 'N', about: 'the Sage is asked at one of N decisions (10)', check: checkPositiveNumber },
    iterations: { value: 'N', about: "iterations of the Sage's search (its own number)", check: checkPositiveNumber },
    jobs: {
      value: 'J',
      about: `number of games played at once (${MAX_PARALLEL_JOBS}, the cores of this machine)`,
      check: checkPositiveNumber,
    },
    fit: {
      about: 'writes power and asker for P seats into engine/G/calibration.ts; test them on another seed',
    },
    together: {
      about:
        'plays nothing: tests each recorded sample of the game with P seats (build/calibration), calibrated by the other samples',
    },
    record: { value: 'FILE', about: 'the samples for --together, instead of those of the present bots' },
    json: { about: 'one line of JSON instead of tables' },
  },
})

function refuse(why: string): never {
  return exitWithError(`${NAME}: ${why} (--help lists the flags)`, 2)
}

function text(name: string, otherwise: string): string {
  const value = flags[name]
  return typeof value === 'string' ? value : otherwise
}

const id = text('game', '')
const listed = CATALOGUE.find(({ info, load }) => info.id === id && load !== undefined)
if (listed === undefined) refuse(id === '' ? '--game is missing' : `there is no game ${id}`)
const level = text('level', 'adept')
if (!isBotName(level)) refuse(`there is no level ${level}`)
const players = Number(text('players', '2'))
const configured = createTableConfig(listed.info, players, {})
if (!configured.ok) refuse(`${configured.reason.id} ${JSON.stringify(configured.reason.values ?? {})}`)
const round = (value: number): number => Math.round(value * 1e4) / 1e4
const rounded = (bins: readonly CalibrationBin[]): CalibrationBin[] =>
  bins.map(({ from, count, told, won, low, high, held }) => ({
    from,
    count,
    told: round(told),
    won: round(won),
    low: round(low),
    high: round(high),
    held,
  }))
/** Names the record: hash of the current code, or of the code whose results it adopted. */
const origin = originalCodeHash(await botCodeHash(ROOT), ROOT).slice(0, 12)
if (flags['together'] === true) judgeTogether()
const call: CalibrationRunOptions = {
  game: id,
  config: configured.config,
  level,
  seed: text('seed', '1'),
  every: Number(text('every', '10')),
  iterations: flags['iterations'] === undefined ? undefined : Number(flags['iterations']),
}
const count = Number(text('games', '200'))
const crew = openTaskPool<number, PredictedGame>(
  new URL('lib/calibrate-worker.ts', import.meta.url),
  call,
  Math.min(Number(text('jobs', String(MAX_PARALLEL_JOBS))), count),
)
const games = await crew
  .all(
    Array.from({ length: count }, (_, nth) => nth),
    (_, at) => {
      if ((at + 1) % Math.ceil(count / 10) === 0) process.stderr.write(`calibrate: ${at + 1} of ${count} games\n`)
    },
  )
  .catch((error: unknown) => exitWithError(`calibrate: ${error instanceof Error ? error.message : String(error)}`))
await crew.close()

const bootstrap = createRandomStream(seedFromText(call.seed), 'bootstrap')
const own = rounded(calibrationBinsOf(ownPredictionOutcomes(games), bootstrap))
const others = players > 2 ? rounded(calibrationBinsOf(opponentPredictionOutcomes(games), bootstrap)) : undefined
const sumError = maxProbabilitySumError(games)
const worst = Math.max(...own.filter(({ held }) => !held).map(({ told, won }) => Math.abs(told - won)), 0)
const held = worst === 0 && sumError < 1e-9
const fittedParams = fitCalibration(games)
const asked = games.reduce((sum, { told }) => sum + told.length, 0)
/** Calibration of the chances as the Sage predicted them. */
const { power: toldBy = 1, asker: toldAsker = 1 } = (await loadGame(id))?.calibration?.[players] ?? {}
const found = {
  held,
  toldBy,
  toldAsker,
  worst: round(worst),
  sumMiss: sumError,
  loss: round(crossEntropyOf(games)),
  ...fittedParams,
  lossThen: round(crossEntropyOf(games, fittedParams)),
}
if (flags['json'] === true) {
  const { config: _, ...rest } = call
  process.stdout.write(
    `${JSON.stringify({ ...rest, players: String(players), games: count, asked, ...found, own, others })}\n`,
  )
} else {
  console.table(own)
  if (others !== undefined) console.table(others)
  console.log(found)
}
if (flags['fit'] === true) await writeFittedCalibration()
else process.exitCode = held ? 0 : 1

function samplesIn(file: string): CalibrationSample[] {
  try {
    return existsSync(file) ? parseJsonLines<CalibrationSample>(readFileSync(file, 'utf8')) : []
  } catch (error) {
    return refuse(`${file} is no record: ${firstSentence(error)}`)
  }
}

/** Judges the recorded samples together. */
function judgeTogether(): never {
  const file = text('record', projectPath('build', 'calibration', `${origin}.jsonl`))
  const samples = samplesIn(file).filter((sample) => sample.game === id && sample.players === String(players))
  if (samples.length < 2)
    refuse(`${String(samples.length)} of the samples that it takes to judge them together are on record`)
  const own = rounded(crossValidateCalibration(samples))
  const { power, asker } = fitCalibrationToSamples(samples)
  const games = samples.reduce((sum, sample) => sum + sample.games, 0)
  const found = { held: own.every(({ held }) => held), games, power: round(power), asker: round(asker) }
  if (flags['json'] === true)
    process.stdout.write(`${JSON.stringify({ game: id, players: String(players), ...found, own })}\n`)
  else {
    console.table(own)
    console.log(found)
  }
  process.exit(found.held ? 0 : 1)
}

/** Combines the fitted calibration with the one that was already applied. */
async function writeFittedCalibration(): Promise<void> {
  const there = (await loadGame(id))?.calibration ?? {}
  const command = `npm run --silent calibrate -- --fit --game ${id} --players ${players} --games ${count} --seed ${call.seed} --every ${call.every}`
  const asker = round(fittedParams.asker * toldAsker ** fittedParams.power)
  const fitted = {
    power: round(fittedParams.power * toldBy),
    ...(asker === 1 ? {} : { asker }),
    command,
    games: count,
    asked,
  }
  await writeCalibration(projectPath('engine', id, 'calibration.ts'), { ...there, [players]: fitted })
}
