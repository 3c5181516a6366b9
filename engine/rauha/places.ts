/** Place and piece names shared by game events and scenes, built once. */
import type { Seat } from '../core/contract/game.ts'
import type { CardAge, Entity, SquareIndex } from './data.ts'
import { ENTITIES, SQUARES } from './data.ts'
import type { RauhaPlace } from './events.ts'

const SEATS = [0, 1, 2, 3, 4]
const TRACK = 100

const SQUARE_PLACES = SEATS.map((seat) => SQUARES.map((square): RauhaPlace => `seat${seat}:square${square}`))
const ENTITY_PLACES = SEATS.map((seat) => ENTITIES.map((entity): RauhaPlace => `seat${seat}:${entity}`))
const DISPLAY_PLACES = ENTITIES.map((entity): RauhaPlace => `display:${entity}`)
const TRACK_PLACES = Array.from({ length: TRACK }, (_, space): RauhaPlace => `track:${space}`)

/** A square of a seat's board, with the tile and the spore on it. */
export function squarePlace(seat: Seat, square: SquareIndex): RauhaPlace {
  return SQUARE_PLACES[seat]?.[square] ?? `seat${seat}:square${square}`
}

/** The kept card of a seat, until it is placed or discarded. */
export function keptPlace(seat: Seat): RauhaPlace {
  return `seat${seat}:kept`
}

/** Place of an entity: with its owner, or in the common display. */
export function entityPlace(entity: Entity, owner: Seat | null): RauhaPlace {
  const at = ENTITIES.indexOf(entity)
  return (owner === null ? DISPLAY_PLACES[at] : ENTITY_PLACES[owner]?.[at]) ?? `display:${entity}`
}

/** The face-down pile between two neighbours: satellite k is between seats k and k + 1. */
export function satellitePlace(satellite: number): RauhaPlace {
  return `satellite:${satellite}`
}

export function deckPlace(age: CardAge): RauhaPlace {
  return `deck:${age}`
}

/** The space of the energy track for a total (RAU-33). */
export function trackPlace(energy: number): RauhaPlace {
  return TRACK_PLACES[energy % TRACK] ?? `track:${energy % TRACK}`
}

/** A position of the avatars, 1-16. */
export function positionPlace(position: number): RauhaPlace {
  return `position:${position}`
}

/** Name of a spore in `moved` events. */
export const SPORE_PIECE = 'spore'
/** Name of a seat's token on the energy track in `moved` events. */
export function tokenPiece(seat: Seat): string {
  return `token:${seat}`
}
/** Name of a seat's avatar in `moved` events. */
export function avatarPiece(seat: Seat): string {
  return `avatar:${seat}`
}
