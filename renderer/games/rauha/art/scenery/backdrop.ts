/**
 * Draws sky, ridges and water of landscapes. All scenery is drawn in a square of 100 by 100 units whose upper left corner is
 * 0, 0. The light comes from the upper left.
 */
import {
  withSavedState,
  traceCircle,
  traceClosedPolygon,
  radialGradient,
  linearGradient,
  verticalGradient,
  type Canvas2D,
} from '../../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../../art/colour.ts'
import { randomBetween, spreadNumbers, type SeededRandom } from './seeded-random.ts'
import type { LightMood, SceneryColourShades } from './tones.ts'

/** The y coordinate of the horizon in a landscape, which is 100 units wide and high. The land begins there. */
export const HORIZON_Y = 56

/** Draws the sky of a landscape, with sun, stars or clouds as the light mood has them. */
export function drawLandscapeSky(brush: Canvas2D, dice: SeededRandom, mood: LightMood): void {
  const [top, middle, low] = mood.sky
  brush.fillStyle = verticalGradient(brush, 0, HORIZON_Y + 8, [
    [0, toCssColour(top)],
    [0.55, toCssColour(middle)],
    [1, toCssColour(low)],
  ])
  brush.fillRect(0, 0, 100, 100)
  const x = randomBetween(dice, 16, 46)
  const y = randomBetween(dice, 24, 42)
  const r = mood.night ? randomBetween(dice, 4.5, 7) : randomBetween(dice, 5, 9)
  brush.fillStyle = radialGradient(brush, x, y, r * 0.4, r * 6, [
    [0, toCssColour(mood.sun, 0.75)],
    [0.25, toCssColour(mood.sun, 0.28)],
    [1, toCssColour(mood.sun, 0)],
  ])
  brush.fillRect(0, 0, 100, 100)
  if (mood.night) stars(brush, dice)
  if (mood.night) {
    brush.beginPath()
    brush.arc(x, y, r, -0.9, 2.3)
    brush.quadraticCurveTo(x + r * 0.5, y + r * 0.1, x + r * 0.62, y - r * 0.78)
    brush.closePath()
  } else traceCircle(brush, x, y, r)
  brush.fillStyle = toCssColour(mood.sun, 0.95)
  brush.fill()
  clouds(brush, dice, mood)
}

function stars(brush: Canvas2D, dice: SeededRandom): void {
  for (let i = 0; i < 26; i++) {
    traceCircle(brush, dice() * 100, dice() * 48, randomBetween(dice, 0.2, 0.65))
    brush.fillStyle = toCssColour(0xffffff, randomBetween(dice, 0.35, 0.95))
    brush.fill()
  }
}

/** Long banks with a lit upper edge. */
function clouds(brush: Canvas2D, dice: SeededRandom, mood: LightMood): void {
  const light = mixColours(mood.sky[2], 0xffffff, mood.night ? 0.1 : 0.6)
  for (const y of spreadNumbers(dice, 3, 14, 48)) {
    const x = randomBetween(dice, 0, 100)
    const w = randomBetween(dice, 18, 40)
    for (let i = 0; i < 7; i++) {
      const at = (i / 6) * 2 - 1
      const h = (1 - at * at) * randomBetween(dice, 1.6, 3.4) + 0.7
      const cx = x + at * w * 0.5
      brush.beginPath()
      brush.ellipse(cx, y - h * 0.5, w * 0.16, h, 0, 0, 2 * Math.PI)
      brush.fillStyle = verticalGradient(brush, y - 2 * h, y + h, [
        [0, toCssColour(light, 0.5)],
        [1, toCssColour(mood.sky[2], 0.06)],
      ])
      brush.fill()
    }
  }
}

/**
 * Traces the outline of hilly land as the current path of the canvas: the wavy ridge at the top, and the area below it
 * down to the lower edge of the picture, a square of 100 by 100. The caller fills it.
 * @param y mean height of the ridge
 * @param swing largest deviation from `y`
 * @param waves frequency of the hills: a larger number gives more hills; default 1.4
 */
export function traceRidge(brush: Canvas2D, dice: SeededRandom, y: number, swing: number, waves = 1.4): void {
  const [a, b, c] = [dice() * 7, dice() * 7, dice() * 7]
  brush.beginPath()
  brush.moveTo(-2, 102)
  for (let x = -2; x <= 102; x += 2) {
    const at = (x / 100) * waves * Math.PI
    const up = Math.sin(at + a) * 0.62 + Math.sin(at * 2.3 + b) * 0.28 + Math.sin(at * 5.1 + c) * 0.1
    brush.lineTo(x, y - up * swing)
  }
  brush.lineTo(102, 102)
  brush.closePath()
}

/**
 * Fills the current path, which `traceRidge` has made, as land that is lit from the upper left.
 * @param y mean height of the ridge, as for `traceRidge`
 * @param swing largest deviation from it, as for `traceRidge`
 * @param haze colour of distant things
 * @param distance 0 is near; 1 has only the colour of the haze
 */
