/** Offers a vote for an undo that is rejected but that the other players at the table could allow. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { NoticeAction } from '../../app-shell.ts'
import type { VoteStore } from './vote-store.svelte.ts'

/** The reason why an undo is not allowed, in general words and, if the game has some, in words of its own. */
export interface DisallowedUndoReason {
  readonly reason: Message
  /** The same in the words of the game; absent if the game has none. */
  readonly because?: Message
}

/**
 * Offers the player to request a vote on an undo that is not allowed without the consent of the other players. Shows the reason
 * why it is not allowed, with a button that requests the vote.
 * @param tell shows a message with a button
 * @param seat the seat whose last choice would be undone
 * @returns whether the offer was shown
 */
export function offerToRequestUndoVote(
  tell: (message: Message, way: NoticeAction) => void,
  consenting: VoteStore,
  seat: Seat | undefined,
  { reason, because }: DisallowedUndoReason,
): boolean {
  if (seat === undefined || !consenting.canProposeFor(reason)) return false
  tell(because ?? reason, { words: 'consent.ask', run: () => void consenting.proposeUndo(seat) })
  return true
}
