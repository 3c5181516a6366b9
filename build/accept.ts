/** `npm run accept`: whether every level plays as well as it must, judged once for the bots' code and weights as they stand. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { createTableConfig } from '../engine/core/contract/table-config.ts'
import { CATALOGUE } from '../engine/index.ts'
import {
  adoptionsOf,
  codeHash,
  dropTornLine,
  GAMES_JUDGED,
  matchesOf,
  missing,
  originOf,
  playedOf,
  readRecords,
  tableOf,
  TRIALS,
  verdictsOf,
  type AdoptionRecord,
  type Match,
  type MatchRecord,
  type PartRecord,
} from './lib/acceptance.ts'
import { playArena, type ArenaResult } from './lib/arena-run.ts'
import { observedIn } from './lib/arena.ts'
import { fail, positiveNumber, readFlags } from './lib/command.mjs'
import { ALL_JOBS } from './lib/crew.ts'
import type { Played } from './lib/match.ts'
import { inProject, ROOT } from './lib/project.mjs'

const oneOf = (names: readonly string[]) => (text: string) =>
  text.split(',').every((name) => names.includes(name)) ? undefined : `takes some of ${names.join(', ')}, not '${text}'`
const trials = TRIALS.map(({ id }) => id)

const flags = readFlags({
  name: 'npm run accept',
  about: `Plays the matches that say whether every level is as strong as it must be, and prints what came of them as Markdown.
The numbers of games are fixed; the seeds follow from the SHA-256 of the bots' code and weights, so that nobody can choose them.
Every match is a line in build/acceptance/HASH.jsonl as soon as it is played, and is never played again; the games of a match that
is not over are in HASH.MATCH.GAME.part.jsonl: a run that was broken off goes on with the next game. Where code has changed and its bots
play as before, --adopt plays the first games of every known match again, and writes into adopted.jsonl that they are the same.
The code is 0 when all bounds hold, 1 when one does not, or is not known yet, or when a game went otherwise.`,
  flags: {
    game: { value: 'G[,..]', about: 'of these games only', check: oneOf(GAMES_JUDGED) },
    match: { value: 'M[,..]', about: `these matches only: ${trials.join(', ')}`, check: oneOf(trials) },
    show: { about: 'plays nothing: prints what is known' },
    adopt: {
      value: 'HASH',
      about: 'the matches that were played with other code count for this code too, if its bots play the same games',
      check: (text) => (/^[0-9a-f]{12}$/.test(text) ? undefined : `takes twelve hex digits, not '${text}'`),
    },
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

const code = await codeHash(ROOT)
const folder = inProject('build', 'acceptance')
const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '')
const origin = originOf(code, ROOT)
const trying = text('games') === undefined ? undefined : Number(text('games'))
const kept = `${origin.slice(0, 12)}.jsonl`
const file = resolve(text('file') ?? (trying === undefined ? resolve(folder, kept) : resolve(folder, 'try', kept)))
/** Where the games of a match that is not over are kept. */
const partsOf = ({ trial, game }: Match): string => file.replace(/(\.jsonl)?$/, `.${trial}.${game}.part.jsonl`)
const jobs = Number(text('jobs') ?? ALL_JOBS)
const isChosen = ({ game, trial }: Match): boolean => chosen('game', game) && chosen('match', trial)
const matches = matchesOf(origin, trying).filter(isChosen)

const known = (): MatchRecord[] => readRecords(read(file))

/** @param games of the match, from the first on */
async function playGames(
  { game, seats, seed }: Match,
  games: number,
  each?: (played: Played, at: number, all: number) => void,
  before: readonly Played[] = [],
): Promise<ArenaResult> {
  const info = CATALOGUE.find((listed) => listed.info.id === game)?.info
  if (info === undefined) throw new Error(`there is no game ${game}`)
  const configured = createTableConfig(info, seats.length, {})
  if (!configured.ok) throw new Error(configured.reason.id)
  const call = { game, config: configured.config, seats, seed, iterations: undefined, ms: undefined }
  return playArena(call, games, jobs, each, before)
}

