/** The current state of a game, derived from the pending work (the stack of frames) of a view. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import { promptFor } from '../../../engine/karmaka/index.ts'
import type { KarmakaPrompt, KarmakaFrame, KarmakaView } from '../../../engine/karmaka/index.ts'

/**
 * The uppermost frame on the stack of pending work. A frame is a part of the game that is not finished, such as a turn
 * or the use of an ability; the seat of the uppermost frame decides now. Undefined if the game is over.
 */
export function activeFrame({ stack, winner }: KarmakaView): KarmakaFrame | undefined {
  return winner === null ? stack.at(-1) : undefined
}

/** The prompt of the seat that decides now; undefined if the game is over. */
export function pendingPrompt(view: KarmakaView): KarmakaPrompt | undefined {
  const frame = activeFrame(view)
  return frame && promptFor(view, frame.seat)
}

/**
 * The rival on whom a player is using the ability of the card in the centre. Undefined if no ability is being used on a
 * seat, or if its target is the player's own seat.
 */
export function targetedRival(view: KarmakaView): Seat | undefined {
  const top = activeFrame(view)
  return top?.kind === 'ability' && top.target !== null && top.target !== top.by ? top.target : undefined
}

/**
 * Returns the seat whose life has ended in the present turn, and how many rings it is being asked to spend. The board
 * shows the points of this seat.
 * @returns `spend`: number of rings that make up for the missing points of the seat; 0 if it is not being asked for
 *   rings. Undefined if no life has ended in this turn
 */
export function lifeEndInTurn(view: KarmakaView): { readonly seat: Seat; readonly spend: number } | undefined {
  const top = activeFrame(view)
  if (top?.kind === 'rings') return { seat: top.seat, spend: top.spend }
  if (top?.kind !== 'turn' || (top.stage !== 'death' && top.stage !== 'over')) return undefined
  return { seat: top.seat, spend: 0 }
}

/**
 * Whether the seat has ended its life in the present turn and this turn is not over yet. While this is true, the view
 * already holds the seat's rung (its place on the Karmic Ladder) for the next life, but still the Deeds (cards worth
 * points) of the old life. So do not compare the points of these Deeds with that rung.
 */
export function hasJustEndedLife(view: KarmakaView, seat: Seat): boolean {
  const top = activeFrame(view)
  return top?.kind === 'turn' && top.stage === 'over' && top.seat === seat
}
