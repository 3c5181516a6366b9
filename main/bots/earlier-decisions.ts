/** What a seat was asked before in the turn that a table is in, made again from its log. */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { Table } from '../../engine/core/host/table.ts'
import type { BotDecision } from './bot-pool.ts'

/** The oldest first. */
export function earlierDecisionsOf(table: Table, seat: Seat): BotDecision[] {
  const { game, log } = table
  const begun = log.findLastIndex((_, at) => beginsTurn(table, at)) + 1
  return log.slice(begun).flatMap((entry, later) => {
    if (entry.seat !== seat || entry.auto || entry.withdrawn) return []
    const at = begun + later
    const { state } = table.positionAt(at)
    return {
      view: game.view(state, seat) as Json,
      choices: game.choices(state, seat) as Json[],
      streamLabel: streamLabelOf(at, seat),
    }
  })
}

/** Names the stream of an answer that is to be entry `at` of the log: different for every decision, the same after an undo. */
export function streamLabelOf(at: number, seat: Seat): string {
  return `${String(at)}/${String(seat)}`
}

/** As searches see it: a turn, or a part of something, begins. */
function beginsTurn(table: Table, entry: number): boolean {
  return table.eventsOf(entry).some(({ kind }) => kind === 'turn' || kind === 'part')
}
