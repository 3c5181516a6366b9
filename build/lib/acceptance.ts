/**
 * Strength requirements of the bot levels. Game counts are fixed here before any game is played. Seeds follow from the hash of
 * the judged code and weights, so they cannot be selected.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, truncateSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { build } from 'vite'
import { bootstrapRandom, type PlayerSummary } from './arena.ts'
import type { MatchResult } from './match.ts'
import { estimateShares, type ShareEstimate } from './bootstrap.ts'

/** Requirement for the first player's share of the win in a match, 0..1. */
export interface StrengthRequirement {
  /** Exclusive lower bound of the confidence interval. */
  readonly low?: number
  /** Inclusive lower bound of the share. */
  readonly share?: number
  /** Target share; reported only, not enforced. */
  readonly target?: number
}

/** A kind of match, played in all games. */
export interface StrengthTest {
  readonly id: string
  /** Label for the report. */
  readonly title: string
  /** The player under test is first. */
  readonly seats: readonly string[]
  /** Number of games; absent: the default of each game. */
  readonly games?: number
  /** By game id; absent: one requirement for the games of all game ids together. */
  readonly bounds?: Readonly<Record<string, StrengthRequirement>>
  readonly pooled?: StrengthRequirement
}

const GAMES_PER_MATCH: Readonly<Record<string, number>> = {
  chakra: 200,
  karmaka: 200,
  rauha: 200,
  moksha: 200,
  'cosmic-karma': 800,
}
export const TESTED_GAME_IDS = Object.keys(GAMES_PER_MATCH)

function requirementsByGame(
  most: StrengthRequirement,
  rauha: StrengthRequirement,
  cosmicKarma: StrengthRequirement,
): Readonly<Record<string, StrengthRequirement>> {
  return { chakra: most, karmaka: most, rauha, moksha: most, 'cosmic-karma': cosmicKarma }
}

export const STRENGTH_TESTS: readonly StrengthTest[] = [
  {
    id: 'sage-greedy',
    title: 'Sage against greedy',
    seats: ['sage', 'greedy'],
    bounds: requirementsByGame({ low: 0.58, target: 0.7 }, { low: 0.54, target: 0.65 }, { low: 0.5, target: 0.57 }),
  },
  {
    id: 'sage-three',
    title: 'one Sage among three greedy',
    seats: ['sage', 'greedy', 'greedy', 'greedy'],
    bounds: requirementsByGame({ low: 0.28, target: 0.4 }, { low: 0.27, target: 0.38 }, { low: 0.25 }),
  },
  {
    id: 'adept-novice',
    title: 'Adept against Novice',
    seats: ['adept', 'novice'],
    bounds: requirementsByGame({ low: 0.55 }, { low: 0.55 }, { low: 0.52 }),
  },
  {
    id: 'sage-random',
    title: 'Sage against random',
    seats: ['sage', 'random'],
    bounds: requirementsByGame({ share: 0.99 }, { share: 0.99 }, { share: 0.97 }),
  },
  {
    id: 'master-sage',
    title: 'Master against Sage',
    seats: ['master', 'sage'],
    games: 40,
    pooled: { low: 0.45 },
  },
]

/** A match of a strength test in one game. */
export interface StrengthMatch {
  readonly trial: string
  readonly game: string
  readonly seats: readonly string[]
  readonly games: number
  readonly seed: string
}

/**
 * @param code hash returned by botCodeHash
 * @param games number of games for a trial run, instead of the fixed one. A trial run has its own seeds
 */
export function strengthMatchesFor(code: string, games?: number): StrengthMatch[] {
  return STRENGTH_TESTS.flatMap(({ id: trial, seats, games: own }) =>
    Object.entries(GAMES_PER_MATCH).map(([game, usual]) => {
      const count = games ?? own ?? usual
      return { trial, game, seats, games: count, seed: [code, trial, game, count].join('/') }
    }),
  )
}

/** A finished match: one line of the results file. */
export interface StrengthMatchRecord extends StrengthMatch {
  readonly code: string
  /** End of the match. */
  readonly date: string
  /** By player, in seat order. */
  readonly players: readonly PlayerSummary[]
  /** For each seed, the first player's share of the win over its games. */
  readonly observed: readonly number[]
  /** Digests of the games of the first seed, in rotation order. Absent in old records. */
  readonly moves?: readonly string[]
}

