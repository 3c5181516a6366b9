/**
 * The Sage's reasons as text: samples positions from whole games between bots and formats the Sage's answers. Vite compiles the
 * renderer's formatters, as for the page.
 */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createServer } from 'vite'
import type { Advice } from '../../engine/core/contract/advice.ts'
import type { AnyGame, Message, Seat, TableConfig } from '../../engine/core/contract/game.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import { seedFromText, createRandomStream } from '../../engine/core/contract/random.ts'
import { computeAdvice } from '../../engine/core/host/bots/advice.ts'
import { BOT_FACTORIES, SAGE_BUDGET, type BotName } from '../../engine/core/host/bots/levels.ts'
import { playMatch } from './match.ts'
import { createPlayerFactory } from './bot-players.ts'

/** A decision with several choices. */
export interface AdvicePosition {
  readonly seed: string
  /** Index among the decisions with several choices of its game, from 0. */
  readonly nth: number
  readonly seat: Seat
  /** The view of the seat. */
  readonly view: Json
  readonly choices: readonly Json[]
}

export interface AdvicePositionOptions {
  readonly game: AnyGame
  readonly config: TableConfig
  /** Any text. */
  readonly seed: string
  readonly level: BotName
  /** Number of positions. */
  readonly wanted: number
}

/** Samples decisions of one whole game between bots of one level, evenly spread over the game. */
export function sampleAdvicePositions({
  game,
  config,
  seed: words,
  level,
  wanted,
}: AdvicePositionOptions): readonly AdvicePosition[] {
  const seed = seedFromText(words)
  const all: AdvicePosition[] = []
  const players = Array.from({ length: config.players }, (_, seat) => {
    const bot = createPlayerFactory(BOT_FACTORIES[level], game)(seat, (nth) =>
      createRandomStream(seed, `bot${String(seat)}/${String(nth)}`),
    )
    return {
      choose: (state: unknown, choices: readonly Json[]): Json => {
        if (choices.length > 1)
          all.push({ seed: words, nth: all.length, seat, view: game.view(state, seat) as Json, choices })
        return bot.choose(state, choices)
      },
    }
  })
  playMatch({ game, config, players, seed })
  return Array.from({ length: wanted }, (_, at) => all[Math.floor(((at + 0.5) * all.length) / wanted)]).filter(
    (each) => each !== undefined,
  )
}

/** The Sage's advice for a position, with the iterations that a player's question gets. */
export function adviceAt(game: AnyGame, { seed, nth, seat, view, choices }: AdvicePosition): Advice {
  const random = createRandomStream(seedFromText(seed), `advice/${String(nth)}`)
  return computeAdvice({ game, seat, view, choices, random }, SAGE_BUDGET)
}

/** The parts of the renderer used here; build/ does not import it. */
interface Renderer {
  loadGameUi(game: string): Promise<GameUi>
  loadGameMessages(game: string): Promise<void>
  switchLocale(locale: string, page: unknown): Promise<void>
  formatMessage(message: Message, names: readonly string[]): string
  adviceSuggestionsOf(advice: Advice, telling: unknown): readonly Suggestion[]
}
interface GameUi {
  choiceLabel(action: Json, view: Json): Message
  seatFigureLines(view: Json, seat: Seat): readonly Message[]
}
interface Suggestion {
  readonly choice: { readonly message: Message }
  readonly chance: number
  readonly isEqual: boolean
  readonly why: readonly { readonly speaks: 'for' | 'against'; readonly message: Message }[]
  readonly line: readonly Message[]
}

/** Loads the formatters of a game. `close` stops Vite. */
export async function loadAdviceFormatter(root: string, game: string, locale: string) {
  const server = await createServer({
    root,
    configFile: false,
    plugins: [svelte()],
    server: { middlewareMode: true, watch: null, hmr: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  })
  const load = (file: string): Promise<unknown> => server.ssrLoadModule(file)
  const parts = await Promise.all(
    [
      'games/catalogue',
      'messages/game-messages',
      'messages/load-locale',
      'messages/index',
      'components/table/advice-suggestions',
    ].map((file) => load(`/renderer/${file}.ts`)),
  )
  const renderer = Object.assign({}, ...(parts as object[])) as Renderer
  await renderer.switchLocale(locale, { documentElement: {} })
  await renderer.loadGameMessages(game)
  const gameUi = await renderer.loadGameUi(game)
  const names = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn']
  const say = (message: Message): string => renderer.formatMessage(message, names)
  return {
    /** Formats a position: the standing of every player. */
    position: ({ view, seat, seed, nth }: AdvicePosition, players: number): string[] => [
      `seed ${seed}, decision ${String(nth)}, ${names[seat] ?? ''} asks`,
      ...Array.from(
        { length: players },
        (_, each) => `  ${names[each] ?? ''}: ${gameUi.seatFigureLines(view, each).map(say).join('; ')}`,
      ),
    ],
    /** Formats the advice. */
    answer: (advice: Advice, { view, seat, choices }: AdvicePosition): string[] => {
      const worded = choices.map((action) => ({ action, message: gameUi.choiceLabel(action, view) }))
      const choice = (action: Json, seen: Json): Message => gameUi.choiceLabel(action, seen)
      const suggestions = renderer.adviceSuggestionsOf(advice, { game, seat, choices: worded, choice })
      const equal = say({ id: suggestions.length === 1 ? 'advice.equalAll' : 'advice.equal' })
      return suggestions.flatMap((each, nth) => [
        `  ${String(nth + 1)}. ${say(each.choice.message)}  ${(100 * each.chance).toFixed(1)} %`,
        ...(each.isEqual ? [`       ${equal}`] : []),
        ...each.why.map(({ speaks, message }) => `     ${speaks === 'for' ? '+' : '−'} ${say(message)}`),
        ...(each.line.length > 0 ? [`     › ${each.line.map(say).join(' › ')}`] : []),
      ])
    },
    close: (): Promise<void> => server.close(),
  }
}
