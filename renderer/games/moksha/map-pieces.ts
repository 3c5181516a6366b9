/** The map as pieces: the regions with all that is in them, and what is around them. */
import { landholderMarkerSeatIn } from '../../../engine/moksha/index.ts'
import type { MokshaView } from '../../../engine/moksha/index.ts'
import { MAX_DISCIPLES_PER_REGION, REGIONS } from '../../../engine/moksha/data.ts'
import type { RegionNumber } from '../../../engine/moksha/data.ts'
import {
  buildingPieceId,
  regionBuildingPlace,
  disciplePieceId,
  regionDisciplesPlace,
  landholderMarkerPieceId,
  regionLandholderMarkerPlace,
  meeplePieceId,
  regionMeeplesPlace,
  regionTokenStackPlace,
} from '../../../engine/moksha/places.ts'
import { makeBox, flatMapWithBoxes, fitBox, boundingBox, overlapArea, type Box } from '../../art/boxes.ts'
import { MIN_HIT_SIZE_PX } from '../../stage/hit-testing.ts'
import type { Piece, SceneParameters } from '../../stage/scene.ts'
import { colourAndShapeOfSeat } from '../seat-boards.ts'
import { supplyAndCasteCardPieces, tokenPoolAndDrawnTokenPieces } from './bank-pieces.ts'
import {
  discipleSpaceBoxesInRegion,
  meepleBoxes,
  siteLayout,
  stackTokenBoxes,
  type RegionPlateLayout,
} from './art/geometry.ts'
import { buildingLabel, disciplesLabel, landholderMarkerLabel, meepleLabel, regionLabel } from './labels.ts'
import type { TableLayout } from './layout.ts'
import { copyPiecesForCloseUp, PIECE_LAYERS, piece } from './piece-factory.ts'
import { regionName } from './names.ts'
import { actingSeat } from './current-state.ts'
import { buildingTarget, disciplesTarget, regionTarget } from './click-targets.ts'
import { siteBox } from './art/map-geometry.ts'

/** The pieces of the map, its regions, meeples, karma supply, caste cards and token pool. */
export function mapPieces(view: MokshaView, parameters: SceneParameters, { map }: TableLayout): readonly Piece[] {
  return [
    piece('map', 'map', { kind: 'map' }, map, PIECE_LAYERS.map),
    ...REGIONS.flatMap(({ id }) => regionPieces(view, parameters, siteBox(map, id), id)),
    ...meeplePieces(view, parameters, map),
    ...supplyAndCasteCardPieces(view, map),
    ...tokenPoolAndDrawnTokenPieces(view, parameters, map),
  ]
}

/**
 * The pieces of a region with all that is in it, enlarged over the board to be read.
 * @param site the box of the enlarged region
 */
export function regionCloseUpPieces(
  view: MokshaView,
  parameters: SceneParameters,
  site: Box,
  region: RegionNumber,
): readonly Piece[] {
  const here = seatsIn(view, region)
  return copyPiecesForCloseUp([
    ...regionPieces(view, parameters, site, region, true),
    ...meeplesIn(view, parameters, siteLayout(site, here.length), here, region),
  ])
}

function regionPieces(
  view: MokshaView,
  parameters: SceneParameters,
  site: Box,
  region: RegionNumber,
  solid = false,
): readonly Piece[] {
  const form = siteLayout(site, seatsIn(view, region).length)
  const closed = landholderMarkerSeatIn(view, region)
  const sprite = { kind: 'site', region, closed: closed !== null, solid, textScale: parameters.textScale } as const
  const place = regionMeeplesPlace(region)
  return [
    piece(`site:${region}`, place, sprite, site, PIECE_LAYERS.site, {
      label: regionLabel(view, region),
      name: regionName(region),
      targets: [regionTarget(region)],
    }),
    buildingOf(view, form, region),
    ...pilePieces(view, form, region),
    ...discipleCrowd(view, parameters, form, region),
    ...(closed === null ? [] : [landPiecesOf(parameters, site, form, closed, region)]),
  ]
}

/** Equal buildings are told apart by the order of their regions. */
function buildingOf(view: MokshaView, form: RegionPlateLayout, region: RegionNumber): Piece {
  const building = view.buildings[region - 1] ?? 'neutral'
  const nth = view.buildings.slice(0, region - 1).filter((each) => each === building).length
  const place = regionBuildingPlace(region)
  const at = fitBox(form.building)
  return piece(`building:${building}:${nth}`, place, { kind: 'building', building }, at, PIECE_LAYERS.building, {
    piece: buildingPieceId(building),
    label: buildingLabel(building, region),
    targets: [buildingTarget(region)],
  })
}

