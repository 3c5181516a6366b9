/** How a game ended: who won, and by which scores. */
import type { Message } from './message.ts'
import type { MessageValues } from './message.ts'
import type { Seat } from './seat.ts'

/** One line of a standing: an id for its words (`chakra.score.earth`), values that fill them, and its points. */
export interface ScoreLine {
  readonly id: string
  readonly values?: MessageValues
  /** Absent on a line that only tells how somebody stands: what broke a tie, what was still missing. */
  readonly points?: number
}

/** One row of the final ranking: a seat, or a team of several. Equal places are shared. */
export interface FinalStanding {
  readonly seats: readonly Seat[]
  /** 1 for the winners. */
  readonly rank: number
  /** Absent in games that are won or lost without points. */
  readonly score?: number
  /** What the score is made of (law 2: their points add up to it), and what else tells this standing from others. */
  readonly lines: readonly ScoreLine[]
  /** A title that the game awards for the score, as a message. */
  readonly title?: Message
}

export interface Outcome {
  /** Best first. */
  readonly ranking: readonly FinalStanding[]
  /** Which way to end this was (`chakra.end.harmony`). */
  readonly reason: Message
}
