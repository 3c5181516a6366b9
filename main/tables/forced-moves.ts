/** Computes which moves of the seats at a screen the table has played itself, because they were the only choice. */
import type { Seat, Viewer } from '../../engine/core/contract/game.ts'
import type { ActionLogEntry, Table } from '../../engine/core/host/table.ts'
import { MAX_FORCED_MOVES, type ForcedMove } from '../../bridge/table-view.ts'
import type { ScreenSeatsAndCurtain } from './screen-permissions.ts'

/**
 * The seats whose forced moves a screen may know. That a seat had a single choice can say something about its hand. So with
 * hands it is only the seat whose view is shown. In other games the screen shows the choices of all its seats anyway.
 */
export function seatsWithKnownForcedMoves(
  { game }: Pick<Table, 'game'>,
  { mine: ownSeats }: Pick<ScreenSeatsAndCurtain, 'mine'>,
  viewer: Viewer,
): readonly Seat[] {
  return game.info.secrets === 'hand' ? ownSeats.filter((seat) => seat === viewer) : ownSeats
}

/**
 * The latest forced moves of some seats, oldest first, at most `MAX_FORCED_MOVES`.
 * @param seats those whose forced moves the viewer may know
 */
export function forcedMovesOf(log: readonly ActionLogEntry[], seats: readonly Seat[]): readonly ForcedMove[] {
  const found: ForcedMove[] = []
  for (let at = log.length - 1; at >= 0 && seats.length > 0 && found.length < MAX_FORCED_MOVES; at--) {
    const entry = log[at]
    if (entry?.auto !== true || !seats.includes(entry.seat)) continue
    const chosen = continuedChoiceOf(log, at)
    const { seat, action } = entry
    found.push({ seat, group: at + 1, action, ...(chosen === undefined ? {} : { after: chosen + 1 }) })
  }
  return found.toReversed()
}

/** The entry that the same seat chose last, if only forced moves of that seat lie between the two. */
function continuedChoiceOf(log: readonly ActionLogEntry[], at: number): number | undefined {
  const seat = log[at]?.seat
  let before = at - 1
  while (log[before]?.seat === seat && log[before]?.auto === true) before -= 1
  return log[before]?.seat === seat ? before : undefined
}
