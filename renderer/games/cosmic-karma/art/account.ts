/** Draws a karma account: header, missing pieces, scores. The pieces on it are in shelves.ts. */
import { withSavedState, setShadow, traceRoundedRect, verticalGradient, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { drawSeatHeader } from '../../../art/seat-header.ts'
import { drawText } from '../../../art/canvas-text.ts'
import { formatGameMessage, formatSignedScore } from '../names.ts'
import { KARMA_SHADES } from './colours.ts'
import { drawNamedEmblem } from './goods.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/** Figures are as large as this where the line lets them, in CSS pixels. */
const MIN_SIZE = 11.5

/** Draws the header of a karma account: the name of the seat, with a lotus if it has won. */
export function drawSeatBoardHeader(
  brush: Canvas2D,
  sprite: SpritePropsByKind['header'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  drawSeatHeader(brush, sprite, w, h, made, {
    sign: sprite.winner && ((x, r) => drawNamedEmblem(brush, 'lotus', x, 0, r, toCssColour(made.gold))),
  })
}

/**
 * Draws how many pieces an account (a seat's own board) still needs before its player can return to Cosmic
 * Consciousness, the goal of the game. A lotus is beside the number. If no piece is needed any more, it draws the text
 * that the player is ready.
 */
export function drawNeededPieceCount(
  brush: Canvas2D,
  { count, large, textScale }: SpritePropsByKind['missing'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const high = Math.min(h * 0.94, 40 * textScale)
  const ready = count === 0
  withSavedState(brush, () => {
    if (ready && !made.contrast) setShadow(brush, toCssColour(0xffe08a, 0.9), high * 0.5)
    traceRoundedRect(brush, -w / 2, -high / 2, w, high, high / 2)
    brush.fillStyle = ready ? toCssColour(0xf6c945) : toCssColour(made.well, made.dark ? 0.7 : 0.6)
    brush.fill()
  })
  const ink = toCssColour(ready ? 0x3a2600 : made.ink)
  const r = Math.min(high * 0.36, w * 0.2)
  drawNamedEmblem(brush, 'lotus', -w / 2 + r * 1.45, 0, r, ready ? ink : toCssColour(made.gold))
  const text = ready
    ? w < high * 2.6
      ? '✓'
      : formatGameMessage('sign.ready')
    : large
      ? formatGameMessage('sign.missing', { count })
      : String(count)
  drawText(brush, text, -w / 2 + r * 2.7 + (w - r * 3.4) / 2, 0, {
    size: Math.max(Math.min(high * 0.62, Math.max(15 * textScale, high * 0.5)), Math.min(MIN_SIZE, high * 0.94)),
    least: 7,
    most: w - r * 3.6,
    colour: ink,
    weight: 700,
  })
}

/** Draws the score of one karma colour on an account, on a plate of that colour. */
export function drawColourScore(
  brush: Canvas2D,
  { colour, score: value }: SpritePropsByKind['score'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const { light, base, deep } = KARMA_SHADES[colour]
  const high = Math.min(h * 0.96, 44)
  traceRoundedRect(brush, -w / 2, -high / 2, w, high, Math.min(high * 0.3, 7))
  brush.fillStyle = verticalGradient(brush, -high / 2, high / 2, [
    [0, toCssColour(made.contrast ? 0x000000 : mixColours(base, light, 0.12))],
    [1, toCssColour(made.contrast ? 0x000000 : mixColours(base, deep, 0.5))],
  ])
  brush.fill()
  if (made.contrast) {
    brush.lineWidth = 1.5
    brush.strokeStyle = toCssColour(light)
    brush.stroke()
  }
  drawText(brush, formatSignedScore(value), 0, 0, {
    size: Math.min(Math.max(high * 0.72, Math.min(MIN_SIZE, high * 0.94)), w * 0.5),
    least: 6.5,
    most: w - 3,
    colour: toCssColour(0xffffff),
    weight: 760,
  })
}
