/** The arrows on the mandala that carry a pawn from a space to another one. */
import type { Point2D } from '../../../art/boxes.ts'
import { pointInsideRing, spaceSignCentre, type MandalaGeometry } from './geometry.ts'
import { unitVectorBetween } from './piece-geometry.ts'

/**
 * One of the arrows printed on the mandala, which carry a pawn from a space to another one. As a quadratic curve: its ends,
 * and the control point between them.
 */
export interface CarryingArrow {
  readonly from: Point2D
  readonly bend: Point2D
  readonly to: Point2D
}

/** The three arrows that carry a pawn on: into the Pit, and forwards and back within Land 4. */
export function carryingArrows(mandala: MandalaGeometry): readonly CarryingArrow[] {
  const at = (angle: number, distance: number): Point2D => pointInsideRing(mandala, angle, distance)
  const pit = spaceSignCentre(mandala, 'pit')
  const edge = at(111, 0.995)
  const back = unitVectorBetween(pit, edge)
  const rim = mandala.pit * 1.08
  const to = { x: pit.x + back.x * rim, y: pit.y + back.y * rim }
  return [
    { from: edge, bend: { x: (edge.x + to.x) / 2, y: (edge.y + to.y) / 2 }, to },
    { from: at(267, 0.995), bend: at(287, 0.9), to: at(304, 0.972) },
    { from: at(321, 0.995), bend: at(306, 0.79), to: at(295.5, 0.972) },
  ]
}

/**
 * A point on an arrow.
 * @param share 0 at its beginning, 1 at its head
 */
export function pointOnArrow({ from, bend, to }: CarryingArrow, share: number): Point2D {
  const rest = 1 - share
  return {
    x: rest * rest * from.x + 2 * share * rest * bend.x + share * share * to.x,
    y: rest * rest * from.y + 2 * share * rest * bend.y + share * share * to.y,
  }
}
