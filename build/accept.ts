/** `npm run accept`: whether every level plays as well as it must, judged once for the bots' code and weights as they stand. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { configure } from '../engine/core/contract/options.ts'
import { CATALOGUE } from '../engine/index.ts'
import {
  codeHash,
  GAMES_JUDGED,
  matchesOf,
  missing,
  readRecords,
  tableOf,
  TRIALS,
  verdictsOf,
  type Match,
  type MatchRecord,
} from './lib/acceptance.ts'
import { playArena } from './lib/arena-run.ts'
import { observedIn } from './lib/arena.ts'
import { fail, positiveNumber, readFlags } from './lib/command.mjs'
import { ALL_JOBS } from './lib/crew.ts'
import { inProject, ROOT } from './lib/project.mjs'

const oneOf = (names: readonly string[]) => (text: string) =>
  text.split(',').every((name) => names.includes(name)) ? undefined : `takes some of ${names.join(', ')}, not '${text}'`
const trials = TRIALS.map(({ id }) => id)

const flags = readFlags({
  name: 'npm run accept',
  about: `Plays the matches that say whether every level is as strong as it must be, and prints what came of them as Markdown.
The numbers of games are fixed; the seeds follow from the SHA-256 of the bots' code and weights, so that nobody can choose them.
Every match is a line in build/acceptance/HASH.jsonl as soon as it is played, and is never played again: a run that was broken off
goes on where it was. The code is 0 when all bounds hold, 1 when one does not, or is not known yet.`,
  flags: {
    game: { value: 'G[,..]', about: 'of these games only', check: oneOf(GAMES_JUDGED) },
    match: { value: 'M[,..]', about: `these matches only: ${trials.join(', ')}`, check: oneOf(trials) },
    show: { about: 'plays nothing: prints what is known' },
    games: {
      value: 'K',
      about: 'for trying out: so many games each, with other seeds, kept in build/acceptance/try/',
      check: positiveNumber,
    },
    file: { value: 'FILE', about: 'where the matches are kept' },
    jobs: {
      value: 'J',
      about: `how many games at once (${ALL_JOBS}, the cores of this machine)`,
      check: positiveNumber,
    },
  },
})

const text = (name: string): string | undefined => {
  const value = flags[name]
  return typeof value === 'string' ? value : undefined
}
const chosen = (name: string, id: string): boolean => text(name)?.split(',').includes(id) ?? true

const code = codeHash(ROOT)
const trying = text('games') === undefined ? undefined : Number(text('games'))
const kept = `${code.slice(0, 12)}.jsonl`
const file = resolve(
  text('file') ??
    (trying === undefined ? inProject('build', 'acceptance', kept) : inProject('build', 'acceptance', 'try', kept)),
)
const jobs = Number(text('jobs') ?? ALL_JOBS)
const matches = matchesOf(code, trying).filter(({ game, trial }) => chosen('game', game) && chosen('match', trial))

const known = (): MatchRecord[] => (existsSync(file) ? readRecords(readFileSync(file, 'utf8')) : [])

async function play({ game, seats, games, seed, trial }: Match): Promise<MatchRecord> {
  const info = CATALOGUE.find((listed) => listed.info.id === game)?.info
  if (info === undefined) throw new Error(`there is no game ${game}`)
  const configured = configure(info, seats.length, {})
  if (!configured.ok) throw new Error(configured.reason.id)
  const call = { game, config: configured.config, seats, seed, iterations: undefined, ms: undefined }
  let won = 0
  const { played, standings } = await playArena(call, games, jobs, ({ returns }, at, all) => {
    won += returns[0] ?? 0
    if ((at + 1) % Math.ceil(all / 10) === 0)
      process.stderr.write(`accept: ${trial} ${game}: ${at + 1} of ${all}, ${(won / (at + 1)).toFixed(3)}\n`)
  })
  const observed = observedIn(played, seats.length).map(([first = 0]) => first)
  const date = new Date().toISOString()
  return { code, trial, game, seats, games: played.length, seed, date, players: standings, observed }
}

if (flags['show'] !== true) {
  mkdirSync(dirname(file), { recursive: true })
  for (const match of missing(matches, known())) {
    const record = await play(match).catch((error: unknown) =>
      fail(`accept: ${match.trial} ${match.game}: ${error instanceof Error ? error.message : String(error)}`),
    )
    if (codeHash(ROOT) !== code) fail('accept: the code has changed while it was played; the match does not count')
    appendFileSync(file, `${JSON.stringify(record)}\n`)
  }
}

const verdicts = verdictsOf(matches, known())
const judged = verdicts.filter(({ bound }) => Object.keys(bound).length > 0)
const held = judged.filter((verdict) => verdict.held).length
process.stdout.write(`Code and weights ${code}\n\n${tableOf(verdicts)}\n${held} of ${judged.length} bounds hold\n`)
process.exitCode = held === judged.length ? 0 : 1
