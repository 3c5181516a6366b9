/**
 * Cost of pointing at a choice: computing the preview, its scene and the highlights over the board, without painting. A board
 * computes them once per choice of a decision (first) and then has them cached (later). Vite compiles the games' UIs, as for the
 * page.
 */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createServer } from 'vite'
import { noopEventSink } from '../../engine/core/contract/game-events.ts'
import type { AnyGame, TableConfig } from '../../engine/core/contract/game.ts'
import { seedFromText, createRandomStream } from '../../engine/core/contract/random.ts'

/** Milliseconds. */
export interface HoverCost {
  readonly game: string
  readonly players: number
  readonly firstMedian: number
  readonly firstP95: number
  readonly laterMedian: number
  readonly laterP95: number
  /** Mean number of ghosts of a choice. */
  readonly ghosts: number
}

/** The parts of the renderer used here; build/ does not import it. */
interface GameUi {
  readonly game: AnyGame
  scene(view: unknown, parameters: unknown): unknown
}
interface Renderer {
  loadGameUi(game: string): Promise<GameUi | undefined>
  readonly ChoiceGhostCache: new (board: unknown) => { get(action: unknown): readonly unknown[] }
}

/** A common window size. */
const BOARD_SIZE = { width: 1280, height: 800 }
const MEASURED_HOVERS = 300
const REPETITIONS = 5
/** Hovers until the JIT has compiled the code. */
const WARM_UP_HOVERS = 200

/** Loads the renderer's pure parts. `close` stops Vite. */
export async function loadRendererModules(root: string): Promise<Renderer & { close(): Promise<void> }> {
  const server = await createServer({
    root,
    configFile: false,
    plugins: [svelte()],
    server: { middlewareMode: true, watch: null, hmr: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  })
  const [{ loadGameUi }, { ChoiceGhostCache }] = (await Promise.all([
    server.ssrLoadModule('/renderer/games/catalogue.ts'),
    server.ssrLoadModule('/renderer/components/board/choice-ghost-cache.ts'),
  ])) as [Pick<Renderer, 'loadGameUi'>, Pick<Renderer, 'ChoiceGhostCache'>]
  return { loadGameUi, ChoiceGhostCache, close: () => server.close() }
}

/**
 * @param config a table of this game
 * @param hovers number of choices that are measured, after the warm-up
 */
export async function measureHoverCost(
  renderer: Renderer,
  id: string,
  config: TableConfig,
  { warmUp, measured } = { warmUp: WARM_UP_HOVERS, measured: MEASURED_HOVERS },
): Promise<HoverCost | undefined> {
  const gameUi = await renderer.loadGameUi(id)
  if (gameUi === undefined) return undefined
  const first: number[] = []
  const later: number[] = []
  let ghosts = 0
  for (const { view, seat, choices } of randomDecisions(gameUi.game, config)) {
    const parameters = sceneParametersFor(seat, config.players)
    const board = { gameUi, view, seat, parameters, scene: gameUi.scene(view, parameters) }
    for (const action of choices) {
      const caches = Array.from({ length: REPETITIONS }, () => new renderer.ChoiceGhostCache(board))
      const goes = caches.map((cache) => () => cache.get(action))
      first.push(fastestMs(goes))
      later.push(fastestMs(goes))
      ghosts += caches[0]?.get(action).length ?? 0
    }
    if (first.length >= warmUp + measured) break
  }
  const [begun, known] = [first.slice(warmUp), later.slice(warmUp)]
  return {
    game: id,
    players: config.players,
    firstMedian: quantile(begun, 0.5),
    firstP95: quantile(begun, 0.95),
    laterMedian: quantile(known, 0.5),
    laterP95: quantile(known, 0.95),
    ghosts: Math.round((ghosts / first.length) * 100) / 100,
  }
}

/** Decisions of random games, with a few choices of each. */
function* randomDecisions(game: AnyGame, config: TableConfig) {
  const random = createRandomStream(seedFromText('bench'), 'hovers')
  for (;;) {
    const state: unknown = game.setup(config, random, noopEventSink)
    for (let deciders = game.deciders(state); deciders.length > 0; deciders = game.deciders(state)) {
      const seat = random.pick(deciders)
      const choices: readonly unknown[] = game.choices(state, seat)
      if (choices.length > 1 && random.int(6) === 0) {
        yield { view: game.view(state, seat) as unknown, seat, choices: random.shuffle([...choices]).slice(0, 6) }
      }
      game.play(state, seat, random.pick(choices), random, noopEventSink)
    }
  }
}

function sceneParametersFor(seat: number, players: number) {
  const seats = Array.from({ length: players }, (_, each) => ({
    name: `Seat ${String(each)}`,
    colour: '#aabbcc',
    shape: 'circle',
  }))
  return { ...BOARD_SIZE, bottom: seat, viewer: seat, textScale: 1, seats }
}

/** The shortest of a few runs, in milliseconds: a busy machine only slows runs down. */
function fastestMs(goes: readonly (() => unknown)[]): number {
  return Math.min(
    ...goes.map((go) => {
      const begin = performance.now()
      go()
      return performance.now() - begin
    }),
  )
}

/** The value that a share of the values does not exceed. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 1000) / 1000
}
