/** Preallocated names of the places that game events and scenes share. */
import type { Seat } from '../core/contract/game.ts'
import type { KarmakaPlace, SeatCardZone } from './state.ts'

const SEATS = [0, 1, 2, 3]

function named(zone: SeatCardZone | 'rings'): readonly KarmakaPlace[] {
  return SEATS.map((seat): KarmakaPlace => `seat${seat}:${zone}`)
}

const PLACES: Readonly<Record<SeatCardZone | 'rings', readonly KarmakaPlace[]>> = {
  hand: named('hand'),
  deck: named('deck'),
  future: named('future'),
  deeds: named('deeds'),
  rings: named('rings'),
}

/** @returns the id of the place where a seat's Hand, Deck, Future Life, Deeds or rings are */
export function zonePlace(seat: Seat, zone: SeatCardZone | 'rings'): KarmakaPlace {
  return PLACES[zone][seat] ?? `seat${seat}:${zone}`
}

/** @returns the id of a rung of the ladder as a place. @param rung index; 0 is the lowest rung */
export function rungPlace(rung: number): KarmakaPlace {
  return `rung:${rung}`
}

/** The id of every ring in `moved` events and in the scene. */
export const RING_PIECE = 'ring'
/** @returns the id of the token that marks a seat's rung on the ladder */
export function ladderTokenPieceId(seat: Seat): string {
  return `token:${seat}`
}
