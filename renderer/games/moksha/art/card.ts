/** Draws an occupation as a card. */
import { CASTE_DATA, OCCUPATION_DATA, type Caste, type Occupation } from '../../../../engine/moksha/data.ts'
import {
  withSavedState,
  clearShadow,
  setShadow,
  traceRoundedRect,
  linearGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import { drawEmblem } from '../../../art/icon.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { LINE_HEIGHT_RATIO, wrapText } from '../../../art/paragraph.ts'
import { measureTextWidth, drawText } from '../../../art/canvas-text.ts'
import { formatGameMessage } from '../names.ts'
import { OCCUPATION_EMBLEMS } from './emblems.ts'
import { CASTE_SHADES, PAPER_COLOURS } from './colours.ts'
import { drawHeart } from './signs.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/** Below this height in CSS pixels emblem and words stand side by side. */
const LOW = 92
/** Smaller letters cannot be read. */
const MIN_SIZE = { size: 6.5, colour: '', weight: 680 } as const
const WHITE = toCssColour(0xffffff, 0.97)

/** Draws an occupation card: emblem, name, caste with its vitality, and its effect in short. */
export function drawOccupationCard(
  brush: Canvas2D,
  { occupation, large, textScale }: SpritePropsByKind['card'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const { caste } = OCCUPATION_DATA[occupation]
  const { base, deep } = CASTE_SHADES[caste]
  const radius = Math.min(10, Math.min(w, h) * 0.1)
  withSavedState(brush, () => {
    if (large && !made.contrast) setShadow(brush, 'rgb(20 6 0 / 0.5)', 8, 3)
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, radius)
    brush.fillStyle = large
      ? linearGradient(brush, -w / 2, -h / 2, w / 2, h / 2, [
          [0, toCssColour(PAPER_COLOURS.light)],
          [0.7, toCssColour(PAPER_COLOURS.base)],
          [1, toCssColour(PAPER_COLOURS.shade)],
        ])
      : toCssColour(base)
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = 1
    brush.strokeStyle = toCssColour(made.contrast ? 0xffffff : deep)
    brush.stroke()
  })
  if (!large) drawEmblem(brush, OCCUPATION_EMBLEMS[occupation], 0, 0, Math.min(w, h) * 0.82, toCssColour(0xffffff))
  else if (h < LOW) lowCard(brush, w, h, radius, occupation, textScale)
  else highCard(brush, w, h, radius, occupation, textScale)
}

/** The emblem beside the words. Words that would be cut off are left to the close-up. */
function lowCard(
  brush: Canvas2D,
  w: number,
  h: number,
  radius: number,
  occupation: Occupation,
  textScale: number,
): void {
  const { caste } = OCCUPATION_DATA[occupation]
  const { deep } = CASTE_SHADES[caste]
  const name = formatGameMessage(`occupation.${occupation}`)
  const life = `${formatGameMessage(`caste.${caste}`)} ${String(CASTE_DATA[caste].vitality)}`
  const wide = Math.min(h * 0.86, 70, w * 0.42)
  const most = w - wide - 7
  const fits = measureTextWidth(brush, name, MIN_SIZE) <= most && measureTextWidth(brush, life, MIN_SIZE) <= most
  const banded = fits ? wide : w
  banner(brush, banded, w, h, h, radius, caste)
  drawEmblem(brush, OCCUPATION_EMBLEMS[occupation], (banded - w) / 2, 0, Math.min(banded, h * 0.78, 64) * 0.86, WHITE)
  if (!fits) return
  const words = { align: 'left', most, least: MIN_SIZE.size } as const
  const x = -w / 2 + wide + 4
  const [first, second] = [Math.min(13 * textScale, h * 0.34), Math.min(11 * textScale, h * 0.27)]
  drawText(brush, name, x, -h * 0.16, { ...words, size: first, colour: toCssColour(PAPER_COLOURS.ink), weight: 680 })
  drawText(brush, life, x, h * 0.22, { ...words, size: second, colour: toCssColour(deep), weight: 640 })
}

/** The emblem above the words, and what the occupation can do. */
function highCard(
  brush: Canvas2D,
  w: number,
  h: number,
  radius: number,
  occupation: Occupation,
  textScale: number,
): void {
  const { caste } = OCCUPATION_DATA[occupation]
  const { deep } = CASTE_SHADES[caste]
  const band = h * 0.42
  banner(brush, w, w, band, h, radius, caste)
  drawEmblem(brush, OCCUPATION_EMBLEMS[occupation], 0, -h / 2 + band * 0.5, Math.min(w, band) * 0.8, WHITE)
  const badge = Math.min(w * 0.15, band * 0.25)
  drawHeart(brush, w / 2 - badge * 1.15, -h / 2 + badge * 1.2, badge, {
    light: 0xffd9d0,
    base: 0xd0402f,
    deep: 0x7c160c,
  })
  drawText(brush, String(CASTE_DATA[caste].vitality), w / 2 - badge * 1.15, -h / 2 + badge * 1.1, {
    size: badge * 0.95,
    colour: toCssColour(0xffffff),
    weight: 780,
  })
  const title = Math.min(26 * textScale, w * 0.125, h * 0.13)
  drawText(brush, formatGameMessage(`occupation.${occupation}`), 0, -h / 2 + band + title * 0.82, {
    size: title,
    colour: toCssColour(PAPER_COLOURS.ink),
    weight: 640,
    display: true,
    most: w * 0.92,
    least: 8,
  })
  const second = title * 0.66
  drawText(brush, formatGameMessage(`caste.${caste}`), 0, -h / 2 + band + title * 1.75, {
    size: Math.max(7.5, second),
    colour: toCssColour(deep),
    weight: 660,
    most: w * 0.9,
    least: 7,
  })
  drawFittedParagraph(
    brush,
    formatGameMessage(`occupationText.${occupation}`),
    w * 0.9,
    -h / 2 + band + title * 2.3,
    h / 2 - h * 0.025,
    Math.max(14.5 * textScale, title * 0.76),
  )
}

/** The colour of the caste in the upper left corner of a card, so wide and so high. */
function banner(brush: Canvas2D, wide: number, w: number, high: number, h: number, radius: number, caste: Caste): void {
  const { light, base, deep } = CASTE_SHADES[caste]
  const [x, y] = [-w / 2, -h / 2]
  withSavedState(brush, () => {
    brush.beginPath()
    brush.roundRect(x, y, wide, high, radius)
    brush.fillStyle = linearGradient(brush, x, y, x + wide, y + high, [
      [0, toCssColour(mixColours(base, light, 0.35))],
      [0.5, toCssColour(base)],
      [1, toCssColour(deep)],
    ])
    brush.fill()
  })
}

/**
 * Draws a text, wrapped into centred lines, in the largest font size that fits between `top` and `bottom`.
 * @param w width of the lines
 * @param largest font size to start from, in CSS pixels
 */
export function drawFittedParagraph(
  brush: Canvas2D,
  text: string,
  w: number,
  top: number,
  bottom: number,
  largest: number,
): void {
  for (let size = largest; size >= 6.5; size -= 0.5) {
    const found = wrapText(brush, text, w, size)
    const high = found.length * size * LINE_HEIGHT_RATIO
    if (high > bottom - top && size > 6.5) continue
    let y = top + Math.max(0, (bottom - top - high) / 2)
    for (const line of found) {
      if (y + size * LINE_HEIGHT_RATIO > bottom + size * 0.6) return
      drawText(brush, line, 0, y + (size * LINE_HEIGHT_RATIO) / 2, {
        size,
        colour: toCssColour(PAPER_COLOURS.ink, 0.9),
        weight: 520,
        most: w * 1.03,
        least: 6,
      })
      y += size * LINE_HEIGHT_RATIO
    }
    return
  }
}
