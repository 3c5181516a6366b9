/**
 * Named click targets of the board of Moksha. Regions, hexes, gods, buildings and the karma supply are places
 * (engine/moksha/places.ts). The others name a kind of piece: equal pieces share a name in their `targets`.
 */
import type { Seat } from '../../../engine/core/contract/game.ts'
import {
  regionBuildingPlace,
  godMarkerPlace,
  harmonyHexPlace,
  regionMeeplesPlace,
  commonKarmaSupplyPlace,
} from '../../../engine/moksha/places.ts'
import type { God, HexIndex, Pillar, RegionNumber, VitalityToken } from '../../../engine/moksha/data.ts'
import { createPieceClickTarget, placeClickTarget, type PieceClickTarget } from '../../art/piece-factory.ts'
import type { ClickTarget } from '../../stage/scene.ts'

/** The click target of a region: a click on it chooses the region. Pieces in the region may have the same target. */
export function regionTarget(region: RegionNumber): ClickTarget {
  return placeClickTarget(regionMeeplesPlace(region))
}

/**
 * The click target of the building in a region: a god's sanctuary or a temple. A click on it is one of the
 * ways to begin a sacrifice in this region.
 */
export function buildingTarget(region: RegionNumber): ClickTarget {
  return placeClickTarget(regionBuildingPlace(region))
}

/** The click target of all disciples of a seat in a region, as one stack. */
export function disciplesTarget(seat: Seat, region: RegionNumber): PieceClickTarget {
  return createPieceClickTarget(`disciples:${seat}:${region}`)
}

/** The click target of a hex of a seat's harmony grid. */
export function hexTarget(seat: Seat, hex: HexIndex): ClickTarget {
  return placeClickTarget(harmonyHexPlace(seat, hex))
}

/** The click target of the slot of a god on a seat's sheet, with or without the god's marker. */
export function godSlotTarget(seat: Seat, god: God): ClickTarget {
  return placeClickTarget(godMarkerPlace(seat, god))
}

/** The click target of all equal vitality tokens that a seat holds. */
export function equalHeldTokensTarget(seat: Seat, token: VitalityToken): ClickTarget {
  return createPieceClickTarget(`held:${seat}:${token}`)
}

/** The click target of the karma slots of one colour on a seat's sheet, including empty slots. */
export function karmaSlotsTarget(seat: Seat, pillar: Pillar): PieceClickTarget {
  return createPieceClickTarget(`karma:${seat}:${pillar}`)
}

/** The click target of the common supply of karma tokens of one pillar. Each pillar has its own colour of karma. */
export function karmaSupplyTarget(pillar: Pillar): ClickTarget {
  return placeClickTarget(commonKarmaSupplyPlace(pillar))
}

/** The click target of all equal vitality tokens that the god Brahma has drawn and that are still to be placed. */
export function drawnTokenTarget(token: VitalityToken): ClickTarget {
  return createPieceClickTarget(`drawn:${token}`)
}

/**
 * The id of the place of the survival verdict on a seat's sheet. The survival verdict shows whether the seat's life
 * goes on after its turn. The place is no target of a choice; lessons of the tutorial refer to it.
 */
export function survivalVerdictPlace(seat: Seat): string {
  return `seat${seat}:verdict`
}
/**
 * The id of the place of the death forecast on a seat's sheet. No choice has it as a target; lessons of the tutorial refer to
 * it.
 */
export function deathForecastPlace(seat: Seat): string {
  return `seat${seat}:worth`
}