/** A game of an unfinished match: one line of the partial results file (`.part.jsonl`). */
export interface PlayedGameRecord {
  /** Seed of the match. */
  readonly seed: string
  readonly played: MatchResult
}

/**
 * States that the bots of other code play the same as those of the code with recorded matches: one line of
 * build/acceptance/adopted.jsonl. Renamings and similar changes then do not require all matches to be played again.
 */
export interface ResultAdoptionRecord {
  readonly code: string
  /** Hash of the code from which the seeds of the matches follow. */
  readonly as: string
  readonly date: string
  /** Number of games that were replayed with identical actions. */
  readonly games: number
}

/** Virtual module that imports all judged files. */
const ENTRY = '\0judged'

/** All files that affect the moves of the levels, except the rules. */
const HASHED_FILES = [
  'engine/core/host/bots/*.ts',
  'engine/core/contract/{features,random}.ts',
  'engine/*/{features,weights,evaluate}.ts',
]
/**
 * Excluded: texts for players (including calibrated chances, which are in files of their own) and tests. No bot depends on them.
 */
const UNHASHED_FILES = /\.test\.ts$|bots\/(advice|reasons)\.ts$/

/**
 * SHA-256 of the bots' code and weights, computed over the minified bundle of these files. Minification removes comments, types
 * and the names of functions and variables. Names of properties and of imports from other files remain.
 * @param root folder of the checkout
 * @throws Error if the files cannot be bundled
 */
export async function botCodeHash(root: string): Promise<string> {
  const files = HASHED_FILES.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !UNHASHED_FILES.test(file))
    .sort()
  return createHash('sha256')
    .update(await bundleOf(root, files))
    .digest('hex')
}

/**
 * @param files TypeScript files, relative to the root
 * @returns the minified bundle with every exported value of the files; their imports from other files are external
 */
async function bundleOf(root: string, files: readonly string[]): Promise<string> {
  const parts = files.map((file, nth) => ({
    file,
    names: exportedValues(readFileSync(join(root, file), 'utf8')).map((name) => ({ name, local: `v${nth}${name}` })),
  }))
  const entry = [
    ...parts.map(({ file, names }) => {
      const specifiers = names.map(({ name, local }) => `${name} as ${local}`)
      return `import { ${specifiers.join(', ')} } from ${JSON.stringify(file)}`
    }),
    `globalThis.judged = [${parts.flatMap(({ names }) => names.map(({ local }) => local)).join(', ')}]`,
  ].join('\n')
  const judged = new Set(files.map((file) => resolve(root, file)))
  const bundle = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'judged-files',
        enforce: 'pre',
        resolveId(id, importer) {
          if (importer === undefined) return id
          const path = importer === ENTRY || !id.startsWith('.') ? resolve(root, id) : resolve(dirname(importer), id)
          return judged.has(path) ? path : { id: relative(root, path).replaceAll('\\', '/'), external: true }
        },
        load: (id) => (id === ENTRY ? entry : undefined),
      },
    ],
    build: { write: false, minify: true, target: 'esnext', modulePreload: false, rolldownOptions: { input: ENTRY } },
  })
  if (!('output' in bundle)) throw new Error('the judged files make no single bundle')
  return bundle.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n')
}

/** @returns names of the functions, classes and constants that a TypeScript file exports, in source order */
function exportedValues(source: string): string[] {
  return [...source.matchAll(/^export (?:async )?(?:function\*?|class|const) (\w+)/gm)].map(([, name]) => name ?? '')
}

/** Parses a file of JSON lines. @throws SyntaxError if a line is not valid JSON */
export function parseJsonLines<R = StrengthMatchRecord>(text: string): R[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as R)
}

/** @param text content of the partial results file @returns the games of the match with this seed, in the order played */
export function playedGamesIn(text: string, seed: string): MatchResult[] {
  return parseJsonLines<PlayedGameRecord>(text).flatMap((part) => (part.seed === seed ? [part.played] : []))
}

/** Removes an incomplete last line, left by a process that was killed while writing. @param path of a file that may not exist */
export function truncateIncompleteLine(path: string): void {
  if (!existsSync(path)) return
  const bytes = readFileSync(path)
  const whole = bytes.lastIndexOf('\n') + 1
  if (whole < bytes.length) truncateSync(path, whole)
}

/** @param root of the checkout @returns path of the adoptions file */
export function adoptionsFileIn(root: string): string {
  return join(root, 'build', 'acceptance', 'adopted.jsonl')
}

