/** Earlier decisions of a seat in the present turn of a table, rebuilt from its log. */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { Table } from '../../engine/core/host/table.ts'
import type { SeatDecisionData } from './bot-and-analysis-pool.ts'

/**
 * The data of the decisions that a seat has already made in the present turn, rebuilt from the log; oldest first. Each
 * entry has the seat's view at that time, its legal choices, and the label of the random stream; it does not have the
 * choice that was made. Forced and withdrawn choices are left out.
 */
export function earlierDecisionDataInTurn(table: Table, seat: Seat): SeatDecisionData[] {
  const { game, log } = table
  const begun = log.findLastIndex((_, at) => beginsTurn(table, at)) + 1
  return log.slice(begun).flatMap((entry, later) => {
    if (entry.seat !== seat || entry.auto || entry.withdrawn) return []
    const at = begun + later
    const { state } = table.positionAt(at)
    return {
      view: game.view(state, seat) as Json,
      choices: game.choices(state, seat) as Json[],
      streamLabel: randomStreamLabelOf(at, seat),
    }
  })
}

/**
 * The label of the random stream that a bot uses for one decision. The label differs for every decision. It is the
 * same if the decision is made again after an undo.
 * @param at index of the log entry that the choice of this decision becomes
 * @param seat the bot's seat
 */
export function randomStreamLabelOf(at: number, seat: Seat): string {
  return `${String(at)}/${String(seat)}`
}

/** Whether a turn, or a separate part of one, starts, as searches define it. */
function beginsTurn(table: Table, entry: number): boolean {
  return table.eventsOf(entry).some(({ kind }) => kind === 'turn' || kind === 'part')
}
