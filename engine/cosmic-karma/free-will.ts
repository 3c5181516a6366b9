/** Taking Free Will Cards into a hand (COS-81 to COS-87). */
import { playerOf } from './account.ts'
import { drawFromPackIfAny } from './packs.ts'
import { freeWillCardPieceId, freeWillHandPlace } from './places.ts'
import type { TurnContext } from './turn-context.ts'

/**
 * The player of the current turn takes the top Free Will Card into the hand. No card is taken if the pack is empty
 * (COS-87), or in a turn that joins another player (COS-142).
 * @param how whether the card is taken for passing a space, for landing on it, or by another effect
 */
export function takeFreeWillCard({ state, seat, turn, emit }: TurnContext, how: 'passed' | 'landed' | 'effect'): void {
  if (turn.joining) {
    emit({ kind: 'noFreeWill', seat })
    return
  }
  const number = drawFromPackIfAny(state.freeWillPack, emit)
  if (number === undefined) {
    emit({ kind: 'packEmpty', seat })
    return
  }
  sortIn(playerOf(state, seat).freeWill, number)
  emit({
    kind: 'moved',
    piece: freeWillCardPieceId(number),
    from: 'pack:freeWill',
    to: freeWillHandPlace(seat),
    count: 1,
  })
  emit({ kind: 'freeWill', seat, number, how })
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
