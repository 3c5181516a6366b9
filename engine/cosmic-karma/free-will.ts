/** Taking Free Will Cards into a hand (COS-81 to COS-87). */
import { playerOf } from './account.ts'
import { drawFromPack } from './packs.ts'
import { freeWillPiece, freeWillHandPlace } from './places.ts'
import type { TurnContext } from './turn-context.ts'

/** The player takes the top Free Will Card, unless the pack is empty or the turn joins another player (COS-142). */
export function takeFreeWillCard({ state, seat, turn, tell }: TurnContext, how: 'passed' | 'landed' | 'effect'): void {
  if (turn.joining) {
    tell({ kind: 'noFreeWill', seat })
    return
  }
  const number = drawFromPack(state.freeWillPack, tell)
  if (number === undefined) {
    tell({ kind: 'packEmpty', seat })
    return
  }
  sortIn(playerOf(state, seat).freeWill, number)
  tell({ kind: 'moved', piece: freeWillPiece(number), from: 'pack:freeWill', to: freeWillHandPlace(seat), count: 1 })
  tell({ kind: 'freeWill', seat, number, how })
}

/** Inserts a card into a hand in ascending order. */
function sortIn(hand: number[], number: number): void {
  let at = hand.length
  hand.push(number)
  for (; at > 0; at--) {
    const below = hand[at - 1]
    if (below === undefined || below <= number) break
    hand[at] = below
  }
  hand[at] = number
}
