/** Whole games through the gate, with every state checked: what sim reports. */
import { greedyBot } from '../../engine/core/bots/greedy.ts'
import { randomBot } from '../../engine/core/bots/random.ts'
import { silent } from '../../engine/core/facts.ts'
import type { AnyGame, Seat, TableConfig } from '../../engine/core/game.ts'
import { playToEnd } from '../../engine/core/playout.ts'
import { seedFromText, streamOf } from '../../engine/core/random.ts'
import { writeSave } from '../../engine/core/save.ts'
import { Table } from '../../engine/core/table.ts'

export type SimBots = 'random' | 'greedy'
const BOTS = { random: randomBot, greedy: greedyBot }

export interface SimCall {
  readonly game: AnyGame
  readonly config: TableConfig
  readonly games: number
  readonly seed: string
  readonly bots: SimBots
}

export interface SimReport {
  readonly game: string
  readonly players: number
  readonly games: number
  readonly finished: number
  readonly violations: number
  readonly actions: number
  readonly meanActions: number
  readonly turnsPerPlayer: { readonly p10: number; readonly median: number; readonly p90: number; readonly p99: number }
}

export interface Failure {
  /** Which of the games, from 1. */
  readonly number: number
  readonly why: string
  /** The table as it stood, as the text of a save. */
  readonly save: string
}

/** Plays the games one after another. Game k of a seed is always the same game. */
export function simulate(call: SimCall): { report: SimReport; failures: readonly Failure[] } {
  const { game, config, games } = call
  const failures: Failure[] = []
  const turns: number[] = []
  let actions = 0
  for (let number = 1; number <= games; number++) {
    const seed = seedFromText(`${call.seed}/${String(number)}`)
    const table = new Table({ game, config, seed })
    try {
      playToEnd(
        table,
        () => BOTS[call.bots],
        streamOf(seed, 'bots'),
        () => checkState(table),
      )
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      failures.push({ number, why, save: writeSave(table, { title: `sim ${call.seed}/${String(number)}: ${why}` }) })
    }
    actions += table.log.length
    turns.push(...turnsOf(table))
  }
  const report = {
    game: game.info.id,
    players: config.players,
    games,
    finished: games - failures.length,
    violations: failures.length,
    actions,
    meanActions: Math.round((actions / games) * 10) / 10,
    turnsPerPlayer: percentiles(turns),
  }
  return { report, failures }
}

/** @throws Error naming the first promise that the present state breaks (laws 2 and 3) */
function checkState(table: Table): void {
  const { game, state } = table
  const broken = game.audit(state)[0]
  if (broken !== undefined) throw new Error(`audit: ${broken}`)
  const deciders = game.deciders(state)
  if ((table.outcome === null) !== deciders.length > 0) throw new Error('the game is over but somebody decides, or not')
  for (const seat of deciders) {
    const count = game.choices(state, seat).length
    if (count < 1 || count > 100) throw new Error(`seat ${String(seat)} has ${String(count)} choices`)
  }
}

/** How many turns each seat began. */
function turnsOf(table: Table): number[] {
  const turns: number[] = Array.from({ length: table.config.players }, () => 0)
  const facts = [...table.opening, ...table.log.flatMap((_, at) => table.factsOf(at))]
  for (const fact of facts) {
    if (fact.kind !== 'turn') continue
    const { seat } = fact as unknown as { seat: Seat }
    turns[seat] = (turns[seat] ?? 0) + 1
  }
  return turns
}

function percentiles(values: readonly number[]): SimReport['turnsPerPlayer'] {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return { p10: at(0.1), median: at(0.5), p90: at(0.9), p99: at(0.99) }
}

/** Whole random games per second without the gate, measured over at least half a second. */
export function playoutsPerSecond(game: AnyGame, config: TableConfig, seed: string): number {
  const random = streamOf(seedFromText(seed), 'playouts')
  const begin = performance.now()
  let played = 0
  while (performance.now() - begin < 500) {
    const state: unknown = game.setup(config, random, silent)
    for (let deciders = game.deciders(state); deciders.length > 0; deciders = game.deciders(state)) {
      const seat = random.pick(deciders)
      game.play(state, seat, random.pick(game.choices(state, seat)), random, silent)
    }
    played += 1
  }
  return Math.round(played / ((performance.now() - begin) / 1000))
}
