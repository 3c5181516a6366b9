/**
 * Named click targets of the board of Cosmic Karma. All other targets are places, by the names of
 * engine/cosmic-karma/places.ts: spaces (`spacePlace`), and the shelves of an account (`accountPilePlace`, `pegsPlace`); a
 * seat is clicked on its account. A shelf that may be empty needs a piece that names it as its target.
 */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { ChoiceCard, KarmaCard, CardSide } from '../../../engine/cosmic-karma/data.ts'

/** The pawn of a seat, wherever it stands. */
export function pawnPieceId(seat: Seat): string {
  return `pawn:${seat}`
}

/** The two dice; both do what a click on either does. */
export const DICE_PIECE_ID = 'dice'

/** A number in a hand of Free Will Cards; every card of that number names it as its target. */
export function freeWillCardId(seat: Seat, number: number): string {
  return `freeWill:${seat}:${number}`
}

/** A Choice or Karma Card in use. */
export function tableCardId(card: ChoiceCard | KarmaCard): string {
  return `card:${card}`
}

/** One side of the Choice Card in use, while a Master Torch chooses between them. */
export function cardSideId(card: ChoiceCard, side: CardSide): string {
  return `card:${card}:${side}`
}
