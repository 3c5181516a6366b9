/**
 * Named click targets of the board of Cosmic Karma. All other targets are places, by the names of
 * engine/cosmic-karma/places.ts: spaces (`inspirationSpacePlace`), and the shelves of an account (`accountPilePlace`, `pegsPlace`); a
 * seat is clicked on its account. A shelf that may be empty needs a piece that names it as its target.
 */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { ChoiceCardId, KarmaCardId, ChoiceCardSideId } from '../../../engine/cosmic-karma/data.ts'

/** Piece id of a seat's pawn, on whichever space it stands. */
export function pawnPieceId(seat: Seat): string {
  return `pawn:${seat}`
}

/** Piece id of both dice: a click on either has the same effect. */
export const DICE_PIECE_ID = 'dice'

/**
 * Piece id of the Free Will Cards of one number in a seat's hand, which lie there as one stack: a click on the stack uses
 * one of them.
 */
export function freeWillStackPieceId(seat: Seat, number: number): string {
  return `freeWill:${seat}:${number}`
}

/** Piece id of the Choice or Karma Card in use. */
export function cardInUseId(card: ChoiceCardId | KarmaCardId): string {
  return `card:${card}`
}

/** Piece id of one side of the Choice Card in use, while a player with a Master Torch chooses between its two sides. */
export function cardSideId(card: ChoiceCardId, side: ChoiceCardSideId): string {
  return `card:${card}:${side}`
}
