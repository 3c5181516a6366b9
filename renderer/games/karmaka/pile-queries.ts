/** Queries about the cards of piles. */
import type { CardId } from '../../../engine/karmaka/data.ts'
import type { FacedownPileView } from '../../../engine/karmaka/state.ts'

/** The number of cards in a list that are equal to the given card. */
export function countCard(cards: readonly CardId[], card: CardId): number {
  return cards.filter((each) => each === card).length
}

/**
 * The indices in `cards` of a card and of the equal cards directly below it, from the top down. Choosing any of them is the
 * same choice.
 * @param cards the pile, the lowest card first
 * @param at position of the uppermost of these cards, counted from the top; 0 is the top card
 */
export function equalRunIndicesDownFrom(cards: readonly CardId[], at: number): readonly number[] {
  const top = cards.length - 1 - at
  let bottom = top
  while (bottom > 0 && cards[bottom - 1] === cards[top]) bottom--
  return Array.from({ length: top - bottom + 1 }, (_, below) => top - below)
}

/** The card at a position from the top; 0 is the top card. @throws Error if the pile has no such card */
export function cardFromTopOrThrow(cards: readonly CardId[], at: number): CardId {
  const card = cards[cards.length - 1 - at]
  if (card === undefined) throw new Error(`no card ${at} from the top`)
  return card
}

/**
 * The card of a facedown pile at a position from the top (0 is the top card), or undefined if the viewer does not know it.
 */
export function cardFromTopIfKnown({ count, known }: FacedownPileView, at: number): CardId | undefined {
  return known.find((each) => each.at === count - 1 - at)?.card
}

/** The cards of a facedown pile that the viewer knows, the uppermost first. */
export function knownCardsFromTop({ known }: FacedownPileView): readonly CardId[] {
  return known.map(({ card }) => card).toReversed()
}
