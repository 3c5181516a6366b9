/** The tray that cards lie on, and what can be done with them. */
import { apart, disc, noShadow, shadow, slab, slanted, vertical, type Brush } from '../../../art/brush.ts'
import { css, parsed } from '../../../art/colour.ts'
import type { Materials } from '../../../art/materials.ts'
import { width, write } from '../../../art/type.ts'
import { railOf } from '../tray-layout.ts'
import { PAPER } from './colours.ts'
import { crown } from './sky.ts'
import { seatMark } from '../../../art/seat-mark.ts'
import type { Looks } from '../looks.ts'
import { said } from '../names.ts'

/** Message ids of the five steps of a turn. */
const STEPS = ['keep', 'settle', 'welcome', 'activate', 'walk'] as const

export function tray(brush: Brush, look: Looks['tray'], w: number, h: number, made: Materials): void {
  const { over, textScale } = look
  const radius = Math.min(14, Math.min(w, h) * 0.1)
  apart(brush, () => {
    if (!made.contrast) shadow(brush, made.shade, over ? 24 : 12, over ? 6 : 4)
    slab(brush, -w / 2, -h / 2, w, h, radius)
    brush.fillStyle = vertical(brush, -h / 2, h / 2, [
      [0, css(made.lacquerTop, over ? 0.97 : 0.8)],
      [0.3, css(made.lacquer, over ? 0.97 : 0.8)],
      [1, css(made.lacquerLow, over ? 0.97 : 0.86)],
    ])
    brush.fill()
    noShadow(brush)
  })
  slab(brush, -w / 2 + 0.75, -h / 2 + 0.75, w - 1.5, h - 1.5, radius)
  brush.lineWidth = 1
  brush.strokeStyle = css(made.gold, made.contrast ? 1 : over ? 0.8 : 0.4)
  brush.stroke()
  if (!over && railOf({ x: 0, y: 0, w, h }, textScale) > 0) rail(brush, w, h, look, made)
}

/** The steps of a turn in words, with the sign of whose they are; the one under way stands out, one to come is framed. */
function rail(brush: Brush, w: number, h: number, look: Looks['tray'], made: Materials): void {
  const { step, waits, colour, shape, textScale } = look
  const pad = Math.max(3, Math.min(w, h) * 0.03)
  const high = railOf({ x: 0, y: 0, w, h }, textScale)
  const y = -h / 2 + pad + high / 2
  if (step === 6 || step === 0) {
    const text = said(step === 6 ? 'sign.step.score' : 'sign.step.over')
    write(brush, text, 0, y, {
      size: high * 0.6,
      colour: css(made.ink),
      display: true,
      weight: 600,
      most: w * 0.92,
      least: 8,
    })
    return
  }
  const texts = STEPS.map((name) => said(`sign.step.${name}`))
  const size = Math.min(high * 0.54, Math.max(16 * textScale, high * 0.5))
  const letters = (now: boolean) => ({
    size,
    colour: css(now ? made.ink : made.muted, now ? 1 : 0.62),
    weight: now ? 720 : 520,
  })
  const widths = texts.map((text, i) => width(brush, text, letters(i + 1 === step)))
  const gap = size * 1.1
  const mark = colour === '' ? 0 : size * 1.15
  const all = widths.reduce((sum, each) => sum + each, 0) + gap * (texts.length - 1) + mark * 1.9
  if (all > w - 2 * pad) {
    // Only where we are, and points for the rest.
    const now = texts[step - 1] ?? ''
    const wide = write(brush, now, 0, y - high * 0.1, { ...letters(true), most: w - 2 * pad - mark * 2, least: 7 })
    if (mark > 0) seatMark(brush, -wide / 2 - mark * 0.9, y - high * 0.1, mark, parsed(colour), shape)
    texts.forEach((_, i) => {
      disc(brush, (i - 2) * size * 0.7, y + high * 0.36, size * 0.14)
      brush.fillStyle = css(i + 1 === step ? made.accent : made.muted, i + 1 === step ? 1 : 0.5)
      brush.fill()
    })
    return
  }
  if (mark > 0) seatMark(brush, -all / 2 + mark / 2, y, mark, parsed(colour), shape)
  let x = -all / 2 + mark * 1.9
  texts.forEach((text, i) => {
    const now = i + 1 === step
    const wide = widths[i] ?? 0
    if (now) {
      slab(brush, x - size * 0.5, y - high * 0.44, wide + size, high * 0.88, high * 0.44)
      if (waits) {
        brush.lineWidth = 1
        brush.strokeStyle = css(made.accent, 0.8)
        brush.stroke()
      } else {
        brush.fillStyle = css(made.accent, made.dark ? 0.24 : 0.2)
        brush.fill()
      }
    }
    write(brush, text, x, y, { ...letters(now), align: 'left' })
    x += wide + gap
  })
}

