/** Computes where 'since your turn' begins: after the last consecutive choices of a seat, at the actions of the others. */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { LogEntry } from '../../engine/core/host/table.ts'
import type { SinceLastTurnPosition } from '../../bridge/table-view.ts'

/**
 * The first event group in which a seat finds what the other seats did since its own last turn: the group after the seat's last
 * choice that came before the latest choice of another seat. The seat's choices in its present turn do not count, so that the
 * events before the turn stay marked as unseen.
 * @param isShownToAll whether the result is shown to other seats too; if not, a forced choice (with one option from its hand)
 * does not count as a choice of the seat
 */
export function unseenActivityStart(
  log: readonly LogEntry[],
  seat: Seat,
  isShownToAll: boolean,
): SinceLastTurnPosition {
  const others = log.findLastIndex((entry) => entry.seat !== seat)
  const own = log.findLastIndex(
    (entry, at) => at < others && entry.seat === seat && (isShownToAll || entry.auto !== true),
  )
  // Group 0 is the setup's: a seat that has not chosen yet has not read it.
  return { seat, group: own < 0 ? 0 : own + 2 }
}
