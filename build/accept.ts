/** `npm run accept`: checks the strength of every level once for the current code and weights of the bots. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { createTableConfig } from '../engine/core/contract/table-config.ts'
import { CATALOGUE } from '../engine/index.ts'
import {
  adoptionsFileIn,
  botCodeHash,
  truncateIncompleteLine,
  TESTED_GAME_IDS,
  strengthMatchesFor,
  unplayedMatches,
  originalCodeHash,
  playedGamesIn,
  parseJsonLines,
  toMarkdownTable,
  STRENGTH_TESTS,
  strengthVerdictsFor,
  type ResultAdoptionRecord,
  type StrengthMatch,
  type StrengthMatchRecord,
  type PlayedGameRecord,
} from './lib/acceptance.ts'
import { runArena, type ArenaResult } from './lib/arena-run.ts'
import { sharesBySeed } from './lib/arena.ts'
import { exitWithError, checkPositiveNumber, parseFlags } from './lib/command-line.mjs'
import { MAX_PARALLEL_JOBS } from './lib/task-pool.ts'
import type { MatchResult } from './lib/match.ts'
import { projectPath, ROOT } from './lib/project.mjs'

const oneOf = (names: readonly string[]) => (text: string) =>
  text.split(',').every((name) => names.includes(name)) ? undefined : `takes some of ${names.join(', ')}, not '${text}'`
const trials = STRENGTH_TESTS.map(({ id }) => id)

const flags = parseFlags({
  name: 'npm run accept',
  about: `Plays the matches that test the required strength of every level, and prints the results as Markdown.
The numbers of games are fixed. The seeds are derived from the SHA-256 of the bots' code and weights, so they cannot be chosen.
A finished match is a line in build/acceptance/HASH.jsonl and is not played again. The games of an unfinished match are in
HASH.MATCH.GAME.part.jsonl, and a stopped run resumes with the next game. If the code changes but its bots play as before, --adopt
plays the first games of every recorded match again and writes to adopted.jsonl that they are the same.
The exit code is 0 if all bounds hold. It is 1 if one does not, if one is not known yet, or if an adopted game differs.`,
  flags: {
    game: { value: 'G[,..]', about: 'only these games', check: oneOf(TESTED_GAME_IDS) },
    match: { value: 'M[,..]', about: `only these matches: ${trials.join(', ')}`, check: oneOf(trials) },
    show: { about: 'plays nothing: prints the recorded results' },
    adopt: {
      value: 'HASH',
      about: 'counts the matches of other code for this code too, if its bots play the same games',
      check: (text) => (/^[0-9a-f]{12}$/.test(text) ? undefined : `takes twelve hex digits, not '${text}'`),
    },
    games: {
      value: 'K',
      about: 'trial run of K games a match, with other seeds, recorded in build/acceptance/try/',
      check: checkPositiveNumber,
    },
    file: { value: 'FILE', about: 'file of the recorded matches' },
    jobs: {
      value: 'J',
      about: `number of games played at once (${MAX_PARALLEL_JOBS}, the cores of this machine)`,
      check: checkPositiveNumber,
    },
  },
})

const text = (name: string): string | undefined => {
  const value = flags[name]
  return typeof value === 'string' ? value : undefined
}
const isFlagChosen = (name: string, id: string): boolean => text(name)?.split(',').includes(id) ?? true

const code = await botCodeHash(ROOT)
const folder = projectPath('build', 'acceptance')
const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '')
const origin = originalCodeHash(code, ROOT)
const trialGames = text('games') === undefined ? undefined : Number(text('games'))
const recordsFileName = `${origin.slice(0, 12)}.jsonl`
const file = resolve(
  text('file') ??
    (trialGames === undefined ? resolve(folder, recordsFileName) : resolve(folder, 'try', recordsFileName)),
)
/** File with the finished games of an unfinished match. */
const partsFileOf = ({ trial, game }: StrengthMatch): string =>
  file.replace(/(\.jsonl)?$/, `.${trial}.${game}.part.jsonl`)
const jobs = Number(text('jobs') ?? MAX_PARALLEL_JOBS)
const isChosen = ({ game, trial }: StrengthMatch): boolean => isFlagChosen('game', game) && isFlagChosen('match', trial)
const matches = strengthMatchesFor(origin, trialGames).filter(isChosen)

const readKnownRecords = (): StrengthMatchRecord[] => parseJsonLines(read(file))

