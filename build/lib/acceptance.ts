/**
 * What levels have to prove, and by how much. The numbers of games stand here before anything is played, and the seeds
 * follow from the code and the weights that are judged: nobody can look for better ones.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, truncateSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { build } from 'vite'
import { bootstrapRandom, type PlayerSummary } from './arena.ts'
import type { MatchResult } from './match.ts'
import { estimateShares, type ShareEstimate } from './bootstrap.ts'

/** What the share of a match's first player must be, 0..1. */
export interface StrengthRequirement {
  /** Its interval must begin above this. */
  readonly low?: number
  /** The share itself must be no less. */
  readonly share?: number
  /** What was hoped for: told, and no bound. */
  readonly target?: number
}

/** Matches of one kind in all games. */
export interface StrengthTest {
  readonly id: string
  /** For people. */
  readonly title: string
  /** Whoever must prove something sits first. */
  readonly seats: readonly string[]
  /** How many games, where it is not as many as each game has. */
  readonly games?: number
  /** By game; absent: one for the games of all of them together. */
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

/** One match of a trial in one game. */
export interface StrengthMatch {
  readonly trial: string
  readonly game: string
  readonly seats: readonly string[]
  readonly games: number
  readonly seed: string
}

/**
 * @param code what botCodeHash tells
 * @param games for trying out: instead of as many as were fixed. Such games have seeds of their own
 */
export function strengthMatchesFor(code: string, games?: number): StrengthMatch[] {
  return STRENGTH_TESTS.flatMap(({ id: trial, seats, games: own }) =>
    Object.entries(GAMES_PER_MATCH).map(([game, usual]) => {
      const count = games ?? own ?? usual
      return { trial, game, seats, games: count, seed: [code, trial, game, count].join('/') }
    }),
  )
}

/** A match that was played: a line of the file that keeps them. */
export interface StrengthMatchRecord extends StrengthMatch {
  readonly code: string
  /** When it ended. */
  readonly date: string
  /** By player, in the order of the seats. */
  readonly players: readonly PlayerSummary[]
  /** For each seed what the first player won of its games. */
  readonly observed: readonly number[]
  /** How the games of the first seed were played: their digests, in the order of the rotations. Absent in old records. */
  readonly moves?: readonly string[]
}

/** A game of a match that is not over yet: a line of a file beside the one of the matches. */
export interface PlayedGameRecord {
  /** The match's. */
  readonly seed: string
  readonly played: MatchResult
}

/**
 * Other code whose bots play as those of the code that matches were played with: a line of build/acceptance/adopted.jsonl. So
 * names, comments and the like can change without all matches being played again.
 */
export interface ResultAdoptionRecord {
  readonly code: string
  /** The code that the matches' seeds follow from. */
  readonly as: string
  readonly date: string
  /** How many games were played again, each to the same actions. */
  readonly games: number
}

/** The module that imports all judged files. */
const ENTRY = '\0judged'

/** Everything that the levels' moves hang on but the rules. */
const HASHED_FILES = [
  'engine/core/host/bots/*.ts',
  'engine/core/contract/{features,random}.ts',
  'engine/*/{features,weights,evaluate}.ts',
]
/** What people are told (so is what chances are calibrated by, in files of its own), and tests: no bot goes by it. */
const UNHASHED_FILES = /\.test\.ts$|bots\/(advice|reasons)\.ts$/

/**
 * The SHA-256 of the bots' code and weights: of the bundle that these files make, minified. Comments, types and the names of
 * functions and variables are gone from it. Names of properties, and of what is imported from other files, are still there.
 *
 * @param root folder of the checkout
 * @throws Error when the files make no bundle
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
 * @param files of TypeScript, relative to the root
 * @returns the minified code of one bundle that holds every value that the files export; what they import from others stays out
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

/** The names of functions, classes and constants that a TypeScript file exports, in their order. */
function exportedValues(source: string): string[] {
  return [...source.matchAll(/^export (?:async )?(?:function\*?|class|const) (\w+)/gm)].map(([, name]) => name ?? '')
}

/** The matches in the text of a file. @throws SyntaxError when it holds something else */
export function parseJsonLines<R = StrengthMatchRecord>(text: string): R[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as R)
}

/** The games of a match that were played so far, in their order. @param text of the file that keeps them */
export function playedGamesIn(text: string, seed: string): MatchResult[] {
  return parseJsonLines<PlayedGameRecord>(text).flatMap((part) => (part.seed === seed ? [part.played] : []))
}

/** Cuts off what a process that was killed in a write has left of its last line. @param path of a file, if there is one */
export function truncateIncompleteLine(path: string): void {
  if (!existsSync(path)) return
  const bytes = readFileSync(path)
  const whole = bytes.lastIndexOf('\n') + 1
  if (whole < bytes.length) truncateSync(path, whole)
}

/** Where adoptions are kept. @param root of the checkout */
export function adoptionsFileIn(root: string): string {
  return join(root, 'build', 'acceptance', 'adopted.jsonl')
}

/** The code that seeds and names of files follow from: other code, where that plays alike. @param code of the checkout in `root` */
export function originalCodeHash(code: string, root: string): string {
  const path = adoptionsFileIn(root)
  const adoptions = existsSync(path) ? parseJsonLines<ResultAdoptionRecord>(readFileSync(path, 'utf8')) : []
  return adoptions.findLast((adoption) => adoption.code === code)?.as ?? code
}

/** Those of the matches that were not played yet. */
export function unplayedMatches(
  matches: readonly StrengthMatch[],
  records: readonly StrengthMatchRecord[],
): StrengthMatch[] {
  const there = new Set(records.map(({ seed }) => seed))
  return matches.filter(({ seed }) => !there.has(seed))
}

/** A row of the table that is shown. */
export interface StrengthVerdict {
  readonly trial: StrengthTest
  /** Absent: of all games together. */
  readonly game?: string
  /** How many games were played; absent: not all of them yet. */
  readonly games?: number
  readonly found?: ShareEstimate
  readonly bound: StrengthRequirement
  readonly held: boolean
  readonly msPerTurn?: PlayerSummary['msPerTurn']
}

/** What the matches say of the bounds, one verdict for each bound. @param matches those that are judged */
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

/** The verdicts as a Markdown table. */
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
