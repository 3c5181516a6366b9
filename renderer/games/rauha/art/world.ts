/** A world's border with the marks of the avatars' way, and what lies on tiles. */
import { avatarStopAt } from '../../../../engine/rauha/data.ts'
import { box } from '../../../art/boxes.ts'
import {
  apart,
  disc,
  noShadow,
  polygon,
  radial,
  shadow,
  slab,
  slanted,
  vertical,
  type Brush,
} from '../../../art/brush.ts'
import { css, mix, parsed } from '../../../art/colour.ts'
import { glyph } from '../../../art/icon.ts'
import type { Materials } from '../../../art/materials.ts'
import { seatMark } from '../../../art/seat-mark.ts'
import { borderOf, positionAt } from './geometry.ts'
import { PAPER } from './colours.ts'
import { POOL_SIGNS } from './glyphs.ts'
import { good } from './signs.ts'
import type { Looks } from '../looks.ts'

const POSITIONS = 16

/** A round table edge of lacquer with gold in it; moons and stars along it, a sun in each corner. */
export function border(brush: Brush, look: Looks['border'], w: number, h: number, made: Materials): void {
  const world = box(-w / 2, -h / 2, w, h)
  const thick = borderOf(world)
  const radius = thick * 0.8
  apart(brush, () => {
    if (look.turn && !made.contrast) shadow(brush, css(parsed(look.colour), 0.85), thick * 0.7)
    else if (!made.contrast) shadow(brush, made.shade, thick * 0.5, thick * 0.2)
    slab(brush, -w / 2, -h / 2, w, h, radius)
    brush.fillStyle = slanted(brush, -w / 2, -h / 2, w / 2, h / 2, [
      [0, css(mix(made.lacquerTop, made.goldLight, made.contrast ? 0 : 0.12))],
      [0.5, css(made.lacquer)],
      [1, css(made.lacquerLow)],
    ])
    brush.fill()
  })
  slab(brush, -w / 2 + 0.75, -h / 2 + 0.75, w - 1.5, h - 1.5, radius)
  brush.lineWidth = Math.max(1, thick * 0.05)
  brush.strokeStyle = look.turn ? look.colour : css(made.gold, made.contrast ? 1 : 0.85)
  brush.stroke()
  const inner = thick * 0.93
  slab(brush, -w / 2 + inner, -h / 2 + inner, w - 2 * inner, h - 2 * inner, thick * 0.3)
  brush.fillStyle = css(made.well)
  brush.fill()
  brush.lineWidth = Math.max(0.6, thick * 0.03)
  brush.strokeStyle = css(made.gold, 0.6)
  brush.stroke()
  for (let position = 1; position <= POSITIONS; position++) mark(brush, world, thick, position, look, made)
}

function mark(
  brush: Brush,
  world: { x: number; y: number; w: number; h: number },
  thick: number,
  position: number,
  { position: now, over }: Looks['border'],
  made: Materials,
): void {
  const { x, y } = positionAt(world, position)
  const { pool } = avatarStopAt(position)
  const past = over || position < now
  const here = !over && position === now
  const strength = past ? 0.3 : 1
  if (pool === null) {
    const next = !over && position >= now && position - now < 4
    corner(brush, x, y, thick * 0.36, next && !past, strength, made)
    return
  }
  const r = thick * 0.25
  if (here) {
    disc(brush, x, y, thick * 0.4)
    brush.fillStyle = css(made.accent, 0.3)
    brush.fill()
  }
  brush.fillStyle = css(here ? made.goldLight : made.gold, strength)
  if (made.contrast || !made.dark) brush.fillStyle = css(here ? made.accent : made.gold, strength)
  glyph(brush, POOL_SIGNS[pool], x, y, r)
}

/** A corner where worlds are scored. */
function corner(brush: Brush, x: number, y: number, r: number, next: boolean, strength: number, made: Materials): void {
  apart(brush, () => {
    if (next && !made.contrast) shadow(brush, css(made.goldLight, 0.9), r * 0.7)
    polygon(
      brush,
      Array.from({ length: 24 }, (_, i) => {
        const out = i % 2 === 0 ? r : r * 0.74
        const angle = (i * Math.PI) / 12
        return [x + Math.cos(angle) * out, y + Math.sin(angle) * out] as const
      }),
    )
    brush.fillStyle = next
      ? radial(brush, x - r * 0.3, y - r * 0.3, 0, r * 1.2, [
          [0, css(made.goldLight)],
          [1, css(made.gold)],
        ])
      : css(made.gold, 0.55 * strength)
    brush.fill()
    noShadow(brush)
    disc(brush, x, y, r * 0.42)
    brush.fillStyle = css(made.lacquerLow, next ? 1 : 0.8)
    brush.fill()
    disc(brush, x, y, r * 0.2)
    brush.fillStyle = css(next ? made.goldLight : made.gold, strength)
    brush.fill()
  })
}

