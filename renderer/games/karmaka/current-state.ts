/** The current state of a game, read from the pending work of a view. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import { promptFor } from '../../../engine/karmaka/index.ts'
import type { KarmakaPrompt, KarmakaFrame, KarmakaView } from '../../../engine/karmaka/index.ts'

/** The frame that decides now; undefined when the game is over. */
export function activeFrame({ stack, winner }: KarmakaView): KarmakaFrame | undefined {
  return winner === null ? stack.at(-1) : undefined
}

/** The prompt of the seat that decides now. */
export function pendingAsk(view: KarmakaView): KarmakaPrompt | undefined {
  const frame = activeFrame(view)
  return frame && promptFor(view, frame.seat)
}

/** Whom the card in the centre is used on. */
export function targetedSeat(view: KarmakaView): Seat | undefined {
  const top = activeFrame(view)
  return top?.kind === 'ability' && top.target !== null && top.target !== top.by ? top.target : undefined
}

/** Whose life is being reckoned, and how many rings would make up for what lacks. */
export function pendingReckoning(view: KarmakaView): { readonly seat: Seat; readonly spend: number } | undefined {
  const top = activeFrame(view)
  if (top?.kind === 'rings') return { seat: top.seat, spend: top.spend }
  if (top?.kind !== 'turn' || (top.stage !== 'death' && top.stage !== 'over')) return undefined
  return { seat: top.seat, spend: 0 }
}

/**
 * Whether the life of a seat is over and its fate is known, until the turn ends: its Deeds still lie there, but the rung is
 * the next life's already, and what it needs says nothing of them.
 */
export function isLifeOver(view: KarmakaView, seat: Seat): boolean {
  const top = activeFrame(view)
  return top?.kind === 'turn' && top.stage === 'over' && top.seat === seat
}
