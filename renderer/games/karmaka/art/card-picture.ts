/** The pictures on cards: a coloured ground with a pattern, and the emblem on it. */
import type { CardColour } from '../../../../engine/karmaka/data.ts'
import {
  withSavedState,
  traceCircle,
  traceClosedPolygon,
  radialGradient,
  setShadow,
  verticalGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import { CARD_SHADES, PAPER_COLOURS } from './colours.ts'
import { drawEmblem, type IconPathWithAuthor } from '../../../art/icon.ts'

/** The rectangle of a card's picture: its upper left corner and its size, in CSS pixels. */
export interface PictureArea {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Draws the ground of a card's picture, in the colour of the card. Each colour has a pattern of its own. */
export function drawCardPictureGround(brush: Canvas2D, { x, y, w, h }: PictureArea, colour: CardColour): void {
  const { light, base, deep } = CARD_SHADES[colour]
  const cx = x + w / 2
  const cy = y + h * 0.54
  const r = Math.hypot(w, h) * 0.62
  brush.fillStyle = radialGradient(brush, cx, cy - h * 0.1, 0, r, [
    [0, toCssColour(mixColours(base, light, 0.42))],
    [0.5, toCssColour(base)],
    [1, toCssColour(deep)],
  ])
  brush.fillRect(x, y, w, h)
  if (w < 26) return
  brush.lineWidth = Math.max(0.6, w * 0.012)
  brush.strokeStyle = toCssColour(light, 0.2)
  brush.fillStyle = toCssColour(light, 0.1)
  if (colour === 'red') rays(brush, cx, cy, r)
  else if (colour === 'green') scales(brush, x, y, w, h)
  else if (colour === 'blue') ripples(brush, cx, cy, r)
  else shards(brush, x, y, w, h)
}

function rays(brush: Canvas2D, x: number, y: number, r: number): void {
  for (let i = 0; i < 14; i++) {
    const angle = (i * Math.PI) / 7
    traceClosedPolygon(brush, [
      [x, y],
      [x + Math.cos(angle - 0.11) * r, y + Math.sin(angle - 0.11) * r],
      [x + Math.cos(angle + 0.11) * r, y + Math.sin(angle + 0.11) * r],
    ])
    brush.fill()
  }
}

function scales(brush: Canvas2D, x: number, y: number, w: number, h: number): void {
  const d = w / 5
  for (let line = -1; line * d * 0.5 < h + d; line++) {
    for (let i = -1; i < 6; i++) {
      traceCircle(brush, x + (i + (line % 2 === 0 ? 0.5 : 0)) * d, y + line * d * 0.5, d * 0.5)
      brush.stroke()
    }
  }
}

function ripples(brush: Canvas2D, x: number, y: number, r: number): void {
  for (let i = 1; i < 9; i++) {
    traceCircle(brush, x, y, (r * i) / 7)
    brush.stroke()
  }
}

function shards(brush: Canvas2D, x: number, y: number, w: number, h: number): void {
  const d = w / 5
  const tones = [CARD_SHADES.red, CARD_SHADES.green, CARD_SHADES.blue, CARD_SHADES.mosaic]
  let n = 0
  for (let top = y; top < y + h; top += d) {
    for (let left = x; left < x + w; left += d) {
      for (const upper of [true, false]) {
        const tone = tones[(n * 7 + Math.floor(n / 3)) % 4] ?? CARD_SHADES.mosaic
        n++
        traceClosedPolygon(
          brush,
          upper
            ? [
                [left, top],
                [left + d, top],
                [left, top + d],
              ]
            : [
                [left + d, top],
                [left + d, top + d],
                [left, top + d],
              ],
        )
        brush.fillStyle = toCssColour(n % 3 === 0 ? tone.deep : tone.base, 0.88)
        brush.fill()
        brush.lineWidth = Math.max(0.5, d * 0.06)
        brush.strokeStyle = toCssColour(PAPER_COLOURS.base, 0.42)
        brush.stroke()
      }
    }
  }
}

/**
 * Draws the emblem of a card's picture, centred at `x`, `y`. On a mosaic card (a card of all three colours) a dark
 * disc is behind the emblem.
 */
export function drawPictureEmblem(
  brush: Canvas2D,
  of: IconPathWithAuthor,
  x: number,
  y: number,
  size: number,
  colour: CardColour,
): void {
  if (colour === 'mosaic') {
    traceCircle(brush, x, y, size * 0.6)
    brush.fillStyle = radialGradient(brush, x, y - size * 0.2, 0, size * 0.66, [
      [0, 'rgb(60 40 26 / 0.94)'],
      [0.8, 'rgb(40 25 18 / 0.9)'],
      [1, 'rgb(40 25 18 / 0.72)'],
    ])
    brush.fill()
    brush.lineWidth = Math.max(0.7, size * 0.03)
    brush.strokeStyle = toCssColour(CARD_SHADES.mosaic.light, 0.85)
    brush.stroke()
  }
  withSavedState(brush, () => {
    setShadow(brush, toCssColour(CARD_SHADES[colour].deep, 0.75), size * 0.08, size * 0.03)
    brush.fillStyle = verticalGradient(brush, y - size / 2, y + size / 2, [
      [0, toCssColour(PAPER_COLOURS.light)],
      [1, toCssColour(mixColours(PAPER_COLOURS.base, CARD_SHADES[colour].light, 0.3))],
    ])
    drawEmblem(brush, of, x, y, size * (colour === 'mosaic' ? 0.82 : 1))
  })
}
