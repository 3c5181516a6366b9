/** Draws the mountains and rivers of the map. */
import { linearGradient, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { signedNoiseOf, type MapSharePoint } from './coast.ts'

const RIVERS: readonly (readonly MapSharePoint[])[] = [
  // Ganges
  [
    [0.45, 0.15],
    [0.42, 0.2],
    [0.44, 0.25],
    [0.5, 0.3],
    [0.58, 0.33],
    [0.68, 0.35],
    [0.78, 0.37],
    [0.84, 0.42],
    [0.87, 0.52],
  ],
  // Yamuna
  [
    [0.41, 0.16],
    [0.39, 0.24],
    [0.43, 0.31],
    [0.52, 0.33],
    [0.57, 0.33],
  ],
  // Indus and a sister
  [
    [0.34, 0.04],
    [0.27, 0.1],
    [0.2, 0.18],
    [0.12, 0.27],
    [0.08, 0.36],
  ],
  [
    [0.4, 0.12],
    [0.31, 0.16],
    [0.22, 0.2],
    [0.16, 0.24],
  ],
  // Narmada
  [
    [0.52, 0.46],
    [0.42, 0.45],
    [0.32, 0.46],
    [0.22, 0.49],
    [0.12, 0.49],
  ],
  // Godavari
  [
    [0.27, 0.57],
    [0.38, 0.58],
    [0.48, 0.55],
    [0.58, 0.56],
    [0.65, 0.62],
  ],
  // Krishna
  [
    [0.26, 0.65],
    [0.37, 0.66],
    [0.47, 0.64],
    [0.55, 0.66],
    [0.61, 0.7],
  ],
  // Mahanadi
  [
    [0.57, 0.44],
    [0.64, 0.46],
    [0.71, 0.47],
    [0.78, 0.5],
  ],
  // Kaveri
  [
    [0.33, 0.78],
    [0.4, 0.8],
    [0.47, 0.79],
    [0.55, 0.81],
  ],
]

/**
 * Draws the mountains: the great range in the north, the ghats along the coasts, the hills between. None in high contrast.
 */
export function drawMountainRanges(brush: Canvas2D, w: number, h: number, made: BoardColours): void {
  if (made.contrast) return
  const size = Math.min(w, h)
  const peak = (x: number, y: number, r: number, snow: boolean): void => {
    const px = x * w
    const py = y * h
    brush.beginPath()
    brush.moveTo(px - r, py + r * 0.6)
    brush.lineTo(px - r * 0.1, py - r)
    brush.lineTo(px + r, py + r * 0.6)
    brush.closePath()
    brush.fillStyle = linearGradient(brush, px - r, py, px + r, py, [
      [0, toCssColour(snow ? (made.dark ? 0xd9d2c8 : 0xffffff) : made.dark ? 0xb99c6c : 0xd9bd8c)],
      [0.48, toCssColour(snow ? (made.dark ? 0xb8aca2 : 0xf0e8dc) : made.dark ? 0x9a7c50 : 0xc2a06a)],
      [0.5, toCssColour(snow ? (made.dark ? 0x63574f : 0xb3a08c) : made.dark ? 0x5f4628 : 0x94703c)],
      [1, toCssColour(snow ? (made.dark ? 0x4f453e : 0xa08c76) : made.dark ? 0x4f3a20 : 0x80602f)],
    ])
    brush.fill()
    brush.lineWidth = Math.max(0.5, r * 0.07)
    brush.strokeStyle = toCssColour(0x3a2414, 0.5)
    brush.stroke()
    // The ridge falls away from the summit, and rock shows below the snow.
    brush.beginPath()
    brush.moveTo(px - r * 0.1, py - r)
    brush.lineTo(px + r * 0.12, py - r * 0.35)
    brush.lineTo(px - r * 0.04, py + r * 0.05)
    brush.lineTo(px + r * 0.2, py + r * 0.58)
    brush.stroke()
    if (!snow) return
    brush.beginPath()
    brush.moveTo(px - r, py + r * 0.6)
    brush.lineTo(px - r * 0.62, py - r * 0.08)
    brush.lineTo(px - r * 0.36, py + r * 0.22)
    brush.lineTo(px - r * 0.12, py - r * 0.04)
    brush.lineTo(px + r * 0.16, py + r * 0.3)
    brush.lineTo(px + r * 0.5, py - r * 0.02)
    brush.lineTo(px + r, py + r * 0.6)
    brush.closePath()
    brush.fillStyle = toCssColour(made.dark ? 0x6d5a48 : 0xa98f6c, 0.9)
    brush.fill()
  }
  for (let row = 0; row < 3; row++) {
    for (let n = 0; n < 16; n++) {
      const at = n / 15
      const x = 0.38 + at * 0.62 + signedNoiseOf(n, row) * 0.012
      const y = 0.045 + at * 0.215 + row * 0.028 - 0.05 + signedNoiseOf(row, n) * 0.006
      if (y > -0.02) peak(x, y, size * (0.021 - row * 0.003), true)
    }
  }
  for (let n = 0; n < 7; n++) peak(0.04 + n * 0.017 + signedNoiseOf(n, 3) * 0.01, 0.06 + n * 0.035, size * 0.014, true)
  for (let n = 0; n < 9; n++) peak(0.155 + n * 0.022, 0.6 + n * 0.03, size * 0.0085, false)
  for (let n = 0; n < 6; n++) peak(0.35 + n * 0.035, 0.425 + signedNoiseOf(n, 9) * 0.006, size * 0.008, false)
  for (let n = 0; n < 5; n++) peak(0.63 - n * 0.016, 0.6 + n * 0.045, size * 0.0075, false)
  for (let n = 0; n < 4; n++) peak(0.165 + n * 0.03, 0.445 - n * 0.03, size * 0.007, false)
}

/** Draws the rivers of the map. */
export function drawRivers(brush: Canvas2D, w: number, h: number, made: BoardColours): void {
  const size = Math.min(w, h)
  for (const [width, colour, alpha] of [
    [0.0072, 0x123a52, 0.5],
    [0.0045, made.contrast ? 0x66ccff : 0x6fc3dc, 0.95],
  ] as const) {
    brush.lineWidth = Math.max(1, size * width)
    brush.strokeStyle = toCssColour(colour, alpha)
    for (const river of RIVERS) {
      brush.beginPath()
      river.forEach(([x, y], i) => {
        const next = river[i + 1]
        if (i === 0) brush.moveTo(x * w, y * h)
        else if (next === undefined) brush.lineTo(x * w, y * h)
        else brush.quadraticCurveTo(x * w, y * h, ((x + next[0]) / 2) * w, ((y + next[1]) / 2) * h)
      })
      brush.stroke()
    }
  }
}
