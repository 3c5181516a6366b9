/** How Free Will Cards come into a hand (COS-81 to COS-87). */
import { playerOf } from './account.ts'
import { drawFrom } from './packs.ts'
import { freeWillPiece, handPlace } from './places.ts'
import type { Work } from './work.ts'

/** The player takes the top Free Will Card, if the pack has one and the turn does not join somebody (COS-142). */
export function takeFreeWill({ state, seat, turn, tell }: Work, how: 'passed' | 'landed' | 'effect'): void {
  if (turn.joining) {
    tell({ kind: 'noFreeWill', seat })
    return
  }
  const number = drawFrom(state.freeWillPack, tell)
  if (number === undefined) {
    tell({ kind: 'packEmpty', seat })
    return
  }
  sortIn(playerOf(state, seat).freeWill, number)
  tell({ kind: 'moved', piece: freeWillPiece(number), from: 'pack:freeWill', to: handPlace(seat), count: 1 })
  tell({ kind: 'freeWill', seat, number, how })
}

/** Puts a card into a hand, which is kept in ascending order. */
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
