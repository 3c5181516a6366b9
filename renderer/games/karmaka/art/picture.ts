/** The pictures on cards: a ground with a pattern for each colour, and the emblem on it. */
import type { CardColour } from '../../../../engine/karmaka/data.ts'
import { apart, disc, polygon, radial, shadow, vertical, type Brush } from '../../../art/brush.ts'
import { css, mix } from '../../../art/colour.ts'
import { HUES, PAPER } from './colours.ts'
import { emblem, type Emblem } from '../../../art/icon.ts'

export interface Area {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** The ground of a picture: each colour has a pattern of its own. */
export function picture(brush: Brush, { x, y, w, h }: Area, colour: CardColour): void {
  const { light, base, deep } = HUES[colour]
  const cx = x + w / 2
  const cy = y + h * 0.54
  const r = Math.hypot(w, h) * 0.62
  brush.fillStyle = radial(brush, cx, cy - h * 0.1, 0, r, [
    [0, css(mix(base, light, 0.42))],
    [0.5, css(base)],
    [1, css(deep)],
  ])
  brush.fillRect(x, y, w, h)
  if (w < 26) return
  brush.lineWidth = Math.max(0.6, w * 0.012)
  brush.strokeStyle = css(light, 0.2)
  brush.fillStyle = css(light, 0.1)
  if (colour === 'red') rays(brush, cx, cy, r)
  else if (colour === 'green') scales(brush, x, y, w, h)
  else if (colour === 'blue') ripples(brush, cx, cy, r)
  else shards(brush, x, y, w, h)
}

function rays(brush: Brush, x: number, y: number, r: number): void {
  for (let i = 0; i < 14; i++) {
    const angle = (i * Math.PI) / 7
    polygon(brush, [
      [x, y],
      [x + Math.cos(angle - 0.11) * r, y + Math.sin(angle - 0.11) * r],
      [x + Math.cos(angle + 0.11) * r, y + Math.sin(angle + 0.11) * r],
    ])
    brush.fill()
  }
}

function scales(brush: Brush, x: number, y: number, w: number, h: number): void {
  const d = w / 5
  for (let line = -1; line * d * 0.5 < h + d; line++) {
    for (let i = -1; i < 6; i++) {
      disc(brush, x + (i + (line % 2 === 0 ? 0.5 : 0)) * d, y + line * d * 0.5, d * 0.5)
      brush.stroke()
    }
  }
}

function ripples(brush: Brush, x: number, y: number, r: number): void {
  for (let i = 1; i < 9; i++) {
    disc(brush, x, y, (r * i) / 7)
    brush.stroke()
  }
}

function shards(brush: Brush, x: number, y: number, w: number, h: number): void {
  const d = w / 5
  const tones = [HUES.red, HUES.green, HUES.blue, HUES.mosaic]
  let n = 0
  for (let top = y; top < y + h; top += d) {
    for (let left = x; left < x + w; left += d) {
      for (const upper of [true, false]) {
        const tone = tones[(n * 7 + Math.floor(n / 3)) % 4] ?? HUES.mosaic
        n++
        polygon(
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
        brush.fillStyle = css(n % 3 === 0 ? tone.deep : tone.base, 0.88)
        brush.fill()
        brush.lineWidth = Math.max(0.5, d * 0.06)
        brush.strokeStyle = css(PAPER.base, 0.42)
        brush.stroke()
      }
    }
  }
}

export function picturedEmblem(brush: Brush, of: Emblem, x: number, y: number, size: number, colour: CardColour): void {
  if (colour === 'mosaic') {
    disc(brush, x, y, size * 0.6)
    brush.fillStyle = radial(brush, x, y - size * 0.2, 0, size * 0.66, [
      [0, 'rgb(60 40 26 / 0.94)'],
      [0.8, 'rgb(40 25 18 / 0.9)'],
      [1, 'rgb(40 25 18 / 0.72)'],
    ])
    brush.fill()
    brush.lineWidth = Math.max(0.7, size * 0.03)
    brush.strokeStyle = css(HUES.mosaic.light, 0.85)
    brush.stroke()
  }
  apart(brush, () => {
    shadow(brush, css(HUES[colour].deep, 0.75), size * 0.08, size * 0.03)
    brush.fillStyle = vertical(brush, y - size / 2, y + size / 2, [
      [0, css(PAPER.light)],
      [1, css(mix(PAPER.base, HUES[colour].light, 0.3))],
    ])
    emblem(brush, of, x, y, size * (colour === 'mosaic' ? 0.82 : 1))
  })
}
