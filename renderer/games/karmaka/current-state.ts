/** The current state of a game, derived from the pending work (the stack of frames) of a view. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import { promptFor } from '../../../engine/karmaka/index.ts'
import type { KarmakaPrompt, KarmakaFrame, KarmakaView } from '../../../engine/karmaka/index.ts'

/** The uppermost frame of pending work, whose seat decides now; undefined if the game is over. */
export function activeFrame({ stack, winner }: KarmakaView): KarmakaFrame | undefined {
  return winner === null ? stack.at(-1) : undefined
}

/** The prompt of the seat that decides now; undefined if the game is over. */
export function pendingPrompt(view: KarmakaView): KarmakaPrompt | undefined {
  const frame = activeFrame(view)
  return frame && promptFor(view, frame.seat)
}

/**
 * The rival on whom the ability of the card in the centre is being used; undefined if there is none, or if a player uses it
 * on themselves.
 */
export function targetedSeat(view: KarmakaView): Seat | undefined {
  const top = activeFrame(view)
  return top?.kind === 'ability' && top.target !== null && top.target !== top.by ? top.target : undefined
}

/**
 * The seat whose life has ended, from then until its turn ends: its points are shown. `spend`: number of rings that would
 * make up for the missing points; 0 while the seat is not asked for rings. Undefined: no life has ended in this turn.
 */
export function pendingReckoning(view: KarmakaView): { readonly seat: Seat; readonly spend: number } | undefined {
  const top = activeFrame(view)
  if (top?.kind === 'rings') return { seat: top.seat, spend: top.spend }
  if (top?.kind !== 'turn' || (top.stage !== 'death' && top.stage !== 'over')) return undefined
  return { seat: top.seat, spend: 0 }
}

/**
 * Whether a seat has just ended its life, and its turn is not over yet. Its rung is then already the new one, while the Deeds of
 * the old life are still on the table: do not compare the points of these Deeds with that rung.
 */
export function isLifeResultKnown(view: KarmakaView, seat: Seat): boolean {
  const top = activeFrame(view)
  return top?.kind === 'turn' && top.stage === 'over' && top.seat === seat
}
