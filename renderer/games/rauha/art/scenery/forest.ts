/** Draws conifers and broad-leaved trees. In the square of 100 by 100 (air.ts). */
import {
  traceCircle,
  traceClosedPolygon,
  radialGradient,
  linearGradient,
  type Canvas2D,
} from '../../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../../art/colour.ts'
import { randomBetween, spreadNumbers, type SeededRandom } from './seeded-random.ts'
import { BIOME_LAND_SHADES, type LightMood, type SceneryColourShades } from './tones.ts'

const LEAF = BIOME_LAND_SHADES.forest
const GREENS: readonly SceneryColourShades[] = [
  { light: 0x9fce78, base: 0x3f8a55, deep: 0x123c33 },
  { light: 0xc3d877, base: 0x5f9444, deep: 0x22442a },
  { light: 0x8cc6a0, base: 0x2f7a66, deep: 0x0e3438 },
]
const BARK = { light: 0xa9774a, deep: 0x3d2417 } as const

/** A fir: tiers that hang over each other. */
function conifer(
  brush: Canvas2D,
  dice: SeededRandom,
  x: number,
  foot: number,
  h: number,
  tone: SceneryColourShades,
): void {
  const half = h * randomBetween(dice, 0.2, 0.26)
  brush.fillStyle = linearGradient(brush, x - h * 0.04, foot, x + h * 0.04, foot, [
    [0, toCssColour(BARK.light)],
    [1, toCssColour(BARK.deep)],
  ])
  brush.fillRect(x - h * 0.03, foot - h * 0.16, h * 0.06, h * 0.17)
  const tiers = 5
  for (let i = 0; i < tiers; i++) {
    const low = foot - h * (0.09 + (0.86 * i) / tiers)
    const top = low - h * (0.34 - 0.024 * i)
    const w = half * (1 - (i / tiers) * 0.82)
    brush.beginPath()
    brush.moveTo(x, top)
    brush.quadraticCurveTo(x - w * 0.3, low - h * 0.1, x - w, low)
    for (let k = 1; k <= 4; k++) {
      const px = x - w + (2 * w * k) / 4
      brush.quadraticCurveTo(px - w * 0.25, low + h * 0.03 + (k % 2) * h * 0.012, px, low - (k < 4 ? h * 0.012 : 0))
    }
    brush.quadraticCurveTo(x + w * 0.3, low - h * 0.1, x, top)
    brush.closePath()
    brush.fillStyle = linearGradient(brush, x - w, top, x + w * 0.8, low, [
      [0, toCssColour(mixColours(tone.light, tone.base, 0.15))],
      [0.45, toCssColour(tone.base)],
      [1, toCssColour(tone.deep)],
    ])
    brush.fill()
  }
}

/** A tree with a round crown of leaves. */
function broadleaf(
  brush: Canvas2D,
  dice: SeededRandom,
  x: number,
  foot: number,
  h: number,
  tone: SceneryColourShades,
): void {
  const trunk = h * 0.075
  brush.beginPath()
  brush.moveTo(x - trunk, foot)
  brush.quadraticCurveTo(x - trunk * 0.3, foot - h * 0.25, x - trunk * 0.5, foot - h * 0.6)
  brush.lineTo(x + trunk * 0.5, foot - h * 0.6)
  brush.quadraticCurveTo(x + trunk * 0.3, foot - h * 0.25, x + trunk, foot)
  brush.closePath()
  brush.fillStyle = linearGradient(brush, x - trunk, foot, x + trunk, foot, [
    [0, toCssColour(BARK.light)],
    [1, toCssColour(BARK.deep)],
  ])
  brush.fill()
  const r = h * 0.34
  const cy = foot - h * 0.66
  const leaves = Array.from({ length: 12 }, (_, i) => {
    const angle = i * 2.4 + dice()
    const out = Math.sqrt((i + 0.5) / 12)
    return {
      x: x + Math.cos(angle) * r * out,
      y: cy + Math.sin(angle) * r * 0.78 * out,
      r: r * randomBetween(dice, 0.42, 0.6),
    }
  })
  // From the shaded side to the lit one.
  for (const leaf of leaves.toSorted((a, b) => b.x + b.y - a.x - a.y)) {
    traceCircle(brush, leaf.x, leaf.y, leaf.r)
    brush.fillStyle = radialGradient(brush, leaf.x - leaf.r * 0.5, leaf.y - leaf.r * 0.6, 0, leaf.r * 1.7, [
      [0, toCssColour(mixColours(tone.light, 0xffffff, 0.1))],
      [0.4, toCssColour(tone.base)],
      [1, toCssColour(tone.deep)],
    ])
    brush.fill()
  }
}

