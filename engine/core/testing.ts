/** Tables for tests: a toy, a seed in words, and random moves on it. */
import type { AnyGame, OptionValue, Seat } from './game.ts'
import type { Json } from './json.ts'
import { configure } from './options.ts'
import { seedFromText, type Random } from './random.ts'
import { Table, type Confirming } from './table.ts'

export interface TestTable {
  readonly players?: number
  readonly seed?: string
  readonly options?: Readonly<Record<string, OptionValue>>
  readonly practice?: boolean
  /** Whether every seat confirms its turns; true: unless they end on a barrier. */
  readonly confirms?: boolean | Confirming
}

/** @throws Error for a table that the game does not offer */
export function tableOf(game: AnyGame, wanted: TestTable = {}): Table {
  const { players = 2, seed = 'test', options = {}, practice = false, confirms = false } = wanted
  const configured = configure(game, players, options)
  if (!configured.ok) throw new Error(configured.reason.id)
  const table = new Table({ game, config: configured.config, seed: seedFromText(seed), practice })
  table.confirms = () => (confirms === true ? 'unlessBarrier' : confirms || 'never')
  return table
}

/** Acts, and insists that the gate lets it pass. */
export function act(table: Table, seat: Seat, action: Json): void {
  const done = table.act(seat, action)
  if (!done.ok) throw new Error(`refused: ${done.reason.id}`)
}

/** Plays up to `moves` random choices, confirming held turns on the way. @returns how many were played */
export function playRandomly(table: Table, random: Random, moves = Infinity): number {
  let played = 0
  while (played < moves && table.outcome === null) {
    if (table.held !== undefined) {
      table.endTurn(table.held)
      continue
    }
    const seat = random.pick(table.deciders)
    act(table, seat, random.pick(table.decision(seat)?.choices ?? []))
    played += 1
  }
  return played
}
