/**
 * Named click targets of the board of Cosmic Karma. All other targets are places, with the names of
 * engine/cosmic-karma/places.ts: spaces (`spacePlace`), pawns (`pawnPieceId`) and the shelves of an account (`accountPilePlace`, `pegsPlace`). A seat
 * is clicked on its account. A shelf that may be empty needs a piece that names it as its target.
 */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { ChoiceCardId, KarmaCardId, ChoiceCardSideId } from '../../../engine/cosmic-karma/data.ts'

/**
 * The id of the piece that surrounds both dice, and of the place where the two dice lie. A click anywhere on it, on
 * either die, has the same effect.
 */
export const DICE_PIECE_ID = 'dice'

/**
 * The piece id of a stack in a seat's hand: all Free Will Cards (number cards) with the given number. A click on the
 * stack uses one card of the stack.
 */
export function freeWillStackPieceId(seat: Seat, number: number): string {
  return `freeWill:${seat}:${number}`
}

/** The piece id of the card that is being resolved, which is a Choice Card or a Karma Card. */
export function cardInUsePieceId(card: ChoiceCardId | KarmaCardId): string {
  return `card:${card}`
}

/**
 * The piece id of one side of the Choice Card that is being resolved. The sides are the two alternatives of the card.
 * A player who has the Master Torch (both pegs of the tool torch) chooses between them.
 */
export function cardSidePieceId(card: ChoiceCardId, side: ChoiceCardSideId): string {
  return `card:${card}:${side}`
}
