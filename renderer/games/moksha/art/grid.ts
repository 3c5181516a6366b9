/** The harmony grid: what every hex gives, and where the three pillars lead. */
import { HEXES, PILLARS, type Pillar } from '../../../../engine/moksha/data.ts'
import { hexRingOf } from '../../../../engine/moksha/index.ts'
import { apart, disc, noShadow, radial, shadow, type Brush } from '../../../art/brush.ts'
import { css, mix } from '../../../art/colour.ts'
import type { Materials } from '../../../art/materials.ts'
import { write } from '../../../art/type.ts'
import { said } from '../names.ts'
import { hexAt, hexSide, markSize } from './geometry.ts'
import { PAPER, PILLAR_HUES } from './colours.ts'
import { sitting } from './people.ts'
import { anyKarma, karmaToken, pillarMark } from './signs.ts'
import { arrowRow } from './token.ts'
import type { Looks } from '../looks.ts'

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
  { small, points, textScale }: Looks['grid'],
  w: number,
  h: number,
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
    const ring = hexRingOf(hex)
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
    if (!small) reward(brush, x, y, side, data.disciples, data.karma, made)
  })
  if (small) return
  directions(brush, side, made)
  worth(brush, points, side, textScale, made)
}

/** What a hex gives, around a point: of disciples how many, where there are several. */
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
  // What lies there alone may be larger.
  const mark = markSize(side) * (disciples + karma.length === 1 ? 1.18 : 1)
  if (disciples > 0) crowd(brush, x, y - (both ? mark * 0.5 : 0), mark, disciples, made)
  karma.forEach((pillar, i) => {
    const kx = x + (i - (karma.length - 1) / 2) * mark
    const ky = y + (both ? mark * 0.5 : 0)
    if (pillar === 'any') anyKarma(brush, kx, ky, mark / 2, { ...made, contrast: true })
    else karmaToken(brush, pillar, kx, ky, mark / 2, { ...made, contrast: true })
  })
}

/** So many disciples: one figure, and the number before it. */
function crowd(brush: Brush, x: number, y: number, mark: number, count: number, made: Materials): void {
  const ink = css(made.contrast ? 0xffffff : PAPER.ink, 0.94)
  const several = count > 1
  if (several) write(brush, String(count), x - mark * 0.46, y, { size: mark * 0.86, colour: ink, weight: 800 })
  brush.fillStyle = ink
  sitting(brush, x + (several ? mark * 0.26 : 0), y, mark * 0.5)
  brush.fill()
}

/** The three pillars stand in the free corners, each with its name and an arrow that goes its way. */
function directions(brush: Brush, side: number, made: Materials): void {
  corner(brush, 'dharma', 1, -1, side, made)
  corner(brush, 'kama', 1, 1, side, made)
  corner(brush, 'artha', -1, 1, side, made)
}

/** Of a corner of the grid: its outer line, and that of the words, in sides of a hex from the middle. */
const CORNER = { x: 4.15, outer: 5.48, inner: 4.72 } as const

function corner(brush: Brush, pillar: Pillar, left: number, up: number, side: number, made: Materials): void {
  const { base, light } = PILLAR_HUES[pillar]
  const tone = made.dark ? mix(base, light, 0.35) : mix(base, 0x000000, 0.3)
  const y = up * side * CORNER.outer
  pillarMark(brush, pillar, left * side * (CORNER.x - 0.62), y, side * 0.46, css(tone))
  arrowRow(brush, pillar, 1, left * side * (CORNER.x + 0.62), y, side * 0.4, css(tone))
  caption(brush, said(`pillar.${pillar}`), left * side * CORNER.x, up * side * CORNER.inner, side, made)
}

/** In the fourth corner: what the place of the marker is worth at the end. */
function worth(brush: Brush, points: number, side: number, textScale: number, made: Materials): void {
  const x = -side * CORNER.x
  write(brush, String(points), x, -side * CORNER.outer, {
    size: Math.min(side * 1.15, 34 * textScale),
    colour: css(made.contrast ? 0xffffff : made.accent),
    display: true,
    weight: 640,
  })
  caption(brush, said('sign.harmony'), x, -side * (CORNER.inner - 0.1), side, made)
}

function caption(brush: Brush, text: string, x: number, y: number, side: number, made: Materials): void {
  write(brush, text, x, y, { size: side * 0.52, colour: css(made.ink), weight: 620, most: side * 2.6, least: 6 })
}
