/** Draws spires and clusters of crystal. In the square of 100 by 100 (air.ts). */
import { traceClosedPolygon, radialGradient, linearGradient, type Canvas2D } from '../../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../../art/colour.ts'
import { randomBetween, randomItem, spreadNumbers, type SeededRandom } from './seeded-random.ts'
import type { LightMood, SceneryColourShades } from './tones.ts'

const GEMS: readonly [SceneryColourShades, ...SceneryColourShades[]] = [
  { light: 0xffe6a6, base: 0xf29436, deep: 0x9a3d12 },
  { light: 0xffd7b0, base: 0xe8703c, deep: 0x8c2a1a },
  { light: 0xfff3bc, base: 0xf4b13c, deep: 0x9c5a10 },
]

interface Form {
  readonly x: number
  readonly foot: number
  readonly h: number
  readonly w: number
  /** How far the tip stands aside. */
  readonly lean: number
}

/** One crystal: a prism with a cut tip; its left face is lit. */
function shard(
  brush: Canvas2D,
  dice: SeededRandom,
  { x, foot, h, w, lean }: Form,
  tone: SceneryColourShades,
  haze: number,
  far: number,
): void {
  const tint = (colour: number): number => mixColours(colour, haze, far)
  const at = (side: number, up: number): readonly [number, number] => [x + side * w + lean * up, foot - h * up]
  const shoulderLeft = randomBetween(dice, 0.7, 0.78)
  const shoulderRight = randomBetween(dice, 0.64, 0.72)
  const edge = randomBetween(dice, -0.22, 0.08)
  const tip = at(randomBetween(dice, -0.12, 0.16), 1)
  const shoulder = at(edge, Math.min(shoulderLeft, shoulderRight) - 0.06)
  const root = at(edge, 0)
  traceClosedPolygon(brush, [at(-0.5, 0), at(-0.52, shoulderLeft), tip, at(0.5, shoulderRight), at(0.5, 0)])
  brush.fillStyle = toCssColour(tint(tone.base))
  brush.fill()
  // Lit face, shaded face, and the two of the tip.
  traceClosedPolygon(brush, [at(-0.5, 0), at(-0.52, shoulderLeft), shoulder, root])
  brush.fillStyle = linearGradient(brush, x - w, foot - h, x, foot, [
    [0, toCssColour(tint(tone.light))],
    [1, toCssColour(tint(tone.base))],
  ])
  brush.fill()
  traceClosedPolygon(brush, [root, shoulder, at(0.5, shoulderRight), at(0.5, 0)])
  brush.fillStyle = linearGradient(brush, x, foot - h * 0.8, x + w * 0.6, foot, [
    [0, toCssColour(tint(tone.base))],
    [1, toCssColour(tint(tone.deep))],
  ])
  brush.fill()
  traceClosedPolygon(brush, [at(-0.52, shoulderLeft), tip, shoulder])
  brush.fillStyle = toCssColour(tint(mixColours(tone.light, 0xffffff, 0.6)))
  brush.fill()
  traceClosedPolygon(brush, [tip, at(0.5, shoulderRight), shoulder])
  brush.fillStyle = toCssColour(tint(mixColours(tone.base, tone.light, 0.35)))
  brush.fill()
  brush.lineWidth = Math.max(0.22, w * 0.035)
  brush.strokeStyle = toCssColour(0xffffff, 0.55 * (1 - far))
  brush.beginPath()
  brush.moveTo(...root)
  brush.lineTo(...shoulder)
  brush.lineTo(...tip)
  brush.stroke()
}

/**
 * Draws crystals that spread like a fan from one spot.
 * @param far 0 is near; 1 has only the colour of the haze
 */
export function drawCrystalCluster(
  brush: Canvas2D,
  dice: SeededRandom,
  mood: LightMood,
  { x, foot, high, count, far = 0 }: { x: number; foot: number; high: number; count: number; far?: number },
): void {
  if (far < 0.4) {
    brush.fillStyle = radialGradient(brush, x, foot - high * 0.4, 0, high * 0.95, [
      [0, toCssColour(0xffe2a0, 0.5)],
      [1, toCssColour(0xffc070, 0)],
    ])
    brush.fillRect(x - high, foot - high * 1.4, 2 * high, 2 * high)
  }
  const forms = Array.from({ length: count }, (_, i): Form => {
    const side = count === 1 ? 0 : (i / (count - 1)) * 2 - 1
    const h = high * (1 - 0.52 * Math.abs(side)) * randomBetween(dice, 0.78, 1.05)
    return {
      x: x + side * high * 0.34 + randomBetween(dice, -1, 1),
      foot: foot + (1 - Math.abs(side)) * 2,
      h,
      w: h * randomBetween(dice, 0.2, 0.3),
      lean: side * h * randomBetween(dice, 0.28, 0.44),
    }
  })
  for (const form of forms.toSorted((a, b) => b.h - a.h))
    shard(brush, dice, form, randomItem(dice, GEMS), mood.haze, far)
}

/**
 * Draws crystal spires on the horizon that stand apart from each other. Their places, heights and widths are random.
 * @param foot y coordinate of their feet
 * @param count number of spires
 * @param high greatest height of a spire
 */
export function drawCrystalSpires(
  brush: Canvas2D,
  dice: SeededRandom,
  mood: LightMood,
  foot: number,
  count: number,
  high: number,
): void {
  for (const x of spreadNumbers(dice, count, 2, 98)) {
    const h = high * randomBetween(dice, 0.4, 1)
    const form = {
      x,
      foot: foot + 2,
      h,
      w: h * randomBetween(dice, 0.14, 0.24),
      lean: randomBetween(dice, -0.16, 0.16) * h,
    }
    shard(brush, dice, form, randomItem(dice, GEMS), mood.haze, 0.55)
  }
}

/** Draws crystals that float in the air, pointed at both ends. */
export function drawFloatingCrystals(brush: Canvas2D, dice: SeededRandom, mood: LightMood): void {
  for (const x of spreadNumbers(dice, 3, 14, 88)) {
    const h = randomBetween(dice, 14, 24)
    const y = randomBetween(dice, 34, 46)
    const tone = randomItem(dice, GEMS)
    const w = h * randomBetween(dice, 0.34, 0.44)
    brush.fillStyle = radialGradient(brush, x, y, 0, h * 0.9, [
      [0, toCssColour(0xffe2a0, 0.55)],
      [1, toCssColour(0xffc070, 0)],
    ])
    brush.fillRect(x - h, y - h, 2 * h, 2 * h)
    const [top, low, left, right] = [y - h / 2, y + h / 2, x - w / 2, x + w / 2]
    const waist = y - h * 0.12
    const faces: readonly (readonly [number, readonly (readonly [number, number])[]])[] = [
      [
        mixColours(tone.light, 0xffffff, 0.55),
        [
          [x, top],
          [left, waist],
          [x - w * 0.1, waist + h * 0.06],
        ],
      ],
      [
        mixColours(tone.base, tone.light, 0.4),
        [
          [x, top],
          [x - w * 0.1, waist + h * 0.06],
          [right, waist],
        ],
      ],
      [
        tone.base,
        [
          [left, waist],
          [x - w * 0.1, waist + h * 0.06],
          [x, low],
        ],
      ],
      [
        mixColours(tone.deep, tone.base, 0.25),
        [
          [x - w * 0.1, waist + h * 0.06],
          [right, waist],
          [x, low],
        ],
      ],
    ]
    for (const [colour, points] of faces) {
      traceClosedPolygon(brush, points)
      brush.fillStyle = toCssColour(mixColours(colour, mood.haze, 0.06))
      brush.fill()
    }
  }
}
