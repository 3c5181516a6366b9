/** The Karmic Ladder: a winding way of gold, five medallions, beside each its name, and a shelf where somebody stands. */
import { KARMIC_LADDER, type LadderRung } from '../../../../engine/karmaka/data.ts'
import { apart, disc, noShadow, radial, shadow, slab, vertical, type Brush } from '../../../art/brush.ts'
import { css, mix } from '../../../art/colour.ts'
import { write } from '../../../art/type.ts'
import { RUNG_EMBLEMS } from './emblems.ts'
import { ladderForm, MEDALLION, nameRoom } from './geometry.ts'
import type { Materials } from '../../../art/materials.ts'
import { PAPER } from './colours.ts'
import { emblem } from '../../../art/icon.ts'
import type { Looks } from '../looks.ts'
import { said } from '../names.ts'

type At = { readonly x: number; readonly y: number }

export function ladder(brush: Brush, look: Looks['ladder'], w: number, h: number, made: Materials): void {
  const { upright } = look
  const points = ladderForm(w, h, upright).map(({ at }) => at)
  const width = Math.min(w, h) * (upright ? 0.15 : 0.2)
  climb(brush, points, upright)
  apart(brush, () => {
    shadow(brush, made.shade, 8, 2)
    brush.lineWidth = width
    brush.lineCap = 'round'
    brush.strokeStyle = css(made.lacquerLow, made.dark ? 0.85 : 0.95)
    brush.stroke()
  })
  // Two rails and the steps between them.
  for (const [line, colour] of [
    [width * 0.92, css(made.gold)],
    [width * 0.72, css(made.dark ? 0x14292b : 0xefe7cd)],
  ] as const) {
    climb(brush, points, upright)
    brush.lineWidth = line
    brush.strokeStyle = colour
    brush.stroke()
  }
  steps(brush, points, upright, width * 0.72, made)
  shelves(brush, w, h, look, made)
}

/** A soft curve through the rungs. */
function climb(brush: Brush, points: readonly At[], upright: boolean): void {
  brush.beginPath()
  points.forEach((to, i) => {
    const from = points[i - 1]
    if (from === undefined) brush.moveTo(to.x, to.y)
    else if (upright) {
      const middle = (from.y + to.y) / 2
      brush.bezierCurveTo(from.x, middle, to.x, middle, to.x, to.y)
    } else {
      const middle = (from.x + to.x) / 2
      brush.bezierCurveTo(middle, from.y, middle, to.y, to.x, to.y)
    }
  })
}

function steps(brush: Brush, points: readonly At[], upright: boolean, width: number, made: Materials): void {
  brush.lineWidth = Math.max(1.4, width * 0.2)
  brush.strokeStyle = css(mix(made.gold, made.goldLight, 0.25), 0.95)
  const many = 13
  points.forEach((to, i) => {
    const from = points[i - 1]
    if (from === undefined) return
    for (let n = 0; n < many; n++) {
      const t = (n + 0.5) / many
      const [a, b] = upright ? [from.y, to.y] : [from.x, to.x]
      const [c, d] = upright ? [from.x, to.x] : [from.y, to.y]
      // The curve and its direction at t: its handles lie half-way along.
      const along = a + (b - a) * (1.5 * t * (1 - t) + t * t * t)
      const side = c + (d - c) * (3 * t * t - 2 * t * t * t)
      const forward = (b - a) * (1.5 - 3 * t + 3 * t * t)
      const aside = (d - c) * 6 * t * (1 - t)
      apart(brush, () => {
        brush.translate(upright ? side : along, upright ? along : side)
        brush.rotate(upright ? Math.atan2(forward, aside) : Math.atan2(aside, forward))
        brush.beginPath()
        brush.moveTo(0, -width / 2)
        brush.lineTo(0, width / 2)
        brush.stroke()
      })
    }
  })
}

/** The share of a shelf that a name needs by itself. */
const PLATE = 0.46

/** Beside each rung its name; on a shelf, with room for the tokens under it, where anybody stands. */
function shelves(
  brush: Brush,
  w: number,
  h: number,
  { upright, taken, textScale }: Looks['ladder'],
  made: Materials,
): void {
  ladderForm(w, h, upright).forEach((form, index) => {
    const which = KARMIC_LADDER[index]
    const here = taken.includes(String(index))
    if (which === undefined || (!here && !upright)) return
    const high = form.shelf.h * (here ? 1 : PLATE)
    const shelf = { ...form.shelf, y: form.shelf.y + (form.shelf.h - high) / 2, h: high }
    apart(brush, () => {
      if (here) shadow(brush, made.shade, 7, 2)
      slab(brush, shelf.x, shelf.y, shelf.w, shelf.h, Math.min(shelf.h * 0.3, 12))
      brush.fillStyle = vertical(brush, shelf.y, shelf.y + shelf.h, [
        [0, css(made.lacquerTop, here ? 0.95 : 0.6)],
        [1, css(made.lacquerLow, here ? 0.95 : 0.6)],
      ])
      brush.fill()
      noShadow(brush)
    })
    slab(brush, shelf.x, shelf.y, shelf.w, shelf.h, Math.min(shelf.h * 0.3, 12))
    brush.lineWidth = 1
    brush.strokeStyle = css(made.gold, made.contrast ? 1 : here ? 0.5 : 0.25)
    brush.stroke()
    if (!upright) return
    // The name stands on the part of the shelf that the medallion leaves free.
    const { from, to } = nameRoom(form, which.id === 'transcendence')
    const size = Math.min(form.shelf.h * 0.24, w * 0.088) * Math.min(1.25, textScale)
    write(brush, said(`rung.${which.id}`), (from + to) / 2, shelf.y + (here ? shelf.h * 0.2 : shelf.h / 2), {
      size,
      least: 6.5,
      most: to - from,
      colour: css(mix(made.muted, made.ink, 0.4)),
      weight: 620,
    })
  })
}

