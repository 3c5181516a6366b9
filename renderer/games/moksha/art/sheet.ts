/** The sheets: header, slots. */
import type { Pillar } from '../../../../engine/moksha/data.ts'
import { apart, disc, noShadow, shadow, slab, type Brush } from '../../../art/brush.ts'
import { css, mix, parsed } from '../../../art/colour.ts'
import type { Materials } from '../../../art/materials.ts'
import { enlarging } from '../../../art/plate.ts'
import { seatMark } from '../../../art/seat-mark.ts'
import { width, write } from '../../../art/type.ts'
import { karmaBoxes } from './geometry.ts'
import { PILLAR_HUES } from './colours.ts'
import { disciple } from './people.ts'
import { aura, pillarOutline } from './signs.ts'

export interface HeaderLook {
  readonly name: string
  readonly colour: string
  readonly shape: string
  readonly large: boolean
  readonly turn: boolean
  readonly aura: number
  readonly target: number
  readonly button: 'none' | 'enlarge' | 'close'
  readonly textScale: number
}

export function header(brush: Brush, w: number, h: number, look: HeaderLook, made: Materials): void {
  const tone = parsed(look.colour)
  const s = Math.min(h * 0.8, 30 * look.textScale, w * 0.2)
  const left = -w / 2
  seatMark(brush, left + s * 0.52, 0, s, tone, look.shape)
  let right = w / 2
  if (look.button !== 'none' && w > 110) {
    enlarging(brush, right - s * 0.4, 0, s * 0.3, look.button, made)
    right -= s * 0.95
  }
  // Aura against the target, at the end of the line.
  const size = Math.min(
    h * 0.6,
    (look.large ? 22 : 15) * Math.min(1.3, look.textScale),
    w * (look.large ? 0.13 : 0.105),
  )
  const text = `${String(look.aura)}/${String(look.target)}`
  const letters = { size, colour: css(made.ink), weight: 740 } as const
  const wide = width(brush, text, letters)
  write(brush, text, right - wide - 1, 0, { ...letters, align: 'left' })
  const r = size * 0.56
  aura(brush, right - wide - r - 4, 0, r)
  right -= wide + 2 * r + 10
  const from = left + s * 1.18
  write(brush, look.name, from, 0, {
    size: Math.min(h * 0.66, (look.large ? 23 : 15) * Math.min(1.3, look.textScale), w * 0.2),
    least: Math.min(h * 0.66, 7.5),
    most: Math.max(8, right - from),
    colour: css(look.turn ? mix(made.ink, tone, 0.35) : made.ink),
    display: look.large,
    weight: look.large ? 600 : 640,
    align: 'left',
  })
}

/** A token on the age track or the race: the shape of the seat on a round. */
export function pawn(brush: Brush, w: number, colour: string, shape: string, made: Materials, crowned = false): void {
  const r = w / 2
  apart(brush, () => {
    if (crowned && !made.contrast) shadow(brush, css(0xfff0b0), r * 0.8)
    else shadow(brush, made.contrast ? 'transparent' : 'rgb(16 4 0 / 0.6)', r * 0.35, r * 0.14)
    disc(brush, 0, 0, r * 0.96)
    // The colours of seats are bright in the dark and deep in the light.
    brush.fillStyle = css(crowned ? 0xffe08a : made.dark ? 0x241310 : 0xfffaf0)
    brush.fill()
    noShadow(brush)
    brush.lineWidth = Math.max(1, r * 0.13)
    brush.strokeStyle = css(made.dark ? 0xfff2d4 : 0x3a2216)
    brush.stroke()
  })
  seatMark(brush, 0, 0, r * 1.24, parsed(colour), shape)
}

export function slot(brush: Brush, w: number, { aura: bright }: { readonly aura: boolean }, made: Materials): void {
  const r = w / 2
  disc(brush, 0, 0, r * 0.92)
  brush.fillStyle = css(made.well, made.dark ? 0.7 : 0.55)
  brush.fill()
  brush.lineWidth = 1
  brush.strokeStyle = css(made.gold, made.contrast ? 1 : 0.45)
  brush.stroke()
  if (bright) aura(brush, 0, 0, r * 0.48)
}

/** Two places for karma of a colour. */
export function karmaSlot(
  brush: Brush,
  w: number,
  h: number,
  { pillar }: { readonly pillar: Pillar },
  made: Materials,
): void {
  slab(brush, -w / 2, -h / 2, w, h, Math.min(h / 2, 14))
  brush.fillStyle = css(made.well, made.dark ? 0.6 : 0.45)
  brush.fill()
  for (const at of karmaBoxes({ x: -w / 2, y: -h / 2, w, h })) {
    pillarOutline(brush, pillar, at.x + at.w / 2, at.y + at.h / 2, at.w * 0.42)
    brush.lineWidth = Math.max(0.8, at.w * 0.05)
    brush.strokeStyle = css(made.dark ? PILLAR_HUES[pillar].base : PILLAR_HUES[pillar].deep, 0.75)
    brush.stroke()
  }
}

export function reserve(
  brush: Brush,
  w: number,
  h: number,
  { count, colour, shape }: { readonly count: number; readonly colour: string; readonly shape: string },
  made: Materials,
): void {
  const upright = h > w
  const size = upright ? Math.min(w * 0.8, h * 0.52) : Math.min(h * 0.86, w * 0.5)
  apart(brush, () => {
    brush.translate(upright ? 0 : -size * 0.55, upright ? -h * 0.2 : 0)
    disciple(brush, size, colour, shape, made)
  })
  write(brush, String(count), upright ? 0 : size * 0.55, upright ? h * 0.28 : 0, {
    size: upright ? Math.min(h * 0.34, w * 0.6) : Math.min(h * 0.66, w * 0.38),
    colour: css(made.ink),
    weight: 760,
  })
}
