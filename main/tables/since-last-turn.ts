/** Computes where 'since your turn' begins: after the last consecutive choices of a seat, at the actions of the others. */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { LogEntry } from '../../engine/core/host/table.ts'
import type { FirstGroupAfterLastTurn } from '../../bridge/table-view.ts'

/**
 * Where 'since your turn' begins for a seat: the first event group after the seat's last turn, which shows what the other seats
 * have done since. Choices of the seat in its present turn, after the latest choice of another seat, do not count: the events
 * before that turn stay marked as unseen.
 * @param isShownToAll whether the result is shown to other seats too; if not, a forced choice (with one option from its hand)
 * does not count as a choice of the seat
 */
export function firstGroupAfterLastTurnOf(
  log: readonly LogEntry[],
  seat: Seat,
  isShownToAll: boolean,
): FirstGroupAfterLastTurn {
  const others = log.findLastIndex((entry) => entry.seat !== seat)
  const own = log.findLastIndex(
    (entry, at) => at < others && entry.seat === seat && (isShownToAll || entry.auto !== true),
  )
  // Group 0 is the setup's: a seat that has not chosen yet has not read it.
  return { seat, group: own < 0 ? 0 : own + 2 }
}
