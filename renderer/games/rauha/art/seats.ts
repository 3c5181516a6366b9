/** Draws the header of a seat: name and goods. */
import { traceRoundedRect, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { drawSeatHeader } from '../../../art/seat-header.ts'
import { measureTextWidth, drawText } from '../../../art/canvas-text.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'
import { drawFirstPlayerCrown } from './sky.ts'
import { drawGoodsIcon as goodSign } from './signs.ts'

/** Draws the header of a seat: its name, with a crown if it plays first. */
export function drawSeatBoardHeader(
  brush: Canvas2D,
  sprite: SpritePropsByKind['header'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  drawSeatHeader(brush, sprite, w, h, made, {
    sign: sprite.first && ((x, r) => drawFirstPlayerCrown(brush, x, 0, r, made)),
  })
}

/** Draws a good of a seat with its amount, on a chip. */
export function drawGoodChip(
  brush: Canvas2D,
  { good, amount, small }: SpritePropsByKind['good'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const high = Math.min(h * 0.94, 46)
  traceRoundedRect(brush, -w / 2, -high / 2, w, high, high / 2)
  brush.fillStyle = toCssColour(made.well, made.dark ? 0.62 : 0.5)
  brush.fill()
  if (!small) {
    brush.lineWidth = 1
    brush.strokeStyle = toCssColour(made.gold, made.contrast ? 1 : 0.28)
    brush.stroke()
  }
  const r = Math.min(high * 0.42, w * 0.2)
  const text = String(amount)
  const wanted = { size: Math.min(high * 0.66, w * 0.36), colour: toCssColour(made.ink), weight: 760 } as const
  const wide = measureTextWidth(brush, text, wanted)
  const gap = r * 0.32
  const total = 2 * r + gap + Math.min(wide, w - 2 * r - gap - 4)
  const from = -total / 2
  goodSign(brush, good, from + r, 0, r)
  drawText(brush, text, from + 2 * r + gap, 0, { ...wanted, align: 'left', most: w - 2 * r - gap - 3, least: 6 })
}