/**
 * Resolves an adoption. @param code hash of the checkout in `root` @returns the hash that seeds and file names use: that of the
 * adopted code if there is an adoption, otherwise `code`
 */
export function originalCodeHash(code: string, root: string): string {
  const path = adoptionsFileIn(root)
  const adoptions = existsSync(path) ? parseJsonLines<ResultAdoptionRecord>(readFileSync(path, 'utf8')) : []
  return adoptions.findLast((adoption) => adoption.code === code)?.as ?? code
}

export function unplayedMatches(
  matches: readonly StrengthMatch[],
  records: readonly StrengthMatchRecord[],
): StrengthMatch[] {
  const there = new Set(records.map(({ seed }) => seed))
  return matches.filter(({ seed }) => !there.has(seed))
}

/** One row of the report. */
export interface StrengthVerdict {
  readonly trial: StrengthTest
  /** Absent: all games together. */
  readonly game?: string
  /** Number of games played; absent while games are missing. */
  readonly games?: number
  readonly found?: ShareEstimate
  readonly bound: StrengthRequirement
  readonly held: boolean
  readonly msPerTurn?: PlayerSummary['msPerTurn']
}

/** One verdict per requirement. @param matches the matches to judge */
export function strengthVerdictsFor(
  matches: readonly StrengthMatch[],
  records: readonly StrengthMatchRecord[],
): StrengthVerdict[] {
  const bySeed = new Map(records.map((record) => [record.seed, record]))
  return STRENGTH_TESTS.flatMap((trial): StrengthVerdict[] => {
    const own = matches.filter((match) => match.trial === trial.id)
    const played = own.flatMap(({ seed }) => bySeed.get(seed) ?? [])
    const single = own.map(({ game, seed }): StrengthVerdict => {
      const record = bySeed.get(seed)
      const first = record?.players[0]
      return {
        trial,
        game,
        bound: trial.bounds?.[game] ?? {},
        ...(record === undefined || first === undefined
          ? { held: false }
          : {
              games: record.games,
              found: first,
              msPerTurn: first.msPerTurn,
              held: meetsRequirement(first, trial.bounds?.[game] ?? {}),
            }),
      }
    })
    const { pooled } = trial
    if (pooled === undefined || own.length === 0) return single
    const all = played.flatMap(({ observed }) => observed.map((share) => [share]))
    const [found] =
      played.length < own.length ? [] : estimateShares(all, bootstrapRandom(own.map(({ seed }) => seed).join()))
    const games = played.reduce((sum, record) => sum + record.games, 0)
    return [
      ...single,
      {
        trial,
        bound: pooled,
        ...(found === undefined ? { held: false } : { games, found, held: meetsRequirement(found, pooled) }),
      },
    ]
  })
}

function meetsRequirement({ share, low }: ShareEstimate, bound: StrengthRequirement): boolean {
  return low > (bound.low ?? -1) && share >= (bound.share ?? 0)
}

const formatPercent = (value: number): string => (100 * value).toFixed(1)
const formatWhole = (value: number): string => String(Math.round(value))

export function toMarkdownTable(verdicts: readonly StrengthVerdict[]): string {
  const head = ['match', 'game', 'games', 'share, 95 % interval', 'asked', 'held', 'ms a turn: mean, p95, max']
  const rows = verdicts.map(({ trial, game, games, found, bound, held, msPerTurn }) => [
    trial.title,
    game ?? 'all together',
    games === undefined ? '' : String(games),
    found === undefined
      ? 'not played'
      : `${formatPercent(found.share)} % (${formatPercent(found.low)} to ${formatPercent(found.high)})`,
    requirementText(bound),
    Object.keys(bound).length === 0 ? '' : held ? verdictText(bound, found) : found === undefined ? '' : '**no**',
    msPerTurn === undefined ? '' : [msPerTurn.mean, msPerTurn.p95, msPerTurn.max].map(formatWhole).join(', '),
  ])
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}

function verdictText({ target }: StrengthRequirement, found: ShareEstimate | undefined): string {
  return target !== undefined && (found?.share ?? 0) >= target ? 'yes, and what was hoped for' : 'yes'
}

function requirementText({ low, share, target }: StrengthRequirement): string {
  return [
    ...(low === undefined ? [] : [`interval above ${formatWhole(100 * low)} %`]),
    ...(share === undefined ? [] : [`share of ${formatWhole(100 * share)} %`]),
    ...(target === undefined ? [] : [`${formatWhole(100 * target)} % hoped for`]),
  ].join('; ')
}
