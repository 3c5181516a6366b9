/** Draws decks, black hole, supply and satellites. */
import type { NeighbourPoolSymbol } from '../../../../engine/rauha/data.ts'
import {
  withSavedState,
  traceCircle,
  clearShadow,
  radialGradient,
  setShadow,
  traceRoundedRect,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours, parseHexColour } from '../../../art/colour.ts'
import { fillGlyph } from '../../../art/icon.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { measureTextWidth, drawText } from '../../../art/canvas-text.ts'
import { POOL_SIGNS } from './glyphs.ts'
import { randomBetween, createSeededRandom } from './scenery/seeded-random.ts'
import { drawGoodsIcon } from './signs.ts'
import { drawCardBack } from './tile.ts'
import { drawSeatMark } from '../../../art/seat-mark.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/** Draws the deck of an age as a small pile, with the number of cards. */
export function drawDeck(
  brush: Canvas2D,
  { age, count }: SpritePropsByKind['deck'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const size = Math.min(w * 0.82, (h * 0.8) / 1.2)
  withSavedState(brush, () => {
    brush.translate(0, -h * 0.06)
    if (count === 0) brush.globalAlpha = 0.35
    else {
      brush.translate(size * 0.06, size * 0.06)
      drawCardBack(brush, size, size * 1.2, age, made)
      brush.translate(-size * 0.06, -size * 0.06)
    }
    drawCardBack(brush, size, size * 1.2, age, made)
  })
  drawCountBadge(brush, count, 0, h / 2 - Math.min(h * 0.17, 9), Math.min(h * 0.34, 18), made)
}

/**
 * Draws a number on a small round badge around x, y.
 * @param h height of the badge
 */
export function drawCountBadge(
  brush: Canvas2D,
  count: number,
  x: number,
  y: number,
  h: number,
  made: BoardColours,
): void {
  const text = String(count)
  const letters = { size: h * 0.8, colour: toCssColour(made.dark ? 0xfff6e0 : 0x2b2118), weight: 760 } as const
  const w = Math.max(h, measureTextWidth(brush, text, letters) + h * 0.5)
  traceRoundedRect(brush, x - w / 2, y - h / 2, w, h, h / 2)
  brush.fillStyle = toCssColour(made.dark ? 0x0b1420 : 0xfffdf4, 0.9)
  brush.fill()
  brush.lineWidth = 0.8
  brush.strokeStyle = toCssColour(made.gold, 0.7)
  brush.stroke()
  drawText(brush, text, x, y, letters)
}

/** Draws the black hole, which is the discard pile, with the number of cards. */
export function drawBlackHoleDiscardPile(
  brush: Canvas2D,
  { count }: SpritePropsByKind['blackHole'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const r = Math.min(w, h * 0.86) * 0.46
  const y = -h * 0.06
  withSavedState(brush, () => {
    brush.translate(0, y)
    for (let i = 0; i < 4; i++) {
      brush.beginPath()
      brush.ellipse(0, 0, r * (1 - i * 0.1), r * (0.46 - i * 0.05), -0.4, 0, 2 * Math.PI)
      brush.lineWidth = r * 0.14
      brush.strokeStyle = toCssColour(mixColours(0xff9a4a, 0x8a5cff, i / 3), made.contrast ? 1 : 0.75 - i * 0.12)
      brush.stroke()
    }
    traceCircle(brush, 0, 0, r * 0.46)
    brush.fillStyle = toCssColour(0x05040c)
    brush.fill()
    brush.lineWidth = r * 0.08
    brush.strokeStyle = toCssColour(0xffe2a8, 0.95)
    brush.stroke()
    brush.beginPath()
    brush.ellipse(0, 0, r * 0.94, r * 0.4, -0.4, 0.2, 2.5)
    brush.lineWidth = r * 0.1
    brush.strokeStyle = toCssColour(0xffd9a0, 0.95)
    brush.stroke()
  })
  drawCountBadge(brush, count, 0, h / 2 - Math.min(h * 0.17, 9), Math.min(h * 0.34, 18), made)
}

/** Draws the supply: a bowl with crystals and spores. */
export function drawSupplyBowl(brush: Canvas2D, _look: unknown, w: number, h: number, made: BoardColours): void {
  const r = Math.min(w, h) * 0.42
  brush.beginPath()
  brush.ellipse(0, r * 0.42, r, r * 0.42, 0, 0, 2 * Math.PI)
  brush.fillStyle = toCssColour(made.well, 0.9)
  brush.fill()
  brush.lineWidth = 1
  brush.strokeStyle = toCssColour(made.gold, 0.6)
  brush.stroke()
  drawGoodsIcon(brush, 'crystals', -r * 0.42, r * 0.02, r * 0.42)
  drawGoodsIcon(brush, 'crystals', r * 0.06, -r * 0.24, r * 0.46)
  drawGoodsIcon(brush, 'spore', r * 0.46, r * 0.18, r * 0.36)
}

// --------------------------------------------------------------------------------------------------------- satellites

const GLOBES = [
  { light: 0xd8e6e0, base: 0x7f9c98, deep: 0x2c4648 },
  { light: 0xe6d8c4, base: 0xa88f70, deep: 0x4c3a2a },
  { light: 0xd8d4ea, base: 0x8a84b0, deep: 0x38345c },
  { light: 0xe8d0cc, base: 0xb08480, deep: 0x543334 },
  { light: 0xd8e6c8, base: 0x8fa674, deep: 0x3a4a2a },
] as const

/**
 * Draws a satellite (a face-down pool of cards that two neighbours share) as a moon with craters, with the number of
 * its cards. On the left, under the sign of the moon, it shows the seat that chooses from the pool while the avatars
 * are at a moon. On the right, under the sign of the star, it shows the seat that chooses from it while they are at a
 * star. The avatars mark the present turn on their path around the board.
 */
export function drawSatellite(
  brush: Canvas2D,
  sprite: SpritePropsByKind['satellite'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const r = Math.min(w * 0.44, h * 0.3)
  const tone = GLOBES[sprite.seed % GLOBES.length] ?? GLOBES[0]
  const y = h * 0.14
  withSavedState(brush, () => {
    if (sprite.own && !made.contrast) setShadow(brush, toCssColour(made.goldLight, 0.95), r * 0.6)
    else if (!made.contrast) setShadow(brush, made.shade, r * 0.3, r * 0.1)
    traceCircle(brush, 0, y, r)
    brush.fillStyle = radialGradient(brush, -r * 0.4, y - r * 0.45, 0, r * 1.7, [
      [0, toCssColour(mixColours(tone.light, 0xffffff, 0.4))],
      [0.4, toCssColour(tone.base)],
      [1, toCssColour(tone.deep)],
    ])
    brush.fill()
    clearShadow(brush)
    brush.clip()
    const dice = createSeededRandom(`satellite ${String(sprite.seed)}`)
    for (let i = 0; i < 7; i++) {
      const cx = randomBetween(dice, -0.8, 0.8) * r
      const cy = y + randomBetween(dice, -0.8, 0.8) * r
      const size = randomBetween(dice, 0.08, 0.22) * r
      traceCircle(brush, cx, cy, size)
      brush.fillStyle = toCssColour(tone.deep, 0.3)
      brush.fill()
      traceCircle(brush, cx + size * 0.2, cy + size * 0.2, size * 0.8)
      brush.fillStyle = toCssColour(tone.light, 0.18)
      brush.fill()
    }
  })
  traceCircle(brush, 0, y, r)
  brush.lineWidth = sprite.own ? 2 : 1
  brush.strokeStyle = toCssColour(sprite.own ? made.goldLight : made.gold, made.contrast || sprite.own ? 1 : 0.6)
  brush.stroke()
  if (sprite.count > 0) drawCountBadge(brush, sprite.count, 0, y, r * 0.96, made)
  side(brush, -w * 0.25, -h / 2 + h * 0.17, w * 0.24, 'moon', sprite.moonColour, sprite.moonShape, sprite.pool, made)
  side(brush, w * 0.25, -h / 2 + h * 0.17, w * 0.24, 'star', sprite.starColour, sprite.starShape, sprite.pool, made)
}

function side(
  brush: Canvas2D,
  x: number,
  y: number,
  r: number,
  pool: NeighbourPoolSymbol,
  colour: string,
  shape: string,
  now: NeighbourPoolSymbol | 'none',
  made: BoardColours,
): void {
  const lit = now === pool
  const faded = now !== 'none' && !lit
  traceRoundedRect(brush, x - r, y - r * 1.1, 2 * r, r * 2.6, r * 0.7)
  brush.fillStyle = toCssColour(lit ? mixColours(made.lacquer, made.gold, 0.4) : made.well, lit ? 0.95 : 0.6)
  brush.fill()
  if (lit) {
    brush.lineWidth = 1.2
    brush.strokeStyle = toCssColour(made.dark ? made.goldLight : made.accent)
    brush.stroke()
  }
  withSavedState(brush, () => {
    brush.globalAlpha = faded ? 0.45 : 1
    brush.fillStyle = toCssColour(made.dark ? made.goldLight : made.accent)
    fillGlyph(brush, POOL_SIGNS[pool], x, y - r * 0.36, r * 0.52)
    drawSeatMark(brush, x, y + r * 0.76, r * 0.95, parseHexColour(colour), shape)
  })
}
