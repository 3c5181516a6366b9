/** `npm run sim`: plays whole games through validation and prints statistics. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { OptionValue } from '../engine/core/contract/game.ts'
import { createTableConfig } from '../engine/core/contract/table-config.ts'
import { CATALOGUE } from '../engine/index.ts'
import { exitWithError, firstSentence } from './lib/command-line.mjs'
import {
  playoutsPerSecond,
  simulate,
  type RecordedEnding,
  type SimulationFailure,
  type SimulationBots,
} from './lib/simulate.ts'

const HELP = `npm run --silent sim -- --game G --players N --games K --seed S [options]

Plays K whole games as a host does, with every action validated. Checks that every state keeps the game's invariants, that a seat
always has a choice, that every game ends, and that its save replays to the same state.

  --game G               one of: ${CATALOGUE.filter(({ load }) => load !== undefined)
    .map(({ info }) => info.id)
    .join(', ')}
  --players N            number of seats
  --games K              number of games (100)
  --seed S               any text (1)
  --bots random|greedy   the bots that play (random)
  --option name=value    a table option; may be repeated
  --save-on-failure DIR  folder for the save of a game that broke an invariant (the system's temporary folder)
  --save-ends DIR        folder for one game for each way to end, in the form of engine/fixtures
  --json                 one line of JSON instead of a table

turnsPerPlayer is the number of turns of each player of each game. playoutsPerSecond is the number of whole random games a second
without validation, as a searching bot plays them. The exit code is 1 if an invariant was broken or a game crashed or did not end,
and 2 if the command line is wrong.`

/** Reports a wrong command line in one line and exits. */
function exitWithUsageError(why: string): never {
  return exitWithError(`sim: ${why} (--help lists the flags)`, 2)
}

function readCall() {
  try {
    const { values } = parseArgs({
      options: {
        game: { type: 'string' },
        players: { type: 'string' },
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        bots: { type: 'string', default: 'random' },
        option: { type: 'string', multiple: true, default: [] },
        'save-on-failure': { type: 'string', default: join(tmpdir(), 'samsara-sim') },
        'save-ends': { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    return values
  } catch (error) {
    return exitWithUsageError(firstSentence(error))
  }
}

function wholeNumber(name: string, text: string | undefined): number {
  const value = Number(text)
  if (text === undefined || !Number.isInteger(value) || value < 1)
    exitWithUsageError(`--${name} takes a whole number from 1`)
  return value
}

function optionsOf(pairs: readonly string[]): Record<string, OptionValue> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      return at > 0
        ? [pair.slice(0, at), pair.slice(at + 1)]
        : exitWithUsageError(`--option takes name=value, not ${pair}`)
    }),
  )
}

/** Writes the game as a save that the app can open. @returns its path, as text */
function saveFailure({ number, save }: SimulationFailure): string {
  if (save === undefined) return 'there is nothing to save'
  // The app's library accepts lower-case letters, digits and dashes in file names.
  const seed = call.seed.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return writeSaveFile(call['save-on-failure'], `${game.info.id}-${players}-${seed.slice(0, 24)}-${number}`, save)
}

/** Writes a recorded game in the form that engine/fixtures.test.ts expects. @returns its path, as text */
function saveEnding(folder: string, { reason, save }: RecordedEnding): string {
  const way = reason.slice(reason.lastIndexOf('.') + 1).toLowerCase()
  return writeSaveFile(folder, `end-${way}-${players}`, save)
}

/** @returns its path, as text */
function writeSaveFile(folder: string, name: string, save: string): string {
  const file = join(folder, `${name}.samsara`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, save)
    return `saved as ${file}`
  } catch (error) {
    return `it could not be saved (${firstSentence(error)})`
  }
}

const call = readCall()
if (call.help) {
  process.stdout.write(`${HELP}\n`)
  process.exit(0)
}
const load = CATALOGUE.find(({ info }) => info.id === call.game)?.load
if (load === undefined)
  exitWithUsageError(call.game === undefined ? '--game is missing' : `there is no game ${call.game}`)
const players = wholeNumber('players', call.players)
const count = wholeNumber('games', call.games)
if (call.bots !== 'random' && call.bots !== 'greedy')
  exitWithUsageError(`--bots takes random or greedy, not ${call.bots}`)
const bots: SimulationBots = call.bots

const game = await load()
const configured = createTableConfig(game.info, players, optionsOf(call.option))
if (!configured.ok) exitWithUsageError(`${configured.reason.id} ${JSON.stringify(configured.reason.values ?? {})}`)

const { report, failures, endings } = simulate({ game, config: configured.config, games: count, seed: call.seed, bots })
for (const failure of failures)
  process.stderr.write(`sim: game ${failure.number}: ${failure.why}; ${saveFailure(failure)}\n`)
const folder = call['save-ends']
if (folder !== undefined) for (const ending of endings) process.stderr.write(`sim: ${saveEnding(folder, ending)}\n`)
const result = { ...report, playoutsPerSecond: playoutsPerSecond(game, configured.config, call.seed) }
if (call.json) process.stdout.write(`${JSON.stringify(result)}\n`)
else console.table(result)
process.exitCode = failures.length === 0 ? 0 : 1
