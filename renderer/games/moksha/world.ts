/** The map as pieces: regions with all that lies in them, and what lies around them. */
import { landholderSeatIn } from '../../../engine/moksha/index.ts'
import type { MokshaView } from '../../../engine/moksha/index.ts'
import { DISCIPLES_PER_REGION, REGIONS } from '../../../engine/moksha/data.ts'
import type { RegionNumber } from '../../../engine/moksha/data.ts'
import {
  buildingPiece,
  buildingPlace,
  disciplePiece,
  disciplesPlace,
  landPiece,
  landPlace,
  meeplePiece,
  meeplesPlace,
  pilePlace,
} from '../../../engine/moksha/places.ts'
import { box, eachIn, fitted, hull, overlap, type Box } from '../../art/boxes.ts'
import { SMALLEST_HIT } from '../../stage/hit.ts'
import type { Piece, Vantage } from '../../stage/scene.ts'
import { badge } from '../seats.ts'
import { bankPieces, seaPieces } from './bank.ts'
import { discipleBoxes, meepleBoxes, siteForm, stackBoxes, type SiteForm } from './art/geometry.ts'
import { buildingLabel, disciplesLabel, landLabel, meepleLabel, regionLabel } from './labels.ts'
import type { TablePlan } from './layout.ts'
import { fromNear, LAYER, piece } from './make.ts'
import { regionName } from './names.ts'
import { actingSeat } from './now.ts'
import { buildingTarget, disciplesTarget, regionTarget } from './pieces.ts'
import { siteBox } from './art/terrain.ts'

export function worldPieces(view: MokshaView, vantage: Vantage, { map }: TablePlan): readonly Piece[] {
  return [
    piece('map', 'map', { kind: 'map' }, map, LAYER.map),
    ...REGIONS.flatMap(({ id }) => regionPieces(view, vantage, siteBox(map, id), id)),
    ...meeplePieces(view, vantage, map),
    ...bankPieces(view, map),
    ...seaPieces(view, vantage, map),
  ]
}

/** A region with all that lies in it, as large as a box lets it be: laid over the board to be read. */
export function regionFromNear(view: MokshaView, vantage: Vantage, site: Box, region: RegionNumber): readonly Piece[] {
  const here = seatsIn(view, region)
  return fromNear([
    ...regionPieces(view, vantage, site, region, true),
    ...meeplesIn(view, vantage, siteForm(site, here.length), here, region),
  ])
}

function regionPieces(
  view: MokshaView,
  vantage: Vantage,
  site: Box,
  region: RegionNumber,
  solid = false,
): readonly Piece[] {
  const form = siteForm(site, seatsIn(view, region).length)
  const closed = landholderSeatIn(view, region)
  const look = { kind: 'site', region, closed: closed !== null, solid, textScale: vantage.textScale } as const
  const place = meeplesPlace(region)
  return [
    piece(`site:${region}`, place, look, site, LAYER.site, {
      label: regionLabel(view, region),
      name: regionName(region),
      targets: [regionTarget(region)],
    }),
    buildingOf(view, form, region),
    ...pilePieces(view, form, region),
    ...discipleCrowd(view, vantage, form, region),
    ...(closed === null ? [] : [landPiecesOf(vantage, site, form, closed, region)]),
  ]
}

/** Equal buildings are told apart by the order of their regions. */
function buildingOf(view: MokshaView, form: SiteForm, region: RegionNumber): Piece {
  const building = view.buildings[region - 1] ?? 'neutral'
  const nth = view.buildings.slice(0, region - 1).filter((each) => each === building).length
  const place = buildingPlace(region)
  const at = fitted(form.building)
  return piece(`building:${building}:${nth}`, place, { kind: 'building', building }, at, LAYER.building, {
    piece: buildingPiece(building),
    label: buildingLabel(building, region),
    targets: [buildingTarget(region)],
  })
}

