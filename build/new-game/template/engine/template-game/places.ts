/** Names of the places used by both game events and scenes. */
import type { Seat } from '../../../../../engine/core/contract/game.ts'

export type TemplateGamePlace = 'deck' | 'pile' | `seat${number}:${'hand' | 'table' | 'won'}`

export function placeOf(seat: Seat, zone: 'hand' | 'table' | 'won'): TemplateGamePlace {
  return `seat${seat}:${zone}`
}

/** Piece id of a visible card in `moved` events. */
export function cardPiece(card: number): string {
  return String(card)
}
