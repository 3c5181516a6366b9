/** Draws tiles and cards: a small landscape with its signs on it. */
import { PRINTED_TILES_BY_SIDE, CARD_DATA } from '../../../../engine/rauha/data.ts'
import type { CardId, PlacementTerms, BoardSide, SquareIndex, TileData } from '../../../../engine/rauha/data.ts'
import {
  withSavedState,
  traceCircle,
  clearShadow,
  radialGradient,
  setShadow,
  traceRoundedRect,
  linearGradient,
  verticalGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import { fillGlyph } from '../../../art/icon.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { measureTextWidth, drawText } from '../../../art/canvas-text.ts'
import { formatGameMessage } from '../names.ts'
import { CARD_HEIGHT_RATIO, TILE_SIGN_SIZES } from './geometry.ts'
import { BIOME_BADGE_SHADES, PAPER_COLOURS } from './colours.ts'
import { BIOME_SIGNS } from './glyphs.ts'
import { drawLandscape } from './scenery/landscape.ts'
import { drawAnimalBadge, drawBiomeBadge, drawGoodsIcon } from './signs.ts'
import { drawEffectPlaque } from './effect.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/** A tile smaller than this shows its symbols only. */
const SIGNED = 44
/** A tile smaller than this shows its biome only. */
const PLAIN = 22

/** The tile to be drawn: that of a card, or the one that is printed on a square of the board if `card` is null. */
export interface TileProps {
  readonly card: CardId | null
  readonly side: BoardSide
  readonly square: SquareIndex
  /** Whether the effect is left out. Absent: it is drawn. */
  readonly bare?: boolean
}

function dataOf({ card, side, square }: TileProps): { data: TileData; seed: string } {
  const data = card === null ? PRINTED_TILES_BY_SIDE[side][square] : CARD_DATA[card]
  if (data === undefined) throw new RangeError(`no square ${String(square)}`)
  return { data, seed: card ?? `${side}${String(square)}` }
}

/** Draws a tile: its landscape, with badges for its biomes and animals, and its effect. */
export function drawTile(brush: Canvas2D, of: TileProps, w: number, h: number, made: BoardColours): void {
  const { data, seed } = dataOf(of)
  const printed = of.card === null
  const size = Math.min(w, h)
  const radius = size * 0.06
  const edge = printed ? size * 0.012 : Math.max(1, size * 0.026)
  withSavedState(brush, () => {
    if (!printed && !made.contrast) setShadow(brush, 'rgb(0 0 0 / 0.55)', size * 0.05, size * 0.02)
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, radius)
    brush.fillStyle = printed
      ? toCssColour(made.well)
      : linearGradient(brush, -w / 2, -h / 2, w / 2, h / 2, [
          [0, toCssColour(PAPER_COLOURS.light)],
          [0.5, toCssColour(PAPER_COLOURS.base)],
          [1, toCssColour(PAPER_COLOURS.shade)],
        ])
    brush.fill()
  })
  const art = size - 2 * edge
  picture(brush, data, seed, -art / 2, -art / 2, art, Math.max(0, radius - edge))
  if (size < PLAIN) plainSign(brush, data, size)
  else signs(brush, of.bare === true ? { ...data, effect: null, water: 0 } : data, -art / 2, -art / 2, art, size)
}

/** The painting in its rounded frame. */
function picture(
  brush: Canvas2D,
  { biomes, animals, water }: TileData,
  seed: string,
  x: number,
  y: number,
  size: number,
  radius: number,
): void {
  withSavedState(brush, () => {
    traceRoundedRect(brush, x, y, size, size, radius)
    brush.clip()
    drawLandscape(brush, { seed, biomes, animals, water }, x, y, size)
  })
  traceRoundedRect(brush, x, y, size, size, radius)
  brush.lineWidth = Math.max(0.5, size * 0.008)
  brush.strokeStyle = toCssColour(0x1c1208, 0.55)
  brush.stroke()
}

