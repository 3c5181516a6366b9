/** The mandala as pieces: spaces, packs, pawns, and what the pending move can reach. */
import type { Message } from '../../../engine/core/contract/game.ts'
import { SPACE_IDS, SPACES } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicView } from '../../../engine/cosmic-karma/index.ts'
import { LANDS } from '../../../engine/cosmic-karma/data.ts'
import type { Land, SpaceId } from '../../../engine/cosmic-karma/data.ts'
import { pawnPiece, spacePlace } from '../../../engine/cosmic-karma/places.ts'
import { around, box, clamp } from '../../art/boxes.ts'
import { keptFor } from '../../art/kept.ts'
import { onPlace, onSeat } from '../../art/make.ts'
import type { Piece, Vantage } from '../../stage/scene.ts'
import { badge, seatLook } from '../seats.ts'
import { cellWidth, signBox, signRadius, spacePoint, type Mandala } from './art/geometry.ts'
import { reachLabel } from './labels.ts'
import type { TablePlan } from './layout.ts'
import type { CosmicLook } from './looks.ts'
import { LAYER, piece } from './make.ts'
import { landName, message, spaceEffect, spaceName } from './named.ts'
import { actingSeat, firstsOf, oneOfEach, reaches, standsOn, turnFrame } from './now.ts'
import { branch, endOf } from './paths.ts'
import { pawn } from './pieces.ts'
import { signOfSpace } from './art/sign-of.ts'
import { pawnBox, storeBox, type Store } from './art/standing.ts'
import { wayName } from './ways.ts'

export function boardPieces(view: CosmicView, vantage: Vantage, plan: TablePlan): readonly Piece[] {
  return [
    ...ground(plan.mandala),
    ...packPieces(view, plan),
    ...reachPieces(view, vantage, plan),
    ...pawnPieces(view, vantage, plan),
  ]
}

/** What never changes. */
const ground = keptFor((mandala: Mandala): readonly Piece[] => [
  piece('mandala', 'mandala', { kind: 'mandala' }, mandala.area, LAYER.ground),
  ...SPACE_IDS.map((space) => spacePiece(mandala, space)),
])

function spacePiece(mandala: Mandala, space: SpaceId): Piece {
  const size = signRadius(mandala, space)
  const place = spacePlace(space)
  const of = { kind: 'space', sign: signOfSpace(space), size, deep: SPACES[space].realm === 'spirit' } as const
  return piece(place, place, of, signBox(mandala, space), LAYER.space, {
    label: message('label.space', { space: spaceName(space), effect: spaceEffect(space) }),
  })
}

function packPieces(view: CosmicView, { mandala }: TablePlan): readonly Piece[] {
  const store = (place: Store, of: CosmicLook, label: Message): Piece =>
    piece(place, place, of, storeBox(mandala, place), LAYER.pack, { label })
  const pack = (pack: 'freeWill' | 'loseTurn', count: number): Piece =>
    store(`pack:${pack}`, { kind: 'pack', pack, land: 0, count }, message(`label.${pack}Pack`, { count }))
  const land = (pack: 'choice' | 'karma', land: Land): Piece => {
    const count = view[`${pack}Packs`][land - 1]?.count ?? 0
    const label = message('label.pack', { pack, land: landName(land), count })
    return store(`pack:${pack}:${land}`, { kind: 'pack', pack, land, count }, label)
  }
  return [
    ...LANDS.flatMap((of) => [land('choice', of), land('karma', of)]),
    pack('freeWill', view.freeWillPack.count),
    pack('loseTurn', 8),
    store('bank', { kind: 'bank' }, message('label.bank')),
  ]
}

// ------------------------------------------------------------------------------------------------------------ pawns

function pawnPieces(view: CosmicView, vantage: Vantage, { mandala }: TablePlan): readonly Piece[] {
  const acting = vantage.acting ?? actingSeat(view)
  return view.players.map((player, seat) => {
    const here = view.players.flatMap((other, at) => (other.space === player.space ? [at] : []))
    const { x, y, w, h } = pawnBox(mandala, player.space, here.indexOf(seat), here.length)
    const at = box(clamp(x, 0, vantage.width - w), clamp(y, 0, vantage.height - h), w, h)
    const of = { kind: 'pawn', ...badge(vantage, seat), turn: acting === seat } as const
    return piece(pawn(seat), spacePlace(player.space), of, at, LAYER.pawn, {
      piece: pawnPiece(seat),
      label: message('label.pawn', { seat: { seat }, space: spaceName(player.space) }),
      targets: [onSeat(seat)],
    })
  })
}

// ------------------------------------------------------------------------------------------------------------ reach

/** Narrower cells are too close together for their ends to be clicked one by one where the way branches. */
const CLICKABLE = 18

/** The spaces where the pending move can end, lit; where the way branches a sign on each way. */
function reachPieces(view: CosmicView, vantage: Vantage, { mandala }: TablePlan): readonly Piece[] {
  const all = reaches(view)
  if (all.length === 0) return []
  const forked = turnFrame(view)?.stage === 'underWay'
  const { colour } = seatLook(vantage, actingSeat(view) ?? 0)
  const firsts = forked ? firstsOf(view) : []
  const ends = oneOfEach(all, endOf)
  const single = cellWidth(mandala, 'e1-01') >= CLICKABLE
  const lit = [...ends].map(([end, reach]) => {
    const at = around(spacePoint(mandala, end), Math.max(28, 2.5 * signRadius(mandala, end)))
    const own = !firsts.includes(end) && (!forked || single)
    return piece(`reach:${end}`, 'reach', { kind: 'reach', wins: reach.wins }, at, LAYER.reach, {
      label: reachLabel(reach),
      targets: own ? [onPlace(spacePlace(end))] : [],
    })
  })
  const forks = firsts.map((first) => {
    const spaces = branch(view, first).filter((space) => space === first || !single || !ends.has(space))
    const point = spacePoint(mandala, first)
    const at = around(point, Math.max(32, 2.6 * signRadius(mandala, first)))
    const from = spacePoint(mandala, standsOn(view) ?? first)
    const turn = Math.atan2(point.y - from.y, point.x - from.x)
    return piece(`fork:${first}`, 'reach', { kind: 'fork', turn: Math.round(turn * 8) / 8, colour }, at, LAYER.fork, {
      label: wayName(view, first),
      targets: spaces.map((space) => onPlace(spacePlace(space))),
    })
  })
  return [...lit, ...forks]
}
