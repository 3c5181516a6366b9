/** The table under the pieces: dusk in violet, with rings of gold dust. */
import { traceCircle, type Canvas2D } from '../../../../../../../renderer/art/canvas.ts'
import { toCssColour } from '../../../../../../../renderer/art/colour.ts'
import { drawTableBackground, type TableBackgroundStyle } from '../../../../../../../renderer/art/table-background.ts'
import type { BoardColours } from '../../../../../../../renderer/art/materials.ts'

const GROUND: TableBackgroundStyle = {
  fall: { dark: [0x2a2646, 0x1a1830, 0x100f1f], light: [0xf7f3ea, 0xece6e2, 0xdad2d6] },
  lamp: {
    x: 0.5,
    y: 0.44,
    r: 0.6,
    half: 0.42,
    dark: ['rgb(190 150 240 / 0.26)', 'rgb(110 90 170 / 0.14)', 'rgb(60 50 90 / 0)'],
    light: ['rgb(255 255 255 / 0.95)', 'rgb(255 250 240 / 0.5)', 'rgb(255 250 240 / 0)'],
  },
  edge: { x: 0.5, y: 0.44, from: 0.34, to: 0.85, dark: 'rgb(2 0 10 / 0.6)', light: 'rgb(70 50 80 / 0.2)' },
}

export function drawBackground(brush: Canvas2D, w: number, h: number, made: BoardColours): void {
  drawTableBackground(brush, w, h, made, GROUND, () => {
    brush.strokeStyle = toCssColour(made.gold, made.dark ? 0.14 : 0.26)
    for (const at of [0.2, 0.21, 0.36, 0.52, 0.53]) {
      traceCircle(brush, w * 0.5, h * 0.44, Math.max(w, h) * at)
      brush.stroke()
    }
  })
}
