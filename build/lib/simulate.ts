/** Plays whole games through validation and checks every state: the work of `npm run sim`. */
import { greedyBot } from '../../engine/core/host/bots/greedy.ts'
import { randomBot } from '../../engine/core/host/bots/random.ts'
import { noopEventSink } from '../../engine/core/contract/game-events.ts'
import type { AnyGame, Seat, TableConfig } from '../../engine/core/contract/game.ts'
import { letBotsFinishTable } from '../../engine/core/host/playout.ts'
import { canonicalJson, findNonJsonPath } from '../../engine/core/contract/json.ts'
import { seedFromText, createRandomStream } from '../../engine/core/contract/random.ts'
import { outcomeBySeat } from '../../engine/core/host/outcome-summary.ts'
import {
  openParsedSave,
  parseSave,
  serializeSaveTrimmingLog,
  serializeSaveWithWholeLog,
} from '../../engine/core/host/save.ts'
import { Table, type StateUpdate } from '../../engine/core/host/table.ts'

export type SimulationBots = 'random' | 'greedy'
const BOTS = { random: randomBot, greedy: greedyBot }

export interface SimulationOptions {
  readonly game: AnyGame
  readonly config: TableConfig
  readonly games: number
  readonly seed: string
  readonly bots: SimulationBots
}

export interface SimulationReport {
  readonly game: string
  readonly players: number
  readonly games: number
  readonly finished: number
  readonly violations: number
  readonly actions: number
  readonly meanActions: number
  readonly turnsPerPlayer: { readonly p10: number; readonly median: number; readonly p90: number; readonly p99: number }
}

export interface SimulationFailure {
  /** Index of the game, from 1. */
  readonly number: number
  readonly why: string
  /** The table at the failure as save text that the app can open; absent if its setup failed. */
  readonly save?: string
}

/** The first game with a certain ending, as a save for engine/fixtures. */
export interface RecordedEnding {
  /** Id of the outcome's reason: `chakra.end.harmony`. */
  readonly reason: string
  readonly save: string
}

interface SimulationResult {
  readonly report: SimulationReport
  readonly failures: readonly SimulationFailure[]
  /** One per kind of ending, in order of first occurrence. */
  readonly endings: readonly RecordedEnding[]
}

/** Plays the games one after another. Game k of a seed is always the same. */
export function simulate(call: SimulationOptions): SimulationResult {
  const { game, config, games } = call
  const failures: SimulationFailure[] = []
  const endings = new Map<string, RecordedEnding>()
  const turns: number[] = []
  let actions = 0
  for (let number = 1; number <= games; number++) {
    const seed = seedFromText(`${call.seed}/${number}`)
    let table: Table | undefined
    try {
      table = new Table({ game, config, seed })
      playCheckedGame(table, call.bots)
      const reason = table.outcome?.reason.id
      if (reason !== undefined && !endings.has(reason))
        endings.set(reason, { reason, save: toFixtureText(table, call.bots) })
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      failures.push({ number, why, ...(table === undefined ? {} : { save: toSaveText(table) }) })
    }
    actions += table?.log.length ?? 0
    if (table !== undefined) turns.push(...turnCountsOf(table))
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
  return { report, failures, endings: [...endings.values()] }
}

/** @throws Error naming the invariant that the game broke, or an error thrown by the game */
function playCheckedGame(table: Table, bots: SimulationBots): void {
  checkState(table)
  letBotsFinishTable(
    table,
    () => BOTS[bots],
    createRandomStream(table.seed, 'bots'),
    (moments) => {
      checkMoments(table, moments)
      checkState(table)
    },
  )
  checkReplay(table)
}

/** Invariants 3 and 6, at the end of a move and at its checkpoints. */
function checkMoments({ game, config }: Table, moments: readonly StateUpdate[]): void {
  for (const { state } of moments) {
    const broken = game.findBrokenInvariants(state, config)[0]
    if (broken !== undefined) throw new Error(`invariant 3: ${broken}`)
    const odd = findNonJsonPath(state)
    if (odd !== undefined) throw new Error(`invariant 6: no plain data at ${odd}`)
  }
}

/** Invariant 2, and the length of lists of choices. */
function checkState({ game, state, outcome }: Table): void {
  const deciders = game.deciders(state)
  if (outcome === null && deciders.length === 0)
    throw new Error('invariant 2: no seat decides, but the game is not over')
  if (outcome !== null && deciders.length > 0) throw new Error('invariant 2: the game is over, but a seat decides')
  for (const seat of deciders) {
    const count = game.choices(state, seat).length
    if (count < 1 || count > 100) throw new Error(`invariant 2: seat ${seat} has ${count} choices`)
  }
}

/** Invariant 1: after saving and opening, the log leads to the same state. */
function checkReplay(table: Table): void {
  const parsed = parseSave(toSaveText(table))
  const opened = parsed.ok ? openParsedSave(table.game, parsed.saved) : parsed
  if (!opened.ok) throw new Error(`invariant 1: the save does not open: ${opened.reason.id}`)
  if (opened.note !== undefined) throw new Error(`invariant 1: the log does not replay: ${JSON.stringify(opened.note)}`)
  if (canonicalJson(opened.table.state) !== canonicalJson(table.state))
    throw new Error('invariant 1: the log replays to another state')
}

/** Save text as the app writes it, with a bot on every seat. */
function toSaveText(table: Table): string {
  const { game, config, outcome } = table
  const seats = Array.from({ length: config.players }, (_, seat) => {
    return { kind: 'bot', name: `Bot ${seat + 1}`, colour: seat, level: 'novice' }
  })
  return serializeSaveTrimmingLog(table, { title: game.info.title, seats, savedAt: 0, over: outcome !== null }).text
}

/** Save text that also records the bots that played and the expected outcome. */
function toFixtureText(table: Table, bots: SimulationBots): string {
  const { config, outcome } = table
  const options = Object.entries(config.options).map(([id, value]) => `${id} ${value}`)
  return serializeSaveWithWholeLog(table, {
    about: [`${bots} bots`, `${config.players} players`, ...options].join(', '),
    expect: { ...outcomeBySeat(outcome) },
  })
}

/** Number of turns that each seat began. */
function turnCountsOf(table: Table): number[] {
  const turns: number[] = Array.from({ length: table.config.players }, () => 0)
  const events = [...table.setupEvents, ...table.log.flatMap((_, at) => table.eventsOf(at))]
  for (const event of events) {
    if (event.kind !== 'turn') continue
    const { seat } = event as unknown as { seat: Seat }
    turns[seat] = (turns[seat] ?? 0) + 1
  }
  return turns
}

function percentiles(values: readonly number[]): SimulationReport['turnsPerPlayer'] {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return { p10: at(0.1), median: at(0.5), p90: at(0.9), p99: at(0.99) }
}

/** Random playouts per second without validation, measured over at least half a second. */
export function playoutsPerSecond(game: AnyGame, config: TableConfig, seed: string): number {
  const random = createRandomStream(seedFromText(seed), 'playouts')
  const begin = performance.now()
  let played = 0
  while (performance.now() - begin < 500) {
    const state: unknown = game.setup(config, random, noopEventSink)
    for (let deciders = game.deciders(state); deciders.length > 0; deciders = game.deciders(state)) {
      const seat = random.pick(deciders)
      game.play(state, seat, random.pick(game.choices(state, seat)), random, noopEventSink)
    }
    played += 1
  }
  return Math.round(played / ((performance.now() - begin) / 1000))
}
