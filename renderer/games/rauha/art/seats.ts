/** What tells how a seat stands: panel, name, goods. */
import { apart, noShadow, shadow, slab, vertical, type Brush } from '../../../art/brush.ts'
import { css, mix, parsed } from '../../../art/colour.ts'
import type { Materials } from '../../../art/materials.ts'
import { width, write } from '../../../art/type.ts'
import type { GoodLook } from '../looks.ts'
import { crown } from './sky.ts'
import { good as goodSign } from './signs.ts'
import { seatMark } from './world.ts'

export function panel(
  brush: Brush,
  w: number,
  h: number,
  { turn, colour }: { readonly turn: boolean; readonly colour: string },
  made: Materials,
): void {
  const radius = Math.min(14, Math.min(w, h) * 0.12)
  apart(brush, () => {
    if (!made.contrast) {
      if (turn) shadow(brush, css(parsed(colour), 0.7), 16)
      else shadow(brush, made.shade, 12, 4)
    }
    slab(brush, -w / 2, -h / 2, w, h, radius)
    brush.fillStyle = vertical(brush, -h / 2, h / 2, [
      [0, css(made.lacquerTop, 0.94)],
      [0.3, css(made.lacquer, 0.94)],
      [1, css(made.lacquerLow, 0.94)],
    ])
    brush.fill()
    noShadow(brush)
  })
  slab(brush, -w / 2 + 0.75, -h / 2 + 0.75, w - 1.5, h - 1.5, radius)
  brush.lineWidth = turn ? 2 : 1
  brush.strokeStyle = turn ? colour : css(made.gold, made.contrast ? 1 : 0.4)
  brush.stroke()
}

export interface HeaderLook {
  readonly name: string
  readonly colour: string
  readonly shape: string
  readonly large: boolean
  readonly turn: boolean
  readonly first: boolean
  readonly button: 'none' | 'enlarge' | 'close'
  readonly textScale: number
}

export function header(brush: Brush, w: number, h: number, look: HeaderLook, made: Materials): void {
  const tone = parsed(look.colour)
  const s = Math.min(h * 0.84, 30 * look.textScale, w * 0.22)
  const left = -w / 2
  seatMark(brush, left + s * 0.55, 0, s, tone, look.shape)
  let right = w / 2
  if (look.button !== 'none' && w > 70) {
    button(brush, right - s * 0.42, 0, s * 0.34, look.button, made)
    right -= s * 0.95
  }
  if (look.first) right -= s * 1.05
  const from = left + s * 1.22
  const size = Math.min(h * 0.66, (look.large ? 24 : 15) * Math.min(1.3, look.textScale), w * 0.2)
  const wide = write(brush, look.name, from, 0, {
    size,
    least: Math.min(size, 10),
    most: right - from,
    colour: css(look.turn ? mix(made.ink, tone, 0.35) : made.ink),
    display: look.large,
    weight: look.large ? 600 : 640,
    align: 'left',
  })
  if (look.first) crown(brush, from + wide + s * 0.62, 0, s * 0.4, made)
}

/** Arrows that part, or meet. */
function button(brush: Brush, x: number, y: number, r: number, kind: 'enlarge' | 'close', made: Materials): void {
  brush.lineWidth = Math.max(1, r * 0.26)
  brush.strokeStyle = css(made.muted, 0.9)
  for (const [dx, dy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    const [tip, root] = kind === 'enlarge' ? [1, 0.42] : [0.36, 0.94]
    brush.beginPath()
    brush.moveTo(x + dx * r * tip, y + dy * r * root)
    brush.lineTo(x + dx * r * tip, y + dy * r * tip)
    brush.lineTo(x + dx * r * root, y + dy * r * tip)
    brush.stroke()
  }
}

/** A good with its amount in a hollow of the lacquer. */
export function goodChip(
  brush: Brush,
  w: number,
  h: number,
  { good, amount, small }: { readonly good: GoodLook; readonly amount: number; readonly small: boolean },
  made: Materials,
): void {
  const high = Math.min(h * 0.94, 46)
  slab(brush, -w / 2, -high / 2, w, high, high / 2)
  brush.fillStyle = css(made.well, made.dark ? 0.62 : 0.5)
  brush.fill()
  if (!small) {
    brush.lineWidth = 1
    brush.strokeStyle = css(made.gold, made.contrast ? 1 : 0.28)
    brush.stroke()
  }
  const r = Math.min(high * 0.42, w * 0.2)
  const text = String(amount)
  const wanted = { size: Math.min(high * 0.66, w * 0.36), colour: css(made.ink), weight: 760 } as const
  const wide = width(brush, text, wanted)
  const gap = r * 0.32
  const total = 2 * r + gap + Math.min(wide, w - 2 * r - gap - 4)
  const from = -total / 2
  goodSign(brush, good, from + r, 0, r)
  write(brush, text, from + 2 * r + gap, 0, { ...wanted, align: 'left', most: w - 2 * r - gap - 3, least: 6 })
}