const GROUNDS: Readonly<Record<LadderRung['id'], readonly [number, number]>> = {
  'dung-beetle': [0x9a7a4a, 0x4a3119],
  snake: [0x86a34c, 0x35501c],
  wolf: [0x7f8ea6, 0x2f3d56],
  ape: [0xc07a50, 0x5c2a1c],
  transcendence: [0xfff0c0, 0xe2a63c],
}

export function rung(
  brush: Brush,
  { rung: which, need, reached }: Looks['rung'],
  d: number,
  _h: number,
  made: Materials,
): void {
  const r = d * MEDALLION.radius
  const [light, deep] = GROUNDS[which]
  const last = which === 'transcendence'
  if (last && !made.contrast) glory(brush, r, made)
  apart(brush, () => {
    shadow(brush, made.shade, d * 0.1, d * 0.03)
    disc(brush, 0, 0, r)
    brush.fillStyle = vertical(brush, -r, r, [
      [0, css(made.goldLight)],
      [0.5, css(made.gold)],
      [1, css(made.goldDeep)],
    ])
    brush.fill()
    noShadow(brush)
  })
  disc(brush, 0, 0, r * 0.88)
  brush.fillStyle = made.contrast
    ? '#000'
    : radial(brush, -r * 0.25, -r * 0.35, 0, r * 1.3, [
        [0, css(reached || last ? light : mix(light, made.lacquer, 0.25))],
        [1, css(reached || last ? deep : mix(deep, made.lacquerLow, 0.25))],
      ])
  brush.fill()
  brush.lineWidth = Math.max(0.8, d * 0.018)
  brush.strokeStyle = css(made.goldDeep, 0.9)
  brush.stroke()
  apart(brush, () => {
    if (!made.contrast) shadow(brush, css(last ? 0xffffff : deep, 0.8), d * 0.05, d * 0.015)
    brush.fillStyle = css(made.contrast ? made.ink : last ? 0x8a4a10 : PAPER.light)
    emblem(brush, RUNG_EMBLEMS[which], 0, last ? -r * 0.02 : -r * 0.06, r * (last ? 1.14 : 1.12))
  })
  if (need > 0) needMark(brush, d, r, need, made)
}

/** How many points lead on, on the rim. */
function needMark(brush: Brush, d: number, r: number, need: number, made: Materials): void {
  const h = Math.max(12, d * 0.25)
  const w = h * 1.75
  const y = r * 0.86
  apart(brush, () => {
    shadow(brush, made.shade, 4, 1)
    slab(brush, -w / 2, y - h / 2, w, h, h / 2)
    brush.fillStyle = css(made.contrast ? 0x000000 : made.dark ? 0x10282a : 0xfffaf0)
    brush.fill()
  })
  slab(brush, -w / 2, y - h / 2, w, h, h / 2)
  brush.lineWidth = Math.max(0.8, h * 0.07)
  brush.strokeStyle = css(made.gold)
  brush.stroke()
  const size = h * 0.74
  write(brush, String(need), -w * 0.17, y, { size, colour: css(made.ink), weight: 760 })
  const x = w * 0.2
  const a = h * 0.2
  brush.beginPath()
  brush.moveTo(x - a, y + a * 0.7)
  brush.lineTo(x, y - a * 0.8)
  brush.lineTo(x + a, y + a * 0.7)
  brush.lineWidth = Math.max(1.2, h * 0.13)
  brush.strokeStyle = css(made.gold)
  brush.stroke()
}

/** Light around the end of the ladder. */
function glory(brush: Brush, r: number, made: Materials): void {
  disc(brush, 0, 0, r * 1.65)
  brush.fillStyle = radial(brush, 0, 0, r * 0.8, r * 1.65, [
    [0, css(made.dark ? 0xffd98a : 0xffc95a, 0.6)],
    [1, css(made.dark ? 0xffd98a : 0xffc95a, 0)],
  ])
  brush.fill()
  brush.fillStyle = css(made.gold, 0.75)
  for (let i = 0; i < 24; i++) {
    apart(brush, () => {
      brush.rotate((i * Math.PI) / 12)
      brush.beginPath()
      brush.moveTo(-r * 0.055, -r * 1.02)
      brush.lineTo(0, -r * (i % 2 === 0 ? MEDALLION.rays : 1.14))
      brush.lineTo(r * 0.055, -r * 1.02)
      brush.fill()
    })
  }
}
