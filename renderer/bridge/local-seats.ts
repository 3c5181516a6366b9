/** Relates the seats at this screen to the shown status: the acting seat, and the seat whose turn waits to be ended. */
import { equalJson } from '../../engine/core/contract/json.ts'
import type { Seat } from '../../engine/core/contract/game.ts'
import type { PendingDecision, TableStatus } from '../../bridge/table-view.ts'

/**
 * Returns the seat of this screen whose turn waits to be ended, or else the one that has to choose now, or else the first seat
 * of this screen.
 * @param ownSeats the seats that are played at this screen
 * @returns undefined if no seat is played here
 */
export function localActingOrFirstSeatOf(ownSeats: readonly Seat[], status: TableStatus | undefined): Seat | undefined {
  const { decision, deciders = [] } = status ?? {}
  return (
    localSeatToEndTurn(ownSeats, status) ??
    decision?.seat ??
    deciders.find((seat) => ownSeats.includes(seat)) ??
    ownSeats[0]
  )
}

/**
 * Returns the seat of this screen whose turn has been played, and waits for its player to end it.
 * @param ownSeats the seats that are played at this screen
 * @returns undefined if there is none
 */
export function localSeatToEndTurn(ownSeats: readonly Seat[], status: TableStatus | undefined): Seat | undefined {
  const unconfirmed = status?.unconfirmed
  return unconfirmed !== undefined && ownSeats.includes(unconfirmed) ? unconfirmed : undefined
}

/**
 * Whether the player of the shown seat must lower the curtain, which hides the secrets of players who share a screen.
 * This is so if the player has made a secret choice, other seats are still choosing, and several seats are played at
 * this screen. Until the curtain is down, the player can change the choice.
 * @param ownSeats the seats that are played at this screen
 */
export function mustPlayerLowerCurtain(
  ownSeats: readonly Seat[],
  status: TableStatus | undefined,
  decision: PendingDecision | undefined,
): boolean {
  if (status === undefined || decision === undefined || ownSeats.length < 2) return false
  return decision.seat === status.viewer && !status.deciders.includes(decision.seat)
}

/**
 * Whether two decisions are the same: same id, seat, final choices (those that the screen asks the player to confirm)
 * and reasons why these are final. If they are, the caller keeps the earlier object, so that a partial selection
 * survives while another view is shown for a moment. False if one of the decisions is undefined.
 */
export function isSameDecision(
  before: PendingDecision | undefined,
  decision: PendingDecision | undefined,
): before is PendingDecision {
  return (
    before !== undefined &&
    decision?.id === before.id &&
    decision.seat === before.seat &&
    equalJson(decision.final ?? [], before.final ?? []) &&
    equalJson(decision.reasons ?? [], before.reasons ?? [])
  )
}
