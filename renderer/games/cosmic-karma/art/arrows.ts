/** The arrows on the mandala that carry a pawn from a space to another one. */
import type { Point2D } from '../../../art/boxes.ts'
import { pointInRingInterior, spaceIconCentre, type MandalaGeometry } from './geometry.ts'
import { unitVectorBetween } from './piece-geometry.ts'

/**
 * An arrow on the mandala (the game's board) that carries a pawn from one space to another. It is a quadratic curve
 * with two ends, `from` and `to`, and the control point `bend`.
 */
export interface PawnCarryingArrowCurve {
  readonly from: Point2D
  readonly bend: Point2D
  readonly to: Point2D
}

/**
 * The three arrows on the mandala (the game's board) that carry a pawn to another place, in CSS pixels. One arrow
 * leads into the space called the Pit. The other two are within the area Land 4: one leads forwards, one back.
 */
export function carryingArrows(mandala: MandalaGeometry): readonly PawnCarryingArrowCurve[] {
  const at = (angle: number, distance: number): Point2D => pointInRingInterior(mandala, angle, distance)
  const pit = spaceIconCentre(mandala, 'pit')
  const edge = at(111, 0.995)
  const back = unitVectorBetween(pit, edge)
  const rim = mandala.pitRadius * 1.08
  const to = { x: pit.x + back.x * rim, y: pit.y + back.y * rim }
  return [
    { from: edge, bend: { x: (edge.x + to.x) / 2, y: (edge.y + to.y) / 2 }, to },
    { from: at(267, 0.995), bend: at(287, 0.9), to: at(304, 0.972) },
    { from: at(321, 0.995), bend: at(306, 0.79), to: at(295.5, 0.972) },
  ]
}

/** The point at a share of an arrow's curve. @param share 0 is its beginning, 1 its head */
export function pointOnArrow({ from, bend, to }: PawnCarryingArrowCurve, share: number): Point2D {
  const rest = 1 - share
  return {
    x: rest * rest * from.x + 2 * share * rest * bend.x + share * share * to.x,
    y: rest * rest * from.y + 2 * share * rest * bend.y + share * share * to.y,
  }
}
