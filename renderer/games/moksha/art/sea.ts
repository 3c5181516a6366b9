/** The sea: waves, the winds of the monsoon, a compass rose. */
import { withSavedState, linearGradient, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { signedNoiseOf } from './coast.ts'

/**
 * Draws the sea of the map: waves, a ship, the winds of the monsoon and a compass rose. In high contrast it is one dark
 * area.
 */
export function drawSea(brush: Canvas2D, w: number, h: number, made: BoardColours): void {
  if (made.contrast) {
    brush.fillStyle = toCssColour(0x04141c)
    brush.fillRect(0, 0, w, h)
    return
  }
  const size = Math.max(w, h)
  brush.fillStyle = linearGradient(brush, 0, 0, w, h, [
    [0, toCssColour(made.dark ? 0x1d5a6b : 0xa9d8d4)],
    [0.55, toCssColour(made.dark ? 0x123f55 : 0x86c3c8)],
    [1, toCssColour(made.dark ? 0x0a2740 : 0x5fa5b4)],
  ])
  brush.fillRect(0, 0, w, h)
  // Waves, as engravers draw them.
  brush.lineWidth = Math.max(0.7, size * 0.0011)
  brush.strokeStyle = toCssColour(made.dark ? 0x9fe0e6 : 0xffffff, made.dark ? 0.17 : 0.5)
  const step = size * 0.032
  for (let row = 0; row * step < h * 0.75; row++) {
    for (let column = 0; column * step * 2.4 < w; column++) {
      const x = (column + (row % 2) * 0.5 + signedNoiseOf(row, column) * 0.12) * step * 2.4
      const y = h * 0.3 + row * step
      const r = step * (0.22 + 0.1 * signedNoiseOf(column, row))
      brush.beginPath()
      brush.arc(x - r, y, r, Math.PI * 1.05, Math.PI * 1.95)
      brush.arc(x + r, y, r, Math.PI * 1.05, Math.PI * 1.95)
      brush.stroke()
    }
  }
  for (const [x, y, size] of [
    [0.075, 0.62, 0.034],
    [0.93, 0.655, 0.028],
  ] as const)
    dhow(brush, x * w, y * h, size * Math.min(w, h), made)
  rose(brush, w * 0.8, h * 0.87, Math.min(w, h) * 0.092, made)
  monsoon(brush, w, h, made)
}

/** A ship with a slanting sail, on its way along the coast. */
function dhow(brush: Canvas2D, x: number, y: number, r: number, made: BoardColours): void {
  withSavedState(brush, () => {
    brush.globalAlpha = made.dark ? 0.75 : 0.9
    brush.lineWidth = Math.max(0.8, r * 0.06)
    brush.strokeStyle = toCssColour(0x3a2010)
    brush.beginPath()
    brush.moveTo(x - r, y + r * 0.25)
    brush.quadraticCurveTo(x - r * 0.3, y + r * 0.42, x + r * 1.15, y + r * 0.1)
    brush.quadraticCurveTo(x + r * 0.75, y + r * 0.75, x - r * 0.55, y + r * 0.72)
    brush.closePath()
    brush.fillStyle = toCssColour(made.dark ? 0x7a4a26 : 0x9a6232)
    brush.fill()
    brush.stroke()
    brush.beginPath()
    brush.moveTo(x + r * 0.12, y + r * 0.32)
    brush.lineTo(x + r * 0.06, y - r * 1.1)
    brush.stroke()
    brush.beginPath()
    brush.moveTo(x + r * 0.62, y - r * 1.3)
    brush.quadraticCurveTo(x + r * 0.9, y - r * 0.4, x + r * 0.86, y + r * 0.12)
    brush.quadraticCurveTo(x, y + r * 0.2, x - r * 0.9, y + r * 0.02)
    brush.closePath()
    brush.fillStyle = toCssColour(made.dark ? 0xe4d2ac : 0xfff4da)
    brush.fill()
    brush.stroke()
    // Its wake.
    brush.strokeStyle = toCssColour(0xffffff, 0.5)
    for (const at of [0.9, 1.08]) {
      brush.beginPath()
      brush.moveTo(x - r * 1.2 * at, y + r * 0.85 * at)
      brush.quadraticCurveTo(x, y + r * 1.05 * at, x + r * 1.1 * at, y + r * 0.8 * at)
      brush.stroke()
    }
  })
}

/** A compass rose. */
function rose(brush: Canvas2D, x: number, y: number, r: number, made: BoardColours): void {
  withSavedState(brush, () => {
    brush.translate(x, y)
    brush.globalAlpha = made.dark ? 0.55 : 0.7
    brush.strokeStyle = toCssColour(made.dark ? made.goldLight : made.goldDeep, 0.6)
    brush.lineWidth = Math.max(0.7, r * 0.014)
    for (const ring of [1, 0.92, 0.56]) {
      brush.beginPath()
      brush.arc(0, 0, r * ring, 0, 2 * Math.PI)
      brush.stroke()
    }
    for (let i = 0; i < 16; i++) {
      const long = i % 4 === 0 ? 1.1 : i % 2 === 0 ? 0.84 : 0.56
      withSavedState(brush, () => {
        brush.rotate((i * Math.PI) / 8)
        for (const side of [-1, 1]) {
          brush.beginPath()
          brush.moveTo(0, -r * long)
          brush.lineTo(side * r * 0.1, -r * 0.2)
          brush.lineTo(0, 0)
          brush.closePath()
          brush.fillStyle = toCssColour(side < 0 ? made.gold : made.goldDeep, i % 2 === 0 ? 0.85 : 0.4)
          brush.fill()
        }
      })
    }
  })
}

/** Swirls of the wind that brings the rain. */
function monsoon(brush: Canvas2D, w: number, h: number, made: BoardColours): void {
  brush.strokeStyle = toCssColour(made.dark ? 0xd8f4f2 : 0xffffff, made.dark ? 0.2 : 0.6)
  brush.lineWidth = Math.max(0.9, Math.min(w, h) * 0.0024)
  for (const [x, y, s] of [
    [0.05, 0.66, 0.05],
    [0.11, 0.96, 0.04],
    [0.63, 0.93, 0.035],
    [0.93, 0.72, 0.03],
    [0.02, 0.53, 0.03],
  ] as const) {
    const r = s * Math.min(w, h)
    brush.beginPath()
    brush.moveTo(x * w - r * 0.6, y * h + r * 0.5)
    brush.bezierCurveTo(x * w + r * 0.8, y * h + r * 0.7, x * w + r * 2, y * h, x * w + r * 1.4, y * h - r * 0.5)
    brush.bezierCurveTo(x * w + r, y * h - r * 0.8, x * w + r * 0.6, y * h - r * 0.3, x * w + r, y * h - r * 0.1)
    brush.stroke()
  }
}
