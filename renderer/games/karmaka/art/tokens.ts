/** Drawings of the seats' tokens, of Karmic Rings, and of the supply of rings. */
import {
  withSavedState,
  traceCircle,
  clearShadow,
  setShadow,
  traceRoundedRect,
  verticalGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours, parseHexColour } from '../../../art/colour.ts'
import { drawText } from '../../../art/canvas-text.ts'
import { seatShapePath } from '../../../art/seat-mark.ts'
import type { BoardColours } from '../../../art/materials.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'
import { formatGameMessage } from '../names.ts'

/** Draws the token of a seat on the ladder: the seat's shape in its colour. */
export function drawSeatToken(
  brush: Canvas2D,
  { colour, shape }: SpritePropsByKind['token'],
  size: number,
  _h: number,
  made: BoardColours,
): void {
  const path = seatShapePath(shape)
  withSavedState(brush, () => {
    brush.scale((size * 0.96) / 24, (size * 0.96) / 24)
    brush.translate(-12, -12)
    setShadow(brush, made.contrast ? 'transparent' : 'rgb(0 0 0 / 0.65)', 3, 1)
    brush.fillStyle = slantedTone(brush, parseHexColour(colour))
    brush.fill(path)
    clearShadow(brush)
    brush.lineWidth = 2.6
    brush.strokeStyle = toCssColour(made.dark ? 0x0a1214 : 0xffffff)
    brush.stroke(path)
    brush.lineWidth = 1
    brush.strokeStyle = toCssColour(mixColours(parseHexColour(colour), made.dark ? 0xffffff : 0x000000, 0.4))
    brush.stroke(path)
  })
}

function slantedTone(brush: Canvas2D, colour: number): CanvasGradient {
  const tone = brush.createLinearGradient(4, 2, 20, 22)
  tone.addColorStop(0, toCssColour(mixColours(colour, 0xffffff, 0.35)))
  tone.addColorStop(0.5, toCssColour(colour))
  tone.addColorStop(1, toCssColour(mixColours(colour, 0x000000, 0.25)))
  return tone
}

/**
 * Draws a Karmic Ring, centred at 0, 0. A Karmic Ring is a token that a player can spend for missing points when a
 * life ends.
 */
export function drawRing(brush: Canvas2D, _look: unknown, size: number, _h: number, made: BoardColours): void {
  const r = size * 0.34
  withSavedState(brush, () => {
    setShadow(brush, made.contrast ? 'transparent' : 'rgb(0 0 0 / 0.55)', size * 0.12, size * 0.04)
    traceCircle(brush, 0, 0, r)
    brush.lineWidth = size * 0.22
    brush.strokeStyle = verticalGradient(brush, -size / 2, size / 2, [
      [0, toCssColour(made.contrast ? made.gold : 0xfff3c4)],
      [0.45, toCssColour(made.contrast ? made.gold : 0xe0a93f)],
      [1, toCssColour(made.contrast ? made.gold : 0x8a5416)],
    ])
    brush.stroke()
    clearShadow(brush)
  })
  for (const at of [r - size * 0.11, r + size * 0.11]) {
    traceCircle(brush, 0, 0, at)
    brush.lineWidth = Math.max(0.5, size * 0.035)
    brush.strokeStyle = toCssColour(0x5a3208, 0.8)
    brush.stroke()
  }
}

/**
 * Draws the tray on which the Karmic Rings lie that no seat has. The function does not draw the rings, which are
 * pieces of their own. If no ring is left, the tray shows a text.
 */
export function drawRingSupplyTray(
  brush: Canvas2D,
  { count }: SpritePropsByKind['supply'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const pad = Math.min(2, h * 0.05)
  traceRoundedRect(brush, -w / 2 + pad, -h * 0.4, w - 2 * pad, h * 0.8, Math.min(h * 0.4, w * 0.24))
  brush.fillStyle = toCssColour(made.well, made.dark ? 0.6 : 0.55)
  brush.fill()
  brush.lineWidth = 1
  brush.strokeStyle = toCssColour(made.gold, made.contrast ? 1 : 0.4)
  brush.stroke()
  if (count > 0) return
  drawText(brush, formatGameMessage('sign.supply'), 0, 0, {
    size: h * 0.3,
    colour: toCssColour(made.muted),
    most: w * 0.8,
  })
}
