/** Cards from before and behind. Every drawing is made around 0, 0. */
import {
  withSavedState,
  traceCircle,
  clearShadow,
  radialGradient,
  setShadow,
  traceRoundedRect,
  verticalGradient,
  type Canvas2D,
} from '../../../../../../../renderer/art/canvas.ts'
import { toCssColour } from '../../../../../../../renderer/art/colour.ts'
import type { BoardColours } from '../../../../../../../renderer/art/materials.ts'
import { drawText } from '../../../../../../../renderer/art/canvas-text.ts'
import { PAPER_COLOURS } from './colours.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/** A sheet of card with its shadow. */
function sheet(brush: Canvas2D, w: number, h: number, fill: string | CanvasGradient, made: BoardColours): void {
  const radius = w * 0.08
  withSavedState(brush, () => {
    setShadow(brush, made.shade, Math.max(3, w * 0.06), Math.max(1, w * 0.02))
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, radius)
    brush.fillStyle = fill
    brush.fill()
    clearShadow(brush)
  })
  traceRoundedRect(brush, -w / 2 + 0.5, -h / 2 + 0.5, w - 1, h - 1, radius)
  brush.lineWidth = 1
  brush.strokeStyle = toCssColour(PAPER_COLOURS.ink, 0.5)
  brush.stroke()
}

export function drawFaceUpCard(
  brush: Canvas2D,
  { card: number }: SpritePropsByKind['card'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  sheet(
    brush,
    w,
    h,
    verticalGradient(brush, -h / 2, h / 2, [
      [0, toCssColour(PAPER_COLOURS.light)],
      [1, toCssColour(PAPER_COLOURS.shade)],
    ]),
    made,
  )
  const ink = toCssColour(PAPER_COLOURS.ink)
  traceCircle(brush, 0, 0, w * 0.34)
  brush.lineWidth = Math.max(1, w * 0.014)
  brush.strokeStyle = toCssColour(PAPER_COLOURS.back, 0.45)
  brush.stroke()
  drawText(brush, String(number), 0, 0, { size: w * 0.42, colour: ink, display: true, weight: 600 })
  const corner = { size: Math.max(9, w * 0.15), colour: ink, weight: 700 }
  drawText(brush, String(number), -w * 0.37, -h * 0.41, corner)
  drawText(brush, String(number), w * 0.37, h * 0.41, corner)
}

export function drawCardBack(brush: Canvas2D, _look: unknown, w: number, h: number, made: BoardColours): void {
  sheet(brush, w, h, toCssColour(PAPER_COLOURS.base), made)
  const edge = Math.max(1.5, w * 0.06)
  traceRoundedRect(brush, -w / 2 + edge, -h / 2 + edge, w - 2 * edge, h - 2 * edge, w * 0.05)
  brush.fillStyle = radialGradient(brush, 0, 0, 0, h * 0.6, [
    [0, toCssColour(PAPER_COLOURS.back)],
    [1, toCssColour(PAPER_COLOURS.backDeep)],
  ])
  brush.fill()
  brush.lineWidth = Math.max(0.8, w * 0.014)
  brush.strokeStyle = toCssColour(PAPER_COLOURS.shade, 0.7)
  for (const r of [0.3, 0.2, 0.1]) {
    traceCircle(brush, 0, 0, w * r)
    brush.stroke()
  }
}