function pilePieces(view: MokshaView, { stack }: RegionPlateLayout, region: RegionNumber): readonly Piece[] {
  const pile = view.piles[region - 1] ?? []
  const place = regionTokenStackPlace(region)
  const spots = stackTokenBoxes(stack, pile.length)
  return [
    piece(`${place}:spot`, place, { kind: 'spot', round: false }, stack, PIECE_LAYERS.ground, { alpha: 0 }),
    ...flatMapWithBoxes(pile, spots, (token, spot, at) => {
      const sprite = { kind: 'token', face: token === null ? 0 : 1, token: token ?? '' } as const
      return piece(`${place}:${at}`, place, sprite, spot, PIECE_LAYERS.token, { piece: token ?? undefined })
    }),
  ]
}

/** The disciples of a region, seat by seat; those of one seat also as one stack to click. */
function discipleCrowd(
  view: MokshaView,
  parameters: SceneParameters,
  form: RegionPlateLayout,
  region: RegionNumber,
): readonly Piece[] {
  const place = regionDisciplesPlace(region)
  const spots = discipleSpaceBoxesInRegion(form.disciples, MAX_DISCIPLES_PER_REGION)
  const pieces: Piece[] = [
    piece(`${place}:spot`, place, { kind: 'spot', round: false }, form.disciples, PIECE_LAYERS.ground, { alpha: 0 }),
  ]
  let next = 0
  view.players.forEach(({ disciples }, seat) => {
    const own = spots.slice(next, next + (disciples[region - 1] ?? 0))
    next += own.length
    if (own.length === 0) return
    const sprite = { kind: 'disciple', ...colourAndShapeOfSeat(parameters, seat) } as const
    const around = reachOf(own, form.disciples)
    // Where they are too small to be hit, or lie among others, the region and the seat stand for them.
    const others = spots.filter((spot) => !own.includes(spot))
    const small = Math.min(around.w, around.h) < MIN_HIT_SIZE_PX.fine * 0.75
    const alone = !small && !others.some((spot) => meet(around, spot))
    const label = disciplesLabel(seat, region, own.length)
    own.forEach((spot, i) => {
      const words = alone || i > 0 ? {} : { label }
      const more = { piece: disciplePieceId(seat), ...words }
      pieces.push(piece(`disciple:${seat}:${region}:${i}`, place, sprite, spot, PIECE_LAYERS.mark, more))
    })
    if (!alone) return
    const { id } = disciplesTarget(seat, region)
    pieces.push(piece(id, place, { kind: 'spot', round: false }, around, PIECE_LAYERS.spot, { alpha: 0, label }))
  })
  return pieces
}

function meet(a: Box, b: Box): boolean {
  return overlapArea(a, b) > 1
}

/** As high as the line in which they lie. */
function reachOf(boxes: readonly Box[], area: Box): Box {
  const { x, y, w, h } = boundingBox(boxes)
  return makeBox(x, Math.min(y, area.y), w, Math.max(h, area.h))
}

function landPiecesOf(
  parameters: SceneParameters,
  site: Box,
  form: RegionPlateLayout,
  seat: number,
  region: RegionNumber,
): Piece {
  const size = form.isSingleLine ? Math.min(site.h * 0.5, 20) : site.h * 0.27
  const at = form.isSingleLine
    ? makeBox(site.x + site.w - size * 0.8, site.y - size * 0.4, size, size)
    : makeBox(site.x + site.w - size * 1.02, site.y - size * 0.14, size, size)
  return piece(
    `land:${seat}`,
    regionLandholderMarkerPlace(region),
    { kind: 'land', ...colourAndShapeOfSeat(parameters, seat) },
    at,
    PIECE_LAYERS.mark,
    {
      piece: landholderMarkerPieceId(seat),
      label: landholderMarkerLabel(seat, region),
    },
  )
}

function meeplePieces(view: MokshaView, parameters: SceneParameters, map: Box): readonly Piece[] {
  return REGIONS.flatMap(({ id: region }) => {
    const here = seatsIn(view, region)
    return meeplesIn(view, parameters, siteLayout(siteBox(map, region), here.length), here, region)
  })
}

function seatsIn({ players }: MokshaView, region: RegionNumber): readonly number[] {
  return players.flatMap((player, seat) => (player.region === region ? [seat] : []))
}

function meeplesIn(
  view: MokshaView,
  parameters: SceneParameters,
  form: RegionPlateLayout,
  here: readonly number[],
  region: RegionNumber,
): readonly Piece[] {
  const acting = parameters.acting ?? actingSeat(view)
  return flatMapWithBoxes(here, meepleBoxes(form, here.length), (seat, spot) => {
    const sprite = { kind: 'meeple', turn: seat === acting, ...colourAndShapeOfSeat(parameters, seat) } as const
    return piece(`meeple:${seat}`, regionMeeplesPlace(region), sprite, spot, PIECE_LAYERS.meeple, {
      piece: meeplePieceId(seat),
      label: meepleLabel(seat, region),
    })
  })
}
