/** `npm run arena`: plays matches between bots and prints each one's share of the win with its confidence interval. */
import type { OptionValue } from '../engine/core/contract/game.ts'
import { createTableConfig } from '../engine/core/contract/table-config.ts'
import { CATALOGUE } from '../engine/index.ts'
import { loadArena, type ArenaOptions } from './lib/arena-options.ts'
import { runArena } from './lib/arena-run.ts'
import { exitWithError, firstSentence, checkPositiveNumber, parseFlags } from './lib/command-line.mjs'
import { MAX_PARALLEL_JOBS } from './lib/task-pool.ts'
import { PLAYER_NAMES_HELP } from './lib/bot-players.ts'

const NAME = 'npm run --silent arena'
const GAMES = CATALOGUE.flatMap(({ info, load }) => (load === undefined ? [] : [info.id]))
const flags = parseFlags({
  name: NAME,
  about: `Bots play whole games against each other. share: a player's share of the wins (a shared win counts in parts). low, high: its 95 %
interval (bootstrap over seeds). turns: runs of choices without another seat's choice between them, with the milliseconds of
thinking.

Every seed is played once for each rotation of the players over the seats, with the same randomness, and is one observation.
The number of jobs does not change the result, except for the milliseconds and where --ms ends a search.

A player is one of: ${PLAYER_NAMES_HELP}.
NAME@DIR is the bot NAME of the checkout in DIR, with the evaluation that stands there; the rules are those from here,
and must be of the same version. NAME:FILE judges by the weights in FILE (JSON, or a module as 'npm run learn' writes it).`,
  flags: {
    game: { value: 'G', about: `one of: ${GAMES.join(', ')}` },
    seats: { value: 'A,B[,..]', about: 'the players, one for each seat' },
    games: {
      value: 'K',
      about: 'number of games, seeds times rotations; rounded up to a multiple of the seats (100)',
      check: checkPositiveNumber,
    },
    seed: { value: 'S', about: 'any text (1)' },
    iterations: {
      value: 'N',
      about: "iterations of a search for one decision (the level's own)",
      check: checkPositiveNumber,
    },
    ms: { value: 'T', about: 'maximum milliseconds of a search for one decision', check: checkPositiveNumber },
    option: { value: 'name=value[,..]', about: 'table options' },
    jobs: {
      value: 'J',
      about: `number of games played at once (${MAX_PARALLEL_JOBS}, the cores of this machine)`,
      check: checkPositiveNumber,
    },
    json: { about: 'one line of JSON instead of a table' },
  },
})

function refuse(why: string): never {
  return exitWithError(`${NAME}: ${why} (--help lists the flags)`, 2)
}

function text(name: string, otherwise?: string): string {
  const value = flags[name]
  return typeof value === 'string' ? value : (otherwise ?? refuse(`--${name} is missing`))
}

const numberOf = (name: string): number | undefined => (flags[name] === undefined ? undefined : Number(flags[name]))

function optionsOf(pairs: string): Record<string, OptionValue> {
  return Object.fromEntries(
    pairs.split(',').flatMap((pair) => {
      if (pair === '') return []
      const [name = '', value] = pair.split('=')
      return value === undefined ? refuse(`--option takes name=value, not ${pair}`) : [[name, value]]
    }),
  )
}

const id = text('game')
const listed = CATALOGUE.find(({ info, load }) => info.id === id && load !== undefined)
if (listed === undefined) refuse(`there is no game ${id}`)
const seats = text('seats').split(',')
const configured = createTableConfig(listed.info, seats.length, optionsOf(text('option', '')))
if (!configured.ok) refuse(`${configured.reason.id} ${JSON.stringify(configured.reason.values ?? {})}`)
const call: ArenaOptions = {
  game: id,
  config: configured.config,
  seats,
  seed: text('seed', '1'),
  iterations: numberOf('iterations'),
  ms: numberOf('ms'),
}
// Loaded here as well, so that a wrong name is reported before any game starts.
await loadArena(call).catch((error: unknown) => refuse(firstSentence(error)))

const sums = seats.map(() => 0)
const { played, standings: precise } = await runArena(
  call,
  numberOf('games') ?? 100,
  numberOf('jobs') ?? MAX_PARALLEL_JOBS,
  ({ returns }, at, games) => {
    returns.forEach((share, player) => (sums[player] = (sums[player] ?? 0) + share))
    if ((at + 1) % Math.ceil(games / 10) !== 0) return
    const shares = sums.map((sum, player) => `${seats[player] ?? ''} ${(sum / (at + 1)).toFixed(3)}`)
    process.stderr.write(`arena: ${at + 1} of ${games} games, ${shares.join(', ')}\n`)
  },
).catch((error: unknown) => exitWithError(`arena: ${error instanceof Error ? error.message : String(error)}`))

const round = (value: number): number => Math.round(value * 1e4) / 1e4
const standings = precise.map(({ msPerTurn, ...standing }, player) => ({
  player: seats[player] ?? '',
  share: round(standing.share),
  low: round(standing.low),
  high: round(standing.high),
  decisions: standing.decisions,
  turns: standing.turns,
  msPerTurn: { mean: round(msPerTurn.mean), p95: round(msPerTurn.p95), max: round(msPerTurn.max) },
}))
if (flags['json'] === true) {
  const { config, ...rest } = call
  const counts = { games: played.length, seeds: played.length / seats.length }
  process.stdout.write(`${JSON.stringify({ ...rest, options: config.options, ...counts, players: standings })}\n`)
} else {
  console.table(standings.map(({ msPerTurn: { mean, p95, max }, ...rest }) => ({ ...rest, mean, p95, max })))
}
