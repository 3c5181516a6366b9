/** The names of the places that facts and scenes share. */
import type { Seat } from '../../../../../engine/core/contract/game.ts'

export type TemplateGamePlace = 'deck' | 'pile' | `seat${number}:${'hand' | 'table' | 'won'}`

export function placeOf(seat: Seat, zone: 'hand' | 'table' | 'won'): TemplateGamePlace {
  return `seat${seat}:${zone}`
}

/** What a `moved` fact calls a card whose face is seen. */
export function cardPiece(card: number): string {
  return String(card)
}