/**
 * Draws the jagged upper edge of a distant forest and fills the picture below it.
 * @param y vertical position of the foot of the upper edge, in units of the picture
 * @param far 0 is near; 1 has only the colour of the haze
 * @param height height of the trees, in the same units
 */
export function drawDistantForest(
  brush: Canvas2D,
  dice: SeededRandom,
  mood: LightMood,
  y: number,
  far: number,
  height = 7,
): void {
  const points: (readonly [number, number])[] = [[-2, 102]]
  for (let x = -2; x <= 102; x += 2.6) {
    const bow = Math.sin(x / 16 + y) * 2
    points.push([x, y + bow])
    points.push([x + 1.3, y + bow - height * randomBetween(dice, 0.5, 1.1)])
  }
  points.push([102, 102])
  traceClosedPolygon(brush, points)
  brush.fillStyle = linearGradient(brush, 0, y - height, 70, y + 34, [
    [0, toCssColour(mixColours(mixColours(LEAF.base, LEAF.light, 0.3), mood.haze, far))],
    [0.6, toCssColour(mixColours(mixColours(LEAF.base, LEAF.deep, 0.4), mood.haze, far))],
    [1, toCssColour(mixColours(LEAF.deep, mood.haze, far))],
  ])
  brush.fill()
}

/**
 * Draws a row of trees in the picture of a landscape, a square of 100 by 100. Chance decides whether they are
 * conifers, broad-leaved trees or both. The trees are taller at the left and right edges, to frame the view.
 * @param foot vertical position of the lower ends of the trees; chance lowers single trees by up to 7
 * @param count number of trees
 * @param high height of the trees at the edges, before random variation; trees in the middle are half as high
 * @param far distance from 0, near, to 1, where the trees have only the colour of the haze; default 0
 */
export function drawTreeRow(
  brush: Canvas2D,
  dice: SeededRandom,
  mood: LightMood,
  { foot, count, high, far = 0 }: { foot: number; count: number; high: number; far?: number },
): void {
  const firs = dice()
  const spots = spreadNumbers(dice, count, 0, 100).map((x) => {
    // Taller at the edges: they frame the view.
    const edge = Math.abs(x - 50) / 50
    return { x, h: high * (0.5 + 0.5 * edge) * randomBetween(dice, 0.86, 1.08), foot: foot + randomBetween(dice, 0, 7) }
  })
  for (const { x, h, foot: at } of spots.toSorted((a, b) => a.foot - b.foot)) {
    const picked = GREENS[Math.floor(dice() * GREENS.length)] ?? LEAF
    const tone = {
      light: mixColours(picked.light, mood.haze, far),
      base: mixColours(picked.base, mood.haze, far),
      deep: mixColours(picked.deep, mood.haze, far),
    }
    if (dice() < (firs < 0.45 ? 0.94 : firs < 0.8 ? 0.35 : 0.1)) conifer(brush, dice, x, at, h, tone)
    else broadleaf(brush, dice, x, at, h * 0.86, tone)
  }
}

/**
 * Draws one large old tree of a landscape.
 * @param x horizontal centre of the trunk
 * @param foot y of the bottom of the trunk
 * @param h height of the tree
 */
