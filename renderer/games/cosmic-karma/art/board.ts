/** What stands on the mandala: signs of spaces, pawns, packs, lights. */
import { apart, disc, noShadow, polygon, shadow, slab, vertical, type Brush } from '../../../art/brush.ts'
import { css, mix, parsed } from '../../../art/colour.ts'
import type { Materials } from '../../../art/materials.ts'
import { seatMark } from '../../../art/seat-mark.ts'
import { write } from '../../../art/type.ts'
import { landLight, PAPER, SIGN_HUES } from './colours.ts'
import { bead, emblem, habit, peg, ring } from './goods.ts'
import { sign } from './signs.ts'
import type { Looks } from '../looks.ts'

export function space(brush: Brush, { sign: of, size }: Looks['space'], _w: number, _h: number, made: Materials): void {
  apart(brush, () => {
    if (!made.contrast) shadow(brush, 'rgb(0 0 0 / 0.4)', size * 0.25, size * 0.08)
    sign(brush, of, 0, 0, size, made)
  })
}

/** A pawn with the shape of its seat on its head. */
export function pawn(
  brush: Brush,
  { colour, shape, turn }: Looks['pawn'],
  w: number,
  h: number,
  made: Materials,
): void {
  const tone = parsed(colour)
  const bottom = h / 2
  apart(brush, () => {
    if (!made.contrast) {
      if (turn) shadow(brush, css(mix(tone, 0xffffff, 0.5)), h * 0.32)
      else shadow(brush, 'rgb(0 0 0 / 0.6)', h * 0.12, h * 0.05)
    }
    brush.beginPath()
    brush.moveTo(-w * 0.36, bottom - h * 0.03)
    brush.quadraticCurveTo(-w * 0.4, bottom - h * 0.18, -w * 0.2, bottom - h * 0.26)
    brush.quadraticCurveTo(-w * 0.08, bottom - h * 0.4, -w * 0.13, -h * 0.04)
    brush.lineTo(w * 0.13, -h * 0.04)
    brush.quadraticCurveTo(w * 0.08, bottom - h * 0.4, w * 0.2, bottom - h * 0.26)
    brush.quadraticCurveTo(w * 0.4, bottom - h * 0.18, w * 0.36, bottom - h * 0.03)
    brush.quadraticCurveTo(0, bottom + h * 0.03, -w * 0.36, bottom - h * 0.03)
    brush.closePath()
    brush.fillStyle = vertical(brush, -h * 0.1, bottom, [
      [0, css(mix(tone, 0xffffff, 0.3))],
      [0.5, css(tone)],
      [1, css(mix(tone, 0x000000, 0.45))],
    ])
    brush.fill()
    noShadow(brush)
    brush.lineWidth = Math.max(1, h * 0.045)
    brush.strokeStyle = css(turn ? 0xffffff : mix(tone, 0x000000, 0.65))
    brush.stroke()
  })
  const r = h * 0.27
  disc(brush, 0, -h / 2 + r * 1.04, r)
  brush.fillStyle = css(0xfffdf4)
  brush.fill()
  brush.lineWidth = Math.max(1, h * 0.045)
  brush.strokeStyle = css(mix(tone, 0x000000, 0.6))
  brush.stroke()
  seatMark(brush, 0, -h / 2 + r * 1.04, r * 1.5, tone, shape, true)
}

export function pack(brush: Brush, look: Looks['pack'], w: number, h: number, made: Materials): void {
  const { light, base, deep } = SIGN_HUES[look.pack]
  const land = look.land === 0 ? undefined : landLight(look.land, made.dark)
  const high = h * 0.86
  const lift = h * 0.035
  for (let i = look.count === 0 ? -1 : 3; i >= 0; i--) {
    apart(brush, () => {
      if (i === 3 && !made.contrast) shadow(brush, 'rgb(0 0 0 / 0.5)', h * 0.12, h * 0.04)
      slab(brush, -w / 2 + i * lift * 0.4, -h / 2 + (3 - i) * 0 + i * lift, w * 0.94, high, w * 0.12)
      brush.fillStyle =
        i === 0
          ? vertical(brush, -h / 2, h / 2, [
              [0, css(mix(base, light, 0.2))],
              [1, css(deep)],
            ])
          : css(mix(deep, 0x000000, 0.3))
      brush.fill()
      noShadow(brush)
      brush.lineWidth = Math.max(0.8, w * 0.03)
      brush.strokeStyle = css(i === 0 ? light : base, 0.9)
      brush.stroke()
    })
  }
  const y = -h / 2 + high / 2
  if (look.count === 0) {
    slab(brush, -w / 2, -h / 2, w * 0.94, high, w * 0.12)
    brush.setLineDash([3, 3])
    brush.lineWidth = 1
    brush.strokeStyle = css(light, 0.8)
    brush.stroke()
    brush.setLineDash([])
  }
  if (land !== undefined && look.count > 0) {
    slab(brush, -w / 2 + w * 0.08, -h / 2 + high * 0.82, w * 0.78, high * 0.1, w * 0.04)
    brush.fillStyle = css(mix(land.cell, 0xffffff, 0.4))
    brush.fill()
  }
  sign(
    brush,
    look.pack === 'freeWill' || look.pack === 'loseTurn' ? look.pack : look.pack,
    -w * 0.03,
    y - high * 0.06,
    w * 0.32,
    made,
  )
}

