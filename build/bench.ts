/** `npm run bench`: measures speed and costs. Timings depend on the machine: compare figures within one run only. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { noopEventSink } from '../engine/core/contract/game-events.ts'
import { findIrreversibleOptions } from '../engine/core/host/irreversible-choices.ts'
import type { AnyGame, TableConfig } from '../engine/core/contract/game.ts'
import type { Json } from '../engine/core/contract/json.ts'
import { createTableConfig } from '../engine/core/contract/table-config.ts'
import { seedFromText, createRandomStream, type Random } from '../engine/core/contract/random.ts'
import { CATALOGUE } from '../engine/index.ts'
import type { HoverCost } from './lib/bench-hover.ts'
import { measureLanCost, measureMemoryCost, type LanCost, type MemoryCost } from './lib/bench-lan.ts'
import { measureLibraryCost, type LibraryCost } from './lib/bench-library.ts'
import { measureOpenCost, type OpenCost } from './lib/bench-open.ts'
import { measureReviewCost, type ReviewCost } from './lib/bench-review.ts'
import type { StartCost } from './lib/bench-start.ts'
import { loadBenchCheckout, measureSearchCost, type SearchCost } from './lib/bench-search.ts'
import { exitWithError, firstSentence } from './lib/command-line.mjs'

const HELP = `npm run --silent bench -- [--game G] [--players N] [--seconds T]
  [--hover | --open | --start | --library | --review | --lan | --search [--against DIR]] [--json]

Measures for each game: decisions per second (choices and play, random games), microseconds of each member of the contract and of
finding the irreversible choices. Each figure is measured for T seconds (1) on positions of random games. Other measurements:

--hover    milliseconds until a board has the preview of the choice under the pointer (build/lib/bench-hover.ts)
--review   milliseconds of the review for one point of each game's longest recorded game (build/lib/bench-review.ts)
--open     milliseconds to open each game's longest recorded game (replay the log; at the host: validate the log, show the board,
           accept the first choice), to undo a choice in it and to go back in the replay, and their share of a whole replay
           (build/lib/bench-open.ts)
--start    milliseconds of the built app in Chromium until Home is painted, and until a board is, after 'Sit down'
           (build/lib/bench-start.ts)
--library  milliseconds until 2,000 saves are listed after a start (build/lib/bench-library.ts)
--lan      milliseconds from a guest's choice until the last of 5 guests and 20 spectators has received it, and the bytes sent;
           the same while malicious guests attack the host, and while the host has joined the table of a malicious host; memory
           of a host after 100 tables, if Node runs with --expose-gc (build/lib/bench-lan.ts)
--search   iterations per second of a Sage's search and microseconds of the functions that it calls, with two players and with
           up to four (build/lib/bench-search.ts); with --against also those of the checkout in DIR`

function readCall() {
  try {
    return parseArgs({
      options: {
        game: { type: 'string' },
        players: { type: 'string' },
        seconds: { type: 'string', default: '1' },
        hover: { type: 'boolean', default: false },
        open: { type: 'boolean', default: false },
        start: { type: 'boolean', default: false },
        review: { type: 'boolean', default: false },
        library: { type: 'boolean', default: false },
        lan: { type: 'boolean', default: false },
        search: { type: 'boolean', default: false },
        against: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return exitWithError(`bench: ${firstSentence(error)} (--help lists the flags)`, 2)
  }
}

interface BenchRow {
  readonly game: string
  readonly players: number
  readonly decisionsPerSecond: number
  /** Microseconds per call. */
  readonly [member: string]: number | string
}

const SAMPLE_SIZE = 400

interface SampledPosition {
  readonly state: unknown
  readonly seat: number
  /** One of the seat's choices. */
  readonly action: unknown
}

/** Positions spread over random games, each with a decider, and the final states of those games. */
function samplePositions(game: AnyGame, config: TableConfig): { sample: SampledPosition[]; ends: unknown[] } {
  const random = createRandomStream(seedFromText('bench'), 'positions')
  const found: SampledPosition[] = []
  const ends: unknown[] = []
  while (found.length < SAMPLE_SIZE) {
    const state: unknown = game.setup(config, random, noopEventSink)
    for (let deciders = game.deciders(state); deciders.length > 0; deciders = game.deciders(state)) {
      const seat = random.pick(deciders)
      const action: unknown = random.pick(game.choices(state, seat))
      if (random.int(20) === 0) found.push({ state: game.clone(state), seat, action })
      game.play(state, seat, action, random, noopEventSink)
    }
    ends.push(state)
  }
  return { sample: found.slice(0, SAMPLE_SIZE), ends }
}

/** Random play; starts a new game when one ends. */
function decisionsPerSecond(game: AnyGame, config: TableConfig, seconds: number): number {
  const random = createRandomStream(seedFromText('bench'), 'decisions')
  const play = (decisions: number): void => {
    let state: unknown = game.setup(config, random, noopEventSink)
    for (let n = 0; n < decisions; n++) {
      let seat = game.deciders(state)[0]
      if (seat === undefined) {
        state = game.setup(config, random, noopEventSink)
        seat = game.deciders(state)[0] ?? 0
      }
      const choices: readonly unknown[] = game.choices(state, seat)
      game.play(state, seat, random.pick(choices), random, noopEventSink)
    }
  }
  play(20_000)
  const begin = performance.now()
  let done = 0
  while (performance.now() - begin < seconds * 1000) {
    play(20_000)
    done += 20_000
  }
  return Math.round(done / ((performance.now() - begin) / 1000))
}

