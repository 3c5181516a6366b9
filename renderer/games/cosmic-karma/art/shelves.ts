/** What lies in a karma account: shelves, pegs, cards. */
import { around, centre } from '../../../art/boxes.ts'
import { apart, disc, slab, vertical, type Brush } from '../../../art/brush.ts'
import { css, mix } from '../../../art/colour.ts'
import type { Materials } from '../../../art/materials.ts'
import { write } from '../../../art/type.ts'
import { freeWill } from './board.ts'
import { KARMA, SIGN_HUES, TOOL_HUES } from './colours.ts'
import { bead, emblem, habit, peg, ring } from './goods.ts'
import { pegHoles } from './lying.ts'
import type { Looks } from '../looks.ts'

export function shelf(
  brush: Brush,
  { shelf: of, colour, more, large }: Looks['shelf'],
  w: number,
  h: number,
  made: Materials,
): void {
  const high = h
  slab(brush, -w / 2, -high / 2, w, high, Math.min(high * 0.26, 7))
  brush.fillStyle = css(made.well, (made.dark ? 0.55 : 0.5) * (large ? 1 : 0.6))
  brush.fill()
  if (large) {
    brush.lineWidth = 1
    brush.strokeStyle = css(KARMA[colour].base, made.contrast ? 1 : 0.5)
    brush.stroke()
  }
  // What lies here, faintly, so that an empty shelf can be told; in small it would look like a piece.
  apart(brush, () => {
    if (!large) return
    brush.globalAlpha = made.contrast ? 0.4 : 0.2
    const r = Math.min(high * 0.34, w * 0.2)
    if (more > 0) return
    if (of === 'beads') {
      const size = Math.min(high * 0.76, w * 0.44) / 2
      bead(brush, colour, -size * 1.06, 0, size)
      bead(brush, colour, size * 1.06, 0, size)
    } else if (of === 'rings') ring(brush, colour, -w / 2 + r * 1.6, 0, r)
    else habit(brush, colour, -w / 2 + Math.min(w * 0.4, high), 0, Math.min(w * 0.6, high * 1.5), high * 0.8)
  })
  if (more > 0) {
    write(brush, String(more), w / 2 - w * 0.17, 0, {
      size: Math.min(high * 0.62, w * 0.3, 17),
      colour: css(made.ink),
      weight: 740,
      most: w * 0.3,
      least: 6,
    })
  }
}

export function pegs(brush: Brush, { tool, count, large }: Looks['pegs'], w: number, h: number, made: Materials): void {
  const master = count >= 2
  const { light, base, deep } = TOOL_HUES[tool]
  slab(brush, -w / 2, -h / 2, w, h, Math.min(Math.min(w, h) * 0.2, 9))
  brush.fillStyle =
    master && !made.contrast
      ? vertical(brush, -h / 2, h / 2, [
          [0, css(mix(base, light, 0.25))],
          [1, css(mix(base, deep, 0.55))],
        ])
      : css(made.well, made.dark ? 0.55 : 0.5)
  brush.fill()
  brush.lineWidth = master ? 1.6 : 1
  brush.strokeStyle = master ? css(made.contrast ? 0xffffff : 0xfff0c4) : css(made.gold, made.contrast ? 1 : 0.3)
  brush.stroke()
  const upright = h > w * 0.9
  const x = upright ? 0 : -w * 0.24
  const y = upright ? -h * 0.17 : 0
  const r = upright ? Math.min(w * 0.36, h * 0.28) : Math.min(h * 0.4, w * 0.2)
  emblem(
    brush,
    tool,
    x,
    y,
    r,
    css(master ? 0xffffff : made.dark ? mix(light, base, 0.3) : deep, count === 0 ? 0.55 : 1),
  )
  for (const hole of pegHoles(around({ x: 0, y: 0 }, w, h), large)) {
    const middle = centre(hole)
    disc(brush, middle.x, middle.y, hole.w * 0.36)
    brush.fillStyle = css(0x000000, made.dark ? 0.5 : 0.16)
    brush.fill()
    brush.lineWidth = 1
    brush.strokeStyle = css(made.ink, 0.3)
    brush.stroke()
  }
}

