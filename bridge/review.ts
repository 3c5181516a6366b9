/** Calls of the window of this machine about a finished game. */
import type { GameReview } from '../engine/core/contract/review.ts'
import { defineCall } from './call-definition.ts'
import { TableRef } from './refs.ts'

/**
 * The review of a finished game as far as it is computed, and whether the computation is running or has failed. A
 * review is an analysis of the log of a game: the win chances after each log entry, and the choices that cost win
 * chance.
 */
export interface ReviewWithProgress {
  readonly table: string
  readonly review: GameReview
  /** Whether it is running. */
  readonly runs: boolean
  /** The search failed; another request continues. */
  readonly failed?: true
}

/**
 * The definitions of the calls about the review of a finished game, by name. A call is a request from a renderer to
 * its host.
 */
export const REVIEW_CALLS = {
  /**
   * The review of a finished game so far. It continues in the background, with progress as the event `review`, until the table is
   * left. Rejected with `table.refused.review` while the game runs: no part of it may be known then.
   */
  review: defineCall(TableRef).gives<ReviewWithProgress>(),
  /** Pauses the review until the next request; the findings are kept. */
  stopReview: defineCall(TableRef).gives<null>(),
}
