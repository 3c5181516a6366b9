/**
 * Draws what is over the board for a moment: labels of gains, majorities and events of a pawn; and the close-up of a space.
 */
import { SPACES } from '../../../../engine/cosmic-karma/index.ts'
import {
  withSavedState,
  clearShadow,
  setShadow,
  traceRoundedRect,
  verticalGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours, parseHexColour } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { wrapText, LINE_HEIGHT_RATIO } from '../../../art/paragraph.ts'
import { drawSeatMark } from '../../../art/seat-mark.ts'
import { measureTextWidth, drawText } from '../../../art/canvas-text.ts'
import { formatMessage } from '../../../messages/index.ts'
import { spaceEffectText, spaceName, spaceFlavourText, formatGameMessage } from '../names.ts'
import { iconNameOfSpace, type BoardIconName } from './icon-names.ts'
import { landColours, PAPER_COLOURS, ICON_DISC_SHADES_BY_KIND } from './colours.ts'
import { drawBoardIcon } from './icons.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

function label(brush: Canvas2D, w: number, h: number, edge: number, made: BoardColours): void {
  withSavedState(brush, () => {
    if (!made.contrast) setShadow(brush, 'rgb(0 0 0 / 0.6)', h * 0.25, h * 0.08)
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, h / 2)
    brush.fillStyle = verticalGradient(brush, -h / 2, h / 2, [
      [0, toCssColour(PAPER_COLOURS.light)],
      [1, toCssColour(PAPER_COLOURS.base)],
    ])
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = Math.max(1.2, h * 0.06)
    brush.strokeStyle = toCssColour(edge)
    brush.stroke()
  })
}

/**
 * Draws the label of a gain or loss: the amount with + or −, and the icon of the kind of item that
 * is gained or lost.
 */