/** @param games of the match, starting with the first */
async function playGames(
  { game, seats, seed }: StrengthMatch,
  games: number,
  each?: (played: MatchResult, at: number, all: number) => void,
  before: readonly MatchResult[] = [],
): Promise<ArenaResult> {
  const info = CATALOGUE.find((listed) => listed.info.id === game)?.info
  if (info === undefined) throw new Error(`there is no game ${game}`)
  const configured = createTableConfig(info, seats.length, {})
  if (!configured.ok) throw new Error(configured.reason.id)
  const call = { game, config: configured.config, seats, seed, iterations: undefined, ms: undefined }
  return runArena(call, games, jobs, each, before)
}

const round = (ms: number): number => Math.round(ms * 100) / 100

async function play(match: StrengthMatch): Promise<StrengthMatchRecord> {
  const { game, seats, seed, trial } = match
  const parts = partsFileOf(match)
  truncateIncompleteLine(parts)
  const before = playedGamesIn(read(parts), seed)
  let won = before.reduce((sum, { returns }) => sum + (returns[0] ?? 0), 0)
  const note = (played: MatchResult, at: number, all: number): void => {
    won += played.returns[0] ?? 0
    const turns = played.turns.map((own) => own.map(round))
    appendFileSync(parts, `${JSON.stringify({ seed, played: { ...played, turns } } satisfies PlayedGameRecord)}\n`)
    if ((at + 1) % Math.ceil(all / 10) === 0)
      process.stderr.write(`accept: ${trial} ${game}: ${at + 1} of ${all}, ${(won / (at + 1)).toFixed(3)}\n`)
  }
  const { played, standings } = await playGames(match, match.games, note, before)
  const observed = sharesBySeed(played, seats.length).map(([first = 0]) => first)
  const moves = played.slice(0, seats.length).map((first) => first.moves)
  const date = new Date().toISOString()
  return { code, trial, game, seats, games: played.length, seed, date, players: standings, observed, moves }
}

function failMatch({ trial, game }: StrengthMatch, error: unknown): never {
  return exitWithError(`accept: ${trial} ${game}: ${error instanceof Error ? error.message : String(error)}`)
}

/**
 * Replays the first seed of every match that was played with other code.
 * @param hash twelve hex digits of the hash of that code
 */
async function adoptResults(hash: string): Promise<void> {
  const records = parseJsonLines(read(text('file') ?? resolve(folder, `${hash}.jsonl`))).filter(isChosen)
  const as = records[0]?.seed.split('/')[0]
  if (as === undefined) exitWithError(`accept: no match is known of ${hash}`, 2)
  let games = 0
  for (const record of records) {
    const { trial, game, moves, seats } = record
    if (moves === undefined) exitWithError(`accept: how ${trial} ${game} was played is not known`, 2)
    const { played } = await playGames(record, seats.length).catch((error: unknown) => failMatch(record, error))
    if (played.some((now, at) => now.moves !== moves[at]))
      exitWithError(`accept: ${trial} ${game} goes otherwise: the matches of ${hash} do not count for this code`)
    games += played.length
    process.stderr.write(`accept: ${trial} ${game} goes as before\n`)
  }
  if ((await botCodeHash(ROOT)) !== code)
    exitWithError('accept: the code has changed while it was played; nothing is adopted')
  const adoption: ResultAdoptionRecord = { code, as, date: new Date().toISOString(), games }
  appendFileSync(
    text('file') === undefined ? adoptionsFileIn(ROOT) : `${file}.adopted`,
    `${JSON.stringify(adoption)}\n`,
  )
  process.stdout.write(`${games} games went as before: the matches of ${hash} count for ${code.slice(0, 12)} too\n`)
}

async function judgeMatches(): Promise<boolean> {
  if (flags['show'] !== true) {
    mkdirSync(dirname(file), { recursive: true })
    for (const match of unplayedMatches(matches, readKnownRecords())) {
      const record = await play(match).catch((error: unknown) => failMatch(match, error))
      if ((await botCodeHash(ROOT)) !== code)
        exitWithError('accept: the code has changed while it was played; the match does not count')
      appendFileSync(file, `${JSON.stringify(record)}\n`)
      rmSync(partsFileOf(match), { force: true })
    }
  }
  const verdicts = strengthVerdictsFor(matches, readKnownRecords())
  const judged = verdicts.filter(({ bound }) => Object.keys(bound).length > 0)
  const held = judged.filter((verdict) => verdict.held).length
  process.stdout.write(
    `Code and weights ${code}\n\n${toMarkdownTable(verdicts)}\n${held} of ${judged.length} bounds hold\n`,
  )
  return held === judged.length
}

const adopted = text('adopt')
if (adopted !== undefined) await adoptResults(adopted)
else process.exitCode = (await judgeMatches()) ? 0 : 1
