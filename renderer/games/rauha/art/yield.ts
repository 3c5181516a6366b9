/** Draws the present yield of a tile or an entity: its picture, and the sum. */
import {
  withSavedState,
  clearShadow,
  traceClosedPolygon,
  setShadow,
  traceRoundedRect,
  verticalGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { drawText } from '../../../art/canvas-text.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'
import { drawEntity as medallion } from './entity.ts'
import { drawGoodsIcon as goodSign } from './signs.ts'
import { drawTile } from './tile.ts'

/** Draws a tile or an entity, with the goods that its activation would yield now and what the activation costs. */
export function drawTileOrEntityWithYield(
  brush: Canvas2D,
  sprite: SpritePropsByKind['yield'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  withSavedState(brush, () => {
    setShadow(brush, made.shade, 7, 2)
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, h * 0.2)
    brush.fillStyle = verticalGradient(brush, -h / 2, h / 2, [
      [0, toCssColour(made.lacquerTop)],
      [1, toCssColour(made.lacquerLow)],
    ])
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = 1
    brush.strokeStyle = toCssColour(made.gold, made.contrast ? 1 : 0.5)
    brush.stroke()
  })
  const pad = h * 0.08
  const art = h - 2 * pad
  withSavedState(brush, () => {
    if (sprite.used) brush.globalAlpha = 0.4
    brush.translate(-w / 2 + pad + art / 2, 0)
    const { card, entity, side, square } = sprite
    if (entity === '') drawTile(brush, { card, side, square, bare: true }, art, art, made)
    else medallion(brush, { entity, ready: false, bare: true }, art, art, made)
  })
  const left = -w / 2 + 2 * pad + art
  const middle = (left + w / 2 - pad) / 2
  if (sprite.used) tick(brush, middle, 0, h * 0.24, made)
  else sum(brush, sprite, middle, w / 2 - left - pad, h, made)
}

function tick(brush: Canvas2D, x: number, y: number, r: number, made: BoardColours): void {
  brush.lineWidth = r * 0.34
  brush.strokeStyle = toCssColour(made.dark ? 0x9ccf83 : 0x3f7425)
  brush.beginPath()
  brush.moveTo(x - r, y + r * 0.05)
  brush.lineTo(x - r * 0.25, y + r * 0.75)
  brush.lineTo(x + r, y - r * 0.7)
  brush.stroke()
}

/** So much for so many crystals. */
function sum(
  brush: Canvas2D,
  { pay, good, amount }: SpritePropsByKind['yield'],
  x: number,
  w: number,
  h: number,
  made: BoardColours,
): void {
  const ink = { size: Math.min(h * 0.42, w * 0.34), colour: toCssColour(made.ink), weight: 780 } as const
  if (pay === 0) {
    const r = Math.min(h * 0.24, w * 0.2)
    drawText(brush, String(amount), x - r * 0.3, 0, { ...ink, align: 'right', most: w * 0.5, least: 7 })
    goodSign(brush, good, x + r * 1.1, 0, r)
    return
  }
  const r = Math.min(h * 0.17, w * 0.14)
  const small = { ...ink, size: r * 1.6 }
  drawText(brush, String(pay), x - r * 0.2, -h * 0.21, { ...small, align: 'right' })
  goodSign(brush, 'crystals', x + r * 1.1, -h * 0.21, r)
  traceClosedPolygon(brush, [
    [x - r * 0.6, -r * 0.16],
    [x + r * 0.6, -r * 0.16],
    [x, r * 0.42],
  ])
  brush.fillStyle = toCssColour(made.muted)
  brush.fill()
  drawText(brush, String(amount), x - r * 0.2, h * 0.24, { ...small, align: 'right' })
  goodSign(brush, good, x + r * 1.1, h * 0.24, r)
}
