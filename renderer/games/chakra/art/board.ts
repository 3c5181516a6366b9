/** A seat's board: lacquer panel, header, and the trays of its tokens. */
import { CHAKRAS, END_HARMONIZED, INSPIRATION_TOKENS, POSITIVE_COLOURS } from '../../../../engine/chakra/data.ts'
import { trayForm } from './geometry.ts'
import { apart, disc, noShadow, radial, shadow, slab, vertical, type Brush } from '../../../art/brush.ts'
import { css, mix, parsed } from '../../../art/colour.ts'
import type { Materials } from '../../../art/materials.ts'
import { seatMark } from '../../../art/seat-mark.ts'
import { hueOf } from './colours.ts'
import { cutPath } from './crystal.ts'
import { petalPath } from './glyphs.ts'
import { write } from '../../../art/type.ts'

export function panel(brush: Brush, { turn }: { turn: boolean }, w: number, h: number, made: Materials): void {
  const r = Math.min(w, h) * 0.055
  const edge = (by: number): void => slab(brush, -w / 2 + by, -h / 2 + by, w - 2 * by, h - 2 * by, r - by)
  apart(brush, () => {
    if (turn) shadow(brush, css(made.gold, made.dark ? 0.8 : 0.7), 18)
    else shadow(brush, made.shade, 14, 5)
    edge(0)
    brush.fillStyle = css(made.lacquer)
    brush.fill()
    noShadow(brush)
  })
  edge(0)
  brush.fillStyle = vertical(brush, -h / 2, h / 2, [
    [0, css(made.lacquerTop)],
    [0.42, css(made.lacquer)],
    [1, css(made.lacquerLow)],
  ])
  brush.fill()
  apart(brush, () => {
    edge(0)
    brush.clip()
    brush.fillStyle = radial(brush, 0, -h * 0.5, 0, Math.max(w, h) * 0.75, [
      [0, made.dark ? 'rgb(255 190 120 / 0.16)' : 'rgb(255 255 255 / 0.7)'],
      [1, 'rgb(255 200 130 / 0)'],
    ])
    brush.fillRect(-w / 2, -h / 2, w, h)
  })
  edge(0.75)
  brush.lineWidth = turn ? 2 : 1.5
  brush.strokeStyle = css(turn ? made.goldLight : made.goldDeep, made.contrast ? 1 : turn ? 0.95 : 0.75)
  brush.stroke()
  if (w > 150) {
    edge(3.5)
    brush.lineWidth = 0.75
    brush.strokeStyle = css(made.gold, turn ? 0.6 : 0.28)
    brush.stroke()
  }
}

export interface Header {
  readonly name: string
  readonly colour: string
  readonly shape: string
  readonly harmonized: number
  readonly first: boolean
  readonly turn: boolean
  readonly button: string
  readonly textScale: number
}

export function header(brush: Brush, head: Header, w: number, h: number, made: Materials): void {
  const { name, colour, shape, harmonized, first, turn, button, textScale } = head
  const mark = h * 0.5
  let left = -w / 2 + mark * 0.7
  seatMark(brush, left, 0, mark, parsed(colour), shape)
  left += mark * 0.85
  let right = w / 2 - h * 0.12
  if (button === 'close' || (button === 'enlarge' && w > 150)) {
    buttonSign(brush, right - h * 0.3, 0, h * 0.46, button, made)
    right -= h * 0.72
  }
  const pip = Math.min(h * 0.5, w * 0.052)
  if (w < 190) {
    right -= h * 0.3
    write(brush, String(harmonized), right, 0, { size: h * 0.52, colour: css(made.ink), weight: 700 })
    right -= h * 0.62
    lotusPip(brush, right, 0, h * 0.56, harmonized > 0, made)
    right -= h * 0.42
  } else {
    for (let i = END_HARMONIZED - 1; i >= 0; i--) {
      lotusPip(brush, right - pip * 0.6, 0, pip, i < harmonized, made)
      right -= pip * 1.22
    }
  }
  if (first && w > 100) {
    right -= pip * 0.3
    sun(brush, right - pip * 0.5, 0, pip * 0.5, made)
    right -= pip * 1.1
  }
  write(brush, name, left, 0, {
    size: Math.min(Math.max(h * 0.5, 12) * Math.sqrt(textScale), h * 0.64),
    colour: css(turn && made.dark ? made.goldLight : made.ink),
    weight: turn ? 640 : 580,
    display: true,
    align: 'left',
    most: Math.max(10, right - left - 4),
    least: Math.min(h * 0.5, Math.max(11, h * 0.34)),
  })
}