const round = (ms: number): number => Math.round(ms * 100) / 100

async function play(match: Match): Promise<MatchRecord> {
  const { game, seats, seed, trial } = match
  const parts = partsOf(match)
  dropTornLine(parts)
  const before = playedOf(read(parts), seed)
  let won = before.reduce((sum, { returns }) => sum + (returns[0] ?? 0), 0)
  const note = (played: Played, at: number, all: number): void => {
    won += played.returns[0] ?? 0
    const turns = played.turns.map((own) => own.map(round))
    appendFileSync(parts, `${JSON.stringify({ seed, played: { ...played, turns } } satisfies PartRecord)}\n`)
    if ((at + 1) % Math.ceil(all / 10) === 0)
      process.stderr.write(`accept: ${trial} ${game}: ${at + 1} of ${all}, ${(won / (at + 1)).toFixed(3)}\n`)
  }
  const { played, standings } = await playGames(match, match.games, note, before)
  const observed = observedIn(played, seats.length).map(([first = 0]) => first)
  const moves = played.slice(0, seats.length).map((first) => first.moves)
  const date = new Date().toISOString()
  return { code, trial, game, seats, games: played.length, seed, date, players: standings, observed, moves }
}

function failedIn({ trial, game }: Match, error: unknown): never {
  return fail(`accept: ${trial} ${game}: ${error instanceof Error ? error.message : String(error)}`)
}

/** Plays the first seed of every match that was played with other code. @param hash twelve digits of that code */
async function adopt(hash: string): Promise<void> {
  const records = readRecords(read(text('file') ?? resolve(folder, `${hash}.jsonl`))).filter(isChosen)
  const as = records[0]?.seed.split('/')[0]
  if (as === undefined) fail(`accept: no match is known of ${hash}`, 2)
  let games = 0
  for (const record of records) {
    const { trial, game, moves, seats } = record
    if (moves === undefined) fail(`accept: how ${trial} ${game} was played is not known`, 2)
    const { played } = await playGames(record, seats.length).catch((error: unknown) => failedIn(record, error))
    if (played.some((now, at) => now.moves !== moves[at]))
      fail(`accept: ${trial} ${game} goes otherwise: the matches of ${hash} do not count for this code`)
    games += played.length
    process.stderr.write(`accept: ${trial} ${game} goes as before\n`)
  }
  if ((await codeHash(ROOT)) !== code) fail('accept: the code has changed while it was played; nothing is adopted')
  const adoption: AdoptionRecord = { code, as, date: new Date().toISOString(), games }
  appendFileSync(text('file') === undefined ? adoptionsOf(ROOT) : `${file}.adopted`, `${JSON.stringify(adoption)}\n`)
  process.stdout.write(`${games} games went as before: the matches of ${hash} count for ${code.slice(0, 12)} too\n`)
}

async function judge(): Promise<boolean> {
  if (flags['show'] !== true) {
    mkdirSync(dirname(file), { recursive: true })
    for (const match of missing(matches, known())) {
      const record = await play(match).catch((error: unknown) => failedIn(match, error))
      if ((await codeHash(ROOT)) !== code)
        fail('accept: the code has changed while it was played; the match does not count')
      appendFileSync(file, `${JSON.stringify(record)}\n`)
      rmSync(partsOf(match), { force: true })
    }
  }
  const verdicts = verdictsOf(matches, known())
  const judged = verdicts.filter(({ bound }) => Object.keys(bound).length > 0)
  const held = judged.filter((verdict) => verdict.held).length
  process.stdout.write(`Code and weights ${code}\n\n${tableOf(verdicts)}\n${held} of ${judged.length} bounds hold\n`)
  return held === judged.length
}

const adopted = text('adopt')
if (adopted !== undefined) await adopt(adopted)
else process.exitCode = (await judge()) ? 0 : 1
