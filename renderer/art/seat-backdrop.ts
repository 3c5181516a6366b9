/** The plate under all pieces of a seat, and the icon of the button that enlarges its board. */
import {
  withSavedState,
  clearShadow,
  radialGradient,
  setShadow,
  traceRoundedRect,
  verticalGradient,
  type Canvas2D,
} from './canvas.ts'
import { toCssColour, parseHexColour } from './colour.ts'
import type { BoardColours } from './materials.ts'

/** The properties of the sprite that shows the backdrop of a seat: the panel under all pieces of the seat. */
export interface SeatBackdropProps {
  /** Whether it is the turn of its seat: the rim and the light around it are then of the seat's colour. */
  readonly turn: boolean
  /** CSS colour of the seat. */
  readonly colour: string
}

/**
 * The corner radius of a seat's backdrop (the panel under all pieces of the seat) of size `w` by `h`, in CSS pixels.
 */
export function seatBackdropCornerRadius(w: number, h: number): number {
  return Math.min(14, Math.min(w, h) * 0.12)
}

/**
 * Draws the backdrop of a seat, which is the panel under all pieces of the seat, centred at 0, 0. Around the panel is
 * its shadow, or a light in the seat's colour if it is the seat's turn. The light extends 16 px beyond the edges.
 */
export function drawSeatBackdrop(
  brush: Canvas2D,
  { turn, colour }: SeatBackdropProps,
  w: number,
  h: number,
  made: BoardColours,
): void {
  const radius = seatBackdropCornerRadius(w, h)
  withSavedState(brush, () => {
    if (!made.contrast) {
      if (turn) setShadow(brush, toCssColour(parseHexColour(colour), 0.7), 16)
      else setShadow(brush, made.shade, 12, 4)
    }
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, radius)
    brush.fillStyle = verticalGradient(brush, -h / 2, h / 2, [
      [0, toCssColour(made.lacquerTop, 0.95)],
      [0.3, toCssColour(made.lacquer, 0.95)],
      [1, toCssColour(made.lacquerLow, 0.95)],
    ])
    brush.fill()
    clearShadow(brush)
    if (made.contrast) return
    // Lit from above.
    brush.fillStyle = radialGradient(brush, 0, -h / 2, 0, Math.max(w, h) * 0.75, [
      [0, made.dark ? toCssColour(made.goldLight, 0.12) : 'rgb(255 255 255 / 0.6)'],
      [1, toCssColour(made.dark ? made.goldLight : 0xffffff, 0)],
    ])
    brush.fill()
  })
  traceRoundedRect(brush, -w / 2 + 0.75, -h / 2 + 0.75, w - 1.5, h - 1.5, radius)
  brush.lineWidth = turn ? 2 : 1
  brush.strokeStyle = turn ? colour : toCssColour(made.gold, made.contrast ? 1 : 0.4)
  brush.stroke()
}

/**
 * Draws the icon of the button that enlarges or closes a seat's board, centred at `x`, `y`. It is four corners, which point
 * outwards (enlarge) or inwards (close).
 */
export function drawEnlargeOrCloseIcon(
  brush: Canvas2D,
  x: number,
  y: number,
  r: number,
  kind: 'enlarge' | 'close',
  made: BoardColours,
): void {
  brush.lineWidth = Math.max(1, r * 0.26)
  brush.strokeStyle = toCssColour(made.muted, 0.9)
  const [tip, root] = kind === 'enlarge' ? [1, 0.42] : [0.36, 0.94]
  for (const [dx, dy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    brush.beginPath()
    brush.moveTo(x + dx * r * tip, y + dy * r * root)
    brush.lineTo(x + dx * r * tip, y + dy * r * tip)
    brush.lineTo(x + dx * r * root, y + dy * r * tip)
    brush.stroke()
  }
}
