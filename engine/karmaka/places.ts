/** Preallocated names of the places that game events and scenes share. */
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

/** The place of a seat's cards or rings. */
export function zonePlace(seat: Seat, zone: CardZone | 'rings'): KarmakaPlace {
  return PLACES[zone][seat] ?? `seat${seat}:${zone}`
}

/** A rung of the ladder by its index. */
export function rungPlace(rung: number): KarmakaPlace {
  return `rung:${rung}`
}

/** The name of a ring in a `moved` event. */
export const RING_PIECE = 'ring'
/** The name of a seat's ladder token in a `moved` event. */
export function tokenPiece(seat: Seat): string {
  return `token:${seat}`
}
