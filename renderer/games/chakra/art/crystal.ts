/** Energies: cut crystals, each colour with a cut of its own. */
import type { Colour } from '../../../../engine/chakra/data.ts'
import { apart, noShadow, polygon, radial, shadow, slanted, type Brush } from '../../../art/brush.ts'
import { css, mix } from '../../../art/colour.ts'
import { hueOf } from './colours.ts'
import { CUTS, type Corner } from './cuts.ts'

/** Where the facets of a cut meet, and how large the flat table in the middle is. */
const TABLES: Partial<Readonly<Record<Colour, { readonly size: number; readonly y: number }>>> = {
  blue: { size: 0.5, y: 0.24 },
  yellow: { size: 0, y: 0.06 },
  orange: { size: 0.36, y: 0.2 },
  red: { size: 0.56, y: 0 },
  black: { size: 0.2, y: -0.12 },
}

/** The outline of a colour's cut at a radius. */
export function cutPath(brush: Brush, colour: Colour, radius: number): void {
  polygon(
    brush,
    CUTS[colour].map(([x, y]) => [x * radius, y * radius] as const),
  )
}

/** @param size of the square that it fills */
export function crystal(brush: Brush, colour: Colour, size: number, glow: number): void {
  const r = size * 0.43
  const { light, base, deep } = hueOf(colour)
  const corners = CUTS[colour].map(([x, y]) => [x * r, y * r] as const)
  const { size: inner, y: lift } = TABLES[colour] ?? { size: 0.52, y: -0.02 }
  const table = corners.map(([x, y]) => [x * inner, (y - lift * r) * inner + lift * r] as const)
  if (glow > 0) {
    brush.fillStyle = radial(brush, 0, 0, r * 0.4, r * 1.55, [
      [0, css(colour === 'black' ? 0x8f7fc0 : base, glow)],
      [1, css(base, 0)],
    ])
    brush.fillRect(-r * 1.6, -r * 1.6, r * 3.2, r * 3.2)
  }
  apart(brush, () => {
    shadow(brush, 'rgb(4 0 8 / 0.6)', size * 0.09, size * 0.05)
    polygon(brush, corners)
    brush.fillStyle = css(base)
    brush.fill()
    noShadow(brush)
  })
  facets(brush, corners, table, { light, base, deep })
  if (inner > 0) {
    polygon(brush, table)
    brush.fillStyle = slanted(brush, -r * inner, -r * inner, r * inner, r * inner + lift * r, [
      [0, css(mix(light, 0xffffff, 0.25))],
      [0.45, css(mix(base, light, 0.35))],
      [1, css(mix(base, deep, 0.2))],
    ])
    brush.fill()
    brush.lineWidth = Math.max(0.5, size * 0.014)
    brush.strokeStyle = css(light, 0.5)
    brush.stroke()
  }
  polygon(brush, corners)
  brush.lineWidth = Math.max(0.75, size * 0.03)
  brush.strokeStyle = css(colour === 'black' ? 0xb6a9d8 : mix(light, 0xffffff, 0.15), colour === 'black' ? 0.85 : 0.7)
  brush.stroke()
  glint(brush, r, colour === 'black' ? 0.5 : 0.9)
}

function facets(
  brush: Brush,
  corners: readonly Corner[],
  table: readonly Corner[],
  { light, base, deep }: { light: number; base: number; deep: number },
): void {
  corners.forEach((from, i) => {
    const next = (i + 1) % corners.length
    const to = corners[next] ?? from
    const [a, b] = [table[i] ?? from, table[next] ?? to]
    const nx = to[1] - from[1]
    const ny = -(to[0] - from[0])
    const length = Math.hypot(nx, ny) || 1
    // The lamp hangs up on the left.
    const lit = (nx * -0.5 + ny * -0.866) / length
    polygon(brush, [from, to, b, a])
    const tone = lit > 0 ? mix(base, light, lit * 0.85) : mix(base, deep, -lit * 0.85)
    brush.fillStyle = css(tone)
    brush.fill()
    brush.lineWidth = 0.6
    brush.strokeStyle = css(mix(tone, light, 0.22), 0.8)
    brush.stroke()
  })
}

function glint(brush: Brush, r: number, alpha: number): void {
  apart(brush, () => {
    brush.translate(-r * 0.3, -r * 0.34)
    brush.rotate(-0.6)
    brush.beginPath()
    brush.ellipse(0, 0, r * 0.2, r * 0.085, 0, 0, 2 * Math.PI)
    brush.fillStyle = `rgb(255 255 255 / ${alpha * 0.85})`
    brush.fill()
  })
}
