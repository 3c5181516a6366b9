/** Cards from behind. */
import {
  withSavedState,
  traceCircle,
  clearShadow,
  radialGradient,
  setShadow,
  traceRoundedRect,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour } from '../../../art/colour.ts'
import { RUNG_EMBLEMS } from './emblems.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { PAPER_COLOURS } from './colours.ts'
import { drawEmblem } from '../../../art/icon.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/**
 * Draws the back of a card: lacquer with a wheel. The back of a card in a Future Life (the cards that a player keeps
 * for the next life) shows a lotus instead of the wheel.
 */
export function drawCardBack(
  brush: Canvas2D,
  { future }: SpritePropsByKind['back'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const radius = w * 0.075
  const [top, low, line] = future ? [0x6a4a86, 0x2c1c48, 0xdcb9f2] : [0x2c6f6a, 0x0e3236, 0xe6c27a]
  withSavedState(brush, () => {
    setShadow(
      brush,
      made.dark ? 'rgb(0 0 0 / 0.6)' : 'rgb(60 40 10 / 0.4)',
      Math.max(3, w * 0.06),
      Math.max(1, w * 0.02),
    )
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, radius)
    brush.fillStyle = toCssColour(PAPER_COLOURS.base)
    brush.fill()
    clearShadow(brush)
  })
  traceRoundedRect(brush, -w / 2 + 0.5, -h / 2 + 0.5, w - 1, h - 1, radius)
  brush.lineWidth = 1
  brush.strokeStyle = toCssColour(0x2a1c14, 0.6)
  brush.stroke()
  const edge = Math.max(1.2, w * 0.045)
  traceRoundedRect(brush, -w / 2 + edge, -h / 2 + edge, w - 2 * edge, h - 2 * edge, radius * 0.6)
  brush.fillStyle = radialGradient(brush, 0, -h * 0.12, 0, h * 0.66, [
    [0, toCssColour(top)],
    [1, toCssColour(low)],
  ])
  brush.fill()
  brush.lineWidth = Math.max(0.6, w * 0.014)
  brush.strokeStyle = toCssColour(line, 0.75)
  if (w > 30) {
    traceRoundedRect(brush, -w / 2 + edge * 2, -h / 2 + edge * 2, w - 4 * edge, h - 4 * edge, radius * 0.5)
    brush.stroke()
  }
  const r = w * 0.3
  if (future) {
    brush.fillStyle = toCssColour(line, 0.92)
    drawEmblem(brush, RUNG_EMBLEMS.transcendence, 0, 0, w * 0.56)
    return
  }
  traceCircle(brush, 0, 0, r)
  brush.stroke()
  traceCircle(brush, 0, 0, r * 0.36)
  brush.stroke()
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4
    brush.beginPath()
    brush.moveTo(Math.cos(angle) * r * 0.36, Math.sin(angle) * r * 0.36)
    brush.lineTo(Math.cos(angle) * r * 1.22, Math.sin(angle) * r * 1.22)
    brush.stroke()
  }
}
