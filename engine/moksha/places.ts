/** Place and piece names shared by game events and scenes, built once. */
import type { Seat } from '../core/contract/game.ts'
import { GODS, HEXES, LAST_AGE_STAGE, REGIONS } from './data.ts'
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

/** By region: the place of the players' meeples, which mark where they are. */
export const meeplesPlace = table(NUMBERS, (region: RegionNumber) => `region:${region}`)
/** By region: the place of its stack of vitality tokens. */
export const tokenStackPlace = table(NUMBERS, (region: RegionNumber) => `region:${region}:tokens`)
/** By region: the place of its disciples. */
export const disciplesPlace = table(NUMBERS, (region: RegionNumber) => `region:${region}:disciples`)
/** By region: the place of its building. */
export const buildingPlace = table(NUMBERS, (region: RegionNumber) => `region:${region}:building`)
/** By region: the place of a landholder marker, which closes the region. */
export const landholderMarkerPlace = table(NUMBERS, (region: RegionNumber) => `region:${region}:land`)

/** By seat: the place of the vitality tokens that its player holds. */
export const seatTokensPlace = table(SEATS, (seat) => `seat${seat}:tokens`)
/** By seat: the place of the karma tokens that its player holds. */
export const seatKarmaPlace = table(SEATS, (seat) => `seat${seat}:karma`)
/** By seat: the place of its disciples that are not on the board. */
export const discipleReservePlace = table(SEATS, (seat) => `seat${seat}:reserve`)
/** By seat: the place of its occupation card. */
export const occupationPlace = table(SEATS, (seat) => `seat${seat}:occupation`)
/** By seat and stage, 1-8: a place on the age track of the player's sheet. */
export const ageStagePlace = seatTable(LAST_AGE_STAGE + 1, (seat, stage) => `seat${seat}:age:${stage}`)
/** By seat and hex: a place on the harmony grid of the player's sheet. */
export const hexPlace = seatTable(HEXES.length, (seat, hex: HexIndex) => `seat${seat}:hex:${hex}`)

const GOD_PLACES = Array.from({ length: SEATS }, (_, seat) => GODS.map((god): MokshaPlace => `seat${seat}:god:${god}`))
/** @returns the place of a god's marker on the sheet of a seat's player */
export function godMarkerPlace(seat: Seat, god: God): MokshaPlace {
  return GOD_PLACES[seat]?.[GODS.indexOf(god)] ?? `seat${seat}:god:${god}`
}

/** @returns the place of the karma tokens of a colour that no player holds */
export function karmaSupplyPlace(pillar: Pillar): MokshaPlace {
  return `karma:${pillar}`
}

/** @returns the place of the stack of a caste's occupation cards */
export function casteStackPlace(caste: Caste): MokshaPlace {
  return `caste:${caste}`
}

function pieces(name: string): (seat: Seat) => string {
  const names = Array.from({ length: SEATS }, (_, seat) => `${name}:${seat}`)
  return (seat) => names[seat] ?? `${name}:${seat}`
}

// Ids of pieces in `moved` events and in the scene. The id of a vitality token is its kind.

/** By seat: the id of its meeple in `moved` events and in the scene. The meeple marks the region where the player is. */
export const meeplePieceIdBySeat = pieces('meeple')
/** By seat: the id that all its disciples share. */
export const disciplePieceIdBySeat = pieces('disciple')
/** By seat: the id of its marker on the harmony grid. */
export const harmonyMarkerPieceIdBySeat = pieces('marker')
/** By seat: the id of its marker on the age track. */
export const ageMarkerPieceIdBySeat = pieces('age')
/** By seat: the id of its landholder marker. */
export const landholderMarkerPieceIdBySeat = pieces('land')
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

/** @returns the id of an occupation card */
export function occupationCardPieceId(occupation: Occupation): string {
  return `card:${occupation}`
}
