/** The table: lacquer in warm lamplight, with the wheel of lives in gold dust. */
import { withSavedState, traceCircle, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import { drawTableBackground, type TableBackgroundStyle } from '../../../art/table-background.ts'
import type { BoardColours } from '../../../art/materials.ts'

const GROUND: TableBackgroundStyle = {
  fall: { dark: [0x1d3836, 0x12262a, 0x0a161b], light: [0xf6f0de, 0xe9e6cf, 0xd6d6b8] },
  lamp: {
    x: 0.56,
    y: 0.36,
    r: 0.62,
    half: 0.42,
    dark: ['rgb(236 158 84 / 0.34)', 'rgb(160 92 60 / 0.17)', 'rgb(60 60 60 / 0)'],
    light: ['rgb(255 255 255 / 0.95)', 'rgb(255 248 226 / 0.5)', 'rgb(255 248 226 / 0)'],
  },
  edge: { x: 0.54, y: 0.42, from: 0.32, to: 0.85, dark: 'rgb(0 4 8 / 0.6)', light: 'rgb(90 84 30 / 0.2)' },
}

/** Draws the background of the board: lacquer in lamplight, with a golden wheel of lives and clouds. */
export function drawBackground(brush: Canvas2D, w: number, h: number, made: BoardColours): void {
  drawTableBackground(brush, w, h, made, GROUND, () => {
    wheel(brush, w * 0.56, h * 0.4, Math.max(w, h) * 0.46, made, made.dark ? 0.13 : 0.24)
    clouds(brush, w, h, made)
  })
}

/** The wheel: rims with spokes and beads. */
function wheel(brush: Canvas2D, x: number, y: number, r: number, made: BoardColours, alpha: number): void {
  withSavedState(brush, () => {
    brush.translate(x, y)
    brush.lineWidth = Math.max(0.75, r * 0.0024)
    brush.strokeStyle = toCssColour(mixColours(made.gold, made.goldLight, 0.3), alpha)
    for (const at of [0.3, 0.33, 0.62, 0.64, 0.95, 1]) {
      traceCircle(brush, 0, 0, r * at)
      brush.stroke()
    }
    for (let i = 0; i < 48; i++) {
      const angle = (i * Math.PI) / 24
      brush.beginPath()
      brush.moveTo(Math.cos(angle) * r * 0.33, Math.sin(angle) * r * 0.33)
      const bend = angle + 0.26
      brush.quadraticCurveTo(
        Math.cos(angle) * r * 0.48,
        Math.sin(angle) * r * 0.48,
        Math.cos(bend) * r * 0.62,
        Math.sin(bend) * r * 0.62,
      )
      brush.stroke()
      if (i % 2 === 0) {
        brush.beginPath()
        brush.moveTo(Math.cos(angle) * r * 0.64, Math.sin(angle) * r * 0.64)
        brush.lineTo(Math.cos(angle) * r * 0.95, Math.sin(angle) * r * 0.95)
        brush.stroke()
      }
      traceCircle(brush, Math.cos(angle) * r * 0.975, Math.sin(angle) * r * 0.975, r * 0.009)
      brush.stroke()
    }
  })
}

/** Scalloped clouds in the lower corners. */
function clouds(brush: Canvas2D, w: number, h: number, made: BoardColours): void {
  const r = Math.min(w, h) * 0.085
  brush.lineWidth = Math.max(0.75, r * 0.02)
  brush.strokeStyle = toCssColour(made.gold, made.dark ? 0.12 : 0.2)
  for (let line = 0; line < 4; line++) {
    for (let i = -1; i < w / r + 1; i++) {
      const x = (i + (line % 2) * 0.5) * r * 1.9
      for (const ring of [1, 0.72, 0.44]) {
        brush.beginPath()
        brush.arc(x, h + r * 0.4 - line * r * 0.46, r * ring, Math.PI * 1.16, Math.PI * 1.84)
        brush.stroke()
      }
    }
  }
}
