/** Paints the marks of ghost-marks.ts: the same on every board, in the colours of the theme. */
import { createAndPaintCentredCanvas, type Canvas2D } from '../art/canvas.ts'
import { toCssColour } from '../art/colour.ts'
import { ARROW_THICKNESS_PX, type GhostMarkKind } from './ghost-marks.ts'
import type { PaintedCanvas, HighlightShape, BoardPalette } from './painter.ts'
import type { Piece } from './scene.ts'

/** How far a mark extends beyond its piece, in CSS pixels. */
const BLEED = 6

/**
 * Draws one mark of a preview: an arrow, a dashed ring, or a cross over a piece that would be removed.
 * @param outline shape of the ring or of the crossed-out area
 */
export function drawGhostMark(
  kind: GhostMarkKind,
  { width, height, sprite }: Piece,
  palette: BoardPalette,
  outline: HighlightShape,
): PaintedCanvas {
  return createAndPaintCentredCanvas(width, height, BLEED, (brush) => {
    if (kind === 'way') way(brush, width, Number(sprite['bend'] ?? 0), palette)
    else if (kind === 'ring') ring(brush, width, height, palette, outline)
    else gone(brush, width, height, palette, outline)
  })
}

function form(brush: Canvas2D, w: number, h: number, outline: HighlightShape): void {
  brush.beginPath()
  if (outline === 'round') brush.ellipse(0, 0, w / 2, h / 2, 0, 0, 2 * Math.PI)
  else brush.roundRect(-w / 2, -h / 2, w, h, Math.min(10, Math.min(w, h) / 4))
}

/** Strokes the path as a line that is visible on any background. */
function line(brush: Canvas2D, wide: number, palette: BoardPalette, dash: readonly number[]): void {
  brush.lineCap = 'round'
  brush.setLineDash([...dash])
  brush.lineWidth = wide + 2
  brush.strokeStyle = toCssColour(palette.background, 0.55)
  brush.stroke()
  brush.lineWidth = wide
  brush.strokeStyle = toCssColour(palette.ink, 0.92)
  brush.stroke()
}

/** A dashed line around a piece that would change. */
function ring(brush: Canvas2D, w: number, h: number, palette: BoardPalette, outline: HighlightShape): void {
  const wide = Math.max(1.5, Math.min(2.5, Math.min(w, h) * 0.04))
  form(brush, w + wide, h + wide, outline)
  line(brush, wide, palette, [wide * 3.2, wide * 2.6])
}

/** Dims and crosses out a piece that would be gone. */
function gone(brush: Canvas2D, w: number, h: number, palette: BoardPalette, outline: HighlightShape): void {
  form(brush, w, h, outline)
  brush.fillStyle = toCssColour(palette.background, 0.55)
  brush.fill()
  const size = Math.min(w, h) * 0.24
  brush.beginPath()
  brush.moveTo(-size, -size)
  brush.lineTo(size, size)
  brush.moveTo(size, -size)
  brush.lineTo(-size, size)
  line(brush, Math.max(2, Math.min(4, size * 0.28)), palette, [])
}

/**
 * Arrow from left to right: it begins faintly, and ends in a point.
 * @param bend deviation downwards at its middle; the ends are as much higher as the box extends lower
 */
function way(brush: Canvas2D, w: number, bend: number, palette: BoardPalette): void {
  const point = ARROW_THICKNESS_PX * 0.62
  const [end, high] = [w / 2, -bend / 2]
  // The curve arrives from the direction of its control point.
  const slope = Math.atan2(-2 * bend, end)
  const [cos, sin] = [Math.cos(slope), Math.sin(slope)]
  const tip = (back: number, aside: number): [number, number] => [
    end - back * cos - aside * sin,
    high - back * sin + aside * cos,
  ]
  const fading = (colour: number, alpha: number): CanvasGradient => {
    const gradient = brush.createLinearGradient(-end, 0, end, 0)
    gradient.addColorStop(0, toCssColour(colour, 0))
    gradient.addColorStop(Math.min(0.9, 40 / w), toCssColour(colour, alpha * 0.7))
    gradient.addColorStop(1, toCssColour(colour, alpha))
    return gradient
  }
  for (const [grow, colour, alpha] of [
    [2, palette.background, 0.6],
    [0, palette.ink, 0.9],
  ] as const) {
    brush.beginPath()
    brush.moveTo(-end, high)
    brush.quadraticCurveTo(0, high + 2 * bend, ...tip(point * 0.8, 0))
    brush.lineWidth = ARROW_THICKNESS_PX * 0.16 + grow
    brush.strokeStyle = fading(colour, alpha)
    brush.stroke()
    brush.beginPath()
    brush.moveTo(...tip(0, 0))
    brush.lineTo(...tip(point, -point * 0.55))
    brush.lineTo(...tip(point * 0.74, 0))
    brush.lineTo(...tip(point, point * 0.55))
    brush.closePath()
    brush.lineWidth = grow
    brush.strokeStyle = toCssColour(colour, alpha)
    if (grow > 0) brush.stroke()
    brush.fillStyle = toCssColour(colour, alpha)
    brush.fill()
  }
}
