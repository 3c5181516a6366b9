/** The table beside the mandala: dice, and what can be reached. */
import { apart, disc, noShadow, shadow, slab, vertical, type Brush } from '../../../art/brush.ts'
import { css, mix, parsed } from '../../../art/colour.ts'
import type { Materials } from '../../../art/materials.ts'
import { said, write } from '../../../art/type.ts'
import type { Sign } from '../signs.ts'
import { seatMark } from './board.ts'
import { PAPER, SIGN_HUES } from './colours.ts'
import { emblem } from './goods.ts'
import { sign } from './signs.ts'

export function tray(brush: Brush, w: number, h: number, made: Materials): void {
  slab(brush, -w / 2, -h / 2, w, h, Math.min(12, h * 0.1))
  brush.fillStyle = css(made.well, made.dark ? 0.42 : 0.34)
  brush.fill()
  brush.lineWidth = 1
  brush.strokeStyle = css(made.gold, made.contrast ? 1 : 0.22)
  brush.stroke()
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** @param face 0: not thrown yet */
export function die(brush: Brush, w: number, face: number, ready: boolean, made: Materials): void {
  const s = w * 0.86
  apart(brush, () => {
    brush.rotate(face === 0 ? -0.14 : 0)
    if (!made.contrast) shadow(brush, ready ? css(0xffe9a8, 0.6) : 'rgb(0 0 0 / 0.5)', w * 0.16, w * 0.05)
    slab(brush, -s / 2, -s / 2, s, s, s * 0.22)
    brush.fillStyle = vertical(brush, -s / 2, s / 2, [
      [0, css(face === 0 && !ready ? mix(PAPER.light, 0x667099, 0.45) : 0xffffff)],
      [1, css(face === 0 && !ready ? mix(PAPER.shade, 0x445080, 0.5) : 0xe4e2f2)],
    ])
    brush.fill()
    noShadow(brush)
    brush.lineWidth = Math.max(1, s * 0.03)
    brush.strokeStyle = css(0x9a96c0)
    brush.stroke()
    if (face === 0) {
      emblem(brush, 'lotus', 0, 0, s * 0.32, css(SIGN_HUES.cosmic.base, 0.8))
      return
    }
    for (const [x, y] of PIPS[face] ?? []) {
      disc(brush, x * s * 0.26, y * s * 0.26, s * 0.095)
      brush.fillStyle = css(face === 1 ? 0xc23a3a : 0x1d2150)
      brush.fill()
    }
  })
}

/** So many spaces to move. */
export function count(brush: Brush, w: number, h: number, value: number, made: Materials): void {
  if (value === 0) return
  write(brush, '=', -w * 0.34, 0, { size: h * 0.4, colour: css(made.muted), weight: 600 })
  write(brush, String(value), w * 0.14, 0, {
    size: h * 0.72,
    colour: css(made.ink),
    weight: 650,
    display: true,
    most: w * 0.62,
    least: 10,
  })
}

interface RowLook {
  readonly title: string
  readonly signs: string
  readonly sign: Sign
  readonly met: string
  readonly wins: boolean
  readonly textScale: number
}

/** One space that can be reached: what it is, and what happens there. */
export function row(brush: Brush, w: number, h: number, look: RowLook, made: Materials): void {
  slab(brush, -w / 2, -h / 2, w, h, Math.min(8, h * 0.24))
  brush.fillStyle = look.wins ? css(0xf6c945, 0.9) : css(made.dark ? 0xffffff : 0xffffff, made.dark ? 0.07 : 0.7)
  brush.fill()
  const ink = css(look.wins ? 0x33230a : made.ink)
  const r = Math.min(h * 0.4, 16 * look.textScale)
  let right = w / 2 - 4
  const signs = look.signs.split(' ').filter(Boolean) as Sign[]
  const met = look.met.split(' ').filter(Boolean)
  for (const each of signs.toReversed()) {
    sign(brush, each, right - r, 0, r * 0.92, made)
    right -= 2.15 * r
  }
  for (const each of met.toReversed()) {
    const [colour = '', shape = '', of = 'neutral'] = each.split('|')
    const wide = 3.5 * r
    slab(brush, right - wide, -r * 1.05, wide, 2.1 * r, r)
    brush.fillStyle = css(parsed(colour), 0.28)
    brush.fill()
    brush.lineWidth = 1
    brush.strokeStyle = css(parsed(colour))
    brush.stroke()
    seatMark(brush, right - wide + r * 0.98, 0, r * 1.4, parsed(colour), shape)
    sign(brush, of as Sign, right - r * 1.05, 0, r * 0.84, made)
    right -= wide + r * 0.3
  }
  sign(brush, look.sign, -w / 2 + r * 1.25, 0, r * 0.86, made)
  const from = -w / 2 + r * 2.5
  const most = right - from - 3
  if (most < 26) return
  write(brush, said(look.title), from, 0, {
    size: Math.min(h * 0.5, 14 * look.textScale),
    least: 9.5,
    most,
    colour: ink,
    weight: 600,
    align: 'left',
  })
}
