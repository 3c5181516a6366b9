/** What is seen for a moment: light, words to a seat, and the reckoning of a life. */
import { LIFE_COLOURS } from '../../../../engine/karmaka/data.ts'
import { gain as drawGain } from '../../../art/cover.ts'
import { apart, noShadow, radial, shadow, slab, vertical, type Brush } from '../../../art/brush.ts'
import { css, mix } from '../../../art/colour.ts'
import { write } from '../../../art/type.ts'
import type { Materials } from '../../../art/materials.ts'
import { said, type KarmakaId } from '../names.ts'
import { HUES, PAPER } from './colours.ts'
import { colourMark } from './glyphs.ts'
import type { Looks } from '../looks.ts'

/** So many points of a colour. */
export function gain(brush: Brush, { colour, amount }: Looks['gain'], w: number, h: number, made: Materials): void {
  drawGain(brush, amount, w, h, PAPER, GAIN, made, (x, r) => {
    colourMark(brush, x, 0, 2.1 * r, colour, css(0x2a1c14, 0.8))
  })
}

const GAIN = { more: [0xf6e2b8, 0xb47a20], less: [0xf6e2b8, 0x9c2a16] } as const

/** A ray that begins at the left end and widens to the right. */
export function beam(brush: Brush, { tone }: Looks['beam'], w: number, h: number, made: Materials): void {
  const colour = made.contrast
    ? made.gold
    : tone === 'offer'
      ? made.dark
        ? 0xffdf9a
        : 0xe79a1e
      : made.dark
        ? 0xff8f6a
        : 0xc23a1e
  brush.beginPath()
  brush.moveTo(-w / 2, -h * 0.08)
  brush.lineTo(w / 2, -h / 2)
  brush.lineTo(w / 2, h / 2)
  brush.lineTo(-w / 2, h * 0.08)
  brush.closePath()
  const light = brush.createLinearGradient(-w / 2, 0, w / 2, 0)
  light.addColorStop(0, css(colour, tone === 'offer' ? 0.75 : 0.85))
  light.addColorStop(0.7, css(colour, tone === 'offer' ? 0.32 : 0.5))
  light.addColorStop(1, css(colour, 0))
  brush.fillStyle = light
  brush.fill()
  if (tone !== 'aim') return
  // An arrow's head shows the way.
  const s = Math.min(h * 0.9, w * 0.2)
  brush.beginPath()
  brush.moveTo(w / 2, 0)
  brush.lineTo(w / 2 - s, -s * 0.55)
  brush.lineTo(w / 2 - s * 0.7, 0)
  brush.lineTo(w / 2 - s, s * 0.55)
  brush.closePath()
  brush.fillStyle = css(colour)
  brush.fill()
}

export function halo(brush: Brush, { colour }: Looks['halo'], w: number, h: number, made: Materials): void {
  if (made.contrast) return
  apart(brush, () => {
    brush.scale(w / h, 1)
    brush.beginPath()
    brush.arc(0, 0, h / 2, 0, 2 * Math.PI)
    brush.fillStyle = radial(brush, 0, 0, h * 0.16, h / 2, [
      [0, css(made.dark ? 0xffdf9a : 0xffc95a, 0.85)],
      [0.55, css(mix(HUES[colour].light, 0xffdf9a, 0.5), made.dark ? 0.34 : 0.5)],
      [1, css(HUES[colour].light, 0)],
    ])
    brush.fill()
  })
}

export function sign(
  brush: Brush,
  { id, strong }: { readonly id: KarmakaId; readonly strong: boolean },
  w: number,
  h: number,
  made: Materials,
): void {
  apart(brush, () => {
    shadow(brush, made.contrast ? 'transparent' : 'rgb(0 0 0 / 0.5)', 6, 2)
    slab(brush, -w / 2, -h / 2, w, h, h / 2)
    brush.fillStyle = strong
      ? vertical(brush, -h / 2, h / 2, [
          [0, css(made.contrast ? made.gold : 0xfff0c4)],
          [1, css(made.contrast ? made.gold : 0xe9b552)],
        ])
      : css(made.lacquer)
    brush.fill()
    noShadow(brush)
  })
  slab(brush, -w / 2 + 0.5, -h / 2 + 0.5, w - 1, h - 1, h / 2)
  brush.lineWidth = 1.2
  brush.strokeStyle = css(strong ? 0x7a4c12 : made.gold)
  brush.stroke()
  const colour = strong ? css(0x33200a) : css(made.ink)
  // The ends are round: words that reach into them look squeezed.
  write(brush, said(id), 0, 0, { size: h * 0.54, colour, weight: 720, most: w - h * 0.7, least: 8 })
}

/** The three sums of a life that ends, the best of them raised. */
export function reckoning(brush: Brush, look: Looks['reckoning'], w: number, h: number, made: Materials): void {
  const r = Math.min(14, h * 0.1)
  apart(brush, () => {
    shadow(brush, made.dark ? 'rgb(0 0 0 / 0.7)' : 'rgb(70 50 10 / 0.4)', 18, 5)
    slab(brush, -w / 2, -h / 2, w, h, r)
    brush.fillStyle = vertical(brush, -h / 2, h / 2, [
      [0, css(PAPER.light)],
      [1, css(PAPER.shade)],
    ])
    brush.fill()
    noShadow(brush)
  })
  slab(brush, -w / 2 + 3, -h / 2 + 3, w - 6, h - 6, r * 0.75)
  brush.lineWidth = 1.2
  brush.strokeStyle = css(0x9a6a22, 0.9)
  brush.stroke()
  write(brush, said('sign.reckoning'), 0, -h * 0.33, {
    size: Math.min(h * 0.15, 20),
    colour: css(PAPER.ink),
    display: true,
    weight: 620,
    most: w * 0.86,
  })
  const step = w * 0.29
  LIFE_COLOURS.forEach((colour, i) => {
    const x = (i - 1) * step
    const isBest = colour === look.best
    const size = Math.min(h * (isBest ? 0.3 : 0.2), step * (isBest ? 0.72 : 0.5))
    apart(brush, () => {
      brush.globalAlpha = isBest ? 1 : 0.66
      if (isBest) shadow(brush, 'rgb(220 150 40 / 0.9)', size * 0.35)
      colourMark(brush, x, -h * 0.02, size, colour, css(HUES[colour].deep))
      noShadow(brush)
      const figure = isBest && look.spend > 0 ? `${look[colour]} + ${look.spend}` : String(look[colour])
      write(brush, figure, x, h * (isBest ? 0.3 : 0.26), {
        size: h * (isBest ? 0.24 : 0.16),
        colour: css(PAPER.ink),
        weight: 780,
        most: step * 1.06,
        least: 9,
      })
    })
  })
}
