/** Draws what is over the board for a moment: the result of a hovered choice, and gains. */
import { withSavedState, setShadow, traceRoundedRect, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour } from '../../../art/colour.ts'
import { drawGainLossLabel } from '../../../art/pile-overlay.ts'
import type { BoardColours } from '../../../art/materials.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'
import { PAPER_COLOURS } from './colours.ts'
import { drawEntity as medallion } from './entity.ts'
import { drawGoodsIcon } from './signs.ts'

/** Draws the dashed frame around a line of tiles that the hovered choice would complete. */
export function drawCompletableLine(brush: Canvas2D, _look: unknown, w: number, h: number, made: BoardColours): void {
  const thick = Math.max(2.5, Math.min(w, h) * 0.045)
  withSavedState(brush, () => {
    if (!made.contrast) setShadow(brush, toCssColour(0xaaf5c8, 0.95), thick * 3)
    traceRoundedRect(brush, -w / 2 + thick / 2, -h / 2 + thick / 2, w - thick, h - thick, Math.min(w, h) * 0.1)
    brush.lineWidth = thick
    brush.strokeStyle = toCssColour(0xd6ffe2)
    brush.setLineDash([thick * 3.4, thick * 2.2])
    brush.stroke()
  })
}

/**
 * Draws a label for a gain or loss of one of a seat's goods (such as crystals or energy): the sign of the good, a
 * small picture, and the amount with + or −.
 */
export function drawGainOrLossLabel(
  brush: Canvas2D,
  { good: what, amount }: SpritePropsByKind['gain'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  drawGainLossLabel(brush, amount, w, h, PAPER_COLOURS, GAIN, made, (x, r) => {
    drawGoodsIcon(brush, what, x, 0, r)
  })
}

const GAIN = { more: [0xf6ecc8, 0xb08420], less: [0xf6d8cc, 0x9c2a16] } as const

/** Draws the enlarged medallion of an entity that the hovered choice would win or could win. */
export function drawWinnableEntity(
  brush: Canvas2D,
  { entity }: SpritePropsByKind['winning'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  withSavedState(brush, () => {
    medallion(brush, { entity, ready: true }, w, h, made)
  })
}

/** Draws a dashed frame around a square where the card of the hovered choice could be placed. */
export function drawPlaceableSquareFrame(
  brush: Canvas2D,
  _look: unknown,
  w: number,
  h: number,
  made: BoardColours,
): void {
  const thick = Math.max(1.5, Math.min(w, h) * 0.04)
  traceRoundedRect(brush, -w / 2 + thick, -h / 2 + thick, w - 2 * thick, h - 2 * thick, Math.min(w, h) * 0.1)
  brush.lineWidth = thick
  brush.strokeStyle = toCssColour(made.accent, 0.9)
  brush.setLineDash([thick * 3, thick * 2])
  brush.stroke()
}