/** The seal on the card that is chosen. */
export function chosen(brush: Brush, _look: unknown, w: number, _h: number, made: Materials): void {
  const r = w / 2
  apart(brush, () => {
    shadow(brush, made.contrast ? 'transparent' : 'rgb(0 0 0 / 0.55)', r * 0.3, r * 0.1)
    disc(brush, 0, 0, r * 0.92)
    brush.fillStyle = slanted(brush, -r, -r, r, r, [
      [0, css(0x8fd07a)],
      [1, css(0x2f6f2a)],
    ])
    brush.fill()
    noShadow(brush)
    brush.lineWidth = r * 0.14
    brush.strokeStyle = css(PAPER.light)
    brush.stroke()
    brush.lineWidth = r * 0.22
    brush.beginPath()
    brush.moveTo(-r * 0.38, r * 0.02)
    brush.lineTo(-r * 0.08, r * 0.34)
    brush.lineTo(r * 0.42, -r * 0.32)
    brush.stroke()
  })
}

/** A seat in the order of play. */
export function order(brush: Brush, look: Looks['order'], w: number, h: number, made: Materials): void {
  const high = Math.min(h * 0.86, Math.max(44, h * 0.7))
  const now = look.state === 'now'
  if (now) {
    slab(brush, -w / 2, -high / 2, w, high, high / 2)
    brush.fillStyle = css(made.accent, made.dark ? 0.2 : 0.16)
    brush.fill()
    brush.lineWidth = 1.2
    brush.strokeStyle = css(made.accent, 0.8)
    brush.stroke()
  }
  apart(brush, () => {
    brush.globalAlpha = look.state === 'done' ? 0.66 : 1
    const left = -w / 2 + high * 0.6
    seatMark(brush, left, 0, high * 0.5, parsed(look.colour), look.shape)
    const most = Math.max(19 * Math.min(1.3, look.textScale), high * 0.42)
    const size = Math.min(Math.max(high * 0.46, Math.min(12, high * 0.7)), most)
    const room = w - high * 2.5
    const wide = write(brush, look.name, left + high * 0.5, 0, {
      size,
      least: 8,
      most: room,
      colour: css(made.ink),
      weight: now ? 680 : 540,
      align: 'left',
    })
    if (look.first && wide + size * 1.6 < room + high * 0.6)
      crown(brush, left + high * 0.5 + wide + size * 0.9, 0, size * 0.5, made)
    const right = w / 2 - high * 0.55
    if (look.total !== null) {
      const letters = { size: size * 1.15, colour: css(made.ink), weight: 760, align: 'right' } as const
      write(brush, String(look.total), right + high * 0.1, 0, letters)
    } else if (look.state === 'done') tick(brush, right, 0, high * 0.17, made)
  })
}

function tick(brush: Brush, x: number, y: number, r: number, made: Materials): void {
  brush.lineWidth = r * 0.42
  brush.strokeStyle = css(made.dark ? 0x9ccf83 : 0x3f7425)
  brush.beginPath()
  brush.moveTo(x - r, y + r * 0.05)
  brush.lineTo(x - r * 0.25, y + r * 0.75)
  brush.lineTo(x + r, y - r * 0.7)
  brush.stroke()
}
