/** `npm run learn`: trains an evaluation by self-play. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { NetTrainingReport } from '../engine/core/contract/features.ts'
import { requireFeatures } from '../engine/core/host/learn/episode.ts'
import { CATALOGUE } from '../engine/index.ts'
import { exitWithError, firstSentence, checkPositiveNumber, parseFlags, checkWholeNumber } from './lib/command-line.mjs'
import { MAX_PARALLEL_JOBS, openTaskPool } from './lib/task-pool.ts'
import {
  SelfPlayTraining,
  measureStrength,
  opponentKindsFor,
  type SelfPlayRunOptions,
  type SelfPlayState,
} from './lib/self-play.ts'
import type { SelfPlayTaskResult, SelfPlayTask } from './lib/self-play.ts'
import { projectPath } from './lib/project.mjs'
import { writeNet, writeFileAtomically } from './lib/weights-file.ts'

const NAME = 'npm run learn'
const GAMES = CATALOGUE.flatMap(({ info, load }) => (load === undefined ? [] : [info.id]))

const share = (text: string) => (/^(0?\.\d+|0|1)$/.test(text) ? undefined : `takes a number from 0 to 1, not '${text}'`)
const range = (text: string) =>
  /^[1-9](-[1-9])?$/.test(text) ? undefined : `takes a number of players or a range like 3-5, not '${text}'`

const flags = parseFlags({
  name: NAME,
  about: `Learns the evaluation of a game. Bots play it against themselves, and temporal differences train a network over the game's
features. The weights depend on the command line alone, not on the number of jobs. The run prints the loss, and the strength of the
network on other seeds against frozen greedy bots and against the present evaluation.

Ctrl+C ends the run after the present round. With --resume it continues, to the same weights.`,
  flags: {
    game: { value: 'G', about: `one of: ${GAMES.join(', ')}` },
    players: { value: 'P', about: 'number of seats: 2, or 3-5 in turn (2)', check: range },
    games: { value: 'N', about: 'number of games (3000)', check: checkPositiveNumber },
    seed: { value: 'S', about: 'any text (1)' },
    units: { value: 'U', about: 'units of the hidden layer (16)', check: checkWholeNumber },
    lambda: { value: 'L', about: 'lambda of TD(lambda), 0 to 1 (0.7)', check: share },
    rate: { value: 'R', about: 'learning rate at the start; a tenth of it at the end (0.003)', check: share },
    nodes: { value: 'M', about: 'number of nodes of the search for a turn (60)', check: checkPositiveNumber },
    round: { value: 'K', about: 'number of games with the same network (100)', check: checkPositiveNumber },
    measure: {
      value: 'K',
      about: 'number of games in each of the five comparisons; 0: no comparison (100)',
      check: checkWholeNumber,
    },
    out: {
      value: 'FILE',
      about: 'file of the network, .ts or .json (engine/G/weights.ts); networks for other numbers of seats stay',
    },
    state: { value: 'FILE', about: 'file of the unfinished run (learning/G-P-S.json)' },
    resume: { about: 'continues the unfinished run; only --game, --players and --seed are needed' },
    jobs: {
      value: 'J',
      about: `number of games played at once (${MAX_PARALLEL_JOBS}, the cores of this machine)`,
      check: checkPositiveNumber,
    },
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
const listed = CATALOGUE.find(({ info }) => info.id === id)
if (listed?.load === undefined) refuse(id === '' ? '--game is missing' : `there is no game ${id}`)
const [min = 2, max = min] = text('players', '2').split('-').map(Number)
const { players } = listed.info
if (min > max || min < players.min || max > players.max) refuse(`${id} is for ${players.min} to ${players.max} players`)
const game = await listed.load()
if (game.features === undefined) refuse(`${id} has no features`)

const requestedOptions: SelfPlayRunOptions = {
  game: id,
  players: { min, max },
  games: Number(text('games', '3000')),
  seed: text('seed', '1'),
  units: Number(text('units', '16')),
  lambda: Number(text('lambda', '0.7')),
  rate: Number(text('rate', '0.003')),
  nodes: Number(text('nodes', '60')),
  round: Number(text('round', '100')),
}
const plainSeed = requestedOptions.seed.toLowerCase().replace(/[^a-z0-9]+/g, '-')
const stateFile = resolve(text('state', projectPath('learning', `${id}-${text('players', '2')}-${plainSeed}.json`)))
const out = resolve(text('out', projectPath('engine', id, 'weights.ts')))

/** Reads the checkpoint of an earlier run. */
function readSavedState(): SelfPlayState {
  if (!existsSync(stateFile)) refuse(`there is nothing to go on from in ${stateFile}`)
  try {
    const state = JSON.parse(readFileSync(stateFile, 'utf8')) as SelfPlayState
    for (const [name, value] of Object.entries(requestedOptions) as [keyof SelfPlayRunOptions, unknown][])
      if (flags[name] !== undefined && JSON.stringify(state.call[name]) !== JSON.stringify(value))
        refuse(`it was begun with another --${name}`)
    return state
  } catch (error) {
    return refuse(`${stateFile} cannot be read: ${firstSentence(error)}`)
  }
}