function plainSign(brush: Canvas2D, { biomes }: TileData, size: number): void {
  biomes.forEach((biome, i) => {
    const x = biomes.length === 1 ? 0 : (i - 0.5) * size * 0.46
    traceCircle(brush, x, 0, size * (biomes.length === 1 ? 0.36 : 0.24))
    brush.fillStyle = toCssColour(BIOME_BADGE_SHADES[biome].deep, 0.85)
    brush.fill()
    brush.fillStyle = toCssColour(PAPER_COLOURS.light)
    fillGlyph(brush, BIOME_SIGNS[biome], x, 0, size * (biomes.length === 1 ? 0.26 : 0.17))
  })
}

/** Biomes in the upper left corner, animals in the upper right one, water and the effect at the foot. */
function signs(brush: Canvas2D, data: TileData, x: number, y: number, art: number, size: number): void {
  const { biomes, animals, water, effect } = data
  const tiny = size < SIGNED
  const r = size * (tiny ? 0.17 : TILE_SIGN_SIZES.biome)
  const pad = size * TILE_SIGN_SIZES.pad
  biomes.forEach((biome, i) => {
    drawBiomeBadge(brush, biome, x + pad + r + i * r * 2.06, y + pad + r, r)
  })
  const s = size * (tiny ? 0.15 : TILE_SIGN_SIZES.animal)
  animals.forEach((animal, i) => {
    if (tiny) drawAnimalBadge(brush, animal, x + art - pad - s - i * s * 2.1, y + art - pad - s, s)
    else drawAnimalBadge(brush, animal, x + art - pad - s, y + pad + s + i * s * 2.16, s)
  })
  if (tiny) {
    for (let i = 0; i < water; i++) drawGoodsIcon(brush, 'water', x + art - pad - s * 0.8 - i * s * 1.4, y + pad + s, s)
    return
  }
  const drop = size * 0.088
  const foot = y + art - pad
  for (let i = 0; i < water; i++) {
    const left = effect === null ? x + art / 2 + (i - (water - 1) / 2) * drop * 2.1 : x + pad + drop * 0.95
    const top = effect === null ? foot - drop * 1.1 : foot - size * 0.22 - drop * 1.25 - i * drop * 2.15
    drawGoodsIcon(brush, 'water', left, top, drop)
  }
  if (effect === null) return
  const high = size * TILE_SIGN_SIZES.plaque
  drawEffectPlaque(brush, effect, x + art / 2, foot - high / 2, high, art - 2 * pad)
}

// -------------------------------------------------------------------------------------------------------------- cards

/** Draws a card in the hand: its tile, and below the tile where the card may be placed and what the placing costs. */
export function drawHandCard(
  brush: Canvas2D,
  sprite: SpritePropsByKind['card'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const data = CARD_DATA[sprite.card]
  const radius = w * 0.06
  const edge = w * 0.04
  withSavedState(brush, () => {
    setShadow(brush, made.contrast ? 'transparent' : 'rgb(0 0 0 / 0.5)', w * 0.07, w * 0.025)
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, radius)
    brush.fillStyle = linearGradient(brush, -w / 2, -h / 2, w / 2, h / 2, [
      [0, toCssColour(PAPER_COLOURS.light)],
      [0.6, toCssColour(PAPER_COLOURS.base)],
      [1, toCssColour(PAPER_COLOURS.shade)],
    ])
    brush.fill()
    clearShadow(brush)
    traceRoundedRect(brush, -w / 2 + 0.5, -h / 2 + 0.5, w - 1, h - 1, radius)
    brush.lineWidth = Math.max(0.8, w * 0.008)
    brush.strokeStyle = toCssColour(0x8a6a34, 0.9)
    brush.stroke()
  })
  const art = w - 2 * edge
  const [x, y] = [-w / 2 + edge, -h / 2 + edge]
  picture(brush, data, sprite.card, x, y, art, radius * 0.6)
  if (w < PLAIN) plainSign(brush, data, art)
  else signs(brush, data, x, y, art, art)
  const strip = h - art - 2 * edge
  if (strip > 5) cost(brush, data.placement, h / 2 - edge * 0.6 - strip / 2, art, strip, sprite.textScale)
  if (!sprite.dim) return
  traceRoundedRect(brush, -w / 2, -h / 2, w, h, radius)
  brush.fillStyle = toCssColour(made.lacquerLow, 0.42)
  brush.fill()
}

