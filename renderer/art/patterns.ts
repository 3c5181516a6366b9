/**
 * Patterns for players who cannot distinguish the colours. A game says which of its sprite specs differ only in colour, and
 * which pattern each has (`BoardPainterDefinition.patterns`); the patterns are drawn if a player has switched them on.
 */
import { withSavedState, traceCircle, traceRoundedRect, type Canvas2D } from './canvas.ts'

/** Marks within a field from -1 to 1. */
type PatternFn = (brush: Canvas2D) => void

const lines =
  (turn: number, count = 3): PatternFn =>
  (brush) => {
    brush.rotate(turn)
    brush.beginPath()
    for (let i = 0; i < count; i++) {
      const x = ((i + 0.5) / count) * 2 - 1
      brush.moveTo(x, -1.5)
      brush.lineTo(x, 1.5)
    }
    brush.stroke()
  }

const circles =
  (...radii: readonly number[]): PatternFn =>
  (brush) => {
    for (const r of radii) {
      traceCircle(brush, 0, 0, r)
      brush.stroke()
    }
  }

/** As different as they can be at the size of a bead. */
const PATTERNS: readonly PatternFn[] = [
  lines(0),
  lines(Math.PI / 2),
  circles(0.15, 0.55),
  lines(Math.PI / 4),
  lines(-Math.PI / 4),
  (brush) => {
    lines(0, 1)(brush)
    lines(Math.PI / 2, 1)(brush)
  },
  circles(0.75),
  (brush) => {
    lines(Math.PI / 4, 1)(brush)
    lines(Math.PI / 2, 1)(brush)
  },
]

/**
 * Draws one of the numbered patterns over a sprite centred at 0, 0, so that sprites that differ only in colour can be
 * told apart. The pattern is in the middle of a round sprite, and in the upper left corner of any other. Its dark
 * lines with a light edge are visible on every colour.
 * @param nth number of the pattern; numbers beyond the last pattern start again at the first
 */
export function drawColourPattern(brush: Canvas2D, nth: number, w: number, h: number, round: boolean): void {
  const marks = PATTERNS[nth % PATTERNS.length]
  if (marks === undefined) return
  const r = round ? Math.min(w, h) * 0.34 : Math.max(5, Math.min(w, h) * 0.12)
  withSavedState(brush, () => {
    if (!round) brush.translate(-w / 2 + r * 1.2, -h / 2 + r * 1.2)
    if (round) traceCircle(brush, 0, 0, r)
    else traceRoundedRect(brush, -r, -r, 2 * r, 2 * r, r * 0.3)
    brush.clip()
    if (!round) {
      brush.fillStyle = 'rgb(255 255 255 / 0.85)'
      brush.fill()
    }
    brush.scale(r, r)
    for (const [colour, width] of [
      ['rgb(255 255 255 / 0.95)', 0.36],
      ['rgb(0 0 0 / 0.9)', 0.2],
    ] as const) {
      brush.strokeStyle = colour
      brush.lineWidth = width
      withSavedState(brush, () => {
        marks(brush)
      })
    }
  })
}