/** Light on the line that is activated. */
export function band(brush: Brush, _look: unknown, w: number, h: number, made: Materials): void {
  const radius = Math.min(w, h) * 0.09
  const line = Math.max(1.5, Math.min(w, h) * 0.028)
  apart(brush, () => {
    if (!made.contrast) shadow(brush, css(0xffe9a8, 0.95), Math.min(w, h) * 0.09)
    slab(brush, -w / 2 + line / 2, -h / 2 + line / 2, w - line, h - line, radius)
    brush.lineWidth = line
    brush.strokeStyle = slanted(brush, -w / 2, -h / 2, w / 2, h / 2, [
      [0, css(0xfff6d0)],
      [0.5, css(0xf6c65a)],
      [1, css(0xffeeb0)],
    ])
    brush.stroke()
  })
}

/** A pilgrim in a hood, in the colour and with the shape of its seat. */
export function avatar(brush: Brush, { colour, shape }: Looks['avatar'], w: number, _h: number, made: Materials): void {
  const tone = parsed(colour)
  const s = w / 2
  apart(brush, () => {
    brush.translate(0, -s * 0.06)
    shadow(brush, made.contrast ? 'transparent' : 'rgb(0 0 0 / 0.7)', s * 0.3, s * 0.12)
    brush.beginPath()
    brush.moveTo(0, -s * 0.98)
    brush.bezierCurveTo(s * 0.44, -s * 0.98, s * 0.56, -s * 0.46, s * 0.44, -s * 0.16)
    brush.bezierCurveTo(s * 0.8, s * 0.1, s * 0.86, s * 0.66, s * 0.82, s * 0.98)
    brush.quadraticCurveTo(0, s * 1.16, -s * 0.82, s * 0.98)
    brush.bezierCurveTo(-s * 0.86, s * 0.66, -s * 0.8, s * 0.1, -s * 0.44, -s * 0.16)
    brush.bezierCurveTo(-s * 0.56, -s * 0.46, -s * 0.44, -s * 0.98, 0, -s * 0.98)
    brush.closePath()
    brush.fillStyle = slanted(brush, -s, -s, s, s, [
      [0, css(mix(tone, 0xffffff, 0.45))],
      [0.5, css(tone)],
      [1, css(mix(tone, 0x000000, 0.4))],
    ])
    brush.fill()
    noShadow(brush)
    brush.lineWidth = Math.max(0.8, s * 0.1)
    brush.strokeStyle = css(made.dark ? 0x0a1414 : 0xffffff, 0.95)
    brush.stroke()
    brush.beginPath()
    brush.ellipse(0, -s * 0.42, s * 0.27, s * 0.32, 0, 0, 2 * Math.PI)
    brush.fillStyle = css(0x1a1016, 0.9)
    brush.fill()
    for (const side of [-1, 1]) {
      disc(brush, side * s * 0.1, -s * 0.42, s * 0.055)
      brush.fillStyle = css(0xffefb4)
      brush.fill()
    }
    seatMark(brush, 0, s * 0.44, s * 0.62, 0xffffff, shape)
  })
}

/** A spore token: a round of pale wood with the spore on it. */
export function sporeToken(brush: Brush, _look: unknown, w: number, _h: number, made: Materials): void {
  const r = w / 2
  apart(brush, () => {
    shadow(brush, made.contrast ? 'transparent' : 'rgb(0 0 0 / 0.6)', r * 0.3, r * 0.12)
    disc(brush, 0, 0, r * 0.94)
    brush.fillStyle = vertical(brush, -r, r, [
      [0, css(0xffffff)],
      [1, css(0xffd9f0)],
    ])
    brush.fill()
    noShadow(brush)
    brush.lineWidth = Math.max(0.8, r * 0.12)
    brush.strokeStyle = css(0x9c1f70)
    brush.stroke()
    good(brush, 'spore', 0, 0, r * 0.74)
  })
}

/** A tile that was activated in this step: a veil and a tick. */
export function used(brush: Brush, _look: unknown, w: number, h: number, made: Materials): void {
  slab(brush, -w / 2, -h / 2, w, h, w * 0.06)
  brush.fillStyle = css(0x0a1216, made.contrast ? 0.6 : 0.34)
  brush.fill()
  const r = w * 0.13
  const y = h * 0.35
  disc(brush, 0, y, r)
  brush.fillStyle = css(PAPER.light, 0.94)
  brush.fill()
  brush.lineWidth = r * 0.26
  brush.strokeStyle = css(0x3f7425)
  brush.beginPath()
  brush.moveTo(-r * 0.45, y + r * 0.02)
  brush.lineTo(-r * 0.1, y + r * 0.38)
  brush.lineTo(r * 0.48, y - r * 0.36)
  brush.stroke()
}
