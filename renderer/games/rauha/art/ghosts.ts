/** What lies over the board for a moment: what a choice would do, and what is gained. */
import { apart, shadow, slab, type Brush } from '../../../art/brush.ts'
import { css } from '../../../art/colour.ts'
import { gain as drawGain } from '../../../art/cover.ts'
import type { Materials } from '../../../art/materials.ts'
import type { Looks } from '../looks.ts'
import { PAPER } from './colours.ts'
import { entity as medallion } from './entity.ts'
import { good } from './signs.ts'

/** A line that would be completed. */
export function line(brush: Brush, _look: unknown, w: number, h: number, made: Materials): void {
  const thick = Math.max(2.5, Math.min(w, h) * 0.045)
  apart(brush, () => {
    if (!made.contrast) shadow(brush, css(0xaaf5c8, 0.95), thick * 3)
    slab(brush, -w / 2 + thick / 2, -h / 2 + thick / 2, w - thick, h - thick, Math.min(w, h) * 0.1)
    brush.lineWidth = thick
    brush.strokeStyle = css(0xd6ffe2)
    brush.setLineDash([thick * 3.4, thick * 2.2])
    brush.stroke()
  })
}

/** So much more, or less, of a good. */
export function gain(brush: Brush, { good: what, amount }: Looks['gain'], w: number, h: number, made: Materials): void {
  drawGain(brush, amount, w, h, PAPER, GAIN, made, (x, r) => {
    good(brush, what, x, 0, r)
  })
}

const GAIN = { more: [0xf6ecc8, 0xb08420], less: [0xf6d8cc, 0x9c2a16] } as const

/** An entity that would be won, larger than life. */
export function winning(brush: Brush, { entity }: Looks['winning'], w: number, h: number, made: Materials): void {
  apart(brush, () => {
    medallion(brush, { entity, ready: true }, w, h, made)
  })
}

/** Where something would come to lie. */
export function landing(brush: Brush, _look: unknown, w: number, h: number, made: Materials): void {
  const thick = Math.max(1.5, Math.min(w, h) * 0.04)
  slab(brush, -w / 2 + thick, -h / 2 + thick, w - 2 * thick, h - 2 * thick, Math.min(w, h) * 0.1)
  brush.lineWidth = thick
  brush.strokeStyle = css(made.accent, 0.9)
  brush.setLineDash([thick * 3, thick * 2])
  brush.stroke()
}
