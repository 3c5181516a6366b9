/** The table beside the mandala: dice, and what can be reached. */
import { apart, disc, noShadow, radial, shadow, slab, vertical, type Brush } from '../../../art/brush.ts'
import { css, mix, parsed } from '../../../art/colour.ts'
import type { Materials } from '../../../art/materials.ts'
import { seatMark } from '../../../art/seat-mark.ts'
import { width, write } from '../../../art/type.ts'
import { said, type CosmicId } from '../named.ts'
import type { Sign } from './sign-of.ts'
import { PAPER, SIGN_HUES } from './colours.ts'
import { emblem } from './goods.ts'
import { sign } from './signs.ts'
import type { Looks } from '../looks.ts'

/** A bed of felt in a wooden rim. */
export function tray(brush: Brush, _look: unknown, w: number, h: number, made: Materials): void {
  const radius = Math.min(16, h * 0.12)
  const rim = Math.min(6, Math.min(w, h) * 0.03)
  if (made.contrast) {
    slab(brush, -w / 2, -h / 2, w, h, radius)
    brush.lineWidth = 1.5
    brush.strokeStyle = css(made.gold)
    brush.stroke()
    return
  }
  apart(brush, () => {
    shadow(brush, made.shade, 10, 3)
    slab(brush, -w / 2, -h / 2, w, h, radius)
    brush.fillStyle = vertical(brush, -h / 2, h / 2, [
      [0, css(made.dark ? 0x8a6434 : 0xd9b878)],
      [0.5, css(made.dark ? 0x5f4020 : 0xbf9550)],
      [1, css(made.dark ? 0x3d2812 : 0xa67c3a)],
    ])
    brush.fill()
  })
  slab(brush, -w / 2 + rim, -h / 2 + rim, w - 2 * rim, h - 2 * rim, Math.max(2, radius - rim))
  brush.fillStyle = radial(brush, 0, -h * 0.1, 0, Math.max(w, h) * 0.7, [
    [0, css(made.dark ? 0x234a6e : 0xf3f0fb)],
    [0.6, css(made.dark ? 0x173456 : 0xe0e2f4)],
    [1, css(made.dark ? 0x0c1c38 : 0xc6cce6)],
  ])
  brush.fill()
  apart(brush, () => {
    brush.clip()
    // Woven in, faintly: it lies under dice and words.
    emblem(brush, 'lotus', 0, 0, Math.min(w, h) * 0.4, css(made.dark ? 0xbcd8ff : 0x6f7ab8, made.dark ? 0.05 : 0.07))
    slab(brush, -w / 2 + rim, -h / 2 + rim, w - 2 * rim, h - 2 * rim, Math.max(2, radius - rim))
    brush.lineWidth = rim * 1.2
    brush.strokeStyle = css(0x000000, made.dark ? 0.35 : 0.12)
    brush.stroke()
  })
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

/**
 * The same either way up, so that a die may come to rest turned round.
 * @param face 0: not thrown yet
 */
export function die(brush: Brush, { face, ready }: Looks['die'], w: number, _h: number, made: Materials): void {
  const s = w * 0.86
  const dull = face === 0 && !ready
  apart(brush, () => {
    if (!made.contrast) shadow(brush, ready ? css(0xffe9a8, 0.6) : 'rgb(0 0 0 / 0.55)', w * 0.16)
    slab(brush, -s / 2, -s / 2, s, s, s * 0.24)
    brush.fillStyle = radial(brush, 0, 0, s * 0.1, s * 0.78, [
      [0, css(dull ? mix(PAPER.light, 0x667099, 0.45) : 0xffffff)],
      [0.62, css(dull ? mix(PAPER.light, 0x667099, 0.5) : 0xfbf9ff)],
      [1, css(dull ? mix(PAPER.shade, 0x445080, 0.5) : 0xcfcbe6)],
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
      const r = s * (face === 1 ? 0.14 : 0.1)
      disc(brush, x * s * 0.26, y * s * 0.26, r)
      brush.fillStyle = radial(brush, x * s * 0.26, y * s * 0.26, 0, r, [
        [0, css(face === 1 ? 0x8a1c1c : 0x0c0f36)],
        [1, css(face === 1 ? 0xd24a4a : 0x2b3170)],
      ])
      brush.fill()
    }
  })
}

/** So many spaces to move. */
export function count(brush: Brush, { count: value }: Looks['count'], w: number, h: number, made: Materials): void {
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

/** Smaller letters of a row could not be read, in CSS pixels. */
const LEAST_LETTERS = 9.5

/** One space that can be reached: what it is, and what happens there. */
export function row(brush: Brush, look: Looks['row'], w: number, h: number, made: Materials): void {
  slab(brush, -w / 2, -h / 2, w, h, Math.min(8, h * 0.24))
  brush.fillStyle = look.wins ? css(0xf6c945, 0.92) : css(0xffffff, made.dark ? 0.1 : 0.75)
  brush.fill()
  if (made.contrast) {
    brush.lineWidth = 1
    brush.strokeStyle = css(made.gold)
    brush.stroke()
  }
  const ink = css(look.wins ? 0x33230a : made.ink)
  const r = Math.min(h * 0.4, Math.max(16, h * 0.36) * look.textScale)
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
    seatMark(brush, right - wide + r * 0.98, 0, r * 1.4, parsed(colour), shape, true)
    sign(brush, of as Sign, right - r * 1.05, 0, r * 0.84, made)
    right -= wide + r * 0.3
  }
  const usual = {
    size: Math.min(h * 0.54, Math.max(14, h * 0.36) * look.textScale),
    colour: ink,
    weight: 600,
    align: 'left',
  } as const
  const widest = Math.max(...(look.among.split(' ') as CosmicId[]).map((each) => width(brush, said(each), usual)))
  const faint = css(look.wins ? 0x33230a : made.ink, made.contrast ? 1 : 0.75)
  /** What is written beside so much room for a sign. */
  const linesFrom = (from: number) => {
    const most = right - from - 3
    const size = Math.max(Math.min(LEAST_LETTERS, usual.size), usual.size * Math.min(1, (0.985 * most) / widest))
    const line = { ...usual, size, least: LEAST_LETTERS, most } as const
    const second = { ...line, size: Math.min(size * 0.86, h * 0.36), colour: faint, weight: 500 } as const
    const fits = (id: CosmicId): boolean => width(brush, said(id), { ...usual, size: LEAST_LETTERS }) <= most
    // Cut short the way would say nothing: where it goes is lit on the board too.
    const hasWay = look.way !== '' && h >= 2 * LEAST_LETTERS && fits(look.way)
    return { from, most, size, line, second, hasWay, isWhole: fits(look.title) && (hasWay || look.way === '') }
  }
  const [beside, alone] = [linesFrom(-w / 2 + r * 2.5), linesFrom(-w / 2 + r * 0.6)]
  // What the space is known by is not shown a second time, nor where words would have to be cut for it.
  const isSigned = !signs.includes(look.sign) && (beside.isWhole || !alone.isWhole)
  if (isSigned) sign(brush, look.sign, -w / 2 + r * 1.25, 0, r * 0.86, made)
  const { from, most, size, line, second, hasWay } = isSigned ? beside : alone
  if (most < 26) return
  write(brush, said(look.title), from, hasWay ? -h * 0.2 : 0, {
    ...line,
    size: hasWay ? Math.min(size, h * 0.42) : size,
  })
  if (hasWay && look.way !== '') write(brush, said(look.way), from, h * 0.24, second)
}
