/** Where 'since your turn' begins: what others did after the last choices that a seat made before them. */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { LogEntry } from '../../engine/core/host/table.ts'
import type { ActivityStart } from '../../bridge/table-view.ts'

/**
 * A turn is many small choices: while a seat makes them, what happened before its turn is still to be read.
 * @param everybody the answer is seen by others than the seat: that the table chose for it (its hand left no choice) is
 * not told
 */
export function unseenActivityStart(log: readonly LogEntry[], seat: Seat, everybody: boolean): ActivityStart {
  const others = log.findLastIndex((entry) => entry.seat !== seat)
  const own = log.findLastIndex((entry, at) => at < others && entry.seat === seat && (everybody || entry.auto !== true))
  // Group 0 is the setup's: who has not chosen yet has not read it.
  return { seat, group: own < 0 ? 0 : own + 2 }
}