export function token(brush: Brush, { item, colour }: Looks['token'], w: number, h: number): void {
  if (item === 'habit') habit(brush, colour, 0, 0, w, h)
  else if (item === 'bead') bead(brush, colour, 0, 0, Math.min(w, h) / 2)
  else ring(brush, colour, 0, 0, Math.min(w, h) / 2)
}

export function pegToken(brush: Brush, { tool }: Looks['peg'], w: number): void {
  peg(brush, tool, 0, 0, w / 2)
}

/** In a lower hand the numbers of its cards could not be read, in CSS pixels. */
const LOW_HAND = 15

/** Free Will Cards of a hand; in small with their numbers, or only how many. */
export function hand(
  brush: Brush,
  { count, numbers, large }: Looks['hand'],
  w: number,
  h: number,
  made: Materials,
): void {
  slab(brush, -w / 2, -h / 2, w, h, Math.min(h * 0.2, 8))
  brush.fillStyle = css(made.well, made.dark ? 0.45 : 0.4)
  brush.fill()
  if (count === 0) {
    if (!large) return
    emblem(
      brush,
      'dove',
      0,
      0,
      Math.min(h * 0.34, w * 0.3, 18),
      css(made.dark ? SIGN_HUES.freeWill.base : SIGN_HUES.freeWill.deep, 0.4),
    )
    return
  }
  if (large) return
  if (h < LOW_HAND) {
    const r = Math.min(h * 0.42, w * 0.26)
    emblem(brush, 'dove', -w * 0.22, 0, r, css(made.dark ? SIGN_HUES.freeWill.base : SIGN_HUES.freeWill.deep))
    const letters = { size: h * 0.92, colour: css(made.ink), weight: 740, most: w * 0.46, least: 6 } as const
    write(brush, String(count), w * 0.22, 0, letters)
    return
  }
  const each = numbers.split(' ').filter(Boolean)
  const ch = h * 0.88
  const cw = Math.min(ch * 0.78, w * 0.5)
  const step = each.length < 2 ? 0 : Math.min(cw * 1.04, (w - 4 - cw) / (each.length - 1))
  const crowded = each.length > 1 && step < cw * 0.42
  if (crowded) {
    apart(brush, () => {
      brush.translate(-w / 2 + cw / 2 + 2, 0)
      freeWill(brush, { number: Number(each[each.length - 1] ?? 0), count: 1 }, cw, ch, made)
    })
    write(brush, `×${String(count)}`, -w / 2 + cw + 4 + (w - cw - 6) / 2, 0, {
      size: Math.min(h * 0.6, 14),
      colour: css(made.ink),
      weight: 720,
      most: w - cw - 6,
      least: 6,
    })
    return
  }
  const left = -((each.length - 1) * step) / 2
  each.forEach((number, nth) => {
    apart(brush, () => {
      brush.translate(left + nth * step, 0)
      freeWill(brush, { number: Number(number), count: 1 }, cw, ch, made)
    })
  })
}

/** Lose a Turn Cards. */
export function lost(brush: Brush, { count }: Looks['lost'], w: number, h: number, made: Materials): void {
  if (count === 0) return
  const r = Math.min(w * 0.42, h * 0.36, 20)
  disc(brush, 0, 0, r)
  brush.fillStyle = css(SIGN_HUES.loseTurn.base)
  brush.fill()
  brush.lineWidth = Math.max(1, r * 0.1)
  brush.strokeStyle = css(SIGN_HUES.loseTurn.light)
  brush.stroke()
  emblem(brush, 'hourglass', 0, 0, r * 0.66, css(0xffffff))
  if (count > 1) {
    disc(brush, r * 0.75, -r * 0.7, r * 0.5)
    brush.fillStyle = css(made.dark ? 0xffffff : 0x222840)
    brush.fill()
    write(brush, String(count), r * 0.75, -r * 0.7, {
      size: r * 0.8,
      colour: css(made.dark ? 0x222840 : 0xffffff),
      weight: 800,
    })
  }
}
