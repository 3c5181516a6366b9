/** What cards lie on, how many they are, and who sits where. */
import {
  traceCircle,
  clearShadow,
  setShadow,
  traceRoundedRect,
  type Canvas2D,
} from '../../../../../../../renderer/art/canvas.ts'
import { toCssColour, parseHexColour } from '../../../../../../../renderer/art/colour.ts'
import type { BoardColours } from '../../../../../../../renderer/art/materials.ts'
import { drawSeatMark } from '../../../../../../../renderer/art/seat-mark.ts'
import { drawText } from '../../../../../../../renderer/art/canvas-text.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'
import { PAPER_COLOURS } from './colours.ts'
import { formatGameMessage } from '../names.ts'

export function drawPileSlot(
  brush: Canvas2D,
  { colour, caption, textScale }: SpritePropsByKind['slot'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  traceRoundedRect(brush, -w / 2 + 0.5, -h / 2 + 0.5, w - 1, h - 1, w * 0.08)
  brush.fillStyle = toCssColour(made.well, made.dark ? 0.45 : 0.5)
  brush.fill()
  brush.lineWidth = 1
  brush.strokeStyle = toCssColour(colour === '' ? made.gold : parseHexColour(colour), made.contrast ? 1 : 0.45)
  brush.stroke()
  if (caption === '') return
  const how = { size: Math.min(w * 0.16, 14 * textScale), least: 8, most: w * 0.9, colour: toCssColour(made.muted) }
  drawText(brush, formatGameMessage(caption), 0, 0, how)
}

export function drawPileCount(
  brush: Canvas2D,
  { count: number }: SpritePropsByKind['count'],
  size: number,
  _h: number,
  made: BoardColours,
): void {
  setShadow(brush, made.shade, 3, 1)
  traceCircle(brush, 0, 0, size / 2)
  brush.fillStyle = toCssColour(PAPER_COLOURS.light)
  brush.fill()
  clearShadow(brush)
  brush.lineWidth = 1
  brush.strokeStyle = toCssColour(made.goldDeep)
  brush.stroke()
  drawText(brush, String(number), 0, 0, { size: size * 0.6, colour: toCssColour(PAPER_COLOURS.ink), weight: 700 })
}

export function drawHeader(
  brush: Canvas2D,
  sprite: SpritePropsByKind['header'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const { name, colour, shape, turn, textScale } = sprite
  const mark = Math.min(h * 0.8, 20 * textScale)
  drawSeatMark(brush, -w / 2 + mark * 0.6, 0, mark, parseHexColour(colour), shape)
  drawText(brush, name, -w / 2 + mark * 1.4, 0, {
    size: Math.min(h * 0.62, 16 * textScale),
    colour: toCssColour(made.ink),
    weight: turn ? 720 : 600,
    align: 'left',
    most: w - mark * 1.6,
  })
}
