/** Signs with their colours: goods with amounts, badges of biomes and animals, and what an effect does. */
import type { Animal, Biome } from '../../../../engine/rauha/data.ts'
import { apart, disc, noShadow, radial, shadow, slab, slanted, type Brush } from '../../../art/brush.ts'
import { css, mix } from '../../../art/colour.ts'
import { filled, glyph, icon, lined } from '../../../art/icon.ts'
import type { GoodLook } from '../looks.ts'
import { ANIMAL_HUES, BIOME_HUES, GOODS, PAPER } from './colours.ts'
import { ANIMAL_SIGNS, BIOME_SIGNS, ENERGY_SIGN, GEM, GEM_FACETS, WATER_SIGN } from './glyphs.ts'

/** A crystal to pay with, cut in facets. */
function gem(brush: Brush, x: number, y: number, r: number): void {
  const { light, base, deep } = GOODS.crystals
  brush.fillStyle = slanted(brush, x - r, y - r, x + r, y + r, [
    [0, css(light)],
    [0.5, css(base)],
    [1, css(deep)],
  ])
  filled(brush, GEM, x, y, r)
  apart(brush, () => {
    brush.translate(x, y)
    brush.scale(r, r)
    const [bright, clear, pale] = [css(0xffffff, 0.75), css(0xffffff, 0.45), css(0xffffff, 0.3)]
    icon(brush, GEM_FACETS, { bright, clear, pale, shade: css(deep, 0.3) })
  })
  brush.strokeStyle = css(deep)
  brush.lineWidth = Math.max(0.7, r * 0.12)
  lined(brush, GEM, x, y, r)
}

function sun(brush: Brush, x: number, y: number, r: number): void {
  const { light, base, deep } = GOODS.energy
  brush.fillStyle = css(deep)
  glyph(brush, ENERGY_SIGN, x, y, r * 1.06)
  brush.fillStyle = radial(brush, x - r * 0.3, y - r * 0.35, 0, r * 1.3, [
    [0, css(mix(light, 0xffffff, 0.5))],
    [0.5, css(light)],
    [1, css(base)],
  ])
  glyph(brush, ENERGY_SIGN, x, y, r * 0.93)
}

function spore(brush: Brush, x: number, y: number, r: number): void {
  const { light, base, deep } = GOODS.spore
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4 + 0.39
    brush.lineWidth = Math.max(0.6, r * 0.11)
    brush.strokeStyle = css(deep)
    brush.beginPath()
    brush.moveTo(x + Math.cos(angle) * r * 0.6, y + Math.sin(angle) * r * 0.6)
    brush.lineTo(x + Math.cos(angle) * r * 0.94, y + Math.sin(angle) * r * 0.94)
    brush.stroke()
    disc(brush, x + Math.cos(angle) * r * 0.94, y + Math.sin(angle) * r * 0.94, r * 0.13)
    brush.fillStyle = css(base)
    brush.fill()
  }
  disc(brush, x, y, r * 0.68)
  brush.fillStyle = radial(brush, x - r * 0.26, y - r * 0.3, 0, r * 0.95, [
    [0, css(mix(light, 0xffffff, 0.4))],
    [0.45, css(light)],
    [0.75, css(base)],
    [1, css(deep)],
  ])
  brush.fill()
  brush.lineWidth = Math.max(0.6, r * 0.09)
  brush.strokeStyle = css(deep)
  brush.stroke()
  for (const [dx, dy, size] of [
    [0.2, 0.16, 0.15],
    [-0.18, 0.28, 0.1],
    [0.3, -0.18, 0.09],
  ] as const) {
    disc(brush, x + dx * r, y + dy * r, size * r)
    brush.fillStyle = css(deep, 0.6)
    brush.fill()
  }
}

function drop(brush: Brush, x: number, y: number, r: number): void {
  const { light, base, deep } = GOODS.water
  brush.fillStyle = css(deep)
  glyph(brush, WATER_SIGN, x, y, r * 1.06)
  brush.fillStyle = slanted(brush, x - r, y - r, x + r * 0.6, y + r, [
    [0, css(light)],
    [0.55, css(base)],
    [1, css(mix(base, deep, 0.6))],
  ])
  glyph(brush, WATER_SIGN, x, y, r * 0.9)
  brush.beginPath()
  brush.ellipse(x - r * 0.3, y + r * 0.22, r * 0.12, r * 0.27, 0.35, 0, 2 * Math.PI)
  brush.fillStyle = css(0xffffff, 0.85)
  brush.fill()
}

const GOOD_SIGNS: Readonly<Record<GoodLook, (brush: Brush, x: number, y: number, r: number) => void>> = {
  crystals: gem,
  energy: sun,
  spore,
  water: drop,
}

/** The sign of a good. */
export function good(brush: Brush, what: GoodLook, x: number, y: number, r: number): void {
  apart(brush, () => {
    brush.lineJoin = 'round'
    GOOD_SIGNS[what](brush, x, y, r)
  })
}

/** A biome on a dark seal with a bright rim. */
export function biomeBadge(brush: Brush, biome: Biome, x: number, y: number, r: number): void {
  const { light, base, deep } = BIOME_HUES[biome]
  apart(brush, () => {
    shadow(brush, 'rgb(0 0 0 / 0.5)', r * 0.4, r * 0.1)
    disc(brush, x, y, r)
    brush.fillStyle = radial(brush, x - r * 0.35, y - r * 0.4, 0, r * 1.6, [
      [0, css(mix(base, light, 0.35))],
      [0.5, css(base)],
      [1, css(deep)],
    ])
    brush.fill()
    noShadow(brush)
    brush.lineWidth = Math.max(0.8, r * 0.13)
    brush.strokeStyle = css(PAPER.light)
    brush.stroke()
    brush.fillStyle = css(PAPER.light)
    glyph(brush, BIOME_SIGNS[biome], x, y, r * 0.6)
  })
}

/** An animal on a bright shield: another form than the seal of a biome. */
export function animalBadge(brush: Brush, animal: Animal, x: number, y: number, r: number): void {
  const { light, base, deep } = ANIMAL_HUES[animal]
  apart(brush, () => {
    shadow(brush, 'rgb(0 0 0 / 0.5)', r * 0.4, r * 0.1)
    slab(brush, x - r, y - r, 2 * r, 2 * r, r * 0.5)
    brush.fillStyle = slanted(brush, x - r, y - r, x + r, y + r, [
      [0, css(0xffffff)],
      [1, css(light)],
    ])
    brush.fill()
    noShadow(brush)
    brush.lineWidth = Math.max(0.8, r * 0.13)
    brush.strokeStyle = css(base)
    brush.stroke()
    brush.fillStyle = css(deep)
    glyph(brush, ANIMAL_SIGNS[animal], x, y, r * 0.7)
  })
}
