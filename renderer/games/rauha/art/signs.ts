/** Draws signs with their colours: goods, and badges of biomes and animals. */
import type { Animal, Biome } from '../../../../engine/rauha/data.ts'
import {
  withSavedState,
  traceCircle,
  clearShadow,
  radialGradient,
  setShadow,
  traceRoundedRect,
  linearGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import { fillUnitPath, fillGlyph, drawUnscaledIconPicture, strokeUnitPath } from '../../../art/icon.ts'
import type { GoodKind } from '../sprite-specs.ts'
import { ANIMAL_BADGE_SHADES, BIOME_BADGE_SHADES, GOODS_SHADES, PAPER_COLOURS } from './colours.ts'
import {
  ANIMAL_SIGNS,
  BIOME_SIGNS,
  ENERGY_SIGN,
  CRYSTAL_SIGN_OUTLINE,
  CRYSTAL_SIGN_FACETS,
  WATER_SIGN,
} from './glyphs.ts'

/** A crystal to pay with, cut in facets. */
function gem(brush: Canvas2D, x: number, y: number, r: number): void {
  const { light, base, deep } = GOODS_SHADES.crystals
  brush.fillStyle = linearGradient(brush, x - r, y - r, x + r, y + r, [
    [0, toCssColour(light)],
    [0.5, toCssColour(base)],
    [1, toCssColour(deep)],
  ])
  fillUnitPath(brush, CRYSTAL_SIGN_OUTLINE, x, y, r)
  withSavedState(brush, () => {
    brush.translate(x, y)
    brush.scale(r, r)
    const [bright, clear, pale] = [toCssColour(0xffffff, 0.75), toCssColour(0xffffff, 0.45), toCssColour(0xffffff, 0.3)]
    drawUnscaledIconPicture(brush, CRYSTAL_SIGN_FACETS, { bright, clear, pale, shade: toCssColour(deep, 0.3) })
  })
  brush.strokeStyle = toCssColour(deep)
  brush.lineWidth = Math.max(0.7, r * 0.12)
  strokeUnitPath(brush, CRYSTAL_SIGN_OUTLINE, x, y, r)
}

function sun(brush: Canvas2D, x: number, y: number, r: number): void {
  const { light, base, deep } = GOODS_SHADES.energy
  brush.fillStyle = toCssColour(deep)
  fillGlyph(brush, ENERGY_SIGN, x, y, r * 1.06)
  brush.fillStyle = radialGradient(brush, x - r * 0.3, y - r * 0.35, 0, r * 1.3, [
    [0, toCssColour(mixColours(light, 0xffffff, 0.5))],
    [0.5, toCssColour(light)],
    [1, toCssColour(base)],
  ])
  fillGlyph(brush, ENERGY_SIGN, x, y, r * 0.93)
}

function spore(brush: Canvas2D, x: number, y: number, r: number): void {
  const { light, base, deep } = GOODS_SHADES.spore
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4 + 0.39
    brush.lineWidth = Math.max(0.6, r * 0.11)
    brush.strokeStyle = toCssColour(deep)
    brush.beginPath()
    brush.moveTo(x + Math.cos(angle) * r * 0.6, y + Math.sin(angle) * r * 0.6)
    brush.lineTo(x + Math.cos(angle) * r * 0.94, y + Math.sin(angle) * r * 0.94)
    brush.stroke()
    traceCircle(brush, x + Math.cos(angle) * r * 0.94, y + Math.sin(angle) * r * 0.94, r * 0.13)
    brush.fillStyle = toCssColour(base)
    brush.fill()
  }
  traceCircle(brush, x, y, r * 0.68)
  brush.fillStyle = radialGradient(brush, x - r * 0.26, y - r * 0.3, 0, r * 0.95, [
    [0, toCssColour(mixColours(light, 0xffffff, 0.4))],
    [0.45, toCssColour(light)],
    [0.75, toCssColour(base)],
    [1, toCssColour(deep)],
  ])
  brush.fill()
  brush.lineWidth = Math.max(0.6, r * 0.09)
  brush.strokeStyle = toCssColour(deep)
  brush.stroke()
  for (const [dx, dy, size] of [
    [0.2, 0.16, 0.15],
    [-0.18, 0.28, 0.1],
    [0.3, -0.18, 0.09],
  ] as const) {
    traceCircle(brush, x + dx * r, y + dy * r, size * r)
    brush.fillStyle = toCssColour(deep, 0.6)
    brush.fill()
  }
}