export function fillRidge(
  brush: Canvas2D,
  y: number,
  tone: SceneryColourShades,
  swing: number,
  haze: number,
  distance: number,
): void {
  const far = (colour: number): number => mixColours(colour, haze, distance)
  brush.fillStyle = linearGradient(brush, 0, y - swing, 60, Math.min(104, y + 46), [
    [0, toCssColour(far(mixColours(tone.light, tone.base, 0.25)))],
    [0.45, toCssColour(far(tone.base))],
    [1, toCssColour(far(mixColours(tone.base, tone.deep, 0.8)))],
  ])
  brush.fill()
}

/**
 * Draws a horizontal band of mist over the scenery that is already drawn.
 * @param y middle of the band
 * @param height half the height of the band
 * @param strength largest opacity, 0 to 1
 */
export function drawMist(brush: Canvas2D, y: number, height: number, mood: LightMood, strength = 0.5): void {
  brush.fillStyle = verticalGradient(brush, y - height, y + height, [
    [0, toCssColour(mood.sky[2], 0)],
    [0.55, toCssColour(mood.sky[2], strength)],
    [1, toCssColour(mood.sky[2], 0)],
  ])
  brush.fillRect(0, y - height, 100, 2 * height)
}

const WATER: SceneryColourShades = { light: 0xd8f6ff, base: 0x4fb0d8, deep: 0x14507f }

/** Draws water from the left edge to the right one, from `y` down. */
export function drawSea(brush: Canvas2D, dice: SeededRandom, mood: LightMood, y: number): void {
  brush.fillStyle = verticalGradient(brush, y, y + 22, [
    [0, toCssColour(mixColours(mood.sky[2], WATER.light, 0.4))],
    [0.35, toCssColour(mixColours(mood.sky[1], WATER.base, 0.6))],
    [1, toCssColour(mixColours(mood.sky[0], WATER.deep, 0.75))],
  ])
  brush.fillRect(0, y, 100, 100 - y)
  brush.fillStyle = toCssColour(WATER.light, 0.8)
  brush.fillRect(0, y, 100, 0.7)
  brush.lineWidth = 0.6
  for (let i = 0; i < 16; i++) {
    const py = y + 2 + 18 * dice() * dice()
    const px = randomBetween(dice, 0, 100)
    const half = randomBetween(dice, 2, 5) + (py - y) * 0.35
    brush.beginPath()
    brush.moveTo(px - half, py)
    brush.quadraticCurveTo(px, py - 0.9, px + half, py)
    brush.strokeStyle = toCssColour(0xffffff, randomBetween(dice, 0.2, 0.6))
    brush.stroke()
  }
}

/** Draws a lake in the foreground that mirrors the sky, around x, y. */
export function drawLake(
  brush: Canvas2D,
  dice: SeededRandom,
  mood: LightMood,
  x: number,
  y: number,
  w: number,
  h: number,
): void {
  withSavedState(brush, () => {
    const wave = dice() * 6
    brush.beginPath()
    for (let i = 0; i <= 48; i++) {
      const angle = (i / 48) * 2 * Math.PI
      const r = 1 + 0.07 * Math.sin(angle * 3 + wave) + 0.04 * Math.sin(angle * 5 + wave * 2)
      const px = x + (Math.cos(angle) * w * r) / 2
      const py = y + (Math.sin(angle) * h * r) / 2
      if (i === 0) brush.moveTo(px, py)
      else brush.lineTo(px, py)
    }
    brush.closePath()
    brush.fillStyle = verticalGradient(brush, y - h / 2, y + h / 2, [
      [0, toCssColour(mixColours(mood.sky[2], WATER.light, 0.35))],
      [0.4, toCssColour(mixColours(mood.sky[1], WATER.base, 0.6))],
      [1, toCssColour(mixColours(mood.sky[0], WATER.deep, 0.75))],
    ])
    brush.fill()
    brush.lineWidth = 0.9
    brush.strokeStyle = toCssColour(WATER.light, 0.75)
    brush.stroke()
    brush.clip()
    brush.lineWidth = 0.6
    for (let i = 0; i < 9; i++) {
      const py = y - h / 2 + h * (0.12 + 0.8 * dice())
      const px = x + w * (dice() - 0.5) * 0.8
      const half = randomBetween(dice, 3, 9)
      brush.beginPath()
      brush.moveTo(px - half, py)
      brush.quadraticCurveTo(px, py - 1, px + half, py)
      brush.strokeStyle = toCssColour(0xffffff, randomBetween(dice, 0.25, 0.7))
      brush.stroke()
    }
  })
}

