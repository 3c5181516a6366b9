/** Draws dunes, mesas and desert landmarks. In the square of 100 by 100 (air.ts). */
import { withSavedState, traceClosedPolygon, linearGradient, type Canvas2D } from '../../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../../art/colour.ts'
import { randomBetween, spreadNumbers, type SeededRandom } from './seeded-random.ts'
import { BIOME_LAND_SHADES, type LightMood } from './tones.ts'

const SAND = BIOME_LAND_SHADES.desert

/** Draws table mountains on the horizon. */
export function drawMesas(brush: Canvas2D, dice: SeededRandom, mood: LightMood, foot: number): void {
  for (const x of spreadNumbers(dice, 3, 0, 100)) {
    const w = randomBetween(dice, 7, 15)
    const h = randomBetween(dice, 7, 18)
    const far = 0.4
    traceClosedPolygon(brush, [
      [x - w, foot + 2],
      [x - w * 0.78, foot - h * 0.4],
      [x - w * 0.62, foot - h],
      [x + w * 0.55, foot - h * randomBetween(dice, 0.94, 1.04)],
      [x + w * 0.72, foot - h * 0.42],
      [x + w, foot + 2],
    ])
    brush.fillStyle = linearGradient(brush, x - w, foot - h, x + w, foot, [
      [0, toCssColour(mixColours(mixColours(SAND.base, 0xb7826a, 0.5), mood.haze, far))],
      [0.55, toCssColour(mixColours(mixColours(SAND.deep, 0x8a5548, 0.4), mood.haze, far))],
      [1, toCssColour(mixColours(SAND.deep, mood.haze, far))],
    ])
    brush.fill()
    brush.lineWidth = 0.5
    for (const up of [0.35, 0.6, 0.8]) {
      brush.beginPath()
      brush.moveTo(x - w * 0.7, foot - h * up)
      brush.lineTo(x + w * 0.62, foot - h * up)
      brush.strokeStyle = toCssColour(mixColours(SAND.deep, mood.haze, far), 0.45)
      brush.stroke()
    }
  }
}

/**
 * Draws a dune with a lit and a shaded side.
 * @param y height of its foot
 * @param far 0 is near; 1 has only the colour of the haze
 */
export function drawDune(brush: Canvas2D, dice: SeededRandom, mood: LightMood, y: number, far: number): void {
  const x = randomBetween(dice, 25, 80)
  const h = randomBetween(dice, 7, 14)
  const tint = (colour: number): number => mixColours(colour, mood.haze, far)
  brush.beginPath()
  brush.moveTo(-2, 102)
  brush.lineTo(-2, y + 3)
  brush.bezierCurveTo(x * 0.5, y + 2, x * 0.72, y - h, x, y - h)
  brush.bezierCurveTo(x + 12, y - h * 0.4, x + 26, y + 2, 102, y + randomBetween(dice, -2, 4))
  brush.lineTo(102, 102)
  brush.closePath()
  brush.fillStyle = linearGradient(brush, 0, y - h, 66, 104, [
    [0, toCssColour(tint(mixColours(SAND.light, mood.sky[2], 0.25)))],
    [0.5, toCssColour(tint(SAND.base))],
    [1, toCssColour(tint(mixColours(SAND.base, SAND.deep, 0.7)))],
  ])
  brush.fill()
  brush.beginPath()
  brush.moveTo(x, y - h)
  brush.bezierCurveTo(x - 9, y - h * 0.2, x + 8, y + h * 0.5, x - 6, y + h * 1.8)
  brush.bezierCurveTo(x + 16, y + h, x + 24, y + 3, 102, y + 4)
  brush.bezierCurveTo(x + 26, y + 2, x + 12, y - h * 0.4, x, y - h)
  brush.closePath()
  brush.fillStyle = linearGradient(brush, x - 4, y - h, x + 30, y + h * 2, [
    [0, toCssColour(tint(mixColours(SAND.deep, SAND.base, 0.2)))],
    [1, toCssColour(tint(mixColours(SAND.deep, SAND.base, 0.75)))],
  ])
  brush.fill()
  // Ripples of the wind.
  brush.lineWidth = 0.35
  for (let i = 0; i < 5; i++) {
    const at = y + 6 + i * 4.2
    const from = randomBetween(dice, 0, 30)
    brush.beginPath()
    brush.moveTo(from, at)
    brush.bezierCurveTo(from + 8, at - 1.6, from + 16, at + 1.4, from + 26, at - 0.6)
    brush.strokeStyle = toCssColour(tint(SAND.deep), 0.3)
    brush.stroke()
  }
}

/** A thorny pillar with arms. */
function cactus(brush: Canvas2D, dice: SeededRandom, x: number, foot: number, h: number): void {
  const w = h * 0.13
  const arm = (side: number, at: number, up: number): void => {
    brush.beginPath()
    brush.moveTo(x, foot - h * at)
    brush.quadraticCurveTo(x + side * w * 2.4, foot - h * at, x + side * w * 2.4, foot - h * up)
    brush.stroke()
  }
  withSavedState(brush, () => {
    for (const [colour, shift, width] of [
      [0x35584c, 0, w],
      [0x7fa87f, -w * 0.22, w * 0.42],
    ] as const) {
      brush.translate(shift, 0)
      brush.lineWidth = width
      brush.strokeStyle = toCssColour(colour)
      brush.beginPath()
      brush.moveTo(x, foot)
      brush.lineTo(x, foot - h)
      brush.stroke()
      arm(-1, randomBetween(dice, 0.3, 0.32), 0.66)
      arm(1, randomBetween(dice, 0.42, 0.44), 0.8)
    }
  })
}

/** An old stone bow. */
function arch(brush: Canvas2D, x: number, foot: number, h: number): void {
  const w = h * 0.9
  brush.beginPath()
  brush.moveTo(x - w * 0.6, foot)
  brush.bezierCurveTo(x - w * 0.66, foot - h * 1.2, x + w * 0.5, foot - h * 1.3, x + w * 0.66, foot)
  brush.lineTo(x + w * 0.34, foot)
  brush.bezierCurveTo(x + w * 0.24, foot - h * 0.9, x - w * 0.3, foot - h * 0.86, x - w * 0.28, foot)
  brush.closePath()
  brush.fillStyle = linearGradient(brush, x - w * 0.6, foot - h, x + w * 0.6, foot, [
    [0, toCssColour(mixColours(SAND.light, 0xd8a888, 0.5))],
    [0.5, toCssColour(mixColours(SAND.base, 0xa06a58, 0.5))],
    [1, toCssColour(mixColours(SAND.deep, 0x5c3a38, 0.4))],
  ])
  brush.fill()
}

/** Draws cactuses, a rock arch or nothing in the sand, by chance, so that deserts differ. */
export function drawDesertLandmark(brush: Canvas2D, dice: SeededRandom, foot: number): void {
  const kind = dice()
  const x = randomBetween(dice, 28, 72)
  if (kind < 0.42) {
    cactus(brush, dice, x, foot, randomBetween(dice, 20, 27))
    cactus(brush, dice, x + randomBetween(dice, 14, 22) * (x > 50 ? -1 : 1), foot + 3, randomBetween(dice, 10, 14))
  } else if (kind < 0.8) arch(brush, x, foot + 2, randomBetween(dice, 18, 25))
}
