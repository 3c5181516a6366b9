/** Draws snowy peaks. In the square of 100 by 100 (air.ts). */
import { withSavedState, traceClosedPolygon, linearGradient, type Canvas2D } from '../../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../../art/colour.ts'
import { randomBetween, spreadNumbers, type SeededRandom } from './seeded-random.ts'
import { BIOME_LAND_SHADES, type LightMood } from './tones.ts'

type Points = readonly (readonly [number, number])[]

const { light, base: stone, deep } = BIOME_LAND_SHADES.mountain

/** A mountain with a lit and a shaded side. @param far 0: near, 1: lost in the haze */
function peak(
  brush: Canvas2D,
  dice: SeededRandom,
  { x, top, foot, half, far }: { x: number; top: number; foot: number; half: number; far: number },
  mood: LightMood,
): void {
  const tint = (colour: number): number => mixColours(colour, mood.haze, far)
  const flank = (to: number): Points =>
    Array.from({ length: 8 }, (_, i) => {
      const t = (i + 1) / 8
      const off = i === 7 ? 0 : randomBetween(dice, -0.05, 0.05) * half
      return [x + (to - x) * (t + 0.02 * Math.sin(i * 2.1)) + off, top + (foot - top) * t] as const
    })
  const left = flank(x - half)
  const right = flank(x + half * randomBetween(dice, 0.86, 1.1))
  const spine: Points = Array.from({ length: 7 }, (_, i) => {
    const t = (i + 1) / 7
    return [x + half * (0.1 * t + (i % 2 === 0 ? 0.07 : -0.06) * (0.4 + t)), top + (foot - top) * t] as const
  })
  const whole: Points = [[x, top], ...right, [x, foot + 2], ...left.toReversed()]
  const shaded: Points = [[x, top], ...right, ...spine.toReversed()]
  withSavedState(brush, () => {
    traceClosedPolygon(brush, whole)
    brush.fillStyle = linearGradient(brush, x - half, foot, x, top, [
      [0, toCssColour(tint(mixColours(stone, deep, 0.3)))],
      [1, toCssColour(tint(mixColours(stone, light, 0.35)))],
    ])
    brush.fill()
    traceClosedPolygon(brush, shaded)
    brush.fillStyle = linearGradient(brush, x, top, x + half, foot, [
      [0, toCssColour(tint(mixColours(deep, stone, 0.25)))],
      [1, toCssColour(tint(mixColours(deep, mood.haze, 0.3)))],
    ])
    brush.fill()
    // Gullies on the lit side.
    brush.lineWidth = Math.max(0.4, half * 0.02)
    for (let i = 0; i < 4; i++) {
      const from = left[i + 2] ?? [x, top]
      brush.beginPath()
      brush.moveTo(from[0] + half * 0.16, from[1])
      brush.lineTo(from[0] + half * 0.08, from[1] + (foot - top) * 0.16)
      brush.strokeStyle = toCssColour(tint(deep), 0.3)
      brush.stroke()
    }
    snow(brush, dice, { x, top, foot, half, whole, shaded }, tint)
  })
}

function snow(
  brush: Canvas2D,
  dice: SeededRandom,
  {
    x,
    top,
    foot,
    half,
    whole,
    shaded,
  }: { x: number; top: number; foot: number; half: number; whole: Points; shaded: Points },
  tint: (colour: number) => number,
): void {
  const line = top + (foot - top) * randomBetween(dice, 0.36, 0.5)
  const teeth = 9
  const cap: (readonly [number, number])[] = [[x - half, top - 4]]
  for (let i = 0; i <= teeth; i++) {
    const deepness = i % 2 === 0 ? randomBetween(dice, 2, 6) : -randomBetween(dice, 1, 5)
    cap.push([x - half + (2 * half * i) / teeth, line + (deepness * (foot - top)) / 45])
  }
  cap.push([x + half, top - 4])
  withSavedState(brush, () => {
    traceClosedPolygon(brush, whole)
    brush.clip()
    traceClosedPolygon(brush, cap)
    brush.fillStyle = toCssColour(tint(0xffffff))
    brush.fill()
    traceClosedPolygon(brush, shaded)
    brush.clip()
    traceClosedPolygon(brush, cap)
    brush.fillStyle = toCssColour(tint(0xa6c6e2))
    brush.fill()
  })
}

/**
 * Draws a range of mountains whose feet are at `foot`.
 * @param high height of the highest mountain
 * @param far 0 is near; 1 has only the colour of the haze
 * @param apart draws only two mountains, one near each side edge of the picture
 */
export function drawMountains(
  brush: Canvas2D,
  dice: SeededRandom,
  mood: LightMood,
  {
    foot,
    high,
    count,
    far,
    apart: edges = false,
  }: { foot: number; high: number; count: number; far: number; apart?: boolean },
): void {
  const tallest = Math.floor(dice() * count)
  const spots = edges ? [randomBetween(dice, 6, 16), randomBetween(dice, 84, 96)] : spreadNumbers(dice, count, 2, 98)
  const order = spots.map((x, i) => ({ x, height: high * (i === tallest ? 1 : randomBetween(dice, 0.52, 0.78)) }))
  // The lower ones stand in front.
  for (const { x, height } of order.toSorted((a, b) => b.height - a.height)) {
    const at = height === high && !edges ? 50 + (x - 50) * 0.5 : x
    peak(brush, dice, { x: at, top: foot - height, foot, half: height * randomBetween(dice, 0.62, 0.8), far }, mood)
  }
}

/** Draws boulders in the foreground. */
export function drawRocks(brush: Canvas2D, dice: SeededRandom, y: number, count: number): void {
  for (const x of spreadNumbers(dice, count, 4, 96)) {
    const r = randomBetween(dice, 2, 5)
    const top: Points = [
      [x - r, y],
      [x - r * 0.7, y - r * 0.7],
      [x - r * 0.1, y - r * randomBetween(dice, 0.9, 1.2)],
      [x + r * 0.6, y - r * 0.6],
      [x + r * 1.1, y],
    ]
    traceClosedPolygon(brush, top)
    brush.fillStyle = linearGradient(brush, x - r, y - r, x + r, y, [
      [0, toCssColour(mixColours(stone, light, 0.5))],
      [0.5, toCssColour(mixColours(stone, deep, 0.35))],
      [1, toCssColour(deep)],
    ])
    brush.fill()
  }
}
