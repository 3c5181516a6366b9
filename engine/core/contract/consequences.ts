/**
 * Consequences of a choice in terms that the asking player can check on the board. The Sage builds its reasons from
 * them. They are computed from two views of that player, so they reveal nothing hidden. Bots do not use them: an
 * evaluation uses features, which need not be meaningful to people.
 */
import type { Message } from './message.ts'
import type { Seat } from './seat.ts'

/**
 * One consequence of a choice for one seat. It is a possible reason in the advice that the Sage (the strong bot) gives
 * to a player. It holds a message for the player who asks, and a value by which the reasons are ordered.
 */
export interface AdviceConsequence {
  /**
   * Message `GAME.reason.KIND`. Starts in lower case, names no subject and fits any player. Absent if the text of the
   * choice already says it.
   */
  readonly what?: Message
  /** Message for the best choice if it spares the player this consequence. Only for bad consequences. */
  readonly sparedMessage?: Message
  /** The affected seat. */
  readonly seat: Seat
  /**
   * Key of the quantity of that seat that changes, such as its energy. Two choices are compared quantity by quantity. A
   * list may have several consequences of one quantity, the most precise one first. Only the first one that holds in every
   * determinization counts.
   */
  readonly quantity: string
  /** Value for the asking player, negative if bad. The scale only orders consequences of one game. */
  readonly worth: number
}
