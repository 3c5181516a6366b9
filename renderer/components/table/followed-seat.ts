/** Selects the seat whose board is enlarged automatically, so that its moves can be followed, and the seat shown as at turn. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { TableStatus } from '../../../bridge/table-view.ts'
import type { DisplayedUpdate } from '../../bridge/playback-queue.svelte.ts'
import { lastTurnOwnerInEvents } from '../../bridge/log-turns.ts'

/** The inputs of `autoEnlargedSeatOf`. */
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
 * The other seat whose board is enlarged automatically, so that its moves can be followed: the seat at turn, for the whole of
 * its turn. Undefined while players at this screen decide, and in simultaneous decisions.
 */
export function autoEnlargedSeatOf({ follows, status, turn, mine: ownSeats, asked }: AutoEnlargedSeatInput): Seat | undefined {
  if (!follows || asked || turn === undefined || ownSeats.includes(turn)) return undefined
  if (status.outcome !== null || status.curtain !== undefined || status.deciders.length !== 1) return undefined
  return turn
}

/** The inputs of `turnSeatOverride`. */
export interface TurnSeatOverrideInput {
  readonly moment: Pick<DisplayedUpdate, 'facts' | 'unconfirmed'>
  readonly status: Pick<TableStatus, 'unconfirmed'>
  /** The seat whose turn or part the board shows. */
  readonly turn: Seat | undefined
  /** Updates still to be shown. */
  readonly waiting: number
}

/**
 * The seat to be shown as at turn instead of the one in the view: a seat that still has to confirm the end of its turn, or, while
 * the last act of a turn is shown, the seat that acted. Undefined: the seat in the view is right.
 */
export function turnSeatOverride({ moment, status, turn, waiting }: TurnSeatOverrideInput): Seat | undefined {
  if (waiting === 0) return status.unconfirmed
  return moment.unconfirmed ?? (lastTurnOwnerInEvents(moment.facts) === undefined ? undefined : turn)
}
