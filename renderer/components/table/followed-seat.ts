/** Whose board is shown large by itself, so that what another seat does can be followed, and who is shown as at turn meanwhile. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { TableStatus } from '../../../bridge/table-view.ts'
import type { DisplayedUpdate } from '../../bridge/playback-queue.svelte.ts'
import { turnOwnerIn } from '../../bridge/log-turns.ts'

export interface FollowedSeatInput {
  /** The game's boards of others are small. */
  readonly follows: boolean
  readonly status: TableStatus
  /** Whose turn or part the board shows. */
  readonly turn: Seat | undefined
  readonly mine: readonly Seat[]
  /** Somebody at this screen is asked something. */
  readonly asked: boolean
}

/**
 * The seat at turn, for the whole of its turn, but while people at this screen decide. Where several choose at once
 * nobody's turn is shown.
 */
export function followedSeatOf({ follows, status, turn, mine, asked }: FollowedSeatInput): Seat | undefined {
  if (!follows || asked || turn === undefined || mine.includes(turn)) return undefined
  if (status.outcome !== null || status.curtain !== undefined || status.deciders.length !== 1) return undefined
  return turn
}

export interface DisplayedTurnInput {
  readonly moment: Pick<DisplayedUpdate, 'facts' | 'unconfirmed'>
  readonly status: Pick<TableStatus, 'unconfirmed'>
  /** Whose turn or part the board shows. */
  readonly turn: Seat | undefined
  /** Moments still to be shown. */
  readonly waiting: number
}

/**
 * The seat shown as at turn although the view says that another is at turn by now: one that is asked whether it is done,
 * and while the last deed of a turn is shown the one that does it.
 */
export function displayedTurnSeat({ moment, status, turn, waiting }: DisplayedTurnInput): Seat | undefined {
  if (waiting === 0) return status.unconfirmed
  return moment.unconfirmed ?? (turnOwnerIn(moment.facts) === undefined ? undefined : turn)
}
