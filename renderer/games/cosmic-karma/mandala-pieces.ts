/**
 * The mandala, the round board of Cosmic Karma, as pieces: spaces, card packs, pawns, and marks on the spaces that the
 * pending move can reach.
 */
import type { Message } from '../../../engine/core/contract/game.ts'
import { SPACE_IDS, SPACES } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicView } from '../../../engine/cosmic-karma/index.ts'
import { LAND_NUMBERS } from '../../../engine/cosmic-karma/data.ts'
import type { LandNumber, SpaceId } from '../../../engine/cosmic-karma/data.ts'
import { pawnPieceId, spacePlace } from '../../../engine/cosmic-karma/places.ts'
import { boxCentredAt, makeBox, clamp } from '../../art/boxes.ts'
import { memoizeByObject } from '../../art/memoize.ts'
import { placeClickTarget, seatClickTarget } from '../../art/piece-factory.ts'
import type { Piece, SceneParameters } from '../../stage/scene.ts'
import { colourAndShapeOfSeat, seatStyleOf } from '../seat-boards.ts'
import {
  shorterSideOfCell,
  spaceIconPieceBox,
  spaceIconRadius,
  spaceIconCentre,
  type MandalaGeometry,
} from './art/geometry.ts'
import { reachableSpaceLabel } from './labels.ts'
import type { TableLayout } from './layout.ts'
import type { CosmicSpriteSpec } from './sprite-specs.ts'
import { PIECE_LAYERS, piece } from './piece-factory.ts'
import { landName, gameMessage, spaceEffectText, spaceName } from './names.ts'
import {
  actingSeat,
  firstSpacesOfBranches,
  pickRoutePerEnd,
  reachableMoveEndsOf,
  currentSpace,
  turnFrameOf,
} from './current-state.ts'
import { spacesChoosingBranch, lastSpaceOfRoute } from './click-paths.ts'
import { iconNameOfSpace } from './art/icon-names.ts'
import { pawnBox, packOrBankBox, type PackOrBankId } from './art/piece-geometry.ts'
import { branchName } from './branches.ts'

/** Makes all pieces on the mandala: the ground with its spaces, the card packs, marks on reachable spaces, and the pawns. */
export function mandalaPieces(view: CosmicView, parameters: SceneParameters, plan: TableLayout): readonly Piece[] {
  return [
    ...ground(plan.mandala),
    ...packPieces(view, plan),
    ...reachPieces(view, parameters, plan),
    ...pawnPieces(view, parameters, plan),
  ]
}

/** The pieces that never change: the picture of the mandala, and its spaces. */
const ground = memoizeByObject((mandala: MandalaGeometry): readonly Piece[] => [
  piece('mandala', 'mandala', { kind: 'mandala' }, mandala.area, PIECE_LAYERS.ground),
  ...SPACE_IDS.map((space) => spacePiece(mandala, space)),
])

function spacePiece(mandala: MandalaGeometry, space: SpaceId): Piece {
  const size = spaceIconRadius(mandala, space)
  const place = spacePlace(space)
  const of = { kind: 'space', sign: iconNameOfSpace(space), size, deep: SPACES[space].realm === 'spirit' } as const
  return piece(place, place, of, spaceIconPieceBox(mandala, space), PIECE_LAYERS.space, {
    label: gameMessage('label.space', { space: spaceName(space), effect: spaceEffectText(space) }),
  })
}