export function drawOldTree(brush: Canvas2D, dice: SeededRandom, x: number, foot: number, h: number): void {
  const tone = GREENS[Math.floor(dice() * GREENS.length)] ?? LEAF
  // Roots and boughs.
  brush.fillStyle = linearGradient(brush, x - 6, foot, x + 6, foot, [
    [0, toCssColour(BARK.light)],
    [1, toCssColour(BARK.deep)],
  ])
  brush.beginPath()
  brush.moveTo(x - 11, foot + 1)
  brush.quadraticCurveTo(x - 4, foot - 3, x - 3.4, foot - h * 0.34)
  brush.lineTo(x - 12, foot - h * 0.58)
  brush.lineTo(x - 9.6, foot - h * 0.6)
  brush.lineTo(x - 0.6, foot - h * 0.44)
  brush.lineTo(x + 10, foot - h * 0.62)
  brush.lineTo(x + 12, foot - h * 0.59)
  brush.lineTo(x + 3.6, foot - h * 0.34)
  brush.quadraticCurveTo(x + 4, foot - 3, x + 11, foot + 1)
  brush.closePath()
  brush.fill()
  for (const [dx, up, size] of [
    [16, 0.56, 0.5],
    [-16, 0.56, 0.5],
    [6, 0.72, 0.56],
    [-8, 0.7, 0.6],
    [0, 0.62, 0.5],
  ] as const) {
    broadleaf(brush, dice, x + dx, foot - h * (up - 0.36), h * size, tone)
  }
}

/**
 * Draws the trunks of trees in the foreground of a scenery picture, a square of 100 by 100 units. The trunks reach
 * beyond the upper edge, and leaves hang into the picture from above.
 * @param foot y coordinate of the lower ends of the trunks
 */
export function drawTrunks(brush: Canvas2D, dice: SeededRandom, foot: number): void {
  const pale = dice() < 0.5
  for (const x of [
    randomBetween(dice, 2, 12),
    randomBetween(dice, 22, 32),
    randomBetween(dice, 74, 82),
    randomBetween(dice, 90, 98),
  ]) {
    const w = randomBetween(dice, 4, 7.5)
    brush.beginPath()
    brush.moveTo(x - w * 0.9, foot)
    brush.quadraticCurveTo(x - w * 0.45, foot - 10, x - w * 0.42, -2)
    brush.lineTo(x + w * 0.42, -2)
    brush.quadraticCurveTo(x + w * 0.45, foot - 10, x + w * 0.9, foot)
    brush.closePath()
    brush.fillStyle = linearGradient(brush, x - w * 0.5, 0, x + w * 0.5, 0, [
      [0, toCssColour(pale ? 0xf6f1e2 : BARK.light)],
      [0.5, toCssColour(pale ? 0xcfc8b8 : mixColours(BARK.light, BARK.deep, 0.5))],
      [1, toCssColour(pale ? 0x6f7470 : BARK.deep)],
    ])
    brush.fill()
    brush.lineWidth = 0.8
    for (let i = 0; i < 7; i++) {
      const y = randomBetween(dice, 4, foot - 8)
      brush.beginPath()
      brush.moveTo(x - w * 0.36, y)
      brush.lineTo(x - w * 0.36 + randomBetween(dice, 0.6, w * 0.5), y + 0.5)
      brush.strokeStyle = toCssColour(0x2a2018, pale ? 0.6 : 0.35)
      brush.stroke()
    }
  }
  // Leaves that hang into the picture from above.
  for (let i = 0; i < 22; i++) {
    const r = randomBetween(dice, 5, 9)
    const x = randomBetween(dice, -4, 104)
    const y = randomBetween(dice, -8, 4) + Math.abs(x - 50) * 0.12
    const tone = GREENS[i % GREENS.length] ?? LEAF
    traceCircle(brush, x, y, r)
    brush.fillStyle = radialGradient(brush, x - r * 0.4, y - r * 0.2, 0, r * 1.5, [
      [0, toCssColour(tone.base)],
      [1, toCssColour(tone.deep)],
    ])
    brush.fill()
  }
}
