/** Place and piece names shared by game events and scenes, built once. */
import type { Seat } from '../core/contract/game.ts'
import type { CardAge, EntityId, SquareIndex } from './data.ts'
import { ENTITY_IDS, SQUARE_INDICES } from './data.ts'
import type { RauhaPlace } from './events.ts'

const SEATS = [0, 1, 2, 3, 4]
const TRACK = 100

const SQUARE_PLACES = SEATS.map((seat) => SQUARE_INDICES.map((square): RauhaPlace => `seat${seat}:square${square}`))
const ENTITY_PLACES = SEATS.map((seat) => ENTITY_IDS.map((entity): RauhaPlace => `seat${seat}:${entity}`))
const DISPLAY_PLACES = ENTITY_IDS.map((entity): RauhaPlace => `display:${entity}`)
const TRACK_PLACES = Array.from({ length: TRACK }, (_, space): RauhaPlace => `track:${space}`)

/**
 * @returns the place id of a square of a seat's board, as used in `moved` events. The tile and the spore of the square
 *   are at this place
 */
export function squarePlace(seat: Seat, square: SquareIndex): RauhaPlace {
  return SQUARE_PLACES[seat]?.[square] ?? `seat${seat}:square${square}`
}

/** @returns the id of the place of a seat's kept card, until the seat places or discards it */
export function keptCardPlace(seat: Seat): RauhaPlace {
  return `seat${seat}:kept`
}

/** @returns the id of the place of an entity: with its owner, or in the common display if the owner is null */
export function entityPlace(entity: EntityId, owner: Seat | null): RauhaPlace {
  const at = ENTITY_IDS.indexOf(entity)
  return (owner === null ? DISPLAY_PLACES[at] : ENTITY_PLACES[owner]?.[at]) ?? `display:${entity}`
}

/**
 * @returns the place id of the face-down pile of cards on a satellite, the spot between two neighbouring seats
 * @param satellite number of the satellite; satellite k lies between the neighbours at seats k and k + 1
 */
export function satelliteCardPilePlace(satellite: number): RauhaPlace {
  return `satellite:${satellite}`
}

/** @returns the id of the place of the undealt cards of an age */
export function deckPlace(age: CardAge): RauhaPlace {
  return `deck:${age}`
}

/**
 * Returns the id of the space of the energy track that shows an energy total (RAU-33). The track has 100 spaces, so a
 * total of 100 or more counts from its first space again.
 * @param energy the total, in energy
 * @returns the place id
 */
export function energyTrackSpacePlace(energy: number): RauhaPlace {
  return TRACK_PLACES[energy % TRACK] ?? `track:${energy % TRACK}`
}

/** @returns the id of the place of all avatars at a position. @param position 1-16 */
export function avatarPositionPlace(position: number): RauhaPlace {
  return `position:${position}`
}

/** The id of every spore in `moved` events and in the scene. */
export const SPORE_PIECE = 'spore'
/** @returns the id of the token that marks a seat's energy on the energy track */
export function energyTokenPieceId(seat: Seat): string {
  return `token:${seat}`
}
/** @returns the id of a seat's avatar */
export function avatarPieceId(seat: Seat): string {
  return `avatar:${seat}`
}
