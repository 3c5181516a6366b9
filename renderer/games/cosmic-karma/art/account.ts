/** Karma accounts: panel, name, what is missing, scores. What lies in them is in shelves.ts. */
import { apart, shadow, slab, vertical, type Brush } from '../../../art/brush.ts'
import { css, mix } from '../../../art/colour.ts'
import type { Materials } from '../../../art/materials.ts'
import { seatHead } from '../../../art/seat-head.ts'
import { write } from '../../../art/type.ts'
import { said, signed } from '../named.ts'
import { KARMA } from './colours.ts'
import { emblem } from './goods.ts'
import type { Looks } from '../looks.ts'

/** Figures are as large as this where the line lets them, in CSS pixels. */
const LEAST = 11.5

export function header(brush: Brush, look: Looks['header'], w: number, h: number, made: Materials): void {
  seatHead(brush, look, w, h, made, {
    sign: look.winner && ((x, r) => emblem(brush, 'lotus', x, 0, r, css(made.gold))),
  })
}

/** How many pieces are still in the way home, with the gate. */
export function missing(
  brush: Brush,
  { count, large, textScale }: Looks['missing'],
  w: number,
  h: number,
  made: Materials,
): void {
  const high = Math.min(h * 0.94, 40 * textScale)
  const ready = count === 0
  apart(brush, () => {
    if (ready && !made.contrast) shadow(brush, css(0xffe08a, 0.9), high * 0.5)
    slab(brush, -w / 2, -high / 2, w, high, high / 2)
    brush.fillStyle = ready ? css(0xf6c945) : css(made.well, made.dark ? 0.7 : 0.6)
    brush.fill()
  })
  const ink = css(ready ? 0x3a2600 : made.ink)
  const r = Math.min(high * 0.36, w * 0.2)
  emblem(brush, 'lotus', -w / 2 + r * 1.45, 0, r, ready ? ink : css(made.gold))
  const text = ready
    ? w < high * 2.6
      ? '✓'
      : said('sign.ready')
    : large
      ? said('sign.missing', { count })
      : String(count)
  write(brush, text, -w / 2 + r * 2.7 + (w - r * 3.4) / 2, 0, {
    size: Math.max(Math.min(high * 0.62, Math.max(15 * textScale, high * 0.5)), Math.min(LEAST, high * 0.94)),
    least: 7,
    most: w - r * 3.6,
    colour: ink,
    weight: 700,
  })
}

export function score(
  brush: Brush,
  { colour, score: value }: Looks['score'],
  w: number,
  h: number,
  made: Materials,
): void {
  const { light, base, deep } = KARMA[colour]
  const high = Math.min(h * 0.96, 44)
  slab(brush, -w / 2, -high / 2, w, high, Math.min(high * 0.3, 7))
  brush.fillStyle = vertical(brush, -high / 2, high / 2, [
    [0, css(made.contrast ? 0x000000 : mix(base, light, 0.12))],
    [1, css(made.contrast ? 0x000000 : mix(base, deep, 0.5))],
  ])
  brush.fill()
  if (made.contrast) {
    brush.lineWidth = 1.5
    brush.strokeStyle = css(light)
    brush.stroke()
  }
  write(brush, signed(value), 0, 0, {
    size: Math.min(Math.max(high * 0.72, Math.min(LEAST, high * 0.94)), w * 0.5),
    least: 6.5,
    most: w - 3,
    colour: css(0xffffff),
    weight: 760,
  })
}