function pilePieces(view: MokshaView, { stack }: SiteForm, region: RegionNumber): readonly Piece[] {
  const pile = view.piles[region - 1] ?? []
  const place = pilePlace(region)
  const spots = stackBoxes(stack, pile.length)
  return [
    piece(`${place}:spot`, place, { kind: 'spot', round: false }, stack, LAYER.ground, { alpha: 0 }),
    ...eachIn(pile, spots, (token, spot, at) => {
      const look = { kind: 'token', face: token === null ? 0 : 1, token: token ?? '' } as const
      return piece(`${place}:${at}`, place, look, spot, LAYER.token, { piece: token ?? undefined })
    }),
  ]
}

/** The disciples of a region, seat by seat; those of one seat also as one stack to click. */
function discipleCrowd(view: MokshaView, vantage: Vantage, form: SiteForm, region: RegionNumber): readonly Piece[] {
  const place = disciplesPlace(region)
  const spots = discipleBoxes(form.disciples, DISCIPLES_PER_REGION)
  const pieces: Piece[] = [
    piece(`${place}:spot`, place, { kind: 'spot', round: false }, form.disciples, LAYER.ground, { alpha: 0 }),
  ]
  let next = 0
  view.players.forEach(({ disciples }, seat) => {
    const own = spots.slice(next, next + (disciples[region - 1] ?? 0))
    next += own.length
    if (own.length === 0) return
    const look = { kind: 'disciple', ...badge(vantage, seat) } as const
    const around = reachOf(own, form.disciples)
    // Where they are too small to be hit, or lie among others, the region and the seat stand for them.
    const others = spots.filter((spot) => !own.includes(spot))
    const small = Math.min(around.w, around.h) < SMALLEST_HIT.fine * 0.75
    const alone = !small && !others.some((spot) => meet(around, spot))
    const label = disciplesLabel(seat, region, own.length)
    own.forEach((spot, i) => {
      const words = alone || i > 0 ? {} : { label }
      const more = { piece: disciplePiece(seat), ...words }
      pieces.push(piece(`disciple:${seat}:${region}:${i}`, place, look, spot, LAYER.mark, more))
    })
    if (!alone) return
    const { id } = disciplesTarget(seat, region)
    pieces.push(piece(id, place, { kind: 'spot', round: false }, around, LAYER.spot, { alpha: 0, label }))
  })
  return pieces
}

function meet(a: Box, b: Box): boolean {
  return overlap(a, b) > 1
}

/** As high as the line in which they lie. */
function reachOf(boxes: readonly Box[], area: Box): Box {
  const { x, y, w, h } = hull(boxes)
  return box(x, Math.min(y, area.y), w, Math.max(h, area.h))
}

function landPiecesOf(vantage: Vantage, site: Box, form: SiteForm, seat: number, region: RegionNumber): Piece {
  const size = form.low ? Math.min(site.h * 0.5, 20) : site.h * 0.27
  const at = form.low
    ? box(site.x + site.w - size * 0.8, site.y - size * 0.4, size, size)
    : box(site.x + site.w - size * 1.02, site.y - size * 0.14, size, size)
  return piece(`land:${seat}`, landPlace(region), { kind: 'land', ...badge(vantage, seat) }, at, LAYER.mark, {
    piece: landPiece(seat),
    label: landLabel(seat, region),
  })
}

function meeplePieces(view: MokshaView, vantage: Vantage, map: Box): readonly Piece[] {
  return REGIONS.flatMap(({ id: region }) => {
    const here = seatsIn(view, region)
    return meeplesIn(view, vantage, siteForm(siteBox(map, region), here.length), here, region)
  })
}

function seatsIn({ players }: MokshaView, region: RegionNumber): readonly number[] {
  return players.flatMap((player, seat) => (player.region === region ? [seat] : []))
}

function meeplesIn(
  view: MokshaView,
  vantage: Vantage,
  form: SiteForm,
  here: readonly number[],
  region: RegionNumber,
): readonly Piece[] {
  const acting = vantage.acting ?? actingSeat(view)
  return eachIn(here, meepleBoxes(form, here.length), (seat, spot) => {
    const look = { kind: 'meeple', turn: seat === acting, ...badge(vantage, seat) } as const
    return piece(`meeple:${seat}`, meeplesPlace(region), look, spot, LAYER.meeple, {
      piece: meeplePiece(seat),
      label: meepleLabel(seat, region),
    })
  })
}
