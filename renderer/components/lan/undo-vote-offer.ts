/** A step back that is refused, where the others at the table could allow it: the refusal brings a way to ask them. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { NoticeAction } from '../../app-state.svelte.ts'
import type { VoteStore } from './vote-store.svelte.ts'

export interface UndoRejection {
  readonly reason: Message
  /** The same in the words of the game; absent: it has none. */
  readonly because?: Message
}

/** @param tell tells people something, and a way to go on from it. @param seat whose last choice it is. @returns whether it has been said */
export function offerUndoVote(
  tell: (message: Message, way: NoticeAction) => void,
  consenting: VoteStore,
  seat: Seat | undefined,
  { reason, because }: UndoRejection,
): boolean {
  if (seat === undefined || !consenting.couldAllow(reason)) return false
  tell(because ?? reason, { words: 'consent.ask', run: () => void consenting.ask(seat) })
  return true
}
