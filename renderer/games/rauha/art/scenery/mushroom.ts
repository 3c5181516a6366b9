/** Draws giant mushrooms. In the square of 100 by 100 (air.ts). */
import { withSavedState, radialGradient, linearGradient, type Canvas2D } from '../../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../../art/colour.ts'
import { randomBetween, randomItem, spreadNumbers, type SeededRandom } from './seeded-random.ts'
import type { LightMood, SceneryColourShades } from './tones.ts'

const CAPS: readonly [SceneryColourShades, ...SceneryColourShades[]] = [
  { light: 0xf7b4ec, base: 0xb452b8, deep: 0x4e1b6b },
  { light: 0xffb7c4, base: 0xd0487f, deep: 0x6a1a4f },
  { light: 0xcdbcff, base: 0x7d5bd0, deep: 0x33216f },
  { light: 0xffcfae, base: 0xc9587f, deep: 0x5c1f58 },
]
const STEM: SceneryColourShades = { light: 0xfff4e6, base: 0xe3c9d6, deep: 0x8a6590 }

interface Form {
  readonly x: number
  readonly foot: number
  readonly h: number
  readonly far: number
}

/** A mushroom seen a little from below: its gills show. */
function toadstool(
  brush: Canvas2D,
  dice: SeededRandom,
  { x, foot, h, far }: Form,
  mood: LightMood,
  tone: SceneryColourShades,
): void {
  const tint = (colour: number): number => mixColours(colour, mood.haze, far)
  const lean = randomBetween(dice, -0.1, 0.1) * h
  const w = h * randomBetween(dice, 0.4, 0.52)
  const dome = h * randomBetween(dice, 0.34, 0.46)
  const cx = x + lean
  const rim = foot - h + dome
  const under = w * randomBetween(dice, 0.22, 0.3)
  const stem = h * randomBetween(dice, 0.055, 0.08)
  cap(brush, dice, { cx, rim, w, dome }, tint, tone)
  // The underside with its gills.
  withSavedState(brush, () => {
    brush.beginPath()
    brush.ellipse(cx, rim, w, under, 0, 0, 2 * Math.PI)
    brush.fillStyle = radialGradient(brush, cx, rim - under * 0.2, 0, w, [
      [0, toCssColour(tint(mixColours(tone.deep, 0x000000, 0.25)))],
      [0.5, toCssColour(tint(mixColours(tone.deep, STEM.base, 0.4)))],
      [1, toCssColour(tint(mixColours(STEM.light, tone.light, 0.45)))],
    ])
    brush.fill()
    brush.clip()
    brush.lineWidth = Math.max(0.22, w * 0.014)
    brush.strokeStyle = toCssColour(tint(tone.deep), 0.5)
    for (let i = 0; i < 34; i++) {
      const angle = (i / 34) * 2 * Math.PI
      brush.beginPath()
      brush.moveTo(cx + Math.cos(angle) * stem, rim + Math.sin(angle) * under * 0.15)
      brush.lineTo(cx + Math.cos(angle) * w, rim + Math.sin(angle) * under)
      brush.stroke()
    }
  })
  stalk(brush, { x, foot, h, cx, rim: rim + under * 0.1, stem }, tint)
}

function stalk(
  brush: Canvas2D,
  { x, foot, h, cx, rim, stem }: { x: number; foot: number; h: number; cx: number; rim: number; stem: number },
  tint: (colour: number) => number,
): void {
  brush.beginPath()
  brush.moveTo(x - stem * 1.5, foot)
  brush.bezierCurveTo(x - stem * 0.7, foot - h * 0.3, cx - stem, rim + h * 0.2, cx - stem * 0.9, rim)
  brush.lineTo(cx + stem * 0.9, rim)
  brush.bezierCurveTo(cx + stem, rim + h * 0.2, x + stem * 0.9, foot - h * 0.3, x + stem * 1.7, foot)
  brush.closePath()
  brush.fillStyle = linearGradient(brush, x - stem * 1.4, foot, x + stem * 1.4, foot, [
    [0, toCssColour(tint(STEM.light))],
    [0.45, toCssColour(tint(STEM.base))],
    [1, toCssColour(tint(STEM.deep))],
  ])
  brush.fill()
}

