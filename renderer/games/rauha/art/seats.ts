/** What tells how a seat stands: name, goods. */
import { slab, type Brush } from '../../../art/brush.ts'
import { css, mix, parsed } from '../../../art/colour.ts'
import type { Materials } from '../../../art/materials.ts'
import { enlarging } from '../../../art/plate.ts'
import { seatMark } from '../../../art/seat-mark.ts'
import { width, write } from '../../../art/type.ts'
import type { Looks } from '../looks.ts'
import { crown } from './sky.ts'
import { good as goodSign } from './signs.ts'

export function header(brush: Brush, look: Looks['header'], w: number, h: number, made: Materials): void {
  const tone = parsed(look.colour)
  const s = Math.min(h * 0.84, 30 * look.textScale, w * 0.22)
  const left = -w / 2
  seatMark(brush, left + s * 0.55, 0, s, tone, look.shape)
  let right = w / 2
  if (look.button !== 'none' && w > 70) {
    enlarging(brush, right - s * 0.42, 0, s * 0.34, look.button, made)
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

/** A good with its amount in a hollow of the lacquer. */
export function goodChip(
  brush: Brush,
  { good, amount, small }: Looks['good'],
  w: number,
  h: number,
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
