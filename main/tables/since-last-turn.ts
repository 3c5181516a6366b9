/** Computes where 'since your turn' begins: after the last consecutive choices of a seat, at the actions of the others. */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { ActionLogEntry } from '../../engine/core/host/table.ts'
import type { FirstGroupAfterLastTurn } from '../../bridge/table-view.ts'

/**
 * Finds where 'since your turn' begins for a seat: the first event group after the seat's last turn. A choice of the seat
 * counts only if another seat has chosen after it. So the events before the seat's present turn stay marked as unseen during
 * that turn.
 * @param isShownToAll whether the result is shown to other seats too; if not, a forced choice (with one option from its hand)
 * does not count as a choice of the seat
 */
export function firstGroupAfterLastTurnOf(
  log: readonly ActionLogEntry[],
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
