/** What lies over the board for a moment: gains, majorities, what befell a pawn; a space from near. */
import { SPACES } from '../../../../engine/cosmic-karma/index.ts'
import { apart, noShadow, shadow, slab, vertical, type Brush } from '../../../art/brush.ts'
import { css, mix, parsed } from '../../../art/colour.ts'
import type { Materials } from '../../../art/materials.ts'
import { lines, LEADING } from '../../../art/paragraph.ts'
import { seatMark } from '../../../art/seat-mark.ts'
import { width, write } from '../../../art/type.ts'
import { words } from '../../../messages/index.ts'
import { spaceEffect, spaceName, spaceText, said } from '../named.ts'
import { signOfSpace, type Sign } from './sign-of.ts'
import { landLight, PAPER, SIGN_HUES } from './colours.ts'
import { sign } from './signs.ts'
import type { Looks } from '../looks.ts'

function label(brush: Brush, w: number, h: number, edge: number, made: Materials): void {
  apart(brush, () => {
    if (!made.contrast) shadow(brush, 'rgb(0 0 0 / 0.6)', h * 0.25, h * 0.08)
    slab(brush, -w / 2, -h / 2, w, h, h / 2)
    brush.fillStyle = vertical(brush, -h / 2, h / 2, [
      [0, css(PAPER.light)],
      [1, css(PAPER.base)],
    ])
    brush.fill()
    noShadow(brush)
    brush.lineWidth = Math.max(1.2, h * 0.06)
    brush.strokeStyle = css(edge)
    brush.stroke()
  })
}

/** So many more, or less, of something. */
export function gain(brush: Brush, { sign: of, amount }: Looks['gain'], w: number, h: number, made: Materials): void {
  const text = amount < 0 ? `−${String(-amount)}` : `+${String(amount)}`
  const letters = { size: h * 0.62, colour: css(amount < 0 ? 0x9c2a16 : PAPER.ink), weight: 800 } as const
  const r = h * 0.4
  const wide = width(brush, text, letters)
  const total = Math.min(w, wide + 2 * r + h * 0.66)
  label(brush, total, h, amount < 0 ? 0x9c2a16 : 0xb08420, made)
  write(brush, text, -total / 2 + h * 0.3, 0, { ...letters, align: 'left' })
  sign(brush, of, total / 2 - h * 0.16 - r, 0, r, made)
}

/** What a space would bring. */
export function brings(brush: Brush, look: Looks['brings'], w: number, h: number, made: Materials): void {
  label(brush, w, h, 0xb08420, made)
  const signs = look.signs.split(' ') as Sign[]
  signs.forEach((each, nth) => {
    sign(brush, each, (nth - (signs.length - 1) / 2) * h, 0, h * 0.38, made)
  })
}

/** Whose karmic majority, and what it brings. */
export function met(
  brush: Brush,
  { colour, shape, sign: of, name }: Looks['met'],
  w: number,
  h: number,
  made: Materials,
): void {
  const tone = parsed(colour)
  const r = h * 0.38
  const size = h * 0.44
  const wide = Math.min(width(brush, name, { size, colour: '', weight: 650 }), w - 5 * r - 8)
  const total = wide + 5.4 * r
  label(brush, total, h, tone, made)
  seatMark(brush, -total / 2 + r * 1.3, 0, r * 1.6, tone, shape, true)
  write(brush, name, -total / 2 + r * 2.4, 0, {
    size,
    colour: css(PAPER.ink),
    weight: 650,
    align: 'left',
    most: wide + 1,
    least: 8,
  })
  sign(brush, of, total / 2 - r * 1.35, 0, r, made)
}

