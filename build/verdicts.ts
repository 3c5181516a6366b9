/** `npm run verdicts`: checks whether choices that the review criticises lose as much as it says. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { createTableConfig } from '../engine/core/contract/table-config.ts'
import { seedFromText, createRandomStream } from '../engine/core/contract/random.ts'
import { CATALOGUE } from '../engine/index.ts'
import { botCodeHash, truncateIncompleteLine, originalCodeHash, parseJsonLines } from './lib/acceptance.ts'
import { exitWithError, checkPositiveNumber, parseFlags } from './lib/command-line.mjs'
import { MAX_PARALLEL_JOBS, openTaskPool } from './lib/task-pool.ts'
import { projectPath, ROOT } from './lib/project.mjs'
import {
  confirmVerdict,
  summarizeVerdicts,
  type VerdictConfirmation,
  type ReviewedGame,
  type PlayoutOutcome,
  type VerdictPlayout,
  type ReviewVerdict,
  type VerdictCheckOptions,
} from './lib/verdict-check.ts'

const NAME = 'npm run --silent verdicts'
const GAMES = CATALOGUE.flatMap(({ info, load }) => (load === undefined ? [] : [info.id]))
const flags = parseFlags({
  name: NAME,
  about: `Tests whether choices that the review criticises lose as much as it says. Sages play whole games, and the review judges every
choice. Verdicts of five points or more are drawn at random. Whole Sages play on from the actual choice and from the best one, with
the same hidden cards and randomness for both.

A reviewed game and a playout are each a line in build/verdicts/HASH.jsonl and are not played again, so a stopped run can continue.
The exit code is 0 if no verdict is reversed by more than two standard errors and the mean loss is at least two thirds of the mean
that the review tells.`,
  flags: {
    game: { value: 'G', about: `one of: ${GAMES.join(', ')}` },
    players: { value: 'P', about: 'number of seats (2)', check: checkPositiveNumber },
    seed: { value: 'S', about: 'any text (1)' },
    judged: { value: 'K', about: 'number of games reviewed (12)', check: checkPositiveNumber },
    verdicts: { value: 'N', about: 'number of verdicts played out (12)', check: checkPositiveNumber },
    games: { value: 'M', about: 'number of games for each of the two choices (100)', check: checkPositiveNumber },
    file: { value: 'FILE', about: 'file of the records' },
    jobs: { value: 'J', about: `number of games played at once (${MAX_PARALLEL_JOBS})`, check: checkPositiveNumber },
    json: { about: 'one line of JSON instead of a table' },
  },
})

function refuse(why: string): never {
  return exitWithError(`${NAME}: ${why} (--help lists the flags)`, 2)
}
const text = (name: string, otherwise: string): string => {
  const value = flags[name]
  return typeof value === 'string' ? value : otherwise
}
const count = (name: string, otherwise: number): number => Number(text(name, String(otherwise)))

const id = text('game', '')
const listed = CATALOGUE.find(({ info, load }) => info.id === id && load !== undefined)
if (listed === undefined) refuse(id === '' ? '--game is missing' : `there is no game ${id}`)
const configured = createTableConfig(listed.info, count('players', 2), {})
if (!configured.ok) refuse(`${configured.reason.id} ${JSON.stringify(configured.reason.values ?? {})}`)
/** Verdicts with a loss below five percentage points are not drawn. */
const MIN_LOSS = 500
const call: VerdictCheckOptions = { game: id, config: configured.config, seed: text('seed', '1'), minLoss: MIN_LOSS }
const file = resolve(
  text(
    'file',
    projectPath('build', 'verdicts', `${originalCodeHash(await botCodeHash(ROOT), ROOT).slice(0, 12)}.jsonl`),
  ),
)

/** One line of the record. */
type RecordLine = { readonly of: string } & (
  | { readonly judged: ReviewedGame }
  | { readonly outcome: PlayoutOutcome; readonly nth: number; readonly entry: number; readonly deal: number }
)
const of = `${id}/${String(configured.config.players)}/${call.seed}`
truncateIncompleteLine(file)
const known = (existsSync(file) ? parseJsonLines<RecordLine>(readFileSync(file, 'utf8')) : []).filter(
  (line) => line.of === of,
)
mkdirSync(dirname(file), { recursive: true })
const keep = (line: RecordLine): void => appendFileSync(file, `${JSON.stringify(line)}\n`)

const crew = openTaskPool<number | VerdictPlayout, ReviewedGame | PlayoutOutcome>(
  new URL('lib/verdict-check-worker.ts', import.meta.url),
  call,
  count('jobs', MAX_PARALLEL_JOBS),
)
const failed = (error: unknown): never =>
  exitWithError(`verdicts: ${error instanceof Error ? error.message : String(error)}`)

const judged = new Map<number, ReviewedGame>()
for (const line of known) if ('judged' in line) judged.set(line.judged.nth, line.judged)
const toJudge = Array.from({ length: count('judged', 12) }, (_, nth) => nth).filter((nth) => !judged.has(nth))
await crew
  .all(toJudge, (result) => {
    const found = result as ReviewedGame
    judged.set(found.nth, found)
    keep({ of, judged: found })
    process.stderr.write(`verdicts: ${id}: game ${found.nth}, ${found.verdicts.length} of ${found.judged} choices\n`)
  })
  .catch(failed)

const all = [...judged.values()].sort((a, b) => a.nth - b.nth).flatMap(({ verdicts }) => verdicts)
const drawn = createRandomStream(seedFromText(call.seed), 'verdicts')
  .shuffle([...all])
  .slice(0, count('verdicts', 12))
const confirmed: VerdictConfirmation[] = []
for (const verdict of drawn) confirmed.push(await playOutAndRecord(verdict))
await crew.close()

const summary = {
  game: id,
  seed: call.seed,
  choices: choicesJudged(),
  found: all.length,
  ...summarizeVerdicts(confirmed),
}
if (flags['json'] === true) process.stdout.write(`${JSON.stringify({ ...summary, confirmed })}\n`)
else {
  console.table(confirmed.map(({ nth, entry, told, lost, error, games }) => ({ nth, entry, told, lost, error, games })))
  console.log(summary)
}
process.exitCode = summary.held ? 0 : 1

function choicesJudged(): number {
  return [...judged.values()].reduce((sum, each) => sum + each.judged, 0)
}

/** Plays out a verdict, except for the deals already on record. */
async function playOutAndRecord(verdict: ReviewVerdict): Promise<VerdictConfirmation> {
  const { nth, entry, told } = verdict
  const outcomes = new Map<number, PlayoutOutcome>()
  for (const line of known)
    if ('outcome' in line && line.nth === nth && line.entry === entry) outcomes.set(line.deal, line.outcome)
  const deals = Array.from({ length: count('games', 100) }, (_, deal) => deal)
  const missing = deals.filter((deal) => !outcomes.has(deal))
  await crew
    .all(
      missing.map((deal) => ({ verdict, deal })),
      (result, at) => {
        const deal = missing[at] ?? 0
        const outcome = result as PlayoutOutcome
        outcomes.set(deal, outcome)
        keep({ of, nth, entry, deal, outcome })
      },
    )
    .catch(failed)
  const found = confirmVerdict(
    call,
    verdict,
    deals.flatMap((deal) => outcomes.get(deal) ?? []),
  )
  const percent = (value: number): string => (100 * value).toFixed(1)
  process.stderr.write(
    `verdicts: ${id}: game ${nth}, entry ${entry}: told ${percent(told)}, lost ${percent(found.lost)} ±${percent(found.error)}\n`,
  )
  return found
}