/** A bowl of pieces. */
export function bank(brush: Brush, _look: unknown, w: number, h: number, made: Materials): void {
  const r = Math.min(w, h) * 0.2
  apart(brush, () => {
    if (!made.contrast) shadow(brush, 'rgb(0 0 0 / 0.5)', h * 0.12, h * 0.04)
    brush.beginPath()
    brush.ellipse(0, h * 0.04, w * 0.52, h * 0.5, 0, 0, 2 * Math.PI)
    brush.fillStyle = vertical(brush, -h / 2, h / 2, [
      [0, css(0x3a2a1c)],
      [1, css(0x7a5a34)],
    ])
    brush.fill()
    noShadow(brush)
    brush.lineWidth = Math.max(1.5, h * 0.06)
    brush.strokeStyle = css(made.gold)
    brush.stroke()
  })
  peg(brush, 'torch', -w * 0.3, -h * 0.2, r)
  peg(brush, 'wand', w * 0.3, -h * 0.18, r)
  peg(brush, 'sword', 0, -h * 0.3, r)
  habit(brush, 'green', 0, h * 0.06, w * 0.6, h * 0.34)
  bead(brush, 'green', -w * 0.32, h * 0.18, r)
  bead(brush, 'orange', w * 0.34, h * 0.16, r)
  ring(brush, 'orange', -w * 0.1, h * 0.3, r)
  ring(brush, 'green', w * 0.16, h * 0.3, r)
}

/** A space that the pending move can reach. */
export function reach(brush: Brush, { wins }: Looks['reach'], w: number, h: number, made: Materials): void {
  const r = Math.min(w, h) / 2
  const tone = wins ? 0xfff2a8 : made.dark ? 0xffffff : 0x2a46c8
  apart(brush, () => {
    if (!made.contrast) shadow(brush, css(wins ? 0xffe680 : made.dark ? 0xbcd0ff : 0x5f7cff, 1), r * 0.6)
    disc(brush, 0, 0, r * 0.9)
    brush.lineWidth = Math.max(2, r * 0.15)
    brush.strokeStyle = css(tone)
    brush.stroke()
    brush.stroke()
  })
}

/** A space that is passed on the way. */
export function passing(brush: Brush, _look: unknown, w: number): void {
  disc(brush, 0, 0, w * 0.42)
  brush.fillStyle = css(0xffffff)
  brush.fill()
  brush.lineWidth = Math.max(1.5, w * 0.14)
  brush.strokeStyle = css(0x33230a)
  brush.stroke()
}

/** A sign that shows a way where it branches. */
export function fork(brush: Brush, { turn, colour }: Looks['fork'], w: number, _h: number, made: Materials): void {
  const r = w / 2
  const tone = parsed(colour)
  apart(brush, () => {
    if (!made.contrast) shadow(brush, css(mix(tone, 0xffffff, 0.3)), r * 0.5)
    disc(brush, 0, 0, r * 0.92)
    brush.lineWidth = Math.max(2.4, r * 0.16)
    brush.strokeStyle = css(0xffffff)
    brush.stroke()
    noShadow(brush)
    brush.lineWidth = Math.max(1.2, r * 0.08)
    brush.strokeStyle = css(mix(tone, 0x000000, 0.2))
    brush.stroke()
    brush.rotate(turn)
    polygon(brush, [
      [r * 0.86, -r * 0.42],
      [r * 1.42, 0],
      [r * 0.86, r * 0.42],
    ])
    brush.fillStyle = css(tone)
    brush.fill()
    brush.lineWidth = Math.max(1.4, r * 0.09)
    brush.strokeStyle = css(0xffffff)
    brush.stroke()
  })
}

export function freeWill(
  brush: Brush,
  { number, count }: Omit<Looks['freeWill'], 'kind'>,
  w: number,
  h: number,
  made: Materials,
): void {
  const { light, base, deep } = SIGN_HUES.freeWill
  const layers = Math.min(count, 3)
  const lift = Math.min(w, h) * 0.06
  const cw = w - lift * (layers - 1)
  const ch = h - lift * (layers - 1)
  for (let i = layers - 1; i >= 0; i--) {
    apart(brush, () => {
      if (!made.contrast) shadow(brush, 'rgb(0 0 0 / 0.4)', 3, 1)
      slab(brush, -w / 2 + i * lift, -h / 2 + (layers - 1 - i) * lift, cw, ch, Math.min(cw, ch) * 0.14)
      brush.fillStyle = vertical(brush, -h / 2, h / 2, [
        [0, css(PAPER.light)],
        [1, css(mix(PAPER.base, light, 0.5))],
      ])
      brush.fill()
      noShadow(brush)
      brush.lineWidth = Math.max(1, cw * 0.045)
      brush.strokeStyle = css(base)
      brush.stroke()
    })
  }
  const x = -w / 2 + cw / 2
  const y = -h / 2 + (layers - 1) * lift + ch / 2
  const tall = ch > cw * 1.05
  if (tall) emblem(brush, 'dove', x, y + ch * 0.26, Math.min(cw * 0.3, ch * 0.18), css(mix(base, deep, 0.25)))
  write(brush, String(number), x, tall ? y - ch * 0.12 : y, {
    size: Math.min(ch * (tall ? 0.5 : 0.8), cw * 0.74),
    colour: css(PAPER.ink),
    weight: 750,
    display: true,
  })
  if (count > 1) {
    const r = Math.max(5.5, Math.min(w, h) * 0.17)
    disc(brush, w / 2 - r, -h / 2 + r, r)
    brush.fillStyle = css(deep)
    brush.fill()
    write(brush, `×${String(count)}`, w / 2 - r, -h / 2 + r, { size: r * 1.12, colour: css(0xffffff), weight: 750 })
  }
}