/** Mean microseconds of one call, over as many passes over the sample as fit into the given time. */
function microseconds(sample: number, seconds: number, call: (at: number) => unknown): number {
  let calls = 0
  for (let at = 0; at < sample; at++) call(at)
  const begin = performance.now()
  while (performance.now() - begin < seconds * 1000) {
    for (let at = 0; at < sample; at++) call(at)
    calls += sample
  }
  return Math.round(((performance.now() - begin) / calls) * 1e5) / 100
}

function measureRules(game: AnyGame, config: TableConfig, seconds: number): BenchRow {
  const random = createRandomStream(seedFromText('bench'), 'members')
  const { sample, ends } = samplePositions(game, config)
  const at = (n: number): SampledPosition => sample[n] ?? { state: undefined, seat: 0, action: undefined }
  const views = sample.map(({ state, seat }): unknown => game.view(state, seat))
  const time = (call: (n: number) => unknown): number => microseconds(sample.length, seconds / 8, call)
  return {
    game: game.info.id,
    players: config.players,
    decisionsPerSecond: decisionsPerSecond(game, config, seconds),
    deciders: time((n) => game.deciders(at(n).state)),
    choices: time((n) => game.choices(at(n).state, at(n).seat) as unknown),
    clone: time((n) => game.clone(at(n).state)),
    // One node of a search.
    clonePlay: time((n) => cloneAndPlay(game, at(n), random)),
    view: time((n) => game.view(at(n).state, at(n).seat)),
    determinize: time((n) => game.determinize(views[n], at(n).seat, random)),
    evaluate: time((n) => game.evaluate(at(n).state)),
    outcome: time((n) => game.outcome(at(n).state)),
    returns: time((n) => game.returns(ends[n % ends.length])),
    audit: time((n) => game.findBrokenInvariants(at(n).state)),
    // Finds the irreversible choices among all choices of a decision, as the host does for human players.
    final: time((n) => irreversibleChoicesAt(game, config, views[n], at(n))),
  }
}

function cloneAndPlay(game: AnyGame, { state, seat, action }: SampledPosition, random: Random): void {
  game.play(game.clone(state), seat, action, random, noopEventSink)
}

function irreversibleChoicesAt(
  game: AnyGame,
  { players, options }: TableConfig,
  view: unknown,
  { state, seat }: SampledPosition,
): unknown {
  const choices = game.choices(state, seat) as readonly Json[]
  const isPerson = (each: number): boolean => each === seat
  const confirms = () => 'unlessBarrier' as const
  return findIrreversibleOptions(game, view, seat, choices, {
    players,
    options,
    turnEndPolicyOf: confirms,
    isPerson,
    turnOwner: seat,
  })
}

const FIXTURES = resolve(import.meta.dirname, '../engine/fixtures')

const call = readCall()
if (call.help) {
  process.stdout.write(`${HELP}\n`)
  process.exit(0)
}
const seconds = Number(call.seconds)
if (!(seconds > 0 && seconds <= 60))
  exitWithError('bench: --seconds takes a number up to 60 (--help lists the flags)', 2)
const rows: (
  BenchRow | HoverCost | OpenCost | StartCost | LibraryCost | ReviewCost | SearchCost | LanCost | MemoryCost
)[] = []
/** Measured with the game that has the largest saves. */
async function memory(): Promise<MemoryCost | undefined> {
  const info = CATALOGUE.find(({ info: { id } }) => id === (call.game ?? 'rauha'))?.info
  return info && measureMemoryCost(info, 100)
}

const wanted = CATALOGUE.filter(({ info: { id } }) => call.game === undefined || call.game === id)
if (call.start) {
  // Imported on demand: it loads a browser driver.
  const { measureStartCosts } = await import('./lib/bench-start.ts')
  rows.push(...(await measureStartCosts(wanted.map(({ info: { title } }) => title))))
}
if (call.library) rows.push(...(await measureLibraryCost(FIXTURES, 2000)))
// Imported on demand: a bundler in the same process makes every allocation more expensive.
const hover = call.hover ? await import('./lib/bench-hover.ts') : undefined
const renderer = await hover?.loadRendererModules(resolve(import.meta.dirname, '..'))
const here = call.search ? await loadBenchCheckout(resolve(import.meta.dirname, '..')) : undefined
const against = call.search && call.against !== undefined ? await loadBenchCheckout(resolve(call.against)) : undefined
for (const { info, load } of CATALOGUE) {
  if (call.library || call.start || load === undefined || (call.game !== undefined && call.game !== info.id)) continue
  if (call.lan) {
    rows.push(await measureLanCost(info))
    continue
  }
  const game = await load()
  if (call.review) {
    rows.push(...[measureReviewCost(game, FIXTURES)].filter((cost) => cost !== undefined))
    continue
  }
  if (call.open) {
    rows.push(...[await measureOpenCost(game, FIXTURES)].filter((cost) => cost !== undefined))
    continue
  }
  for (let players = info.players.min; players <= info.players.max; players++) {
    if (call.players !== undefined && Number(call.players) !== players) continue
    const configured = createTableConfig(game.info, players, {})
    if (!configured.ok) continue
    if (here !== undefined) {
      if (players === 2 || players === Math.min(4, info.players.max) || call.players !== undefined)
        rows.push(await measureSearchCost(here, against, info.id, configured.config, seconds))
      continue
    }
    if (hover === undefined || renderer === undefined) rows.push(measureRules(game, configured.config, seconds))
    else
      rows.push(
        ...[await hover.measureHoverCost(renderer, info.id, configured.config)].filter((cost) => cost !== undefined),
      )
  }
}
if (call.lan) rows.push(...[await memory()].flatMap((cost) => cost ?? []))
await renderer?.close()
if (rows.length === 0) exitWithError('bench: no such game or number of players (--help lists the flags)', 2)
if (call.json) process.stdout.write(`${JSON.stringify(rows)}\n`)
else console.table(rows)
