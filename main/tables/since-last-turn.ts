/** Computes where 'since your turn' begins: after the last consecutive choices of a seat, at the actions of the others. */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { ActionLogEntry } from '../../engine/core/host/table.ts'
import type { FirstGroupAfterLastTurn } from '../../bridge/table-view.ts'

/**
 * Finds the first event group after the last turn of a seat: from this group on, the seat's player is shown the events
 * as 'since your turn'. Group 0 holds the events of the setup, group n those of the nth log entry. The last turn ends
 * with the seat's latest choice after which another seat has chosen, so choices in the seat's present turn do not
 * count.
 * @param isShownToAll whether the result is shown to other seats too; if not, a forced choice (with only one option
 *   from the seat's hand) does not count as a choice of the seat
 * @returns the seat and the number of the group; group 0 if no choice of the seat counts
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