/** Draws a waterfall between rocks, from `top` to `foot`. */
export function drawWaterfall(
  brush: Canvas2D,
  dice: SeededRandom,
  x: number,
  top: number,
  foot: number,
  width: number,
): void {
  const bend = randomBetween(dice, -1.5, 1.5)
  cliff(brush, dice, x, top, foot, width, -1)
  cliff(brush, dice, x, top, foot, width, 1)
  brush.beginPath()
  brush.moveTo(x - width * 0.34, top)
  brush.bezierCurveTo(x - width * 0.5 + bend, (top + foot) / 2, x - width * 0.5, foot - 4, x - width * 0.72, foot)
  brush.lineTo(x + width * 0.72, foot)
  brush.bezierCurveTo(x + width * 0.5, foot - 4, x + width * 0.5 + bend, (top + foot) / 2, x + width * 0.34, top)
  brush.closePath()
  brush.fillStyle = linearGradient(brush, x - width / 2, top, x + width / 2, top, [
    [0, toCssColour(0xffffff, 0.95)],
    [0.5, toCssColour(WATER.light)],
    [1, toCssColour(WATER.base)],
  ])
  brush.fill()
  brush.lineWidth = 0.45
  for (let i = 0; i < 6; i++) {
    const px = x + width * (dice() - 0.5) * 0.7
    brush.beginPath()
    brush.moveTo(px, top + randomBetween(dice, 1, 6))
    brush.lineTo(px + bend * 0.4, foot - randomBetween(dice, 1, 6))
    brush.strokeStyle = toCssColour(i % 2 === 0 ? WATER.base : 0xffffff, 0.6)
    brush.stroke()
  }
  brush.fillStyle = radialGradient(brush, x, foot, 0, width * 1.7, [
    [0, toCssColour(0xffffff, 0.85)],
    [1, toCssColour(0xffffff, 0)],
  ])
  brush.fillRect(x - width * 2, foot - width * 1.2, width * 4, width * 2.2)
}

/** The rock on one side of falling water. */
function cliff(
  brush: Canvas2D,
  dice: SeededRandom,
  x: number,
  top: number,
  foot: number,
  width: number,
  side: -1 | 1,
): void {
  const out = (times: number): number => x + side * width * times
  traceClosedPolygon(brush, [
    [x, top - 0.6],
    [out(0.6), top - randomBetween(dice, 1, 3)],
    [out(1.5), top + randomBetween(dice, -2, 2)],
    [out(2.2), top + (foot - top) * 0.3],
    [out(2.6), top + (foot - top) * 0.62],
    [out(3.2), foot + 1],
    [x, foot + 1],
  ])
  brush.fillStyle = linearGradient(brush, x - width * 2, top, x + width * 2.4, foot, [
    [0, toCssColour(0xb9c9d2)],
    [0.5, toCssColour(0x6f8797)],
    [1, toCssColour(0x33485a)],
  ])
  brush.fill()
  brush.lineWidth = 0.5
  brush.strokeStyle = toCssColour(0x1f3040, 0.45)
  for (const at of [0.25, 0.5, 0.75]) {
    brush.beginPath()
    brush.moveTo(out(0.6), top + (foot - top) * at)
    brush.lineTo(out(1.2 + at * 1.3), top + (foot - top) * (at + 0.06))
    brush.stroke()
  }
}

/** Draws curtains of light in the night sky. */
export function drawAurora(brush: Canvas2D, dice: SeededRandom): void {
  for (let veil = 0; veil < 3; veil++) {
    const hue = [0x7dffc8, 0x8fd0ff, 0xb89cff][veil] ?? 0x7dffc8
    const y = randomBetween(dice, 14, 30)
    const bend = dice() * 6
    for (let x = -4; x < 104; x += 2.2) {
      const top = y + Math.sin(x / 13 + bend) * 6
      const high = 12 + 6 * Math.sin(x / 7 + bend * 2)
      brush.fillStyle = verticalGradient(brush, top - high, top + 4, [
        [0, toCssColour(hue, 0)],
        [0.75, toCssColour(hue, 0.2)],
        [1, toCssColour(hue, 0)],
      ])
      brush.fillRect(x, top - high, 2.6, high + 4)
    }
  }
}

/** Draws a small hill at the left edge, on which animals stand. */
export function drawKnoll(brush: Canvas2D, dice: SeededRandom, tone: SceneryColourShades, mood: LightMood): void {
  brush.beginPath()
  brush.moveTo(-2, 102)
  brush.lineTo(-2, 70)
  brush.bezierCurveTo(14, 68 + randomBetween(dice, -1, 1), 30, 71, 40, 79)
  brush.bezierCurveTo(46, 84, 52, 92, 62, 102)
  brush.closePath()
  brush.fillStyle = linearGradient(brush, 0, 68, 40, 104, [
    [0, toCssColour(mixColours(tone.light, mood.haze, 0.08))],
    [0.4, toCssColour(tone.base)],
    [1, toCssColour(tone.deep)],
  ])
  brush.fill()
}
