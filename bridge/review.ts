/** What this machine's own window asks about a game that is over. */
import type { GameReview } from '../engine/core/contract/review.ts'
import { defineCall } from './call-definition.ts'
import { TableRef } from './refs.ts'

/** A review as far as it has come. */
export interface ReviewProgress {
  readonly table: string
  readonly review: GameReview
  /** Whether it goes on by itself. */
  readonly runs: boolean
  /** The Sage could not think; asking again goes on. */
  readonly failed?: true
}

export const REVIEW_CALLS = {
  /**
   * The review of a finished game as far as it has come. It goes on from there in the background, and the event `review`
   * tells how far, until the table is left. Refused with `table.refused.review` while the game runs: nothing of it may be told.
   */
  review: defineCall(TableRef).gives<ReviewProgress>(),
  /** The review waits until it is asked for again; what was found is kept. */
  stopReview: defineCall(TableRef).gives<null>(),
}
