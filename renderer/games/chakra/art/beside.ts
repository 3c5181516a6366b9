/** What lies beside the Lotus: the bag, the lifted energies' cushion, the round, what left the game. */
import type { Colour } from '../../../../engine/chakra/data.ts'
import { apart, disc, noShadow, radial, shadow, slab, vertical, type Brush } from '../../../art/brush.ts'
import { css, mix } from '../../../art/colour.ts'
import type { Materials } from '../../../art/materials.ts'
import { crystal } from './crystal.ts'
import { petalPath } from './glyphs.ts'
import { write } from '../../../art/type.ts'
import { said } from '../names.ts'

export function bag(
  brush: Brush,
  { count, open }: { count: number; open: boolean },
  w: number,
  h: number,
  made: Materials,
): void {
  const cloth = made.contrast ? 0x101010 : made.dark ? 0x7c3a55 : 0xa9506e
  const neck = -h * 0.26
  apart(brush, () => {
    if (open) shadow(brush, css(made.gold, 0.9), 12)
    else shadow(brush, made.shade, 8, 3)
    brush.beginPath()
    brush.moveTo(-w * 0.17, neck)
    brush.bezierCurveTo(-w * 0.34, -h * 0.12, -w * 0.5, h * 0.08, -w * 0.45, h * 0.3)
    brush.bezierCurveTo(-w * 0.42, h * 0.5, w * 0.42, h * 0.5, w * 0.45, h * 0.3)
    brush.bezierCurveTo(w * 0.5, h * 0.08, w * 0.34, -h * 0.12, w * 0.17, neck)
    brush.closePath()
    brush.fillStyle = radial(brush, -w * 0.14, 0, 0, w * 0.75, [
      [0, css(mix(cloth, 0xffffff, 0.28))],
      [0.5, css(cloth)],
      [1, css(mix(cloth, 0x12060c, 0.6))],
    ])
    brush.fill()
    noShadow(brush)
    brush.lineWidth = 1
    brush.strokeStyle = css(made.contrast ? made.ink : mix(cloth, 0xffffff, 0.4), made.contrast ? 1 : 0.6)
    brush.stroke()
  })
  // The ruffle, and a golden cord.
  brush.beginPath()
  brush.moveTo(-w * 0.15, neck)
  brush.quadraticCurveTo(-w * 0.36, -h * 0.36, -w * 0.27, -h * 0.46)
  brush.quadraticCurveTo(-w * 0.12, -h * 0.38, 0, -h * 0.47)
  brush.quadraticCurveTo(w * 0.12, -h * 0.38, w * 0.27, -h * 0.46)
  brush.quadraticCurveTo(w * 0.36, -h * 0.36, w * 0.15, neck)
  brush.closePath()
  brush.fillStyle = vertical(brush, -h * 0.47, neck, [
    [0, css(mix(cloth, 0xffffff, 0.34))],
    [1, css(mix(cloth, 0x12060c, 0.3))],
  ])
  brush.fill()
  slab(brush, -w * 0.2, neck - h * 0.032, w * 0.4, h * 0.066, h * 0.03)
  brush.fillStyle = css(made.gold)
  brush.fill()
  disc(brush, 0, h * 0.13, Math.min(w, h) * 0.23)
  brush.fillStyle = 'rgb(20 6 14 / 0.45)'
  brush.fill()
  write(brush, String(count), 0, h * 0.13, {
    size: Math.max(10, w * 0.29),
    colour: '#fff4e0',
    weight: 700,
    most: w * 0.5,
  })
}

/** A cushion of light on which lifted energies wait. */
export function cushion(
  brush: Brush,
  { upright, active }: { upright: boolean; active: boolean },
  w: number,
  h: number,
  made: Materials,
): void {
  const cell = Math.min(w, h)
  apart(brush, () => {
    if (active) shadow(brush, css(made.gold, 0.75), 12)
    slab(brush, -w / 2 + 1, -h / 2 + 1, w - 2, h - 2, cell / 2)
    brush.fillStyle = active
      ? css(made.dark ? 0x3b2434 : 0xfff8ea, made.contrast ? 1 : 0.92)
      : css(made.dark ? 0x1a0f1e : 0xe9d8b8, 0.28)
    brush.fill()
    noShadow(brush)
  })
  slab(brush, -w / 2 + 1, -h / 2 + 1, w - 2, h - 2, cell / 2)
  brush.lineWidth = active ? 1.5 : 1
  brush.setLineDash(active ? [] : [4, 5])
  brush.strokeStyle = css(active ? made.goldLight : made.gold, made.contrast ? 1 : active ? 0.9 : 0.22)
  brush.stroke()
  brush.setLineDash([])
  for (let i = -1; i <= 1; i++) {
    disc(brush, upright ? 0 : (i * w) / 3, upright ? (i * h) / 3 : 0, cell * 0.13)
    brush.fillStyle = css(made.gold, made.contrast ? 0.6 : active ? 0.25 : 0.1)
    brush.fill()
  }
}

