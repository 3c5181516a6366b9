/** Named click targets of the board of Rauha. Squares are places: engine/rauha/places.ts. */
import type { CardId, EntityId } from '../../../engine/rauha/data.ts'

/** Piece id of a card that is faceup in a pool, kept, or on a square. Every card exists once. */
export function cardPieceId(card: CardId): string {
  return `card:${card}`
}

/** Piece id of an entity, in the display or with its owner. */
export function entityPieceId(entity: EntityId): string {
  return `entity:${entity}`
}

/** The ids of the buttons beside the prompt. They are also the ids of the buttons' texts. */
export const CONTROL_IDS = {
  crystals: 'rauha.control.crystals',
  /** The square of the spore is clicked next. */
  spore: 'rauha.control.spore',
  all: 'rauha.control.all',
  end: 'rauha.control.end',
} as const
