/** Drawings of the areas under cards (slots of piles, Deeds, the centre, the tray), and of the numbers on piles. */
import {
  withSavedState,
  traceCircle,
  clearShadow,
  radialGradient,
  setShadow,
  traceRoundedRect,
  verticalGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import { drawText, measureTextWidth } from '../../../art/canvas-text.ts'
import { pileCaptionHeight } from './geometry.ts'
import { pileCardBox } from '../pile-pieces.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { formatGameMessage, type KarmakaMessageId } from '../names.ts'
import { PAPER_COLOURS } from './colours.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/** A shallow hollow in the lacquer. */
function hollow(brush: Canvas2D, x: number, y: number, w: number, h: number, r: number, made: BoardColours): void {
  traceRoundedRect(brush, x, y, w, h, r)
  brush.fillStyle = verticalGradient(brush, y, y + h, [
    [0, toCssColour(made.well, made.dark ? 0.62 : 0.7)],
    [1, toCssColour(made.well, made.dark ? 0.3 : 0.35)],
  ])
  brush.fill()
  brush.lineWidth = 1
  brush.strokeStyle = toCssColour(made.gold, made.contrast ? 1 : made.dark ? 0.34 : 0.5)
  brush.stroke()
}

/** The part of a sprite spec that holds the caption of a pile or an area. */
export interface CaptionProps {
  /** Message id of the name; empty: no name. */
  readonly caption: KarmakaMessageId | ''
  readonly textScale: number
}

/** Draws the slot of a pile: a hollow of the size of a card, with the name of the pile below it. */
export function drawPileSlot(
  brush: Canvas2D,
  { caption, textScale }: CaptionProps,
  w: number,
  h: number,
  made: BoardColours,
): void {
  const card = pileCardBox({ x: -w / 2, y: -h / 2, w, h }, caption, textScale)
  hollow(brush, card.x + 0.5, card.y + 0.5, card.w - 1, card.h - 1, card.w * 0.08, made)
  if (card.w > 20) {
    brush.lineWidth = Math.max(0.8, card.w * 0.015)
    brush.strokeStyle = toCssColour(made.gold, made.contrast ? 0.8 : 0.28)
    traceCircle(brush, card.x + card.w / 2, card.y + card.h / 2, card.w * 0.24)
    brush.stroke()
    traceCircle(brush, card.x + card.w / 2, card.y + card.h / 2, card.w * 0.1)
    brush.stroke()
  }
  if (caption === '') return
  const foot = pileCaptionHeight({ w, h }, textScale)
  drawPileCaption(brush, formatGameMessage(caption), h / 2 - foot / 2, w, foot, made)
}

/** Draws the name of a pile, vertically centred at `y`. `w` and `h`: size of the area for it. */
export function drawPileCaption(
  brush: Canvas2D,
  text: string,
  y: number,
  w: number,
  h: number,
  made: BoardColours,
): void {
  drawText(brush, text, 0, y + h * 0.04, {
    size: h * 0.8,
    least: Math.min(h * 0.8, 10),
    most: Math.max(w * 1.12, w + 9),
    colour: toCssColour(made.contrast ? made.ink : mixColours(made.muted, made.ink, 0.35)),
    weight: 600,
  })
}

/**
 * Draws the area of a seat's Deeds (the cards that its player has played for points). The name of the area is in the
 * lower right corner, if the area is wide enough for it.
 */
export function drawDeedsZone(
  brush: Canvas2D,
  { caption }: CaptionProps,
  w: number,
  h: number,
  made: BoardColours,
): void {
  hollow(brush, -w / 2 + 0.5, -h / 2 + 0.5, w - 1, h - 1, Math.min(h * 0.1, 10), made)
  if (caption === '') return
  const text = formatGameMessage(caption)
  const style = {
    size: Math.max(11.5, Math.min(h * 0.13, 20)),
    colour: toCssColour(made.muted, made.contrast ? 1 : 0.62),
    align: 'right',
    weight: 600,
  } as const
  // On a narrow area its name would be cut off.
  if (measureTextWidth(brush, text, style) > w - h * 0.2) return
  drawText(brush, text, w / 2 - h * 0.1, h / 2 - h * 0.13, style)
}

/** Draws the area in the middle of the table where abilities are played: a medallion with its name. */
export function drawAbilityCentre(
  brush: Canvas2D,
  { caption, textScale }: CaptionProps & { readonly caption: KarmakaMessageId },
  w: number,
  h: number,
  made: BoardColours,
): void {
  const r = h * 0.49
  const half = Math.min(w / 2, r * 1.5)
  withSavedState(brush, () => {
    brush.scale(half / r, 1)
    traceCircle(brush, 0, 0, r)
    brush.fillStyle = made.contrast
      ? '#000'
      : radialGradient(brush, 0, -r * 0.2, 0, r, [
          [0, toCssColour(made.dark ? 0x9a6238 : 0xfffdf4, made.dark ? 0.4 : 0.8)],
          [0.75, toCssColour(made.dark ? 0x3a342c : 0xf4ecd2, made.dark ? 0.34 : 0.6)],
          [1, toCssColour(made.well, 0.5)],
        ])
    brush.fill()
  })
  brush.strokeStyle = toCssColour(made.gold, made.contrast ? 1 : 0.55)
  for (const [at, line] of [
    [1, 1.2],
    [0.93, 0.7],
  ] as const) {
    brush.beginPath()
    brush.ellipse(0, 0, half * at, r * at, 0, 0, 2 * Math.PI)
    brush.lineWidth = line
    brush.stroke()
  }
  for (let i = 0; i < 40; i++) {
    const angle = (i * Math.PI) / 20
    traceCircle(brush, Math.cos(angle) * half * 0.965, Math.sin(angle) * r * 0.965, Math.max(0.7, r * 0.011))
    brush.fillStyle = toCssColour(made.gold, made.contrast ? 1 : 0.6)
    brush.fill()
  }
  drawText(brush, formatGameMessage(caption), 0, 0, {
    size: Math.min(r * 0.24, 22) * Math.min(1.2, textScale),
    colour: toCssColour(made.muted, made.contrast ? 1 : 0.55),
    display: true,
    weight: 560,
  })
}

/** Draws the number of cards of a pile, on a small plate. */
export function drawPileCount(
  brush: Canvas2D,
  { count: number }: SpritePropsByKind['count'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  withSavedState(brush, () => {
    setShadow(brush, made.contrast ? 'transparent' : 'rgb(0 0 0 / 0.5)', 3, 1)
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, h / 2)
    brush.fillStyle = toCssColour(number === 0 ? mixColours(PAPER_COLOURS.shade, 0x808080, 0.35) : PAPER_COLOURS.light)
    brush.fill()
    clearShadow(brush)
  })
  traceRoundedRect(brush, -w / 2 + 0.5, -h / 2 + 0.5, w - 1, h - 1, h / 2)
  brush.lineWidth = Math.max(1, h * 0.06)
  brush.strokeStyle = toCssColour(made.contrast ? made.gold : made.goldDeep)
  brush.stroke()
  drawText(brush, String(number), 0, 0, {
    size: h * 0.72,
    colour: toCssColour(PAPER_COLOURS.ink),
    weight: 760,
    most: w * 0.88,
    least: 6,
  })
}

/** Draws the ground on which cards are laid out for a choice. */
export function drawChoiceTray(brush: Canvas2D, _look: unknown, w: number, h: number, made: BoardColours): void {
  withSavedState(brush, () => {
    setShadow(brush, made.dark ? 'rgb(0 0 0 / 0.75)' : 'rgb(70 50 10 / 0.45)', 26, 8)
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, Math.min(18, h * 0.09))
    brush.fillStyle = verticalGradient(brush, -h / 2, h / 2, [
      [0, toCssColour(mixColours(made.lacquerTop, made.gold, made.contrast ? 0 : 0.08))],
      [0.3, toCssColour(made.lacquer)],
      [1, toCssColour(made.lacquerLow)],
    ])
    brush.fill()
    clearShadow(brush)
  })
  for (const [by, line, alpha] of [
    [0.75, 1.5, 0.95],
    [5, 0.8, 0.4],
  ] as const) {
    traceRoundedRect(brush, -w / 2 + by, -h / 2 + by, w - 2 * by, h - 2 * by, Math.min(18, h * 0.09) - by * 0.6)
    brush.lineWidth = line
    brush.strokeStyle = toCssColour(made.gold, made.contrast ? 1 : alpha)
    brush.stroke()
  }
}
