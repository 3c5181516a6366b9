/** The pieces of the Karmic Ladder, of the tokens on it, and of the supply of rings. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import { KARMIC_LADDER, pointsToRiseFrom } from '../../../engine/karmaka/data.ts'
import type { KarmakaView } from '../../../engine/karmaka/index.ts'
import { RING_PIECE, rungPlace, ladderTokenPieceId } from '../../../engine/karmaka/places.ts'
import { boxCentredAt, centreOf, centreBoxesHorizontally, layoutOverlappingRow, type Box } from '../../art/boxes.ts'
import type { Piece, SceneParameters } from '../../stage/scene.ts'
import { colourAndShapeOfSeat } from '../seat-boards.ts'
import { ladderRungLayouts } from './art/geometry.ts'
import { seatOrSupplyRingsLabel, rungLabel, seatTokenLabel } from './labels.ts'
import type { TableLayout } from './layout.ts'
import { PIECE_LAYERS, piece } from './piece-factory.ts'

/** All pieces of the Karmic Ladder, of the tokens on it, and of the supply of rings. */
export function ladderPieces(view: KarmakaView, parameters: SceneParameters, plan: TableLayout): readonly Piece[] {
  const { ladder, upright } = plan
  const middle = centreOf(ladder)
  const forms = ladderRungLayouts(ladder.w, ladder.h, upright)
  const highest = Math.max(...view.players.map(({ rung }) => rung))
  const taken = [...new Set(view.players.map(({ rung }) => rung))].sort().join('')
  const rungs = forms.flatMap((form, index) => {
    const rung = KARMIC_LADDER[index]
    if (rung === undefined) return []
    const place = rungPlace(index)
    const sprite = {
      kind: 'rung',
      rung: rung.id,
      need: pointsToRiseFrom(index),
      reached: index <= highest,
      textScale: parameters.textScale,
    } as const
    const at = boxCentredAt({ x: middle.x + form.at.x, y: middle.y + form.at.y }, form.d)
    return [piece(place, place, sprite, at, PIECE_LAYERS.rung, { label: rungLabel(index) })]
  })
  return [
    piece(
      'ladder',
      'ladder',
      { kind: 'ladder', upright, taken, textScale: parameters.textScale },
      ladder,
      PIECE_LAYERS.ground,
    ),
    ...rungs,
    ...view.players.flatMap((_, seat) => tokenPieces(view, parameters, plan, seat)),
    ...supplyPieces(view, plan.supply),
  ]
}

/** Each seat has its own spot on a rung, so that tokens never cover each other. */
function tokenPieces(view: KarmakaView, parameters: SceneParameters, plan: TableLayout, seat: Seat): readonly Piece[] {
  const rung = view.players[seat]?.rung ?? 0
  const form = ladderRungLayouts(plan.ladder.w, plan.ladder.h, plan.upright, view.players.length)[rung]
  const spot = form?.tokens[seat]
  if (form === undefined || spot === undefined) return []
  const { x, y } = centreOf(plan.ladder)
  const id = ladderTokenPieceId(seat)
  const at = boxCentredAt({ x: x + spot.x, y: y + spot.y }, form.token)
  return [
    piece(id, rungPlace(rung), { kind: 'token', ...colourAndShapeOfSeat(parameters, seat) }, at, PIECE_LAYERS.token, {
      piece: id,
      label: seatTokenLabel(view, seat),
    }),
  ]
}

function supplyPieces(view: KarmakaView, area: Box): readonly Piece[] {
  const { rings: count } = view
  const size = Math.min(area.h * 0.6, area.w * 0.3)
  const spots = centreBoxesHorizontally(area, layoutOverlappingRow({ ...area, w: area.w * 0.92 }, count, 0.5, size))
  return [
    piece('rings:tray', 'rings', { kind: 'supply', count }, area, PIECE_LAYERS.ground, {
      label: seatOrSupplyRingsLabel(view),
    }),
    ...spots.map((at, i) =>
      piece(`rings:${i}`, 'rings', { kind: 'ring' }, at, PIECE_LAYERS.token, { piece: RING_PIECE }),
    ),
  ]
}
