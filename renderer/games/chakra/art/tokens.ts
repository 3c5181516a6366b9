/** Inspiration, Meditation and Plenitude tokens. */
import type { ChakraColour } from '../../../../engine/chakra/data.ts'
import { apart, disc, noShadow, radial, shadow, type Brush } from '../../../art/brush.ts'
import { css, mix, parsed } from '../../../art/colour.ts'
import type { Materials } from '../../../art/materials.ts'
import { hueOf } from './colours.ts'
import { cutPath } from './crystal.ts'
import { petalPath } from './glyphs.ts'
import { seatMark } from '../../../art/seat-mark.ts'
import { write } from '../../../art/type.ts'
import type { Looks } from '../looks.ts'

function coin(brush: Brush, r: number, rim: number, face: number, made: Materials): void {
  apart(brush, () => {
    shadow(brush, made.dark ? 'rgb(4 0 8 / 0.7)' : 'rgb(80 50 20 / 0.5)', r * 0.26, r * 0.12)
    disc(brush, 0, 0, r)
    brush.fillStyle = css(mix(rim, 0, 0.35))
    brush.fill()
    noShadow(brush)
  })
  disc(brush, 0, 0, r)
  brush.fillStyle = radial(brush, -r * 0.3, -r * 0.4, r * 0.1, r * 1.5, [
    [0, css(mix(rim, 0xffffff, 0.6))],
    [0.5, css(rim)],
    [1, css(mix(rim, 0x1a0a10, 0.55))],
  ])
  brush.fill()
  disc(brush, 0, 0, r * 0.8)
  brush.fillStyle = radial(brush, -r * 0.25, -r * 0.35, 0, r * 1.2, [
    [0, css(mix(face, 0xffffff, 0.4))],
    [0.55, css(face)],
    [1, css(mix(face, 0x140810, 0.4))],
  ])
  brush.fill()
}

/** An Inspiration token: the shape of its owner in their colour, in a golden rim, a lotus on it. */
export function inspiration(brush: Brush, size: number, { colour, shape }: Looks['token'], made: Materials): void {
  const r = size * 0.46
  const tone = parsed(colour)
  const ground = mix(tone, made.dark ? 0x140810 : 0xfff6e2, made.dark ? 0.78 : 0.84)
  coin(brush, r, made.contrast ? made.ink : 0xe2b464, ground, made)
  seatMark(brush, 0, 0, r * 1.5, tone, shape)
  if (size < 18) return
  brush.fillStyle = 'rgb(255 255 255 / 0.92)'
  brush.strokeStyle = css(mix(tone, 0x140810, 0.65), 0.9)
  brush.lineWidth = Math.max(0.6, size * 0.022)
  apart(brush, () => {
    brush.translate(0, r * 0.36)
    for (const angle of [-1, 1, -0.5, 0.5, 0]) {
      apart(brush, () => {
        brush.rotate(angle)
        petalPath(brush, 0, r * 0.58, r * 0.3)
        brush.fill()
        brush.stroke()
      })
    }
  })
}

/** A Meditation token: a petal coin of its colour, with the cut of that colour. */
export function meditation(brush: Brush, size: number, colour: ChakraColour, made: Materials): void {
  const r = size * 0.46
  const { base, light, deep } = hueOf(colour)
  coin(brush, r, mix(base, light, 0.35), deep, made)
  cutPath(brush, colour, r * 0.5)
  brush.fillStyle = css(mix(light, 0xffffff, 0.3))
  brush.fill()
}

/** A Plenitude token. @param value 0 while it lies face down */
export function plenitude(
  brush: Brush,
  { colour, face: value }: Looks['plenitude'],
  size: number,
  _h: number,
  made: Materials,
): void {
  const r = size * 0.47
  const { base, light, deep } = hueOf(colour)
  if (value === 0) {
    coin(brush, r, mix(0xc89b52, base, 0.2), mix(0x33203a, deep, 0.55), made)
    brush.lineWidth = Math.max(0.7, r * 0.05)
    brush.strokeStyle = css(mix(light, 0xffffff, 0.1), 0.95)
    brush.fillStyle = css(base, 0.45)
    for (let i = 0; i < 7; i++) {
      apart(brush, () => {
        brush.rotate((i * 2 * Math.PI) / 7)
        petalPath(brush, r * 0.28, r * 0.72, r * 0.34)
        brush.fill()
        brush.stroke()
      })
    }
    cutPath(brush, colour, r * 0.26)
    brush.fillStyle = css(light)
    brush.fill()
    return
  }
  coin(brush, r, 0xe9c069, 0xfbeed2, made)
  disc(brush, 0, 0, r * 0.8)
  brush.lineWidth = Math.max(1, r * 0.09)
  brush.strokeStyle = css(base)
  brush.stroke()
  write(brush, String(value), 0, 0, {
    size: r * 1.1,
    colour: css(mix(deep, 0x1a0a14, 0.35)),
    weight: 640,
    display: true,
  })
}