function drop(brush: Canvas2D, x: number, y: number, r: number): void {
  const { light, base, deep } = GOODS_SHADES.water
  brush.fillStyle = toCssColour(deep)
  fillGlyph(brush, WATER_SIGN, x, y, r * 1.06)
  brush.fillStyle = linearGradient(brush, x - r, y - r, x + r * 0.6, y + r, [
    [0, toCssColour(light)],
    [0.55, toCssColour(base)],
    [1, toCssColour(mixColours(base, deep, 0.6))],
  ])
  fillGlyph(brush, WATER_SIGN, x, y, r * 0.9)
  brush.beginPath()
  brush.ellipse(x - r * 0.3, y + r * 0.22, r * 0.12, r * 0.27, 0.35, 0, 2 * Math.PI)
  brush.fillStyle = toCssColour(0xffffff, 0.85)
  brush.fill()
}

const GOOD_SIGNS: Readonly<Record<GoodKind, (brush: Canvas2D, x: number, y: number, r: number) => void>> = {
  crystals: gem,
  energy: sun,
  spore,
  water: drop,
}

/**
 * Draws the sign (a small picture) of a good, such as crystals or energy, around `x`, `y`.
 * @param r radius of the sign
 */
export function drawGoodsIcon(brush: Canvas2D, what: GoodKind, x: number, y: number, r: number): void {
  withSavedState(brush, () => {
    brush.lineJoin = 'round'
    GOOD_SIGNS[what](brush, x, y, r)
  })
}

/** Draws the badge of a biome around x, y: its sign on a dark disc with a bright rim. */
export function drawBiomeBadge(brush: Canvas2D, biome: Biome, x: number, y: number, r: number): void {
  const { light, base, deep } = BIOME_BADGE_SHADES[biome]
  withSavedState(brush, () => {
    setShadow(brush, 'rgb(0 0 0 / 0.5)', r * 0.4, r * 0.1)
    traceCircle(brush, x, y, r)
    brush.fillStyle = radialGradient(brush, x - r * 0.35, y - r * 0.4, 0, r * 1.6, [
      [0, toCssColour(mixColours(base, light, 0.35))],
      [0.5, toCssColour(base)],
      [1, toCssColour(deep)],
    ])
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = Math.max(0.8, r * 0.13)
    brush.strokeStyle = toCssColour(PAPER_COLOURS.light)
    brush.stroke()
    brush.fillStyle = toCssColour(PAPER_COLOURS.light)
    fillGlyph(brush, BIOME_SIGNS[biome], x, y, r * 0.6)
  })
}

/** Draws the badge of a kind of animal around x, y: its sign on a bright rounded square, a shape unlike that of biomes. */
export function drawAnimalBadge(brush: Canvas2D, animal: Animal, x: number, y: number, r: number): void {
  const { light, base, deep } = ANIMAL_BADGE_SHADES[animal]
  withSavedState(brush, () => {
    setShadow(brush, 'rgb(0 0 0 / 0.5)', r * 0.4, r * 0.1)
    traceRoundedRect(brush, x - r, y - r, 2 * r, 2 * r, r * 0.5)
    brush.fillStyle = linearGradient(brush, x - r, y - r, x + r, y + r, [
      [0, toCssColour(0xffffff)],
      [1, toCssColour(light)],
    ])
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = Math.max(0.8, r * 0.13)
    brush.strokeStyle = toCssColour(base)
    brush.stroke()
    brush.fillStyle = toCssColour(deep)
    fillGlyph(brush, ANIMAL_SIGNS[animal], x, y, r * 0.7)
  })
}