export function drawGainOrLossLabel(
  brush: Canvas2D,
  { sign: of, amount }: SpritePropsByKind['gain'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const text = amount < 0 ? `−${String(-amount)}` : `+${String(amount)}`
  const letters = {
    size: h * 0.62,
    colour: toCssColour(amount < 0 ? 0x9c2a16 : PAPER_COLOURS.ink),
    weight: 800,
  } as const
  const r = h * 0.4
  const wide = measureTextWidth(brush, text, letters)
  const total = Math.min(w, wide + 2 * r + h * 0.66)
  label(brush, total, h, amount < 0 ? 0x9c2a16 : 0xb08420, made)
  drawText(brush, text, -total / 2 + h * 0.3, 0, { ...letters, align: 'left' })
  drawBoardIcon(brush, of, total / 2 - h * 0.16 - r, 0, r, made)
}

/** Draws the label that shows what a player gains on a space: a row with one icon for each gain. */
export function drawSpaceGainsLabel(
  brush: Canvas2D,
  sprite: SpritePropsByKind['brings'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  label(brush, w, h, 0xb08420, made)
  const signs = sprite.signs.split(' ') as BoardIconName[]
  signs.forEach((each, nth) => {
    drawBoardIcon(brush, each, (nth - (signs.length - 1) / 2) * h, 0, h * 0.38, made)
  })
}

/**
 * Draws the label for another seat's pawn that a move meets on a space: the name and the shape of that seat, and the
 * icon of the item that the moving player gets. The item depends on the other seat's karmic
 * majority, which is derived from the karma account of that seat.
 */
export function drawEncounteredPawnLabel(
  brush: Canvas2D,
  { colour, shape, sign: of, name }: SpritePropsByKind['met'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const tone = parseHexColour(colour)
  const r = h * 0.38
  const size = h * 0.44
  const wide = Math.min(measureTextWidth(brush, name, { size, colour: '', weight: 650 }), w - 5 * r - 8)
  const total = wide + 5.4 * r
  label(brush, total, h, tone, made)
  drawSeatMark(brush, -total / 2 + r * 1.3, 0, r * 1.6, tone, shape, true)
  drawText(brush, name, -total / 2 + r * 2.4, 0, {
    size,
    colour: toCssColour(PAPER_COLOURS.ink),
    weight: 650,
    align: 'left',
    most: wide + 1,
    least: 8,
  })
  drawBoardIcon(brush, of, total / 2 - r * 1.35, 0, r, made)
}

/** Draws the label of what happens to a pawn: a few words such as 'Extra turn', and an icon. */
export function drawPawnEventLabel(
  brush: Canvas2D,
  { id, sign: of, name, colour }: SpritePropsByKind['befell'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const tone = parseHexColour(colour)
  const text = formatGameMessage(id, { name })
  const r = h * 0.36
  const size = h * 0.4
  const wide = Math.min(measureTextWidth(brush, text, { size, colour: '', weight: 620, display: true }), w - 3.6 * r)
  const total = wide + 3.9 * r
  label(brush, total, h, tone, made)
  drawBoardIcon(brush, of, -total / 2 + r * 1.5, 0, r, made)
  drawText(brush, text, -total / 2 + r * 2.8, 0, {
    size,
    colour: toCssColour(PAPER_COLOURS.ink),
    weight: 620,
    display: true,
    align: 'left',
    most: wide + 1,
    least: 9,
  })
}

/** Draws the close-up of a space: its icon, land, name and texts. */
export function drawSpaceCloseUp(
  brush: Canvas2D,
  { space, textScale }: SpritePropsByKind['near'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const { land, realm } = SPACES[space]
  const tone =
    land === null
      ? realm === 'spirit'
        ? 0x7fa6d6
        : ICON_DISC_SHADES_BY_KIND.cosmic.base
      : landColours(land, false).layers[2]
  const radius = 14
  withSavedState(brush, () => {
    if (!made.contrast) setShadow(brush, 'rgb(0 0 20 / 0.6)', 18, 5)
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, radius)
    brush.fillStyle = verticalGradient(brush, -h / 2, h / 2, [
      [0, toCssColour(mixColours(PAPER_COLOURS.light, tone, 0.08))],
      [1, toCssColour(mixColours(PAPER_COLOURS.base, tone, 0.22))],
    ])
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = 2.5
    brush.strokeStyle = toCssColour(tone)
    brush.stroke()
  })
  const r = Math.min(h * 0.17, w * 0.13)
  drawBoardIcon(brush, iconNameOfSpace(space), -w / 2 + r * 1.6, -h / 2 + r * 1.65, r, made)
  const from = -w / 2 + r * 3
  const most = w / 2 - from - 10
  const title = formatMessage(spaceName(space))
  const over =
    land === null
      ? formatGameMessage(realm === 'spirit' ? 'sign.spirit' : 'sign.cosmic')
      : formatGameMessage(`land.${land}`)
  let size = Math.min(20 * textScale, w * 0.075)
  let heading = wrapText(brush, title, most, size, 660)
  while (heading.length > 2 && size > 10) {
    size -= 0.5
    heading = wrapText(brush, title, most, size, 660)
  }
  let y = -h / 2 + r * 0.75
  drawText(brush, over, from, y + 3, {
    size: Math.max(9, size * 0.62),
    colour: toCssColour(PAPER_COLOURS.faint),
    weight: 650,
    align: 'left',
    most,
    least: 8,
  })
  y += size * 0.85
  for (const line of heading) {
    drawText(brush, line, from, y + size * 0.4, {
      size,
      colour: toCssColour(PAPER_COLOURS.ink),
      weight: 620,
      display: true,
      align: 'left',
      most,
      least: 9,
    })
    y += size * 1.12
  }
  const top = Math.max(-h / 2 + r * 3.1, y + 2)
  const text = formatMessage(spaceFlavourText(space))
  const effect = formatMessage(spaceEffectText(space))
  const room = h / 2 - 10 - top
  for (let px = Math.min(16 * textScale, w * 0.058); px >= 8; px -= 0.5) {
    const below = wrapText(brush, effect, w - 28, px, 680)
    const flavour = wrapText(brush, text, w - 28, px * 0.94, 500)
    const high = (below.length + flavour.length * 0.94) * px * LINE_HEIGHT_RATIO + px * 0.4
    if (high > room && px > 8) continue
    let at = top + Math.max(0, (room - high) / 2)
    for (const line of below) {
      at += px * LINE_HEIGHT_RATIO
      drawText(brush, line, -w / 2 + 14, at - px * LINE_HEIGHT_RATIO * 0.5, {
        size: px,
        colour: toCssColour(PAPER_COLOURS.ink),
        weight: 680,
        align: 'left',
      })
    }
    at += px * 0.4
    for (const line of flavour) {
      at += px * 0.94 * LINE_HEIGHT_RATIO
      drawText(brush, line, -w / 2 + 14, at - px * 0.94 * LINE_HEIGHT_RATIO * 0.5, {
        size: px * 0.94,
        colour: toCssColour(PAPER_COLOURS.faint),
        weight: 500,
        align: 'left',
      })
    }
    return
  }
}
