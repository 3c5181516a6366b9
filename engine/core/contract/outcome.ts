/** The result of a game: winners and scores. */
import type { Message } from './message.ts'
import type { MessageValues } from './message.ts'
import type { Seat } from './seat.ts'

/** One line of a score breakdown: a message id (`chakra.score.earth`), its values, and the points. */
export interface ScoreLine {
  readonly id: string
  readonly values?: MessageValues
  /** Absent on a line that only explains a rank: a tie-breaker, or something that was still missing. */
  readonly points?: number
}

/** One row of the final ranking: a seat, or a team of several. Ties share a rank. */
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

export interface Outcome {
  /** Best first. */
  readonly ranking: readonly FinalStanding[]
  /** How the game ended (`chakra.end.harmony`). */
  readonly reason: Message
}
