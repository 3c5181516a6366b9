/** The shapes that tell seats apart without their colours. */
import { SEAT_SHAPES, SHAPE_PATHS } from '../theme/seats.ts'
import { apart, type Brush } from './brush.ts'
import { css, mix } from './colour.ts'

/** The outline of a seat's shape, within 24 by 24. A shape that is not known is a circle. */
export function seatOutline(shape: string): Path2D {
  return new Path2D(SHAPE_PATHS[SEAT_SHAPES.find((known) => known === shape) ?? 'circle'])
}

/**
 * The shape of a seat around `x`, `y`.
 * @param rim draws its edge darker, for grounds of a like colour
 */
export function seatMark(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  colour: number,
  shape: string,
  rim = false,
): void {
  const outline = seatOutline(shape)
  apart(brush, () => {
    brush.translate(x - size / 2, y - size / 2)
    brush.scale(size / 24, size / 24)
    brush.fillStyle = css(colour)
    brush.fill(outline)
    if (!rim) return
    brush.lineWidth = 1.4
    brush.strokeStyle = css(mix(colour, 0x000000, 0.55))
    brush.stroke(outline)
  })
}
