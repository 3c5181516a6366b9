/** Energies: cut crystals, each colour with a cut of its own. */
import type { EnergyColour } from '../../../../engine/chakra/data.ts'
import {
  withSavedState,
  clearShadow,
  traceClosedPolygon,
  radialGradient,
  setShadow,
  linearGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import { energyShadesOf } from './colours.ts'
import { CRYSTAL_OUTLINES, type OutlinePoint } from './crystal-outlines.ts'

/** Size and vertical offset of the flat facet in the middle of some crystals, in radii. */
const TABLES: Partial<Readonly<Record<EnergyColour, { readonly size: number; readonly y: number }>>> = {
  blue: { size: 0.5, y: 0.24 },
  yellow: { size: 0, y: 0.06 },
  orange: { size: 0.36, y: 0.2 },
  red: { size: 0.56, y: 0 },
  black: { size: 0.2, y: -0.12 },
}

/** Starts a path along the outline of an energy's crystal, around 0, 0. The caller fills or strokes it. */
export function traceCrystalOutline(brush: Canvas2D, colour: EnergyColour, radius: number): void {
  traceClosedPolygon(
    brush,
    CRYSTAL_OUTLINES[colour].map(([x, y]) => [x * radius, y * radius] as const),
  )
}

/**
 * Draws an energy as a cut crystal, centred at 0, 0.
 * @param size side of the square that the crystal fills
 * @param glow strength of the light around the crystal, from 0 to 1
 */
export function drawCrystal(brush: Canvas2D, colour: EnergyColour, size: number, glow: number): void {
  const r = size * 0.43
  const { light, base, deep } = energyShadesOf(colour)
  const corners = CRYSTAL_OUTLINES[colour].map(([x, y]) => [x * r, y * r] as const)
  const { size: inner, y: lift } = TABLES[colour] ?? { size: 0.52, y: -0.02 }
  const table = corners.map(([x, y]) => [x * inner, (y - lift * r) * inner + lift * r] as const)
  if (glow > 0) {
    brush.fillStyle = radialGradient(brush, 0, 0, r * 0.4, r * 1.55, [
      [0, toCssColour(colour === 'black' ? 0x8f7fc0 : base, glow)],
      [1, toCssColour(base, 0)],
    ])
    brush.fillRect(-r * 1.6, -r * 1.6, r * 3.2, r * 3.2)
  }
  withSavedState(brush, () => {
    setShadow(brush, 'rgb(4 0 8 / 0.6)', size * 0.09, size * 0.05)
    traceClosedPolygon(brush, corners)
    brush.fillStyle = toCssColour(base)
    brush.fill()
    clearShadow(brush)
  })
  facets(brush, corners, table, { light, base, deep })
  if (inner > 0) {
    traceClosedPolygon(brush, table)
    brush.fillStyle = linearGradient(brush, -r * inner, -r * inner, r * inner, r * inner + lift * r, [
      [0, toCssColour(mixColours(light, 0xffffff, 0.25))],
      [0.45, toCssColour(mixColours(base, light, 0.35))],
      [1, toCssColour(mixColours(base, deep, 0.2))],
    ])
    brush.fill()
    brush.lineWidth = Math.max(0.5, size * 0.014)
    brush.strokeStyle = toCssColour(light, 0.5)
    brush.stroke()
  }
  traceClosedPolygon(brush, corners)
  brush.lineWidth = Math.max(0.75, size * 0.03)
  brush.strokeStyle = toCssColour(
    colour === 'black' ? 0xb6a9d8 : mixColours(light, 0xffffff, 0.15),
    colour === 'black' ? 0.85 : 0.7,
  )
  brush.stroke()
  glint(brush, r, colour === 'black' ? 0.5 : 0.9)
}

function facets(
  brush: Canvas2D,
  corners: readonly OutlinePoint[],
  table: readonly OutlinePoint[],
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
    traceClosedPolygon(brush, [from, to, b, a])
    const tone = lit > 0 ? mixColours(base, light, lit * 0.85) : mixColours(base, deep, -lit * 0.85)
    brush.fillStyle = toCssColour(tone)
    brush.fill()
    brush.lineWidth = 0.6
    brush.strokeStyle = toCssColour(mixColours(tone, light, 0.22), 0.8)
    brush.stroke()
  })
}

function glint(brush: Canvas2D, r: number, alpha: number): void {
  withSavedState(brush, () => {
    brush.translate(-r * 0.3, -r * 0.34)
    brush.rotate(-0.6)
    brush.beginPath()
    brush.ellipse(0, 0, r * 0.2, r * 0.085, 0, 0, 2 * Math.PI)
    brush.fillStyle = `rgb(255 255 255 / ${alpha * 0.85})`
    brush.fill()
  })
}
