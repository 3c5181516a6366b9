/** Offers a vote for an undo that is rejected but that the other players at the table could allow. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { NoticeAction } from '../../app-shell.ts'
import type { VoteStore } from './vote-store.svelte.ts'

/**
 * Reason why an undo is not allowed. `reason` says it in words that fit all games; `because` says it in words of the
 * game, if the game has its own.
 */
export interface DisallowedUndoReason {
  readonly reason: Message
  /** The same in the words of the game; absent if the game has none. */
  readonly because?: Message
}

/**
 * Shows the reason why an undo is not allowed without the consent of the other players, with a button that requests a
 * vote on it. Shows no message if such a vote cannot be requested for this reason, or if no seat is given.
 * @param tell shows a message with a button
 * @param consenting the votes of this screen
 * @param seat the seat whose last choice would be undone
 * @returns whether the offer was shown
 */
export function showUndoVoteOffer(
  tell: (message: Message, way: NoticeAction) => void,
  consenting: VoteStore,
  seat: Seat | undefined,
  { reason, because }: DisallowedUndoReason,
): boolean {
  if (seat === undefined || !consenting.canProposeFor(reason)) return false
  tell(because ?? reason, { words: 'consent.ask', run: () => void consenting.proposeUndo(seat) })
  return true
}
