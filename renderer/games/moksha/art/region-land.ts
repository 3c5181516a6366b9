/** Draws the land of each region: dunes, fields, paddies, woods, palms, hills, reeds, with strokes as in an old atlas. */
import { withSavedState, radialGradient, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import type { ShadedColour, BoardColours } from '../../../art/materials.ts'
import { signedNoiseOf, type MapSharePoint } from './coast.ts'
import { siteBox } from './map-geometry.ts'

interface Inks {
  readonly line: string
  readonly light: string
  readonly shade: string
  /** Of what grows. */
  readonly leaf: string
  readonly crown: string
  readonly water: string
}

/** One mark of the land around a spot, about 2 r wide. */
type Mark = (brush: Canvas2D, x: number, y: number, r: number, inks: Inks, nth: number) => void

const dune: Mark = (brush, x, y, r, { line, light }) => {
  brush.beginPath()
  brush.moveTo(x - r, y + r * 0.3)
  brush.quadraticCurveTo(x - r * 0.2, y - r * 0.75, x + r * 0.25, y - r * 0.25)
  brush.quadraticCurveTo(x + r * 0.55, y + r * 0.1, x + r, y + r * 0.3)
  brush.closePath()
  brush.fillStyle = light
  brush.fill()
  stroke(brush, line, r * 0.11)
}

const field: Mark = (brush, x, y, r, { line, light, shade }, nth) => {
  const lean = nth % 2 === 0 ? 0.3 : -0.3
  brush.beginPath()
  brush.moveTo(x - r * (0.9 - lean), y - r * 0.5)
  brush.lineTo(x + r * (0.9 + lean), y - r * 0.5)
  brush.lineTo(x + r * (0.9 - lean), y + r * 0.5)
  brush.lineTo(x - r * (0.9 + lean), y + r * 0.5)
  brush.closePath()
  brush.fillStyle = nth % 3 === 0 ? shade : light
  brush.fill()
  stroke(brush, line, r * 0.08)
  for (const at of [-0.5, 0, 0.5]) {
    brush.beginPath()
    brush.moveTo(x + r * (at + lean), y - r * 0.5)
    brush.lineTo(x + r * (at - lean), y + r * 0.5)
    stroke(brush, line, r * 0.06)
  }
}

const paddy: Mark = (brush, x, y, r, { line, water }, nth) => {
  for (const [at, wide] of [
    [-0.42, 0.6],
    [0, 0.95],
    [0.42, 0.7],
  ] as const) {
    brush.beginPath()
    brush.ellipse(x + (nth % 2 === 0 ? at : -at) * r * 0.4, y + at * r, wide * r, r * 0.26, 0, 0, 2 * Math.PI)
    brush.fillStyle = water
    brush.fill()
    stroke(brush, line, r * 0.07)
  }
}

const tree: Mark = (brush, x, y, r, { line, leaf, crown }) => {
  brush.beginPath()
  brush.moveTo(x, y + r * 0.75)
  brush.lineTo(x, y + r * 0.1)
  stroke(brush, line, r * 0.16)
  brush.beginPath()
  brush.arc(x - r * 0.34, y - r * 0.02, r * 0.4, 0, 2 * Math.PI)
  brush.arc(x + r * 0.34, y - r * 0.02, r * 0.4, 0, 2 * Math.PI)
  brush.arc(x, y - r * 0.4, r * 0.46, 0, 2 * Math.PI)
  brush.fillStyle = leaf
  brush.fill()
  brush.beginPath()
  brush.arc(x - r * 0.12, y - r * 0.5, r * 0.22, 0, 2 * Math.PI)
  brush.fillStyle = crown
  brush.fill()
}

const palm: Mark = (brush, x, y, r, { line, leaf }, nth) => {
  const lean = (nth % 3) * 0.12 - 0.12
  const [tx, ty] = [x + lean * r * 2, y - r * 0.5]
  brush.beginPath()
  brush.moveTo(x, y + r * 0.85)
  brush.quadraticCurveTo(x + lean * r, y, tx, ty)
  stroke(brush, line, r * 0.14)
  for (const [dx, dy] of [
    [-0.8, 0.2],
    [-0.6, -0.4],
    [0, -0.55],
    [0.6, -0.4],
    [0.8, 0.2],
  ] as const) {
    brush.beginPath()
    brush.moveTo(tx, ty)
    brush.quadraticCurveTo(tx + dx * r * 0.5, ty + dy * r - r * 0.22, tx + dx * r, ty + dy * r + r * 0.12)
    stroke(brush, leaf, r * 0.2)
  }
}

const hill: Mark = (brush, x, y, r, { line, light, shade }) => {
  brush.beginPath()
  brush.moveTo(x - r, y + r * 0.5)
  brush.bezierCurveTo(x - r * 0.6, y - r * 0.8, x + r * 0.2, y - r * 0.9, x + r, y + r * 0.5)
  brush.closePath()
  brush.fillStyle = light
  brush.fill()
  stroke(brush, line, r * 0.1)
  brush.beginPath()
  brush.moveTo(x + r * 0.1, y - r * 0.45)
  brush.quadraticCurveTo(x + r * 0.3, y, x + r * 0.25, y + r * 0.45)
  brush.lineTo(x + r * 0.9, y + r * 0.45)
  brush.quadraticCurveTo(x + r * 0.6, y - r * 0.3, x + r * 0.1, y - r * 0.45)
  brush.fillStyle = shade
  brush.fill()
}

const reed: Mark = (brush, x, y, r, { leaf, water }) => {
  brush.beginPath()
  brush.ellipse(x, y + r * 0.5, r * 0.9, r * 0.22, 0, 0, 2 * Math.PI)
  brush.fillStyle = water
  brush.fill()
  for (const at of [-0.5, -0.2, 0.1, 0.4]) {
    brush.beginPath()
    brush.moveTo(x + at * r, y + r * 0.5)
    brush.quadraticCurveTo(x + at * r, y - r * 0.2, x + (at * 1.5 + 0.1) * r, y - r * 0.6)
    stroke(brush, leaf, r * 0.13)
  }
}

const shrub: Mark = (brush, x, y, r, { leaf }) => {
  for (const [dx, dy] of [
    [-0.3, 0.2],
    [0.1, 0],
    [0.4, 0.25],
  ] as const) {
    brush.beginPath()
    brush.arc(x + dx * r, y + dy * r, r * 0.17, 0, 2 * Math.PI)
    brush.fillStyle = leaf
    brush.fill()
  }
}

function stroke(brush: Canvas2D, colour: string, width: number): void {
  brush.lineWidth = Math.max(0.5, width)
  brush.strokeStyle = colour
  brush.stroke()
}

/** By region - 1: wheat in the Punjab, cotton and palms at Bombay, the delta of Bengal, the coast of Malabar, and so on. */
const COUNTRY: readonly (readonly Mark[])[] = [
  [field, field, tree],
  [field, palm, hill],
  [reed, paddy, tree],
  [palm, palm, paddy],
  [tree, tree, paddy],
  [field, tree, field],
  [hill, tree, palm],
  [dune, dune, shrub],
  [field, tree, reed],
  [paddy, palm, paddy],
  [tree, hill, tree],
]

/** From one mark of the land to the next, as a share of the map. */
const STEP = 0.041

/**
 * Draws the terrain symbols of a region (dunes, trees, hills ...) all over its land, except under its site.
 * @param shape outline of the region, as shares of the map
 * @param w width, and `h` height of the map in CSS pixels
 */
export function drawRegionTerrain(
  brush: Canvas2D,
  region: number,
  shape: readonly MapSharePoint[],
  w: number,
  h: number,
  hue: ShadedColour,
  made: BoardColours,
): void {
  const inks = inksOf(hue, made)
  const marks = COUNTRY[region - 1] ?? []
  const step = Math.max(Math.min(w, h) * STEP, 12)
  const r = step * 0.43
  const plate = siteBox({ x: 0, y: 0, w, h }, region)
  const inside = (x: number, y: number): boolean => holds(shape, x / w, y / h)
  withSavedState(brush, () => {
    for (let row = 0; row * step * 0.8 < h; row++) {
      for (let column = 0; column * step < w; column++) {
        const nth = row * 31 + column * 17 + region
        const x = (column + (row % 2) * 0.5 + signedNoiseOf(nth, region) * 0.16) * step
        const y = row * step * 0.8 + signedNoiseOf(region, nth) * step * 0.14
        const covered = x > plate.x - r && x < plate.x + plate.w + r && y > plate.y - r && y < plate.y + plate.h + r
        if (covered || ![-r, r].every((by) => inside(x + by, y) && inside(x, y + by))) continue
        marks[nth % marks.length]?.(brush, x, y, r, inks, nth)
      }
    }
  })
}

function inksOf({ light, base, deep }: ShadedColour, made: BoardColours): Inks {
  const dim = made.dark ? 0.22 : 0
  const tone = (colour: number, alpha: number): string => toCssColour(mixColours(colour, 0x2a1a10, dim), alpha)
  return {
    line: toCssColour(mixColours(deep, 0x2a1408, 0.45), 0.75),
    light: tone(mixColours(light, 0xfff0c8, 0.3), 0.75),
    shade: tone(mixColours(base, deep, 0.35), 0.7),
    leaf: tone(mixColours(0x4f7a3a, deep, 0.35), 0.9),
    crown: tone(mixColours(0xa8c66a, light, 0.3), 0.75),
    water: tone(0x8fc9cf, 0.8),
  }
}

/**
 * Paints uneven spots of colour on the land of a region, like watercolour on paper.
 * @param area left, top, width and height, in CSS pixels
 */
export function paintRegionWash(
  brush: Canvas2D,
  region: number,
  area: readonly [number, number, number, number],
  hue: ShadedColour,
): void {
  const [left, top, wide, high] = area
  for (let n = 0; n < 18; n++) {
    const x = left + (signedNoiseOf(n, region + 2) * 0.5 + 0.5) * wide
    const y = top + (signedNoiseOf(region + 5, n * 1.7) * 0.5 + 0.5) * high
    const r = Math.max(wide, high) * (0.16 + 0.08 * signedNoiseOf(n, n + region))
    const colour = n % 3 === 0 ? hue.deep : n % 3 === 1 ? hue.light : 0xf3deb0
    brush.fillStyle = radialGradient(brush, x, y, 0, r, [
      [0, toCssColour(colour, n % 3 === 0 ? 0.2 : 0.34)],
      [0.7, toCssColour(colour, n % 3 === 0 ? 0.14 : 0.2)],
      [1, toCssColour(colour, 0)],
    ])
    brush.fillRect(x - r, y - r, 2 * r, 2 * r)
  }
}

/** Whether a spot lies within a shape. */
function holds(shape: readonly MapSharePoint[], x: number, y: number): boolean {
  let within = false
  shape.forEach(([ax, ay], i) => {
    const [bx, by] = shape[(i + 1) % shape.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
  })
  return within
}