/** One of the five buds that open as Chakras are harmonized. */
function lotusPip(brush: Brush, x: number, y: number, size: number, open: boolean, made: Materials): void {
  apart(brush, () => {
    brush.translate(x, y + size * 0.34)
    brush.lineWidth = Math.max(0.7, size * 0.06)
    brush.strokeStyle = css(open ? made.goldLight : made.gold, open || made.contrast ? 1 : 0.55)
    brush.fillStyle = css(open ? made.gold : made.well, open ? 0.95 : 0.5)
    for (const angle of [-0.95, 0.95, -0.48, 0.48, 0]) {
      apart(brush, () => {
        brush.rotate(angle)
        petalPath(brush, 0, size * 0.8, size * 0.42)
        brush.fill()
        brush.stroke()
      })
    }
  })
}

/** Who began. */
function sun(brush: Brush, x: number, y: number, r: number, made: Materials): void {
  apart(brush, () => {
    brush.translate(x, y)
    disc(brush, 0, 0, r * 0.5)
    brush.fillStyle = css(made.gold)
    brush.fill()
    brush.lineWidth = Math.max(0.8, r * 0.16)
    brush.strokeStyle = css(made.gold)
    for (let i = 0; i < 8; i++) {
      const angle = (i * Math.PI) / 4
      brush.beginPath()
      brush.moveTo(Math.cos(angle) * r * 0.7, Math.sin(angle) * r * 0.7)
      brush.lineTo(Math.cos(angle) * r, Math.sin(angle) * r)
      brush.stroke()
    }
  })
}

function buttonSign(brush: Brush, x: number, y: number, size: number, button: string, made: Materials): void {
  apart(brush, () => {
    brush.translate(x, y)
    brush.lineWidth = Math.max(1, size * 0.1)
    brush.strokeStyle = css(made.ink, 0.75)
    const s = size * 0.36
    brush.beginPath()
    if (button === 'close') {
      brush.moveTo(-s, -s)
      brush.lineTo(s, s)
      brush.moveTo(s, -s)
      brush.lineTo(-s, s)
    } else {
      for (const [a, b] of [
        [1, -1],
        [-1, 1],
      ] as const) {
        brush.moveTo(a * s * 0.15, b * s * 0.15)
        brush.lineTo(a * s, b * s)
        brush.moveTo(a * s * 0.3, b * s)
        brush.lineTo(a * s, b * s)
        brush.lineTo(a * s, b * s * 0.3)
      }
    }
    brush.stroke()
  })
}

function well(brush: Brush, w: number, h: number, made: Materials): void {
  slab(brush, -w / 2, -h / 2, w, h, h * 0.4)
  brush.fillStyle = vertical(brush, -h / 2, h / 2, [
    [0, css(made.dark ? 0x0a040c : 0xcdb48a, made.dark ? 0.6 : 0.42)],
    [1, css(made.dark ? 0x2b1a2c : 0xf7ead0, 0.55)],
  ])
  brush.fill()
  brush.lineWidth = 0.75
  brush.strokeStyle = css(made.gold, made.contrast ? 1 : 0.3)
  brush.stroke()
}

export function supply(
  brush: Brush,
  { count, strip }: { count: number; strip: boolean },
  w: number,
  h: number,
  made: Materials,
): void {
  if (strip) {
    disc(brush, -w * 0.26, 0, Math.min(h, w * 0.5) * 0.44)
    brush.fillStyle = css(made.gold)
    brush.fill()
    write(brush, String(count), w * 0.2, 0, { size: Math.max(8, h * 1.15), colour: css(made.ink), weight: 700 })
    return
  }
  well(brush, w, h, made)
  const { at, size } = trayForm(w, h, INSPIRATION_TOKENS)
  for (const { x, y } of at) {
    disc(brush, x, y, size * 0.4)
    brush.strokeStyle = css(made.gold, made.contrast ? 1 : 0.35)
    brush.stroke()
  }
}

export function meditations(brush: Brush, w: number, h: number, strip: boolean, made: Materials): void {
  if (strip) return
  well(brush, w, h, made)
  const { at, size } = trayForm(w, h, POSITIVE_COLOURS.length)
  at.forEach(({ x, y }, i) => {
    const chakra = CHAKRAS[i]
    if (chakra === undefined) return
    const { base, light, deep } = hueOf(chakra.colour)
    apart(brush, () => {
      brush.translate(x, y)
      cutPath(brush, chakra.colour, size * 0.3)
      brush.lineWidth = Math.max(0.8, size * 0.04)
      brush.strokeStyle = css(made.dark ? mix(base, light, 0.3) : deep, made.contrast ? 1 : 0.7)
      brush.stroke()
    })
  })
}
