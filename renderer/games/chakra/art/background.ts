/** The table under the boards: lacquer in lamplight, with mandalas drawn in gold dust. */
import { withSavedState, traceCircle, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import { drawTableBackground, type TableBackgroundStyle } from '../../../art/table-background.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { tracePetal } from './glyphs.ts'

const GROUND: TableBackgroundStyle = {
  fall: { dark: [0x35203a, 0x1f1428, 0x120b19], light: [0xf9efdd, 0xf2e4cc, 0xe6d3b2] },
  lamp: {
    x: 0.34,
    y: 0.14,
    r: 0.72,
    half: 0.4,
    dark: ['rgb(226 138 84 / 0.42)', 'rgb(150 70 90 / 0.2)', 'rgb(120 60 90 / 0)'],
    light: ['rgb(255 255 255 / 0.95)', 'rgb(255 246 226 / 0.5)', 'rgb(120 60 90 / 0)'],
  },
  edge: { x: 0.45, y: 0.4, from: 0.3, to: 0.86, dark: 'rgb(4 0 8 / 0.55)', light: 'rgb(120 80 30 / 0.22)' },
}

/** Draws the background of Chakra's table: lacquer in lamplight, with two golden mandalas. */
export function drawBackground(brush: Canvas2D, w: number, h: number, made: BoardColours): void {
  drawTableBackground(brush, w, h, made, GROUND, () => {
    const size = Math.max(w, h)
    mandala(brush, w * 0.28, h * 0.3, size * 0.5, made, made.dark ? 0.16 : 0.26)
    mandala(brush, w * 0.98, h * 1.02, size * 0.34, made, made.dark ? 0.1 : 0.18)
  })
}

function mandala(brush: Canvas2D, x: number, y: number, r: number, made: BoardColours, alpha: number): void {
  withSavedState(brush, () => {
    brush.translate(x, y)
    brush.lineWidth = Math.max(0.75, r * 0.0022)
    brush.strokeStyle = toCssColour(mixColours(made.gold, made.goldLight, 0.3), alpha)
    for (const [count, from, to, width] of [
      [16, 0.34, 0.56, 0.17],
      [24, 0.52, 0.78, 0.16],
      [32, 0.74, 1, 0.15],
    ] as const) {
      for (let i = 0; i < count; i++) {
        withSavedState(brush, () => {
          brush.rotate((i * 2 * Math.PI) / count)
          tracePetal(brush, r * from, r * to, r * width)
          brush.stroke()
        })
      }
      traceCircle(brush, 0, 0, r * to)
      brush.stroke()
      for (let i = 0; i < count; i++) {
        const angle = ((i + 0.5) * 2 * Math.PI) / count
        traceCircle(brush, Math.sin(angle) * r * to * 0.965, -Math.cos(angle) * r * to * 0.965, r * 0.007)
        brush.stroke()
      }
    }
  })
}
