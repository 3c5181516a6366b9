/** A step back that is refused, where the others at the table could allow it: the refusal brings a way to ask them. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { NoticeWay } from '../../app.svelte.ts'
import type { Consenting } from './consenting.svelte.ts'

export interface RefusedUndo {
  readonly reason: Message
  /** The same in the words of the game; absent: it has none. */
  readonly because?: Message
}

/** @param tell tells people something, and a way to go on from it. @param seat whose last choice it is. @returns whether it has been said */
export function refusedUndo(
  tell: (message: Message, way: NoticeWay) => void,
  consenting: Consenting,
  seat: Seat | undefined,
  { reason, because }: RefusedUndo,
): boolean {
  if (seat === undefined || !consenting.couldAllow(reason)) return false
  tell(because ?? reason, { words: 'consent.ask', run: () => void consenting.ask(seat) })
  return true
}
