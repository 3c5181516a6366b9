/** What lies over the board for a moment: what a choice would do, and what is gained. */
import type { Entity } from '../../../../engine/rauha/data.ts'
import { apart, noShadow, shadow, slab, vertical, type Brush } from '../../../art/brush.ts'
import { css } from '../../../art/colour.ts'
import type { Materials } from '../../../art/materials.ts'
import { width, write } from '../../../art/type.ts'
import { said, type RauhaId } from '../names.ts'
import type { GoodLook } from '../looks.ts'
import { PAPER } from './colours.ts'
import { entity as medallion } from './entity.ts'
import { good } from './signs.ts'

/** A line that would be completed. */
export function line(brush: Brush, w: number, h: number, made: Materials): void {
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
export function gain(
  brush: Brush,
  w: number,
  h: number,
  { good: what, amount }: { readonly good: GoodLook; readonly amount: number },
  made: Materials,
): void {
  const text = amount < 0 ? `−${String(-amount)}` : `+${String(amount)}`
  const letters = { size: h * 0.68, colour: css(amount < 0 ? 0x9c2a16 : PAPER.ink), weight: 800 } as const
  const wide = width(brush, text, letters)
  const r = h * 0.36
  const total = Math.min(w, wide + 2 * r + h * 0.6)
  apart(brush, () => {
    shadow(brush, made.contrast ? 'transparent' : 'rgb(0 0 0 / 0.6)', h * 0.25, h * 0.08)
    slab(brush, -total / 2, -h / 2, total, h, h / 2)
    brush.fillStyle = vertical(brush, -h / 2, h / 2, [
      [0, css(PAPER.light)],
      [1, css(amount < 0 ? 0xf6d8cc : 0xf6ecc8)],
    ])
    brush.fill()
    noShadow(brush)
    brush.lineWidth = Math.max(1, h * 0.05)
    brush.strokeStyle = css(amount < 0 ? 0x9c2a16 : 0xb08420)
    brush.stroke()
  })
  write(brush, text, -total / 2 + h * 0.26, 0, { ...letters, align: 'left' })
  good(brush, what, total / 2 - h * 0.26 - r, 0, r)
}

/** An entity that would be won, larger than life. */
export function winning(brush: Brush, w: number, h: number, entity: Entity, made: Materials): void {
  apart(brush, () => {
    medallion(brush, w, h, { entity, ready: true }, made)
  })
}

/** Where something would come to lie. */
export function landing(brush: Brush, w: number, h: number, made: Materials): void {
  const thick = Math.max(1.5, Math.min(w, h) * 0.04)
  slab(brush, -w / 2 + thick, -h / 2 + thick, w - 2 * thick, h - 2 * thick, Math.min(w, h) * 0.1)
  brush.lineWidth = thick
  brush.strokeStyle = css(made.accent, 0.9)
  brush.setLineDash([thick * 3, thick * 2])
  brush.stroke()
}

export function veil(brush: Brush, w: number, h: number, made: Materials): void {
  brush.fillStyle = made.contrast ? 'rgb(0 0 0 / 0.94)' : made.dark ? 'rgb(5 14 17 / 0.9)' : 'rgb(238 240 222 / 0.94)'
  brush.fillRect(-w / 2, -h / 2, w, h)
}

/** What the open pile is, and the sign that closes it. */
export function title(
  brush: Brush,
  w: number,
  h: number,
  { id, count, textScale }: { readonly id: RauhaId; readonly count: number; readonly textScale: number },
  made: Materials,
): void {
  const size = Math.min(h * 0.5, 26 * textScale)
  write(brush, said(id, { count }), 0, 0, {
    size,
    colour: css(made.ink),
    display: true,
    weight: 600,
    most: w * 0.8,
    least: 9,
  })
  const s = size * 0.42
  const x = w / 2 - s * 2
  brush.lineWidth = Math.max(1.6, s * 0.24)
  brush.strokeStyle = css(made.ink, 0.85)
  for (const side of [-1, 1]) {
    brush.beginPath()
    brush.moveTo(x - s, -s * side)
    brush.lineTo(x + s, s * side)
    brush.stroke()
  }
}
