/** Those who sit at this screen, and where they stand by what it shows: who is at it now, and whose turn waits for its end. */
import { equalJson } from '../../engine/core/contract/json.ts'
import type { Seat } from '../../engine/core/contract/game.ts'
import type { PendingDecision, TableStatus } from '../../bridge/table-view.ts'

/** Who acts at this screen now, or did last. */
export function actingSeatOf(mine: readonly Seat[], status: TableStatus | undefined): Seat | undefined {
  const { decision, deciders = [] } = status ?? {}
  return seatToConfirmTurn(mine, status) ?? decision?.seat ?? deciders.find((seat) => mine.includes(seat)) ?? mine[0]
}

/** Whose turn at this screen is played and waits for its end. */
export function seatToConfirmTurn(mine: readonly Seat[], status: TableStatus | undefined): Seat | undefined {
  const unconfirmed = status?.unconfirmed
  return unconfirmed !== undefined && mine.includes(unconfirmed) ? unconfirmed : undefined
}

/**
 * Whether somebody at this screen, shared by several, has chosen in secret while others still have to: the choice may be
 * changed until the curtain falls over it.
 * @param decision what can be chosen now
 */
export function hasChosenInSecret(
  mine: readonly Seat[],
  status: TableStatus | undefined,
  decision: PendingDecision | undefined,
): boolean {
  if (status === undefined || decision === undefined || mine.length < 2) return false
  return decision.seat === status.viewer && !status.deciders.includes(decision.seat)
}

/** Whether a decision is still the one before: that then stays the same object, so that clicks half done outlast a look. */
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