function cap(
  brush: Canvas2D,
  dice: SeededRandom,
  { cx, rim, w, dome }: { cx: number; rim: number; w: number; dome: number },
  tint: (colour: number) => number,
  tone: SceneryColourShades,
): void {
  const outline = (): void => {
    brush.beginPath()
    brush.moveTo(cx - w, rim)
    brush.bezierCurveTo(cx - w * 1.02, rim - dome * 0.9, cx - w * 0.52, rim - dome, cx, rim - dome)
    brush.bezierCurveTo(cx + w * 0.52, rim - dome, cx + w * 1.02, rim - dome * 0.9, cx + w, rim)
    brush.closePath()
  }
  withSavedState(brush, () => {
    outline()
    brush.fillStyle = radialGradient(brush, cx - w * 0.42, rim - dome * 0.78, 0, w * 1.6, [
      [0, toCssColour(tint(mixColours(tone.light, 0xffffff, 0.35)))],
      [0.28, toCssColour(tint(tone.light))],
      [0.6, toCssColour(tint(tone.base))],
      [1, toCssColour(tint(tone.deep))],
    ])
    brush.fill()
    brush.clip()
    for (let i = 0; i < 7; i++) {
      const at = randomBetween(dice, -0.85, 0.85)
      const up = randomBetween(dice, 0.18, 0.85) * (1 - at * at * 0.5)
      const r = w * randomBetween(dice, 0.06, 0.13)
      brush.beginPath()
      brush.ellipse(cx + at * w, rim - dome * up, r * (1 - Math.abs(at) * 0.35), r * 0.72, at * 0.5, 0, 2 * Math.PI)
      brush.fillStyle = toCssColour(tint(mixColours(STEM.light, tone.light, 0.25)), 0.85)
      brush.fill()
    }
    // A bright rim.
    outline()
    brush.lineWidth = Math.max(0.4, w * 0.05)
    brush.strokeStyle = toCssColour(tint(mixColours(tone.light, 0xffffff, 0.3)), 0.5)
    brush.stroke()
  })
}

/**
 * Draws a group of mushrooms of a landscape, the tallest near the middle of the group.
 * @param foot y of the feet of the mushrooms
 * @param high approximate height of the tallest mushrooms
 * @param far 0 is near; 1 has only the colour of the haze
 * @param from left end of the group
 * @param to right end of the group
 */
export function drawMushrooms(
  brush: Canvas2D,
  dice: SeededRandom,
  mood: LightMood,
  {
    foot,
    count,
    high,
    far = 0,
    from = 0,
    to = 100,
  }: { foot: number; count: number; high: number; far?: number; from?: number; to?: number },
): void {
  const forms = spreadNumbers(dice, count, from, to).map((x): Form => {
    const middle = 1 - Math.abs(x - (from + to) / 2) / (to - from)
    return {
      x,
      foot: foot + randomBetween(dice, -1, 6),
      h: high * (0.35 + 0.65 * middle) * randomBetween(dice, 0.8, 1.05),
      far,
    }
  })
  for (const form of forms.toSorted((a, b) => b.h - a.h)) toadstool(brush, dice, form, mood, randomItem(dice, CAPS))
}

/** Draws spores that glow and drift in the air. */
export function drawGlowingSpores(brush: Canvas2D, dice: SeededRandom, count: number, colour: number): void {
  for (let i = 0; i < count; i++) {
    const x = dice() * 100
    const y = randomBetween(dice, 16, 84)
    const r = randomBetween(dice, 0.5, 1.3)
    brush.fillStyle = radialGradient(brush, x, y, 0, r * 2.6, [
      [0, toCssColour(colour, 0.95)],
      [0.3, toCssColour(colour, 0.55)],
      [1, toCssColour(colour, 0)],
    ])
    brush.fillRect(x - r * 3, y - r * 3, r * 6, r * 6)
  }
}
