/** Relates the seats at this screen to the shown status: the acting seat, and the seat whose turn waits to be ended. */
import { equalJson } from '../../engine/core/contract/json.ts'
import type { Seat } from '../../engine/core/contract/game.ts'
import type { PendingDecision, TableStatus } from '../../bridge/table-view.ts'

/** The seat at this screen that acts now, or acted last. */
export function actingSeatOf(mine: readonly Seat[], status: TableStatus | undefined): Seat | undefined {
  const { decision, deciders = [] } = status ?? {}
  return seatToConfirmTurn(mine, status) ?? decision?.seat ?? deciders.find((seat) => mine.includes(seat)) ?? mine[0]
}

/** The seat at this screen whose turn has been played and waits to be ended. */
export function seatToConfirmTurn(mine: readonly Seat[], status: TableStatus | undefined): Seat | undefined {
  const unconfirmed = status?.unconfirmed
  return unconfirmed !== undefined && mine.includes(unconfirmed) ? unconfirmed : undefined
}

/**
 * Whether a player at this shared screen has made a secret choice while others still have to make theirs. The player may
 * change it until the curtain closes over it.
 * @param decision the pending decision
 */
export function hasChosenInSecret(
  mine: readonly Seat[],
  status: TableStatus | undefined,
  decision: PendingDecision | undefined,
): boolean {
  if (status === undefined || decision === undefined || mine.length < 2) return false
  return decision.seat === status.viewer && !status.deciders.includes(decision.seat)
}

/**
 * Whether two decisions are the same one: the object is then kept, so that a partial selection survives a peek at private
 * values.
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
