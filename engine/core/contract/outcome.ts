/** The result of a game: winners and scores. */
import type { Message } from './message.ts'
import type { MessageValues } from './message.ts'
import type { Seat } from './seat.ts'

/**
 * One line of the score breakdown of a seat or team: a message id (`chakra.score.earth`), the values of the message, and
 * the points.
 */
export interface ScoreLine {
  readonly id: string
  readonly values?: MessageValues
  /** Absent on a line that only explains a rank: a tie-breaker, or something that was still missing. */
  readonly points?: number
}

/** One row of the final ranking: a seat, or a team of several seats, with its rank and score. Ties share a rank. */
export interface FinalStanding {
  readonly seats: readonly Seat[]
  /** 1 for the winners. */
  readonly rank: number
  /** Absent in games that are won or lost without points. */
  readonly score?: number
  /** Score breakdown (invariant 2: the points add up to the score), and other lines that explain the rank. */
  readonly lines: readonly ScoreLine[]
  /** Title that the game awards for the score. */
  readonly title?: Message
}

/** The result of a finished game: the final ranking, and the reason why the game ended. */
export interface Outcome {
  /** Best first. */
  readonly ranking: readonly FinalStanding[]
  /** Message that says how the game ended (`chakra.end.harmony`). */
  readonly reason: Message
}
