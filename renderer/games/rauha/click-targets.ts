/** Named click targets of the board of Rauha. Squares are places: engine/rauha/places.ts. */
import type { Card, Entity } from '../../../engine/rauha/data.ts'

/** A card that lies faceup, in a pool, kept, or on a square: there is one of each. */
export function cardPieceId(card: Card): string {
  return `card:${card}`
}

/** An entity, wherever it stands. */
export function entityPieceId(entity: Entity): string {
  return `entity:${entity}`
}

/** The controls beside the prompt. Their ids are those of their words. */
export const CONTROL_IDS = {
  crystals: 'rauha.control.crystals',
  /** The square of the spore is clicked next. */
  spore: 'rauha.control.spore',
  all: 'rauha.control.all',
  end: 'rauha.control.end',
} as const