/** The cost of a card and the squares where it may be placed. */
function cost(brush: Canvas2D, placement: PlacementTerms, y: number, w: number, h: number, _textScale: number): void {
  const size = h * 1.02
  const squares = placement.kind === 'squares' ? placement.squares : [0, 1, 2, 3, 4, 5, 6, 7, 8]
  places(brush, squares, placement.kind === 'squares', w / 2 - size / 2 - w * 0.02, y, size)
  const left = -w / 2 + w * 0.03
  if (placement.kind === 'crystals') {
    const r = h * 0.46
    drawGoodsIcon(brush, 'crystals', left + r * 0.8, y, r)
    drawText(brush, String(placement.crystals), left + r * 1.8, y, {
      size: h * 0.84,
      colour: toCssColour(PAPER_COLOURS.ink),
      weight: 800,
      align: 'left',
    })
    return
  }
  const text = formatGameMessage('sign.free')
  const wanted = { size: h * 0.62, colour: toCssColour(0x4b7a2a), weight: 700, display: true, align: 'left' } as const
  if (measureTextWidth(brush, text, wanted) < w * 0.66) drawText(brush, text, left, y, wanted)
}

/** Nine small squares; those where the card may lie are filled. */
function places(
  brush: Canvas2D,
  squares: readonly number[],
  marked: boolean,
  x: number,
  y: number,
  size: number,
): void {
  const step = size / 3
  for (let i = 0; i < 9; i++) {
    const on = squares.includes(i)
    const left = x - size / 2 + (i % 3) * step
    const top = y - size / 2 + Math.floor(i / 3) * step
    traceRoundedRect(brush, left + step * 0.08, top + step * 0.08, step * 0.84, step * 0.84, step * 0.2)
    brush.fillStyle = on ? toCssColour(marked ? 0xc04a1a : 0x7c9a58) : toCssColour(0x8a7a60, 0.18)
    brush.fill()
    if (!on || !marked) continue
    brush.lineWidth = Math.max(0.5, step * 0.1)
    brush.strokeStyle = toCssColour(0x5c1c06)
    brush.stroke()
  }
}

/** Draws the back of a card: the ring of a world under a starry sky; redder for the second age. */
export function drawCardBack(brush: Canvas2D, w: number, h: number, age: 1 | 2, made: BoardColours): void {
  const radius = w * 0.07
  const tone = age === 1 ? { light: 0x4d8f86, deep: 0x10302f } : { light: 0xa05a4a, deep: 0x3a1620 }
  withSavedState(brush, () => {
    setShadow(brush, made.contrast ? 'transparent' : 'rgb(0 0 0 / 0.5)', w * 0.08, w * 0.025)
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, radius)
    brush.fillStyle = toCssColour(PAPER_COLOURS.base)
    brush.fill()
  })
  const edge = Math.max(0.8, w * 0.05)
  traceRoundedRect(brush, -w / 2 + edge, -h / 2 + edge, w - 2 * edge, h - 2 * edge, radius * 0.7)
  brush.fillStyle = radialGradient(brush, -w * 0.12, -h * 0.16, 0, h * 0.8, [
    [0, toCssColour(tone.light)],
    [1, toCssColour(tone.deep)],
  ])
  brush.fill()
  brush.lineWidth = Math.max(0.5, w * 0.02)
  brush.strokeStyle = toCssColour(0xe9cf95, 0.9)
  for (const r of [0.3, 0.2]) {
    traceCircle(brush, 0, 0, w * r)
    brush.stroke()
  }
  for (let i = 0; i < 4 * age; i++) {
    const angle = (i * Math.PI) / (2 * age)
    traceCircle(brush, Math.cos(angle) * w * 0.3, Math.sin(angle) * w * 0.3, w * 0.045)
    brush.fillStyle = toCssColour(0xffe9b8)
    brush.fill()
  }
  traceCircle(brush, 0, 0, w * 0.1)
  brush.fillStyle = verticalGradient(brush, -w * 0.1, w * 0.1, [
    [0, toCssColour(0xfff3cf)],
    [1, toCssColour(mixColours(0xe9cf95, tone.deep, 0.3))],
  ])
  brush.fill()
}

export { CARD_HEIGHT_RATIO }
