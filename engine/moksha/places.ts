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

/** Place of the meeples in a region. */
export const meeplesPlace = table(NUMBERS, (region: RegionNumber) => `region:${region}`)
/** The stack of a region. */
export const pilePlace = table(NUMBERS, (region: RegionNumber) => `region:${region}:tokens`)
export const disciplesPlace = table(NUMBERS, (region: RegionNumber) => `region:${region}:disciples`)
export const buildingPlace = table(NUMBERS, (region: RegionNumber) => `region:${region}:building`)
/** Place of a landholder marker in a region. */
export const landPlace = table(NUMBERS, (region: RegionNumber) => `region:${region}:land`)

export const tokensPlace = table(SEATS, (seat) => `seat${seat}:tokens`)
export const karmaPlace = table(SEATS, (seat) => `seat${seat}:karma`)
/** Disciples that are not on the board. */
export const reservePlace = table(SEATS, (seat) => `seat${seat}:reserve`)
export const occupationPlace = table(SEATS, (seat) => `seat${seat}:occupation`)
/** A stage of the age track, 1-8. */
export const agePlace = seatTable(LAST_AGE_STAGE + 1, (seat, stage) => `seat${seat}:age:${stage}`)
/** A hex of the harmony grid. */
export const hexPlace = seatTable(HEXES.length, (seat, hex: HexIndex) => `seat${seat}:hex:${hex}`)

const GOD_PLACES = Array.from({ length: SEATS }, (_, seat) => GODS.map((god): MokshaPlace => `seat${seat}:god:${god}`))
/** The slot of a god's marker on a sheet. */
export function godPlace(seat: Seat, god: God): MokshaPlace {
  return GOD_PLACES[seat]?.[GODS.indexOf(god)] ?? `seat${seat}:god:${god}`
}

/** The supply of karma of a colour. */
export function supplyPlace(pillar: Pillar): MokshaPlace {
  return `karma:${pillar}`
}

export function castePlace(caste: Caste): MokshaPlace {
  return `caste:${caste}`
}

function pieces(name: string): (seat: Seat) => string {
  const names = Array.from({ length: SEATS }, (_, seat) => `${name}:${seat}`)
  return (seat) => names[seat] ?? `${name}:${seat}`
}

// Names of pieces in `moved` events. A vitality token has its own name.
export const meeplePiece = pieces('meeple')
export const disciplePiece = pieces('disciple')
/** The harmony marker. */
export const markerPiece = pieces('marker')
export const agePiece = pieces('age')
export const landPiece = pieces('land')
export function karmaPiece(pillar: Pillar): string {
  return `karma:${pillar}`
}
export function godPiece(god: God): string {
  return `god:${god}`
}
export function buildingPiece(building: Building): string {
  return `building:${building}`
}
export function cardPiece(occupation: Occupation): string {
  return `card:${occupation}`
}
