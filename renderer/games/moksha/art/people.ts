/** Draws the people on the map: disciples and meeples (wanderers), in the colour and with the shape of their seat. */
import { withSavedState, clearShadow, setShadow, linearGradient, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour, mixColours, parseHexColour } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { drawSeatMark } from '../../../art/seat-mark.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/**
 * Makes the outline of a sitting figure around `x`, `y` the current path of the canvas, without filling or stroking
 * it. The figure is the body of a drawn disciple, and also the sign that stands for disciples.
 */
export function traceSittingFigure(brush: Canvas2D, x: number, y: number, r: number): void {
  brush.beginPath()
  brush.arc(x, y - r * 0.56, r * 0.36, 0, 2 * Math.PI)
  brush.moveTo(x - r * 0.92, y + r * 0.88)
  brush.bezierCurveTo(x - r * 0.98, y + r * 0.4, x - r * 0.56, y + r * 0.36, x - r * 0.46, y + r * 0.06)
  brush.bezierCurveTo(x - r * 0.34, y - r * 0.24, x + r * 0.34, y - r * 0.24, x + r * 0.46, y + r * 0.06)
  brush.bezierCurveTo(x + r * 0.56, y + r * 0.36, x + r * 0.98, y + r * 0.4, x + r * 0.92, y + r * 0.88)
  brush.closePath()
}

/** Draws a disciple of a seat: a sitting figure with the shape of the seat. */
export function drawDisciple(brush: Canvas2D, w: number, colour: string, shape: string, made: BoardColours): void {
  const r = w / 2
  const tone = parseHexColour(colour)
  withSavedState(brush, () => {
    setShadow(brush, made.contrast ? 'transparent' : 'rgb(20 6 0 / 0.6)', r * 0.3, r * 0.12)
    traceSittingFigure(brush, 0, 0, r * 0.98)
    brush.fillStyle = linearGradient(brush, -r, -r, r, r, [
      [0, toCssColour(mixColours(tone, 0xffffff, 0.4))],
      [0.5, toCssColour(tone)],
      [1, toCssColour(mixColours(tone, 0x000000, 0.3))],
    ])
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = Math.max(0.8, r * 0.12)
    brush.strokeStyle = toCssColour(0x1c0d08, 0.92)
    brush.stroke()
  })
  if (r > 5) drawSeatMark(brush, 0, r * 0.44, r * 0.7, 0xffffff, shape)
}

/** Draws the meeple of a seat: a wanderer with a staff. It is lit while the seat has its turn. */
export function drawMeeple(
  brush: Canvas2D,
  { colour, shape, turn }: SpritePropsByKind['meeple'],
  _w: number,
  h: number,
  made: BoardColours,
): void {
  const r = h / 2
  const tone = parseHexColour(colour)
  const body = (): void => {
    brush.beginPath()
    brush.arc(0, -r * 0.58, r * 0.34, 0, 2 * Math.PI)
    brush.moveTo(-r * 0.3, -r * 0.26)
    brush.bezierCurveTo(-r * 0.66, -r * 0.1, -r * 0.62, r * 0.5, -r * 0.7, r * 0.94)
    brush.lineTo(r * 0.62, r * 0.94)
    brush.bezierCurveTo(r * 0.6, r * 0.5, r * 0.6, -r * 0.1, r * 0.3, -r * 0.26)
    brush.closePath()
  }
  withSavedState(brush, () => {
    if (turn && !made.contrast) setShadow(brush, toCssColour(0xfff0b8, 0.95), r * 0.6)
    else setShadow(brush, made.contrast ? 'transparent' : 'rgb(16 4 0 / 0.65)', r * 0.3, r * 0.14)
    brush.lineWidth = Math.max(1.2, r * 0.16)
    brush.strokeStyle = toCssColour(0x2a140a)
    brush.beginPath()
    brush.moveTo(r * 0.76, -r * 0.9)
    brush.lineTo(r * 0.82, r * 0.94)
    brush.stroke()
    body()
    brush.fillStyle = linearGradient(brush, -r, -r, r, r, [
      [0, toCssColour(mixColours(tone, 0xffffff, 0.5))],
      [0.5, toCssColour(tone)],
      [1, toCssColour(mixColours(tone, 0x000000, 0.36))],
    ])
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = Math.max(1, r * 0.11)
    brush.strokeStyle = toCssColour(0x1c0d08)
    brush.stroke()
    brush.beginPath()
    brush.moveTo(-r * 0.44, -r * 0.06)
    brush.quadraticCurveTo(0, r * 0.24, r * 0.5, -r * 0.04)
    brush.lineWidth = Math.max(0.8, r * 0.1)
    brush.strokeStyle = toCssColour(0xffffff, 0.75)
    brush.stroke()
  })
  drawSeatMark(brush, -r * 0.03, r * 0.5, r * 0.62, 0xffffff, shape)
}
