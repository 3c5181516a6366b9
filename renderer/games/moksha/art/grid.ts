/** The harmony grid: what every hex gives, and where the three pillars lead. */
import { HARMONY_POINTS, HEXES, PILLARS, type Pillar } from '../../../../engine/moksha/data.ts'
import { ringOf } from '../../../../engine/moksha/index.ts'
import { apart, disc, noShadow, radial, shadow, type Brush } from '../../../art/brush.ts'
import { css, mix } from '../../../art/colour.ts'
import type { Materials } from '../../../art/materials.ts'
import { write } from '../../../art/type.ts'
import { hexAt, hexSide } from './geometry.ts'
import { PAPER, PILLAR_HUES } from './colours.ts'
import { sitting } from './people.ts'
import { anyKarma, karmaToken, pillarMark } from './signs.ts'
import { arrowRow } from './token.ts'

export function hexPath(brush: Brush, x: number, y: number, side: number): void {
  brush.beginPath()
  for (let i = 0; i < 6; i++) {
    const angle = (i * Math.PI) / 3
    const px = x + Math.cos(angle) * side
    const py = y + Math.sin(angle) * side
    if (i === 0) brush.moveTo(px, py)
    else brush.lineTo(px, py)
  }
  brush.closePath()
}

/** How far a hex leads in each pillar's direction, 0..1: it takes on their colours. */
function tint(hex: number): number {
  const { q = 0, r = 0 } = HEXES[hex] ?? {}
  const artha = Math.max(0, -q, r)
  const lead: Readonly<Record<Pillar, number>> = { dharma: artha - r, kama: artha + q, artha }
  let colour = 0xfff6e0
  for (const pillar of PILLARS) colour = mix(colour, PILLAR_HUES[pillar].base, (lead[pillar] / 3) * 0.5)
  return colour
}

export function grid(
  brush: Brush,
  w: number,
  h: number,
  { small }: { readonly small: boolean },
  made: Materials,
): void {
  const area = { x: -w / 2, y: -h / 2, w, h }
  const side = hexSide(area)
  if (!small && !made.contrast) {
    brush.fillStyle = radial(brush, 0, 0, 0, side * 6.4, [
      [0, made.dark ? 'rgb(255 214 130 / 0.3)' : 'rgb(255 240 200 / 0.8)'],
      [1, 'rgb(255 200 120 / 0)'],
    ])
    disc(brush, 0, 0, side * 6.4)
    brush.fill()
  }
  HEXES.forEach((data, hex) => {
    const { x, y } = hexAt(area, hex)
    const ring = ringOf(hex)
    apart(brush, () => {
      if (!small && !made.contrast) shadow(brush, 'rgb(20 6 0 / 0.4)', side * 0.14, side * 0.06)
      hexPath(brush, x, y, side * 0.955)
      const tone = tint(hex)
      brush.fillStyle = made.contrast
        ? css(0x0c0c0c)
        : radial(brush, x - side * 0.3, y - side * 0.4, 0, side * 1.5, [
            [0, css(mix(tone, 0xffffff, 0.4))],
            [1, css(mix(tone, 0x7a5a30, 0.2))],
          ])
      brush.fill()
      noShadow(brush)
      brush.lineWidth = ring === 0 ? Math.max(1.2, side * 0.09) : Math.max(0.5, side * 0.04)
      brush.strokeStyle = css(made.contrast ? 0xffffff : ring === 0 ? 0xb8860b : 0x6a4420, ring === 0 ? 1 : 0.65)
      brush.stroke()
    })
    if (!small) {
      reward(brush, x, y, side, data.disciples, data.karma, made)
      write(brush, String(HARMONY_POINTS[ring] ?? 0), x + side * 0.46, y + side * 0.62, {
        size: Math.max(5, side * 0.3),
        colour: css(made.contrast ? 0xffffff : 0x6a4420, 0.75),
        weight: 700,
      })
    }
  })
  if (!small) directions(brush, side, made)
}

/** What a hex gives, around a point. */
export function reward(
  brush: Brush,
  x: number,
  y: number,
  side: number,
  disciples: number,
  karma: readonly (Pillar | 'any')[],
  made: Materials,
): void {
  const both = disciples > 0 && karma.length > 0
  if (disciples > 0) {
    const r = side * (both ? 0.24 : disciples > 2 ? 0.29 : 0.32)
    const top = y - (both ? side * 0.28 : 0)
    brush.fillStyle = css(made.contrast ? 0xffffff : PAPER.ink, 0.92)
    for (let i = 0; i < disciples; i++) {
      const triangle = disciples === 3 && !both
      const dx = triangle ? (i === 0 ? 0 : i === 1 ? -1 : 1) * r * 1.08 : (i - (disciples - 1) / 2) * r * 2.1
      const dy = triangle ? (i === 0 ? -r * 0.98 : r * 0.86) : 0
      sitting(brush, x + dx, top + dy, r * 0.94)
      brush.fill()
    }
  }
  const r = side * (both ? 0.26 : karma.length > 1 ? 0.34 : 0.4)
  karma.forEach((pillar, i) => {
    const kx = x + (i - (karma.length - 1) / 2) * r * 2.06
    const ky = y + (both ? side * 0.32 : 0)
    if (pillar === 'any') anyKarma(brush, kx, ky, r, { ...made, contrast: true })
    else karmaToken(brush, pillar, kx, ky, r, { ...made, contrast: true })
  })
}

/** The three pillars stand in the free corners, each with an arrow that goes its way. */
function directions(brush: Brush, side: number, made: Materials): void {
  corner(brush, 'dharma', side * 4.2, -side * 4.95, side * 0.92, side, made)
  corner(brush, 'kama', side * 4.2, side * 4.95, side * 0.92, side, made)
  corner(brush, 'artha', -side * 4.2, side * 4.95, -side * 0.92, side, made)
}

function corner(brush: Brush, pillar: Pillar, x: number, y: number, away: number, side: number, made: Materials): void {
  const { base, light } = PILLAR_HUES[pillar]
  const tone = made.dark ? mix(base, light, 0.35) : mix(base, 0x000000, 0.12)
  pillarMark(brush, pillar, x, y, side * 0.42, css(tone))
  arrowRow(brush, pillar, 1, x + away, y, side * 0.36, css(tone))
}
