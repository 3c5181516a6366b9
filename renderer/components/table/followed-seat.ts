/** Selects the seat whose board is enlarged automatically, so that its moves can be followed, and the seat shown as at turn. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { TableStatus } from '../../../bridge/table-view.ts'
import type { DisplayedUpdate } from '../../bridge/playback-queue.svelte.ts'
import { lastTurnOwnerInEvents } from '../../bridge/log-turns.ts'

/**
 * Input of `autoEnlargedSeatOf`, which selects the seat whose board is enlarged automatically so that the players at
 * this screen can follow its moves. It describes the state of the table and of this screen.
 */
export interface AutoEnlargedSeatInput {
  /** The game's boards of other seats are small. */
  readonly follows: boolean
  readonly status: TableStatus
  /** The seat whose turn or part the board shows. */
  readonly turn: Seat | undefined
  readonly mine: readonly Seat[]
  /** A player at this screen has a decision. */
  readonly asked: boolean
}

/**
 * Returns the seat whose board is enlarged automatically: the seat at turn, if no player at this screen plays it. The
 * players can then follow its moves. Returns undefined while a player at this screen decides, in simultaneous
 * decisions, and after the end. It is also undefined while the curtain is closed, the overlay that hides the secrets
 * of players who share a screen.
 */
export function autoEnlargedSeatOf({
  follows,
  status,
  turn,
  mine: ownSeats,
  asked,
}: AutoEnlargedSeatInput): Seat | undefined {
  if (!follows || asked || turn === undefined || ownSeats.includes(turn)) return undefined
  if (status.outcome !== null || status.curtain !== undefined || status.deciders.length !== 1) return undefined
  return turn
}

/**
 * Input of `displayedTurnSeatOverride`, which returns the seat that the board shows as the active one if the view
 * names another. It holds the shown update (`moment`), the table's status, the seat whose turn or part the board
 * shows, and the number of updates still to be shown.
 */
export interface DisplayedTurnSeatOverrideInput {
  readonly moment: Pick<DisplayedUpdate, 'facts' | 'unconfirmed'>
  readonly status: Pick<TableStatus, 'unconfirmed'>
  /** The seat whose turn or part the board shows. */
  readonly turn: Seat | undefined
  /** Updates still to be shown. */
  readonly waiting: number
}

/**
 * The seat that the board shows as the active one, if that is not the active seat of the view. While the board shows the last
 * act of a turn, it is the seat that acted. After the last update, it is a seat that still has to confirm the end of its turn.
 * @returns undefined if the board shows the active seat of the view
 */
export function displayedTurnSeatOverride({
  moment,
  status,
  turn,
  waiting,
}: DisplayedTurnSeatOverrideInput): Seat | undefined {
  if (waiting === 0) return status.unconfirmed
  return moment.unconfirmed ?? (lastTurnOwnerInEvents(moment.facts) === undefined ? undefined : turn)
}
