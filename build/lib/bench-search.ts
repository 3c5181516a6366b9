/**
 * Search speed of bots: iterations of the Sage's search, at positions spread over a few games that adepts play. Two checkouts are
 * compared within one run: they search the same positions with the same random numbers, alternately. Times are CPU times of this
 * process, so that other load on the machine matters less.
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyGame, TableConfig } from '../../engine/core/contract/game.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import { seedFromText, createRandomStream } from '../../engine/core/contract/random.ts'
import { noopEventSink } from '../../engine/core/contract/game-events.ts'
import { createAdeptBot } from '../../engine/core/host/bots/adept.ts'
import { SAGE_BUDGET } from '../../engine/core/host/bots/levels.ts'
import type { searchTurn } from '../../engine/core/host/bots/search.ts'
import type { CATALOGUE as catalogue } from '../../engine/index.ts'

/** The modules of a checkout that are measured. */
interface BenchCheckout {
  readonly games: ReadonlyMap<string, () => Promise<AnyGame>>
  readonly searchTurn: typeof searchTurn
}

/**
 * Iterations per second, and microseconds per call. `was` is the other checkout's value, `times` the ratio of this one's to it.
 */
export interface SearchCost {
  readonly game: string
  readonly players: number
  readonly iterations: number
  readonly was?: number
  readonly times?: number
  readonly searchMs: number
  readonly evaluate: number
  readonly evaluateWas?: number
  readonly determinize: number
  readonly determinizeWas?: number
}

/** @param folder of a checkout with node_modules installed */
export async function loadBenchCheckout(folder: string): Promise<BenchCheckout> {
  const load = async (path: string): Promise<unknown> => import(pathToFileURL(resolve(folder, path)).href)
  const { CATALOGUE } = (await load('engine/index.ts')) as { readonly CATALOGUE: typeof catalogue }
  const search = (await load('engine/core/host/bots/search.ts')) as Pick<BenchCheckout, 'searchTurn'>
  const games = CATALOGUE.flatMap(({ info, load: game }) => (game === undefined ? [] : [[info.id, game] as const]))
  return { games: new Map(games), searchTurn: search.searchTurn }
}

interface BenchPosition {
  readonly state: unknown
  readonly seat: number
}

const POSITION_COUNT = 24
const TIMED_CALLS = 40_000
const SEED = seedFromText('bench')

/** @param against another checkout @param seconds approximate search time of each checkout, after a warm-up of the same length */
export async function measureSearchCost(
  here: BenchCheckout,
  against: BenchCheckout | undefined,
  id: string,
  config: TableConfig,
  seconds: number,
): Promise<SearchCost> {
  const load = here.games.get(id)
  if (load === undefined) throw new Error(`no game ${id}`)
  const found = collectPositions(await load(), config)
  const own = await createSearchRun(here, id, found)
  const other = against === undefined ? undefined : await createSearchRun(against, id, found)
  // Alternating at each position: a temporary slowdown of the machine affects both.
  for (let go = 0; go < 2; go++) {
    // Discard the warm-up.
    for (const run of [own, other]) run?.forget()
    while (own.searched() < seconds) for (const run of [own, other]) run?.search()
  }
  const costs = own.costs()
  const was = other?.costs()
  return {
    game: id,
    players: config.players,
    iterations: costs.iterations,
    ...(was && { was: was.iterations, times: roundToHundredth(costs.iterations / was.iterations) }),
    searchMs: costs.searchMs,
    evaluate: costs.evaluate,
    ...(was && { evaluateWas: was.evaluate }),
    determinize: costs.determinize,
    ...(was && { determinizeWas: was.determinize }),
  }
}

/** Positions where a seat has several choices, spread over games that adepts play. */
function collectPositions(game: AnyGame, config: TableConfig): BenchPosition[] {
  const bot = createAdeptBot()
  const found: BenchPosition[] = []
  for (let n = 0; found.length < 4 * POSITION_COUNT; n++) {
    const luck = createRandomStream(SEED, `game/${String(n)}`)
    const thoughts = createRandomStream(SEED, `thoughts/${String(n)}`)
    const state: unknown = game.setup(config, luck, noopEventSink)
    for (let seat = game.deciders(state)[0]; seat !== undefined; seat = game.deciders(state)[0]) {
      const choices = game.choices(state, seat) as readonly Json[]
      if (choices.length > 1) found.push({ state: structuredClone(state), seat })
      const view: unknown = game.view(state, seat)
      game.play(state, seat, bot({ game, seat, view, choices, random: thoughts }), luck, noopEventSink)
    }
  }
  const each = found.length / POSITION_COUNT
  return Array.from({ length: POSITION_COUNT }, (_, at) => found[Math.floor(at * each)]).filter(
    (at) => at !== undefined,
  )
}

async function createSearchRun(checkout: BenchCheckout, id: string, found: readonly BenchPosition[]) {
  const load = checkout.games.get(id)
  if (load === undefined) throw new Error(`no game ${id} to compare with`)
  const game = await load()
  // States made by the checkout's own `clone`.
  const states = found.map(({ state, seat }) => ({ state: game.clone(structuredClone(state)) as unknown, seat }))
  let next = 0
  let spent = 0
  let played = 0
  let searches = 0
  return {
    /** Runs one search, at the next position. */
    search(): void {
      const at = states[next++ % states.length]
      if (at === undefined) return
      const { state, seat } = at
      const view: unknown = game.view(state, seat)
      const choices = game.choices(state, seat) as readonly Json[]
      const random = createRandomStream(SEED, `search/${String(next)}`)
      const begin = cpuSeconds()
      const lines = checkout.searchTurn({ game, seat, view, choices, random }, SAGE_BUDGET)
      spent += cpuSeconds() - begin
      searches += 1
      for (const { games } of lines) played += games
    },
    /** CPU seconds. */
    searched: () => spent,
    forget(): void {
      next = spent = played = searches = 0
    },
    costs() {
      const random = createRandomStream(SEED, 'determinize')
      const views = states.map(({ state, seat }): unknown => game.view(state, seat))
      const micros = (call: (at: number) => unknown): number => {
        for (let n = 0; n < TIMED_CALLS; n++) call(n % states.length)
        const begin = cpuSeconds()
        for (let n = 0; n < TIMED_CALLS; n++) call(n % states.length)
        return roundToHundredth(((cpuSeconds() - begin) / TIMED_CALLS) * 1e6)
      }
      return {
        iterations: Math.round(played / spent),
        searchMs: roundToHundredth((spent / searches) * 1000),
        evaluate: micros((at) => game.evaluate(states[at]?.state)),
        determinize: micros((at) => game.determinize(views[at], states[at]?.seat ?? 0, random) as unknown),
      }
    },
  }
}

/** CPU seconds used by this process. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function roundToHundredth(value: number): number {
  return Math.round(value * 100) / 100
}
