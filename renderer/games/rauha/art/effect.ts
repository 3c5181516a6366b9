/** Draws the effect of a tile or an entity, as signs on a plaque. */
import type { CountedItemKind, ActivationEffect } from '../../../../engine/rauha/data.ts'
import {
  withSavedState,
  traceCircle,
  clearShadow,
  traceClosedPolygon,
  setShadow,
  traceRoundedRect,
  verticalGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour } from '../../../art/colour.ts'
import { fillGlyph } from '../../../art/icon.ts'
import { drawText } from '../../../art/canvas-text.ts'
import type { GoodKind } from '../sprite-specs.ts'
import { ANIMAL_BADGE_SHADES, PAPER_COLOURS } from './colours.ts'
import { ANIMAL_SIGNS } from './glyphs.ts'
import { drawAnimalBadge, drawGoodsIcon } from './signs.ts'

type Part =
  { readonly good: GoodKind; readonly amount: number } | { readonly arrow: true } | { readonly per: CountedItemKind }

/** An effect as signs: what is paid, an arrow, what is gained, and for each of what. */
function partsOf(effect: ActivationEffect): readonly Part[] {
  switch (effect.kind) {
    case 'gain':
      return [{ good: effect.what, amount: effect.amount }]
    case 'payToGain':
      return [{ good: 'crystals', amount: effect.pay }, { arrow: true }, { good: effect.what, amount: effect.amount }]
    case 'gainPer':
      return [{ good: effect.what, amount: effect.amount }, { per: effect.per }]
    case 'spore':
      return [{ good: 'crystals', amount: effect.pay }, { arrow: true }, { good: 'spore', amount: 1 }]
  }
}

/** Width of a part for the height of the plaque. */
function widthOf(part: Part): number {
  if ('arrow' in part) return 0.62
  if ('per' in part) return 1.28
  return part.good === 'energy' ? 0.98 : part.amount === 1 && part.good === 'spore' ? 0.98 : 1.3
}

/**
 * Draws a plaque of parchment around x, y with signs for the effect of an activation.
 * @param h largest height
 * @param most largest width
 */
export function drawEffectPlaque(
  brush: Canvas2D,
  effect: ActivationEffect,
  x: number,
  y: number,
  h: number,
  most: number,
): void {
  const parts = partsOf(effect)
  const units = parts.reduce((sum, part) => sum + widthOf(part), 0.5)
  const high = Math.min(h, most / units)
  const w = units * high
  withSavedState(brush, () => {
    setShadow(brush, 'rgb(0 0 0 / 0.5)', high * 0.22, high * 0.07)
    traceRoundedRect(brush, x - w / 2, y - high / 2, w, high, high * 0.42)
    brush.fillStyle = verticalGradient(brush, y - high / 2, y + high / 2, [
      [0, toCssColour(PAPER_COLOURS.light)],
      [1, toCssColour(PAPER_COLOURS.base)],
    ])
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = Math.max(0.7, high * 0.05)
    brush.strokeStyle = toCssColour(0x8a6a34)
    brush.stroke()
  })
  let at = x - w / 2 + high * 0.25
  for (const part of parts) {
    const width = widthOf(part) * high
    drawPart(brush, part, at + width / 2, y, high, width)
    at += width
  }
}

function drawPart(brush: Canvas2D, part: Part, x: number, y: number, h: number, w: number): void {
  if ('arrow' in part) {
    brush.fillStyle = toCssColour(PAPER_COLOURS.ink, 0.85)
    const s = h * 0.2
    traceClosedPolygon(brush, [
      [x - s, y - s],
      [x + s * 1.1, y],
      [x - s, y + s],
      [x - s * 0.5, y],
    ])
    brush.fill()
  } else if ('per' in part) {
    // A slash: for each.
    brush.lineWidth = h * 0.09
    brush.strokeStyle = toCssColour(PAPER_COLOURS.ink, 0.85)
    brush.beginPath()
    brush.moveTo(x - w / 2 + h * 0.04, y + h * 0.26)
    brush.lineTo(x - w / 2 + h * 0.26, y - h * 0.26)
    brush.stroke()
    counted(brush, part.per, x + h * 0.16, y, h * 0.37)
  } else amount(brush, part.good, part.amount, x, y, h)
}

function amount(brush: Canvas2D, what: GoodKind, number: number, x: number, y: number, h: number): void {
  const figure = { size: h * 0.62, colour: toCssColour(PAPER_COLOURS.ink), weight: 800 } as const
  if (what === 'energy') {
    drawGoodsIcon(brush, what, x, y, h * 0.46)
    drawText(brush, String(number), x, y, { ...figure, size: h * 0.5, colour: toCssColour(0x4a2200) })
  } else if (what === 'spore' && number === 1) drawGoodsIcon(brush, what, x, y, h * 0.43)
  else {
    drawText(brush, String(number), x - h * 0.3, y, figure)
    drawGoodsIcon(brush, what, x + h * 0.26, y, h * 0.4)
  }
}

/** Draws the sign of the items that an effect counts. */
function counted(brush: Canvas2D, per: CountedItemKind, x: number, y: number, r: number): void {
  if (per === 'spore') drawGoodsIcon(brush, 'spore', x, y, r)
  else if (per === 'water') drawGoodsIcon(brush, 'water', x, y, r)
  else if (per === 'bestAnimal') {
    // Whichever animal there is most of.
    traceCircle(brush, x, y, r * 1.04)
    brush.fillStyle = toCssColour(0xffffff)
    brush.fill()
    brush.lineWidth = r * 0.1
    brush.strokeStyle = toCssColour(PAPER_COLOURS.ink, 0.8)
    brush.stroke()
    for (const [animal, dx, dy] of [
      ['flying', 0, -0.46],
      ['land', -0.42, 0.34],
      ['marine', 0.44, 0.34],
    ] as const) {
      brush.fillStyle = toCssColour(ANIMAL_BADGE_SHADES[animal].deep)
      fillGlyph(brush, ANIMAL_SIGNS[animal], x + dx * r, y + dy * r, r * 0.36)
    }
  } else drawAnimalBadge(brush, per, x, y, r * 0.95)
}
