/** Drawing of a card faceup: paper with a coloured picture, its points in the corner, its name and its ability. */
import { CARD_DATA, type CardId } from '../../../../engine/karmaka/data.ts'
import {
  withSavedState,
  clearShadow,
  setShadow,
  traceRoundedRect,
  linearGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import { drawText } from '../../../art/canvas-text.ts'
import { CARD_EMBLEMS } from './emblems.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { paragraphFontSizeIfFitting, LINE_HEIGHT_RATIO, wrapText } from '../../../art/paragraph.ts'
import { formatGameMessage } from '../names.ts'
import { CARD_SHADES, PAPER_COLOURS } from './colours.ts'
import { drawPointsMark } from './glyphs.ts'
import { drawCardPictureGround, drawPictureEmblem } from './card-picture.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/** Minimum widths of a card with its name, and of a card with its ability, in CSS pixels. */
const NAMED = 44
const TOLD = 84
/** Minimum font size of the ability, in CSS pixels. */
const READABLE = 7.2
/** Maximum font size of the ability on a small card, in CSS pixels. */
const SMALL = 13.5

/**
 * Draws a card faceup, centred at 0, 0. A small card shows no ability text, and a very small card shows no name
 * either. `exposed`: the card is the uppermost of a seat's Deeds (the cards played for points) and has a golden edge.
 */
export function drawFaceUpCard(
  brush: Canvas2D,
  { card: which, exposed, textScale }: SpritePropsByKind['card'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const { colour, points } = CARD_DATA[which]
  const radius = w * 0.075
  const edge = Math.max(1.5, w * 0.042)
  paper(brush, w, h, radius, exposed, made)
  const text = w >= TOLD ? abilityText(brush, which, w, h, textScale) : undefined
  const foot = text !== undefined ? h * 0.5 : w >= NAMED ? Math.max(h * 0.17, 11) : edge
  const art = { x: -w / 2 + edge, y: -h / 2 + edge, w: w - 2 * edge, h: h - edge - foot }
  withSavedState(brush, () => {
    traceRoundedRect(brush, art.x, art.y, art.w, art.h, radius * 0.62)
    brush.clip()
    drawCardPictureGround(brush, art, colour)
  })
  withSavedState(brush, () => {
    traceRoundedRect(brush, art.x, art.y, art.w, art.h, radius * 0.62)
    brush.lineWidth = Math.max(0.6, w * 0.008)
    brush.strokeStyle = toCssColour(CARD_SHADES[colour].deep, 0.8)
    brush.stroke()
  })
  const worth = Math.max(Math.min(w * 0.31, art.h * 0.46), Math.min(15, w * 0.42))
  const cx = art.x + art.w / 2 + (w < NAMED ? 0 : worth * 0.14)
  const cy = art.y + art.h * (w < NAMED ? 0.62 : 0.54)
  const size = Math.min(art.h * (w < NAMED ? 0.58 : 0.72), art.w * 0.66)
  drawPictureEmblem(brush, CARD_EMBLEMS[which], cx, cy, size, colour)
  drawPointsMark(brush, art.x + worth * 0.56, art.y + worth * 0.57, worth, colour, points)
  if (w < NAMED) return
  const band = text !== undefined ? Math.max(w * 0.125, 10.5) : foot - edge * 0.4
  const y = art.y + art.h + band / 2 + (text !== undefined ? h * 0.018 : 0)
  drawText(brush, formatGameMessage(`card.${which}.name`), 0, y, {
    size: Math.min(band * (text !== undefined ? 0.98 : 0.82), w * 0.15),
    least: Math.min(6.5, w * 0.1),
    most: w - edge * 2.4,
    colour: toCssColour(PAPER_COLOURS.ink),
    weight: 640,
    display: true,
  })
  if (text === undefined) return
  const line = text.size * LINE_HEIGHT_RATIO
  const top = y + band / 2 + h * 0.012
  const room = h / 2 - edge - top
  text.lines.forEach((part, i) => {
    const middle = top + (room - text.lines.length * line) * 0.42 + (i + 0.5) * line
    drawText(brush, part, 0, middle, { size: text.size, colour: toCssColour(PAPER_COLOURS.ink, 0.92), weight: 500 })
  })
}

/** The largest font size of an ability's text on a card of this width, in CSS pixels; longer texts are smaller. */
export function maxAbilityFontSizeForWidth(w: number, textScale: number): number {
  // On small cards the text is as large as possible; on large cards this is not needed.
  return Math.min(Math.max(w * 0.094, Math.min(w * 0.12, SMALL)) * Math.min(1.2, textScale), 19)
}

/** The ability in lines, at the largest font size that fits; undefined if that is too small to read. */
function abilityText(
  brush: Canvas2D,
  which: CardId,
  w: number,
  h: number,
  textScale: number,
): { readonly size: number; readonly lines: readonly string[] } | undefined {
  const text = formatGameMessage(`card.${which}.ability`)
  const most = maxAbilityFontSizeForWidth(w, textScale)
  const size = paragraphFontSizeIfFitting(brush, text, {
    width: w * 0.86,
    height: h * 0.5 - w * 0.125 - h * 0.055,
    most,
    least: READABLE,
  })
  return size === undefined ? undefined : { size, lines: wrapText(brush, text, w * 0.86, size) }
}

function paper(brush: Canvas2D, w: number, h: number, radius: number, exposed: boolean, made: BoardColours): void {
  withSavedState(brush, () => {
    if (exposed && !made.contrast) setShadow(brush, toCssColour(made.goldLight, made.dark ? 0.75 : 0.9), w * 0.12)
    else
      setShadow(
        brush,
        made.dark ? 'rgb(0 0 0 / 0.6)' : 'rgb(60 40 10 / 0.4)',
        Math.max(3, w * 0.06),
        Math.max(1, w * 0.02),
      )
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, radius)
    brush.fillStyle = linearGradient(brush, -w / 2, -h / 2, w / 2, h / 2, [
      [0, toCssColour(PAPER_COLOURS.light)],
      [0.55, toCssColour(PAPER_COLOURS.base)],
      [1, toCssColour(PAPER_COLOURS.shade)],
    ])
    brush.fill()
    clearShadow(brush)
  })
  traceRoundedRect(brush, -w / 2 + 0.5, -h / 2 + 0.5, w - 1, h - 1, radius)
  brush.lineWidth = exposed ? Math.max(1.5, w * 0.03) : 1
  brush.strokeStyle = exposed
    ? toCssColour(made.contrast ? made.gold : mixColours(made.gold, made.goldLight, 0.45))
    : toCssColour(0x2a1c14, 0.55)
  brush.stroke()
}
