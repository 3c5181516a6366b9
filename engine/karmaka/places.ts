/** The names of the places that facts and scenes share, made once. */
import type { Seat } from '../core/contract/game.ts'
import type { KarmakaPlace, CardZone } from './state.ts'

const SEATS = [0, 1, 2, 3]

function named(zone: CardZone | 'rings'): readonly KarmakaPlace[] {
  return SEATS.map((seat): KarmakaPlace => `seat${seat}:${zone}`)
}

const PLACES: Readonly<Record<CardZone | 'rings', readonly KarmakaPlace[]>> = {
  hand: named('hand'),
  deck: named('deck'),
  future: named('future'),
  deeds: named('deeds'),
  rings: named('rings'),
}

/** Where the cards or rings of a seat lie. */
export function zonePlace(seat: Seat, zone: CardZone | 'rings'): KarmakaPlace {
  return PLACES[zone][seat] ?? `seat${seat}:${zone}`
}

/** A rung of the ladder by its index. */
export function rungPlace(rung: number): KarmakaPlace {
  return `rung:${rung}`
}

/** What a `moved` fact calls a ring. */
export const RING_PIECE = 'ring'
/** What a `moved` fact calls the token of a seat on the ladder. */
export function tokenPiece(seat: Seat): string {
  return `token:${seat}`
}
