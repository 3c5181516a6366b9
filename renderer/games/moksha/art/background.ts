/** The table: dark wood with the rings of a mandala, in the light of a lamp. */
import { radialGradient, verticalGradient, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'

/** Draws the background of the board area: dark wood with the rings of a mandala, in the light of a lamp. */
export function drawBackground(brush: Canvas2D, w: number, h: number, made: BoardColours): void {
  brush.fillStyle = toCssColour(made.ground)
  brush.fillRect(0, 0, w, h)
  if (made.contrast) return
  brush.fillStyle = verticalGradient(brush, 0, h, [
    [0, toCssColour(made.dark ? 0x2c1614 : 0xfdf3e2)],
    [0.5, toCssColour(made.dark ? 0x200f10 : 0xf6e4c6)],
    [1, toCssColour(made.dark ? 0x140a0c : 0xe7cb9e)],
  ])
  brush.fillRect(0, 0, w, h)
  const size = Math.max(w, h)
  brush.fillStyle = radialGradient(brush, w * 0.3, h * 0.35, 0, size * 0.75, [
    [0, made.dark ? 'rgb(232 138 50 / 0.2)' : 'rgb(255 255 255 / 0.9)'],
    [0.5, made.dark ? 'rgb(160 70 40 / 0.1)' : 'rgb(255 246 220 / 0.4)'],
    [1, 'rgb(120 60 30 / 0)'],
  ])
  brush.fillRect(0, 0, w, h)
  brush.lineWidth = Math.max(0.8, size * 0.001)
  brush.strokeStyle = toCssColour(made.dark ? made.gold : made.goldDeep, made.dark ? 0.11 : 0.16)
  for (const [x, y, petals] of [
    [0.86, 0.86, 24],
    [0.98, 0.08, 16],
  ] as const) {
    for (let ring = 1; ring <= 7; ring++) {
      const r = size * 0.052 * ring
      brush.beginPath()
      for (let i = 0; i <= 240; i++) {
        const angle = (i * Math.PI) / 120
        const at = r * (1 + 0.05 * Math.abs(Math.sin((angle * petals) / 2)))
        const px = x * w + Math.cos(angle) * at
        const py = y * h + Math.sin(angle) * at
        if (i === 0) brush.moveTo(px, py)
        else brush.lineTo(px, py)
      }
      brush.stroke()
    }
  }
  brush.fillStyle = radialGradient(brush, w * 0.5, h * 0.45, size * 0.34, size * 0.85, [
    [0, 'rgb(0 0 0 / 0)'],
    [1, made.dark ? 'rgb(8 0 0 / 0.6)' : 'rgb(120 70 20 / 0.2)'],
  ])
  brush.fillRect(0, 0, w, h)
}
