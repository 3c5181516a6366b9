/** Place and piece names shared by game events and scenes, built once. */
import type { Seat } from '../core/contract/game.ts'
import { GODS, HEXES, LAST_AGE_TRACK_STAGE, REGIONS } from './data.ts'
import type { Building, Caste, God, HexIndex, Occupation, Pillar, RegionNumber } from './data.ts'
import type { MokshaPlace } from './state.ts'

const SEATS = 5

function table(length: number, name: (index: number) => MokshaPlace): (index: number) => MokshaPlace {
  const names = Array.from({ length }, (_, index) => name(index))
  return (index) => names[index] ?? name(index)
}

function seatTable(
  length: number,
  name: (seat: Seat, index: number) => MokshaPlace,
): (seat: Seat, index: number) => MokshaPlace {
  const names = Array.from({ length: SEATS }, (_, seat) => table(length, (index) => name(seat, index)))
  return (seat, index) => names[seat]?.(index) ?? name(seat, index)
}

const NUMBERS = REGIONS.length + 1

/**
 * Returns the place id, as used in `moved` events, of the players' meeples in a region. A meeple marks the region
 * where its player is.
 */
export const regionMeeplesPlace = table(NUMBERS, (region: RegionNumber) => `region:${region}`)
/** Returns the place id, as used in `moved` events, of the stack of vitality tokens in a region. */
export const regionTokenStackPlace = table(NUMBERS, (region: RegionNumber) => `region:${region}:tokens`)
/** Returns the place id, as used in `moved` events, of the players' disciples in a region. */
export const regionDisciplesPlace = table(NUMBERS, (region: RegionNumber) => `region:${region}:disciples`)
/** Returns the place id, as used in `moved` events, of the building in a region. */
export const regionBuildingPlace = table(NUMBERS, (region: RegionNumber) => `region:${region}:building`)
/**
 * Returns the place id, as used in `moved` events, of the landholder marker in a region. The marker closes the region
 * to all players except its owner, who has the occupation Landholder.
 * @param region the number of the region
 */
export const regionLandholderMarkerPlace = table(NUMBERS, (region: RegionNumber) => `region:${region}:land`)

/** Returns the place id, as used in `moved` events, of the vitality tokens that a seat's player holds. */
export const seatTokensPlace = table(SEATS, (seat) => `seat${seat}:tokens`)
/** Returns the place id, as used in `moved` events, of the karma tokens that a seat's player holds. */
export const seatKarmaPlace = table(SEATS, (seat) => `seat${seat}:karma`)
/** Returns the place id, as used in `moved` events, of a seat's disciples that are not on the board. */
export const discipleReservePlace = table(SEATS, (seat) => `seat${seat}:reserve`)
/** Returns the place id, as used in `moved` events, of a seat's occupation card. */
export const occupationCardPlace = table(SEATS, (seat) => `seat${seat}:occupation`)
/**
 * Returns the place id, as used in `moved` events, of one stage (1 to 8) of the age track on a player's sheet, from
 * the seat and the stage.
 */
export const seatAgeStagePlace = seatTable(LAST_AGE_TRACK_STAGE + 1, (seat, stage) => `seat${seat}:age:${stage}`)
/**
 * Returns the place id, as used in `moved` events, of one hex of the harmony grid on a player's sheet, from the seat
 * and the hex.
 */
export const harmonyHexPlace = seatTable(HEXES.length, (seat, hex: HexIndex) => `seat${seat}:hex:${hex}`)

const GOD_PLACES = Array.from({ length: SEATS }, (_, seat) => GODS.map((god): MokshaPlace => `seat${seat}:god:${god}`))
/** @returns the place id, as used in `moved` events, of a god's marker on the sheet of a seat's player */
export function godMarkerPlace(seat: Seat, god: God): MokshaPlace {
  return GOD_PLACES[seat]?.[GODS.indexOf(god)] ?? `seat${seat}:god:${god}`
}

/** @returns the place id, as used in `moved` events, of the common supply of karma tokens of one colour */
export function commonKarmaSupplyPlace(pillar: Pillar): MokshaPlace {
  return `karma:${pillar}`
}

/** @returns the place id, as used in `moved` events, of the stack of a caste's occupation cards */
export function casteStackPlace(caste: Caste): MokshaPlace {
  return `caste:${caste}`
}

function pieces(name: string): (seat: Seat) => string {
  const names = Array.from({ length: SEATS }, (_, seat) => `${name}:${seat}`)
  return (seat) => names[seat] ?? `${name}:${seat}`
}

// Ids of pieces in `moved` events and in the scene. The id of a vitality token is its kind.

/**
 * @returns the id, in `moved` events and in the scene, of the meeple of a seat. The meeple is the piece that marks the
 *   region where the seat's player is
 */
export const meeplePieceId = pieces('meeple')
/** Returns the piece id, as used in `moved` events and in the scene, that all disciples of a seat share. */
export const disciplePieceId = pieces('disciple')
/** By seat: the piece id, in `moved` events and in the scene, of the seat's marker on the harmony grid. */
export const harmonyMarkerPieceId = pieces('marker')
/** By seat: the piece id, in `moved` events and in the scene, of the seat's marker on the age track. */
export const ageMarkerPieceId = pieces('age')
/**
 * @returns the piece id, in `moved` events and in the scene, of a seat's landholder marker. The marker closes a
 *   region.
 */
export const landholderMarkerPieceId = pieces('land')
/** @returns the id that all karma tokens of a colour share */
export function karmaPieceId(pillar: Pillar): string {
  return `karma:${pillar}`
}

/** @returns the id of a god's marker, the same for all seats */
export function sharedGodMarkerPieceId(god: God): string {
  return `god:${god}`
}

/** @returns the piece id of a building */
export function buildingPieceId(building: Building): string {
  return `building:${building}`
}

/** Returns the piece id, as used in `moved` events and in the scene, of an occupation card. */
export function occupationCardPieceId(occupation: Occupation): string {
  return `card:${occupation}`
}
