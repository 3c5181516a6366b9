/** Queries about the cards of piles. */
import type { Card } from '../../../engine/karmaka/data.ts'
import type { PileView } from '../../../engine/karmaka/state.ts'

/** The number of cards with that name. */
export function countCard(cards: readonly Card[], card: Card): number {
  return cards.filter((each) => each === card).length
}

/**
 * The indices (from the bottom) of a card and of the equal cards directly below it, which are the same choice.
 * @param cards the pile, the lowest card first
 * @param at position of the uppermost of these cards, from the top; 0 is the top card
 */
export function equalRunIndices(cards: readonly Card[], at: number): readonly number[] {
  const top = cards.length - 1 - at
  let bottom = top
  while (bottom > 0 && cards[bottom - 1] === cards[top]) bottom--
  return Array.from({ length: top - bottom + 1 }, (_, below) => top - below)
}

/** The card at a position from the top; 0 is the top card. @throws Error if the pile has no such card */
export function cardFromTop(cards: readonly Card[], at: number): Card {
  const card = cards[cards.length - 1 - at]
  if (card === undefined) throw new Error(`no card ${at} from the top`)
  return card
}

/**
 * The card of a facedown pile at a position from the top (0 is the top card), or undefined if the viewer does not know it.
 */
export function knownCardAt({ count, known }: PileView, at: number): Card | undefined {
  return known.find((each) => each.at === count - 1 - at)?.card
}

/** The cards of a facedown pile that the viewer knows, the uppermost first. */
export function knownCardsOf({ known }: PileView): readonly Card[] {
  return known.map(({ card }) => card).toReversed()
}