/** What happens, in words, with its sign. */
export function befell(
  brush: Brush,
  { id, sign: of, name, colour }: Looks['befell'],
  w: number,
  h: number,
  made: Materials,
): void {
  const tone = parsed(colour)
  const text = said(id, { name })
  const r = h * 0.36
  const size = h * 0.4
  const wide = Math.min(width(brush, text, { size, colour: '', weight: 620, display: true }), w - 3.6 * r)
  const total = wide + 3.9 * r
  label(brush, total, h, tone, made)
  sign(brush, of, -total / 2 + r * 1.5, 0, r, made)
  write(brush, text, -total / 2 + r * 2.8, 0, {
    size,
    colour: css(PAPER.ink),
    weight: 620,
    display: true,
    align: 'left',
    most: wide + 1,
    least: 9,
  })
}

/** A space from near, with its words. */
export function near(brush: Brush, { space, textScale }: Looks['near'], w: number, h: number, made: Materials): void {
  const { land, realm } = SPACES[space]
  const tone =
    land === null ? (realm === 'spirit' ? 0x7fa6d6 : SIGN_HUES.cosmic.base) : landLight(land, false).layers[2]
  const radius = 14
  apart(brush, () => {
    if (!made.contrast) shadow(brush, 'rgb(0 0 20 / 0.6)', 18, 5)
    slab(brush, -w / 2, -h / 2, w, h, radius)
    brush.fillStyle = vertical(brush, -h / 2, h / 2, [
      [0, css(mix(PAPER.light, tone, 0.08))],
      [1, css(mix(PAPER.base, tone, 0.22))],
    ])
    brush.fill()
    noShadow(brush)
    brush.lineWidth = 2.5
    brush.strokeStyle = css(tone)
    brush.stroke()
  })
  const r = Math.min(h * 0.17, w * 0.13)
  sign(brush, signOfSpace(space), -w / 2 + r * 1.6, -h / 2 + r * 1.65, r, made)
  const from = -w / 2 + r * 3
  const most = w / 2 - from - 10
  const title = words(spaceName(space))
  const over = land === null ? said(realm === 'spirit' ? 'sign.spirit' : 'sign.cosmic') : said(`land.${land}`)
  let size = Math.min(20 * textScale, w * 0.075)
  let heading = lines(brush, title, most, size, 660)
  while (heading.length > 2 && size > 10) {
    size -= 0.5
    heading = lines(brush, title, most, size, 660)
  }
  let y = -h / 2 + r * 0.75
  write(brush, over, from, y + 3, {
    size: Math.max(9, size * 0.62),
    colour: css(PAPER.faint),
    weight: 650,
    align: 'left',
    most,
    least: 8,
  })
  y += size * 0.85
  for (const line of heading) {
    write(brush, line, from, y + size * 0.4, {
      size,
      colour: css(PAPER.ink),
      weight: 620,
      display: true,
      align: 'left',
      most,
      least: 9,
    })
    y += size * 1.12
  }
  const top = Math.max(-h / 2 + r * 3.1, y + 2)
  const text = words(spaceText(space))
  const effect = words(spaceEffect(space))
  const room = h / 2 - 10 - top
  for (let px = Math.min(16 * textScale, w * 0.058); px >= 8; px -= 0.5) {
    const below = lines(brush, effect, w - 28, px, 680)
    const flavour = lines(brush, text, w - 28, px * 0.94, 500)
    const high = (below.length + flavour.length * 0.94) * px * LEADING + px * 0.4
    if (high > room && px > 8) continue
    let at = top + Math.max(0, (room - high) / 2)
    for (const line of below) {
      at += px * LEADING
      write(brush, line, -w / 2 + 14, at - px * LEADING * 0.5, {
        size: px,
        colour: css(PAPER.ink),
        weight: 680,
        align: 'left',
      })
    }
    at += px * 0.4
    for (const line of flavour) {
      at += px * 0.94 * LEADING
      write(brush, line, -w / 2 + 14, at - px * 0.94 * LEADING * 0.5, {
        size: px * 0.94,
        colour: css(PAPER.faint),
        weight: 500,
        align: 'left',
      })
    }
    return
  }
}
