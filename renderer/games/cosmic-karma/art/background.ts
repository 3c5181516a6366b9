/** The table: deep space with stars, or a pale morning sky. */
import { traceCircle, radialGradient, verticalGradient, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'

/** Draws the background of Cosmic Karma's table: deep space with stars, or a pale morning sky in the light theme. */
export function drawBackground(brush: Canvas2D, w: number, h: number, made: BoardColours): void {
  brush.fillStyle = toCssColour(made.ground)
  brush.fillRect(0, 0, w, h)
  if (made.contrast) return
  brush.fillStyle = verticalGradient(brush, 0, h, [
    [0, toCssColour(made.dark ? 0x1a2058 : 0xeaf0ff)],
    [0.5, toCssColour(made.dark ? 0x131743 : 0xdde5fa)],
    [1, toCssColour(made.dark ? 0x0b0d28 : 0xcdd4f0)],
  ])
  brush.fillRect(0, 0, w, h)
  const size = Math.max(w, h)
  for (const [x, y, r, tone] of [
    [0.25, 0.35, 0.6, made.dark ? 0x5a4ab0 : 0xffffff],
    [0.9, 0.8, 0.5, made.dark ? 0x2a6aa0 : 0xfff2dc],
  ] as const) {
    brush.fillStyle = radialGradient(brush, w * x, h * y, 0, size * r, [
      [0, toCssColour(tone, made.dark ? 0.32 : 0.8)],
      [1, toCssColour(tone, 0)],
    ])
    brush.fillRect(0, 0, w, h)
  }
  // Stars by a simple sequence, so that they stay where they are.
  let seed = 7
  const next = (): number => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  for (let i = 0; i < 170; i++) {
    const r = 0.4 + next() ** 4 * 1.7
    traceCircle(brush, next() * w, next() * h, r)
    brush.fillStyle = toCssColour(made.dark ? 0xfff4d8 : 0x6a7ac0, (made.dark ? 0.25 : 0.14) + next() * 0.35)
    brush.fill()
  }
}
