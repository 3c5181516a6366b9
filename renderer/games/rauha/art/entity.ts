/** Draws the divine entities: spirits that look out of the things whose gods they are. */
import { ENTITY_DATA, BIOMES } from '../../../../engine/rauha/data.ts'
import type { Animal, Biome, EntityId } from '../../../../engine/rauha/data.ts'
import {
  withSavedState,
  traceCircle,
  clearShadow,
  radialGradient,
  setShadow,
  linearGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours, parseHexColour } from '../../../art/colour.ts'
import { fillGlyph, type GlyphPaths } from '../../../art/icon.ts'
import type { ShadedColour, BoardColours } from '../../../art/materials.ts'
import { ANIMAL_BADGE_SHADES, BIOME_BADGE_SHADES } from './colours.ts'
import { ANIMAL_SIGNS, BIOME_SIGNS } from './glyphs.ts'
import { drawGoodsIcon } from './signs.ts'
import { drawEffectPlaque } from './effect.ts'
import { ENTITY_PICTURES } from './entity-pictures.ts'
import { drawSeatMark } from '../../../art/seat-mark.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

function signOf(entity: EntityId): { readonly sign: GlyphPaths; readonly hue: ShadedColour } {
  const { symbol } = ENTITY_DATA[entity]
  const biome = BIOMES.find((it) => it === symbol)
  if (biome !== undefined) return { sign: BIOME_SIGNS[biome], hue: BIOME_BADGE_SHADES[biome] }
  const animal = symbol as Exclude<typeof symbol, Biome> satisfies Animal
  return { sign: ANIMAL_SIGNS[animal], hue: ANIMAL_BADGE_SHADES[animal] }
}

/**
 * Draws an entity: a medallion with its spirit, and its effect below.
 * @param bare without the effect
 */
export function drawEntity(
  brush: Canvas2D,
  {
    entity: which,
    ready,
    bare = false,
  }: Pick<SpritePropsByKind['entity'], 'entity' | 'ready'> & { readonly bare?: boolean },
  w: number,
  h: number,
  made: BoardColours,
): void {
  const r = Math.min(w, h) / 2
  const { hue } = signOf(which)
  const told = r >= 15 && !bare
  withSavedState(brush, () => {
    if (ready && !made.contrast) setShadow(brush, toCssColour(0xfff0b0), r * 0.5)
    else setShadow(brush, made.contrast ? 'transparent' : 'rgb(0 0 0 / 0.55)', r * 0.2, r * 0.08)
    traceCircle(brush, 0, 0, r * 0.96)
    brush.fillStyle = radialGradient(brush, -r * 0.3, -r * 0.4, 0, r * 1.7, [
      [0, toCssColour(mixColours(hue.base, hue.light, 0.55))],
      [0.45, toCssColour(hue.base)],
      [1, toCssColour(hue.deep)],
    ])
    brush.fill()
    clearShadow(brush)
    rays(brush, r, hue)
    brush.lineWidth = Math.max(1, r * 0.1)
    brush.strokeStyle = linearGradient(brush, -r, -r, r, r, [
      [0, toCssColour(0xfff2c8)],
      [0.5, toCssColour(0xd9ab5c)],
      [1, toCssColour(0x7c5424)],
    ])
    traceCircle(brush, 0, 0, r * 0.91)
    brush.stroke()
  })
  const y = told ? -r * 0.16 : 0
  const size = told ? r * 0.56 : r * 0.62
  withSavedState(brush, () => {
    setShadow(brush, toCssColour(mixColours(hue.deep, 0x000000, 0.4), 0.8), r * 0.14, r * 0.05)
    brush.fillStyle = linearGradient(brush, -size, y - size, size, y + size, [
      [0, toCssColour(0xffffff)],
      [0.6, toCssColour(mixColours(hue.light, 0xffffff, 0.35))],
      [1, toCssColour(hue.light)],
    ])
    fillGlyph(brush, ENTITY_PICTURES[which].body, 0, y, size)
  })
  eyes(brush, which, y, size, hue)
  if (told) deed(brush, which, r)
}

function rays(brush: Canvas2D, r: number, hue: ShadedColour): void {
  brush.lineWidth = Math.max(0.5, r * 0.03)
  brush.strokeStyle = toCssColour(hue.light, 0.28)
  for (let i = 0; i < 24; i++) {
    const angle = (i * Math.PI) / 12
    brush.beginPath()
    brush.moveTo(Math.cos(angle) * r * 0.6, Math.sin(angle) * r * 0.6)
    brush.lineTo(Math.cos(angle) * r * 0.84, Math.sin(angle) * r * 0.84)
    brush.stroke()
  }
}

function eyes(brush: Canvas2D, which: EntityId, y: number, size: number, hue: ShadedColour): void {
  const [up, away, wide] = ENTITY_PICTURES[which].eyes
  for (const side of [-1, 1]) {
    withSavedState(brush, () => {
      brush.translate(side * away * size, y + up * size)
      brush.rotate(side * 0.32)
      brush.beginPath()
      brush.ellipse(0, 0, wide * size, wide * size * 0.78, 0, 0, 2 * Math.PI)
      brush.fillStyle = toCssColour(mixColours(hue.deep, 0x000000, 0.45))
      brush.fill()
      traceCircle(brush, 0, 0, wide * size * 0.5)
      brush.fillStyle = toCssColour(0xffd76a)
      brush.fill()
      traceCircle(brush, -wide * size * 0.16, -wide * size * 0.16, wide * size * 0.18)
      brush.fillStyle = toCssColour(0xffffff)
      brush.fill()
    })
  }
}

/** Draws the gains of the entity, or the number of water sources that it counts as. */
function deed(brush: Canvas2D, which: EntityId, r: number): void {
  const { effect, water } = ENTITY_DATA[which]
  if (effect !== null) {
    drawEffectPlaque(brush, effect, 0, r * 0.6, r * 0.48, r * 1.72)
    return
  }
  for (let i = 0; i < water; i++) drawGoodsIcon(brush, 'water', (i - (water - 1) / 2) * r * 0.52, r * 0.58, r * 0.24)
}

/**
 * Draws the place of an entity in the display, marked with the entity's sign. If a seat owns the entity, the shape and
 * colour of that seat are drawn below the sign.
 */
export function drawEntityNiche(
  brush: Canvas2D,
  { entity: which, colour, shape }: SpritePropsByKind['niche'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const r = Math.min(w, h) / 2
  const { sign } = signOf(which)
  traceCircle(brush, 0, 0, r * 0.9)
  brush.fillStyle = toCssColour(made.well, 0.75)
  brush.fill()
  brush.lineWidth = Math.max(0.8, r * 0.05)
  brush.strokeStyle = toCssColour(made.gold, made.contrast ? 1 : 0.5)
  brush.setLineDash([r * 0.16, r * 0.14])
  brush.stroke()
  brush.setLineDash([])
  brush.fillStyle = toCssColour(made.muted, 0.38)
  fillGlyph(brush, sign, 0, colour === '' ? 0 : -r * 0.2, r * 0.46)
  if (colour !== '') drawSeatMark(brush, 0, r * 0.5, r * 0.62, parseHexColour(colour), shape)
}
