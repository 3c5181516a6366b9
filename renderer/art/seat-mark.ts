/** The shapes that distinguish seats without colour, and a sun as a mark of a special seat. */
import { SEAT_SHAPES, SEAT_SHAPE_PATHS } from '../theme/seat-style.ts'
import { withSavedState, traceCircle, type Canvas2D } from './canvas.ts'
import { toCssColour, mixColours } from './colour.ts'

/** The outline of a seat's shape as a Path2D, in a square of 24 by 24. An unknown shape gives a circle. */
export function seatShapePath(shape: string): Path2D {
  return new Path2D(SEAT_SHAPE_PATHS[SEAT_SHAPES.find((known) => known === shape) ?? 'circle'])
}

/**
 * Draws the mark of a seat, which is its shape in its colour, centred at `x`, `y`.
 * @param rim whether the shape has a dark edge, for backgrounds of a similar colour
 */
export function drawSeatMark(
  brush: Canvas2D,
  x: number,
  y: number,
  size: number,
  colour: number,
  shape: string,
  rim = false,
): void {
  const outline = seatShapePath(shape)
  withSavedState(brush, () => {
    brush.translate(x - size / 2, y - size / 2)
    brush.scale(size / 24, size / 24)
    brush.fillStyle = toCssColour(colour)
    brush.fill(outline)
    if (!rim) return
    brush.lineWidth = 1.4
    brush.strokeStyle = toCssColour(mixColours(colour, 0x000000, 0.55))
    brush.stroke(outline)
  })
}

/** Draws a small sun with eight rays around `x`, `y`. Games use it to mark a special seat. */
export function drawSun(brush: Canvas2D, x: number, y: number, r: number, colour: number): void {
  withSavedState(brush, () => {
    brush.translate(x, y)
    traceCircle(brush, 0, 0, r * 0.52)
    brush.fillStyle = brush.strokeStyle = toCssColour(colour)
    brush.fill()
    brush.lineWidth = Math.max(0.8, r * 0.17)
    for (let i = 0; i < 8; i++) {
      brush.rotate(Math.PI / 4)
      brush.beginPath()
      brush.moveTo(r * 0.71, 0)
      brush.lineTo(r, 0)
      brush.stroke()
    }
  })
}