/** The command line that leads to the same weights. */
function commandOf({ players, ...call }: SelfPlayRunOptions): string {
  const tables = players.min === players.max ? String(players.min) : `${players.min}-${players.max}`
  const { game: which, ...others } = call
  const rest = Object.entries(others).map(
    ([name, value]) => `--${name} ${/\s/.test(String(value)) ? `'${value}'` : value}`,
  )
  return [NAME, '--', `--game ${which} --players ${tables}`, ...rest].join(' ')
}

const from = flags['resume'] === true ? readSavedState() : undefined
const call = from?.call ?? requestedOptions
const learning = new SelfPlayTraining(call, game, from)
const crew = openTaskPool<SelfPlayTask, SelfPlayTaskResult>(
  new URL('lib/self-play-worker.ts', import.meta.url),
  call,
  Number(text('jobs', String(MAX_PARALLEL_JOBS))),
)
const measured = Number(text('measure', '100'))
const rivals = opponentKindsFor(game)
const rounds = Math.ceil(call.games / call.round)
const printLine = (line: string): boolean => process.stdout.write(`learn: ${line}\n`)
const hundredths = (value: number): string => (100 * value).toFixed(1)

async function compare(): Promise<NetTrainingReport['against']> {
  const against: Record<string, NetTrainingReport['against'][string]> = {}
  if (measured === 0) return against
  for (const rival of rivals) {
    const found = await measureStrength(call, learning.net, rival, measured, crew)
    const { share: mean, low, high } = found
    printLine(
      `after ${learning.games} games ${hundredths(mean)} % (${hundredths(low)} to ${hundredths(high)}) against ${rival}`,
    )
    const short = (value: number): number => Math.round(value * 1000) / 1000
    against[rival] = { share: short(mean), low: short(low), high: short(high), games: measured }
  }
  return against
}

const stop = new AbortController()
process.once('SIGINT', () => {
  stop.abort()
  printLine('finishing the round; once more Ctrl+C loses it')
})

async function learn(): Promise<void> {
  const keep = (): void => writeFileAtomically(stateFile, JSON.stringify(learning.state))
  let against: NetTrainingReport['against'] = {}
  if (from === undefined) against = await compare()
  while (!learning.isOver() && !stop.signal.aborted) {
    const begun = performance.now()
    const before = learning.games
    await learning.playRound(crew)
    const seconds = (performance.now() - begun) / 1000
    const pace = Math.round((learning.games - before) / seconds)
    printLine(`${learning.games} of ${call.games} games, loss ${learning.loss.toFixed(4)}, ${pace} games a second`)
    keep()
    if (learning.isOver() || learning.rounds % Math.ceil(rounds / 5) === 0) against = await compare()
  }
  if (!learning.isOver()) {
    printLine(`stopped; --resume goes on from ${stateFile}`)
    process.exitCode = 130
    return
  }
  const loss = Math.round(learning.loss * 1e4) / 1e4
  const made: NetTrainingReport = { command: commandOf(call), seed: call.seed, games: call.games, loss, against }
  await writeNet(out, requireFeatures(game).names, { ...learning.net, made })
  rmSync(stateFile, { force: true })
  printLine(`written into ${out}`)
}

await learn().catch((error: unknown) =>
  exitWithError(`learn: ${error instanceof Error ? (error.stack ?? '') : String(error)}`),
)
await crew.close()
