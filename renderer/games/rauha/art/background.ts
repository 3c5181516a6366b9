/** The table: a quiet valley at night, with contour lines like those of a map of worlds. */
import type { Canvas2D } from '../../../art/canvas.ts'
import { toCssColour } from '../../../art/colour.ts'
import { drawTableBackground, type TableBackgroundStyle } from '../../../art/table-background.ts'
import type { BoardColours } from '../../../art/materials.ts'

const GROUND: TableBackgroundStyle = {
  fall: { dark: [0x16323a, 0x10262a, 0x0a171a], light: [0xeef3e4, 0xe3ead2, 0xcdd8b6] },
  lamp: {
    x: 0.3,
    y: 0.3,
    r: 0.7,
    half: 0.5,
    dark: ['rgb(120 190 140 / 0.22)', 'rgb(70 130 120 / 0.1)', 'rgb(60 90 90 / 0)'],
    light: ['rgb(255 255 255 / 0.9)', 'rgb(255 255 240 / 0.4)', 'rgb(60 90 90 / 0)'],
  },
  edge: { x: 0.5, y: 0.45, from: 0.34, to: 0.85, dark: 'rgb(0 6 8 / 0.6)', light: 'rgb(70 84 30 / 0.2)' },
}

/** Draws the background of the board area: a valley at night, with contour lines as on a map. */
export function drawBackground(brush: Canvas2D, w: number, h: number, made: BoardColours): void {
  drawTableBackground(brush, w, h, made, GROUND, () => {
    contours(brush, w, h, made)
  })
}

/** Lines of equal height around a few hills. */
function contours(brush: Canvas2D, w: number, h: number, made: BoardColours): void {
  const size = Math.max(w, h)
  brush.lineWidth = Math.max(0.8, size * 0.0011)
  brush.strokeStyle = toCssColour(made.dark ? made.gold : made.goldDeep, made.dark ? 0.1 : 0.16)
  for (const [x, y, seed, rings] of [
    [0.16, 0.24, 1.3, 11],
    [0.84, 0.66, 4.1, 12],
    [0.6, 0.02, 2.2, 8],
    [0.3, 1.02, 5.7, 9],
  ] as const) {
    for (let ring = 1; ring <= rings; ring++) {
      const r = size * 0.034 * ring
      brush.beginPath()
      for (let i = 0; i <= 72; i++) {
        const angle = (i * Math.PI) / 36
        const bow =
          1 +
          0.12 * Math.sin(angle * 2 + seed) +
          0.07 * Math.sin(angle * 3 + seed * 2.1 + ring * 0.14) +
          0.03 * Math.sin(angle * 7 + seed)
        const px = x * w + Math.cos(angle) * r * bow * 1.25
        const py = y * h + Math.sin(angle) * r * bow
        if (i === 0) brush.moveTo(px, py)
        else brush.lineTo(px, py)
      }
      brush.stroke()
    }
  }
}
