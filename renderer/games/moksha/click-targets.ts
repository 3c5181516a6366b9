/**
 * Named click targets of the board of Moksha. Regions, hexes, gods, buildings and the supply of karma are places
 * (engine/moksha/places.ts). The other names are of kinds of pieces: several equal pieces may share one of them, by naming
 * it in their `targets`.
 */
import type { Seat } from '../../../engine/core/contract/game.ts'
import { buildingPlace, godPlace, hexPlace, meeplesPlace, supplyPlace } from '../../../engine/moksha/places.ts'
import type { God, HexIndex, Pillar, RegionNumber, VitalityToken } from '../../../engine/moksha/data.ts'
import { pieceTarget, placeTarget, type PieceTarget } from '../../art/piece-factory.ts'
import type { ClickTarget } from '../../stage/scene.ts'

/** A region: whatever lies in it may stand for it as well. */
export function regionTarget(region: RegionNumber): ClickTarget {
  return placeTarget(meeplesPlace(region))
}

/** The sanctuary or temple of a region; it begins a sacrifice there, and need not. */
export function buildingTarget(region: RegionNumber): ClickTarget {
  return placeTarget(buildingPlace(region))
}

/** The disciples of a seat in a region, as one stack. */
export function disciplesTarget(seat: Seat, region: RegionNumber): PieceTarget {
  return pieceTarget(`disciples:${seat}:${region}`)
}

/** A hex of a seat's harmony grid. */
export function hexTarget(seat: Seat, hex: HexIndex): ClickTarget {
  return placeTarget(hexPlace(seat, hex))
}

/** The slot of a god on a sheet, with or without its marker. */
export function godTarget(seat: Seat, god: God): ClickTarget {
  return placeTarget(godPlace(seat, god))
}

/** Every token of a kind that a seat holds. */
export function heldTokenTarget(seat: Seat, token: VitalityToken): ClickTarget {
  return pieceTarget(`held:${seat}:${token}`)
}

/** The karma slots of a colour on a sheet, empty ones too. */
export function karmaTarget(seat: Seat, pillar: Pillar): PieceTarget {
  return pieceTarget(`karma:${seat}:${pillar}`)
}

/** The supply of karma of a colour. */
export function supplyTarget(pillar: Pillar): ClickTarget {
  return placeTarget(supplyPlace(pillar))
}

/** Every token of a kind that Brahma has drawn and that lies nowhere yet. */
export function drawnTokenTarget(token: VitalityToken): ClickTarget {
  return pieceTarget(`drawn:${token}`)
}

/** Places of the result of the end of the turn, and of a death now: they choose nothing, but lessons refer to them. */
export function survivalVerdictPlace(seat: Seat): string {
  return `seat${seat}:verdict`
}
export function deathWorthPlace(seat: Seat): string {
  return `seat${seat}:worth`
}
