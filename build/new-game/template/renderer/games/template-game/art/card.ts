/** Cards from before and behind. Every drawing is made around 0, 0. */
import {
  apart,
  disc,
  noShadow,
  radial,
  shadow,
  slab,
  vertical,
  type Brush,
} from '../../../../../../../renderer/art/brush.ts'
import { css } from '../../../../../../../renderer/art/colour.ts'
import type { Materials } from '../../../../../../../renderer/art/materials.ts'
import { write } from '../../../../../../../renderer/art/type.ts'
import { PAPER } from './colours.ts'

/** A sheet of card with its shadow. */
function sheet(brush: Brush, w: number, h: number, fill: string | CanvasGradient, made: Materials): void {
  const radius = w * 0.08
  apart(brush, () => {
    shadow(brush, made.shade, Math.max(3, w * 0.06), Math.max(1, w * 0.02))
    slab(brush, -w / 2, -h / 2, w, h, radius)
    brush.fillStyle = fill
    brush.fill()
    noShadow(brush)
  })
  slab(brush, -w / 2 + 0.5, -h / 2 + 0.5, w - 1, h - 1, radius)
  brush.lineWidth = 1
  brush.strokeStyle = css(PAPER.ink, 0.5)
  brush.stroke()
}

export function card(brush: Brush, w: number, h: number, number: number, made: Materials): void {
  sheet(
    brush,
    w,
    h,
    vertical(brush, -h / 2, h / 2, [
      [0, css(PAPER.light)],
      [1, css(PAPER.shade)],
    ]),
    made,
  )
  const ink = css(PAPER.ink)
  disc(brush, 0, 0, w * 0.34)
  brush.lineWidth = Math.max(1, w * 0.014)
  brush.strokeStyle = css(PAPER.back, 0.45)
  brush.stroke()
  write(brush, String(number), 0, 0, { size: w * 0.42, colour: ink, display: true, weight: 600 })
  const corner = { size: Math.max(9, w * 0.15), colour: ink, weight: 700 }
  write(brush, String(number), -w * 0.37, -h * 0.41, corner)
  write(brush, String(number), w * 0.37, h * 0.41, corner)
}

export function back(brush: Brush, w: number, h: number, made: Materials): void {
  sheet(brush, w, h, css(PAPER.base), made)
  const edge = Math.max(1.5, w * 0.06)
  slab(brush, -w / 2 + edge, -h / 2 + edge, w - 2 * edge, h - 2 * edge, w * 0.05)
  brush.fillStyle = radial(brush, 0, 0, 0, h * 0.6, [
    [0, css(PAPER.back)],
    [1, css(PAPER.backDeep)],
  ])
  brush.fill()
  brush.lineWidth = Math.max(0.8, w * 0.014)
  brush.strokeStyle = css(PAPER.shade, 0.7)
  for (const r of [0.3, 0.2, 0.1]) {
    disc(brush, 0, 0, w * r)
    brush.stroke()
  }
}