function packPieces(view: CosmicView, { mandala }: TableLayout): readonly Piece[] {
  const store = (place: PackOrBankId, of: CosmicSpriteSpec, label: Message): Piece =>
    piece(place, place, of, packOrBankBox(mandala, place), PIECE_LAYERS.pack, { label })
  const pack = (pack: 'freeWill' | 'loseTurn', count: number): Piece =>
    store(`pack:${pack}`, { kind: 'pack', pack, land: 0, count }, gameMessage(`label.${pack}Pack`, { count }))
  const land = (pack: 'choice' | 'karma', land: LandNumber): Piece => {
    const count = view[`${pack}Packs`][land - 1]?.count ?? 0
    const label = gameMessage('label.pack', { pack, land: landName(land), count })
    return store(`pack:${pack}:${land}`, { kind: 'pack', pack, land, count }, label)
  }
  return [
    ...LAND_NUMBERS.flatMap((of) => [land('choice', of), land('karma', of)]),
    pack('freeWill', view.freeWillPack.count),
    pack('loseTurn', 8),
    store('bank', { kind: 'bank' }, gameMessage('label.bank')),
  ]
}

// ------------------------------------------------------------------------------------------------------------ pawns

function pawnPieces(view: CosmicView, parameters: SceneParameters, { mandala }: TableLayout): readonly Piece[] {
  const acting = parameters.acting ?? actingSeat(view)
  return view.players.map((player, seat) => {
    const here = view.players.flatMap((other, at) => (other.space === player.space ? [at] : []))
    const { x, y, w, h } = pawnBox(mandala, player.space, here.indexOf(seat), here.length)
    const at = makeBox(clamp(x, 0, parameters.width - w), clamp(y, 0, parameters.height - h), w, h)
    const of = { kind: 'pawn', ...colourAndShapeOfSeat(parameters, seat), turn: acting === seat } as const
    return piece(pawnPieceId(seat), spacePlace(player.space), of, at, PIECE_LAYERS.pawn, {
      piece: pawnPieceId(seat),
      label: gameMessage('label.pawn', { seat: { seat }, space: spaceName(player.space) }),
      targets: [seatClickTarget(seat)],
    })
  })
}

// ------------------------------------------------------------------------------------------------------------ reach

/** Narrower cells are too close together for their ends to be clicked one by one where the way branches. */
const CLICKABLE = 18

/** The spaces where the pending move can end, lit; where the way branches an icon on each way. */
function reachPieces(view: CosmicView, parameters: SceneParameters, { mandala }: TableLayout): readonly Piece[] {
  const all = reachableMoveEndsOf(view)
  if (all.length === 0) return []
  const forked = turnFrameOf(view)?.stage === 'underWay'
  const { colour } = seatStyleOf(parameters, actingSeat(view) ?? 0)
  const firsts = forked ? firstSpacesOfBranches(view) : []
  const ends = pickRoutePerEnd(all, lastSpaceOfRoute)
  const single = shorterSideOfCell(mandala, 'e1-01') >= CLICKABLE
  const lit = [...ends].map(([end, reach]) => {
    const at = boxCentredAt(spaceIconCentre(mandala, end), Math.max(28, 2.5 * spaceIconRadius(mandala, end)))
    const own = !firsts.includes(end) && (!forked || single)
    return piece(`reach:${end}`, 'reach', { kind: 'reach', wins: reach.wins }, at, PIECE_LAYERS.reach, {
      label: reachableSpaceLabel(reach),
      targets: own ? [placeClickTarget(spacePlace(end))] : [],
    })
  })
  const forks = firsts.map((first) => {
    const spaces = spacesChoosingBranch(view, first).filter((space) => space === first || !single || !ends.has(space))
    const point = spaceIconCentre(mandala, first)
    const at = boxCentredAt(point, Math.max(32, 2.6 * spaceIconRadius(mandala, first)))
    const from = spaceIconCentre(mandala, currentSpace(view) ?? first)
    const turn = Math.atan2(point.y - from.y, point.x - from.x)
    return piece(
      `fork:${first}`,
      'reach',
      { kind: 'fork', turn: Math.round(turn * 8) / 8, colour },
      at,
      PIECE_LAYERS.fork,
      {
        label: branchName(view, first),
        targets: spaces.map((space) => placeClickTarget(spacePlace(space))),
      },
    )
  })
  return [...lit, ...forks]
}
