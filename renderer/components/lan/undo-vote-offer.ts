/** Offers a vote for an undo that is rejected but that the other players at the table could allow. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { NoticeAction } from '../../app-shell.ts'
import type { VoteStore } from './vote-store.svelte.ts'

export interface UndoRejection {
  readonly reason: Message
  /** The same in the words of the game; absent if it has none. */
  readonly because?: Message
}

/**
 * @param tell shows a message with an action
 * @param seat the seat whose last choice it is
 * @returns whether the offer was shown
 */
export function offerUndoVote(
  tell: (message: Message, way: NoticeAction) => void,
  consenting: VoteStore,
  seat: Seat | undefined,
  { reason, because }: UndoRejection,
): boolean {
  if (seat === undefined || !consenting.canProposeFor(reason)) return false
  tell(because ?? reason, { words: 'consent.ask', run: () => void consenting.proposeUndo(seat) })
  return true
}
