/**
 * What a choice leads to, in terms that the player who asks can check on the board: the Sage's reasons are made of these.
 * They are read from two views of that player, so a consequence tells nothing that the player may not know. No bot goes by
 * them: an evaluation looks at features, which need not mean anything to a person.
 */
import type { Message } from './message.ts'
import type { Seat } from './seat.ts'

export interface Consequence {
  /**
   * Its words: `GAME.reason.KIND`. They begin small, name no subject, and hold for any player. Absent where the words of the
   * choice say it themselves.
   */
  readonly what?: Message
  /** The words of the best choice where it spares the player this: of what is bad. */
  readonly sparedMessage?: Message
  /** Whom it happens to. */
  readonly seat: Seat
  /**
   * The quantity that it is about, of that seat. Two choices are compared quantity by quantity, so what belongs to one sum is
   * told once. Where a list has several of one quantity, the first that is certain counts: a vaguer one may follow, which
   * holds whatever is drawn.
   */
  readonly quantity: string
  /** How good it is for the player who asks, below 0 where it is bad: on a scale that only orders the consequences of one game. */
  readonly worth: number
}