/** How many rounds have been played, as a small scroll; the last one stands out. */
export function round(
  brush: Brush,
  { round: n, last }: { round: number; last: boolean },
  w: number,
  h: number,
  made: Materials,
): void {
  apart(brush, () => {
    if (last) shadow(brush, css(made.gold, 0.9), 12)
    else shadow(brush, made.shade, 5, 2)
    slab(brush, -w / 2 + 1, -h / 2 + 1, w - 2, h - 2, h * 0.26)
    brush.fillStyle = last
      ? vertical(brush, -h / 2, h / 2, [
          [0, css(made.goldLight)],
          [1, css(made.gold)],
        ])
      : css(made.lacquer, 0.9)
    brush.fill()
    noShadow(brush)
  })
  brush.lineWidth = 1
  slab(brush, -w / 2 + 1, -h / 2 + 1, w - 2, h - 2, h * 0.26)
  brush.strokeStyle = css(made.gold, made.contrast ? 1 : 0.55)
  brush.stroke()
  const ink = last ? 'rgb(48 24 4)' : css(made.ink)
  const small = h * 0.24
  const title = said(last ? 'sign.last' : 'sign.round')
  write(brush, title, 0, -h * 0.2, {
    size: small,
    colour: last ? ink : css(made.muted),
    weight: 600,
    most: w * 0.86,
    least: 8,
  })
  write(brush, String(n), 0, h * 0.17, { size: h * 0.46, colour: ink, weight: 600, display: true })
}

/** The lid of the game's box: black energies given up, and at the end the eighth Plenitude token. */
export function out(
  brush: Brush,
  { spent, eighth }: { spent: number; eighth: number },
  w: number,
  h: number,
  made: Materials,
): void {
  const s = Math.min(w, h)
  apart(brush, () => {
    shadow(brush, made.shade, 5, 2)
    slab(brush, -s / 2 + 1, -s / 2 + 1, s - 2, s - 2, s * 0.18)
    brush.fillStyle = vertical(brush, -s / 2, s / 2, [
      [0, css(made.contrast ? 0 : made.dark ? 0x5a3a2c : 0xdcb987)],
      [1, css(made.contrast ? 0 : made.dark ? 0x34201c : 0xb98f58)],
    ])
    brush.fill()
    noShadow(brush)
  })
  slab(brush, -s * 0.4, -s * 0.4, s * 0.8, s * 0.8, s * 0.12)
  brush.fillStyle = css(made.dark ? 0x120a10 : 0x6b4a2a, made.dark ? 0.6 : 0.35)
  brush.fill()
  brush.lineWidth = 1
  brush.strokeStyle = css(made.gold, made.contrast ? 1 : 0.6)
  brush.stroke()
  if (eighth > 0) {
    disc(brush, 0, 0, s * 0.3)
    brush.fillStyle = css(0xfbeed2)
    brush.fill()
    write(brush, String(eighth), 0, 0, { size: s * 0.4, colour: '#3a1e18', weight: 640, display: true })
    return
  }
  if (spent === 0) {
    brush.strokeStyle = css(made.dark ? made.gold : 0xfff0d0, made.dark ? 0.6 : 0.85)
    brush.fillStyle = css(made.dark ? made.gold : 0xfff0d0, 0.14)
    for (let i = 0; i < 7; i++) {
      apart(brush, () => {
        brush.rotate((i * 2 * Math.PI) / 7)
        petalPath(brush, s * 0.05, s * 0.28, s * 0.15)
        brush.fill()
        brush.stroke()
      })
    }
    return
  }
  apart(brush, () => {
    brush.translate(-s * 0.12, 0)
    crystal(brush, 'black', s * 0.5, 0)
  })
  write(brush, String(spent), s * 0.2, s * 0.08, { size: s * 0.34, colour: '#fff4e0', weight: 700 })
}

/** The bag laid open on the water. */
export function bagBoard(brush: Brush, _look: unknown, size: number, _h: number, made: Materials): void {
  const r = size / 2
  apart(brush, () => {
    shadow(brush, 'rgb(0 0 0 / 0.7)', 16, 3)
    disc(brush, 0, 0, r)
    brush.fillStyle = radial(brush, 0, -r * 0.4, 0, r * 1.4, [
      [0, css(made.lacquerTop)],
      [1, css(made.lacquerLow)],
    ])
    brush.fill()
    noShadow(brush)
  })
  disc(brush, 0, 0, r - 1)
  brush.lineWidth = 2
  brush.strokeStyle = css(made.gold)
  brush.stroke()
}

export function bagEnergy(
  brush: Brush,
  it: { colour: Colour; count: number; free: boolean },
  w: number,
  h: number,
  made: Materials,
): void {
  const s = Math.min(w, h)
  apart(brush, () => {
    brush.globalAlpha = it.free ? 1 : 0.3
    brush.translate(-s * 0.1, -s * 0.04)
    crystal(brush, it.colour, s * 0.78, it.free ? 0.3 : 0)
  })
  write(brush, String(it.count), s * 0.36, s * 0.3, {
    size: Math.max(9, s * 0.28),
    colour: css(it.free ? made.ink : made.muted),
    weight: 700,
  })
}
