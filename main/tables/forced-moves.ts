/** Computes which moves of the seats at a screen the table has played itself, because they were the only choice. */
import type { Seat, Viewer } from '../../engine/core/contract/game.ts'
import type { ActionLogEntry, Table } from '../../engine/core/host/table.ts'
import { MAX_LISTED_FORCED_MOVES, type ForcedMove } from '../../bridge/table-view.ts'
import type { ScreenSeatsAndCurtain } from './screen-permissions.ts'

/**
 * The seats at a screen whose forced moves may be shown there; it does not check whether a seat had one. A forced move
 * is the only choice of a seat, so it can reveal something about the hand of the player. In a game with hidden hands,
 * the result is thus only the seat whose view is shown, if it belongs to the screen. In other games, it is all seats
 * of the screen, since the screen shows their choices anyway.
 */
export function seatsWhoseForcedMovesMayShow(
  { game }: Pick<Table, 'game'>,
  { mine: ownSeats }: Pick<ScreenSeatsAndCurtain, 'mine'>,
  viewer: Viewer,
): readonly Seat[] {
  return game.info.secrets === 'hand' ? ownSeats.filter((seat) => seat === viewer) : ownSeats
}

/**
 * The latest forced moves of some seats, oldest first, at most `MAX_LISTED_FORCED_MOVES`. A forced move is one that the table
 * has played itself, because it was the seat's only choice.
 * @param log the log of the table
 * @param seats those whose forced moves the viewer may know
 */
export function latestForcedMovesOfSeats(
  log: readonly ActionLogEntry[],
  seats: readonly Seat[],
): readonly ForcedMove[] {
  const found: ForcedMove[] = []
  for (let at = log.length - 1; at >= 0 && seats.length > 0 && found.length < MAX_LISTED_FORCED_MOVES; at--) {
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
