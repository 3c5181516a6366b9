/** The map of Hindustan: sea, land, mountains, rivers, borders. Painted once for a size. */
import {
  withSavedState,
  clearShadow,
  radialGradient,
  setShadow,
  traceRoundedRect,
  linearGradient,
  verticalGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { REGION_OUTLINES, type RegionOutline } from './region-outlines.ts'
import { coastlineAround, tracePathOnMap, type MapSharePoint } from './coast.ts'
import { REGION_SHADES } from './colours.ts'
import { drawRegionTerrain, paintRegionWash } from './region-land.ts'
import { drawMountainRanges, drawRivers } from './relief.ts'
import { drawSea } from './sea.ts'

const SHAPES: readonly (readonly MapSharePoint[])[] = REGION_OUTLINES.map(coastlineAround)

/** The lands to the north that are not part of any region. */
const BEYOND: RegionOutline = [
  [-0.2, -0.2],
  [1.2, -0.2],
  [1.2, 0.6],
  [0.985, 0.56],
  [0.965, 0.46],
  [0.88, 0.38],
  [0.5, 0.3],
  [0.3, 0.28],
  [0.12, 0.3],
  [0.08, 0.38],
  [0.03, 0.38],
  [-0.2, 0.34],
]

/** Draws the map of Hindustan without pieces: sea, land, mountains, rivers, borders of the regions. */
export function drawMap(brush: Canvas2D, _look: unknown, w: number, h: number, made: BoardColours): void {
  const radius = Math.min(18, Math.min(w, h) * 0.03)
  withSavedState(brush, () => {
    if (!made.contrast) setShadow(brush, made.shade, 16, 5)
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, radius)
    brush.fillStyle = toCssColour(made.lacquerLow)
    brush.fill()
    clearShadow(brush)
    brush.clip()
    brush.translate(-w / 2, -h / 2)
    drawSea(brush, w, h, made)
    beyond(brush, w, h, made)
    land(brush, w, h, made)
    drawMountainRanges(brush, w, h, made)
    drawRivers(brush, w, h, made)
    borders(brush, w, h, made)
    brush.translate(w / 2, h / 2)
    light(brush, w, h, made)
  })
  traceRoundedRect(brush, -w / 2 + 1, -h / 2 + 1, w - 2, h - 2, radius)
  brush.lineWidth = 2
  brush.strokeStyle = toCssColour(made.gold, made.contrast ? 1 : 0.65)
  brush.stroke()
  traceRoundedRect(brush, -w / 2 + 4.5, -h / 2 + 4.5, w - 9, h - 9, radius * 0.75)
  brush.lineWidth = 0.8
  brush.strokeStyle = toCssColour(made.gold, made.contrast ? 0.8 : 0.4)
  brush.stroke()
}

function beyond(brush: Canvas2D, w: number, h: number, made: BoardColours): void {
  tracePathOnMap(brush, coastlineAround(BEYOND), w, h)
  brush.fillStyle = made.contrast
    ? toCssColour(0x141414)
    : verticalGradient(brush, 0, h * 0.6, [
        [0, toCssColour(made.dark ? 0x5f5348 : 0xf2e6cd)],
        [0.5, toCssColour(made.dark ? 0x544536 : 0xe7d4b0)],
        [1, toCssColour(made.dark ? 0x3f3a34 : 0xd8c9a4)],
      ])
  brush.fill()
  brush.lineWidth = 1
  brush.strokeStyle = toCssColour(made.dark ? 0x1c120c : 0x8a6a40, 0.6)
  brush.stroke()
}

function land(brush: Canvas2D, w: number, h: number, made: BoardColours): void {
  const size = Math.min(w, h)
  // Shallow water around the coast.
  if (!made.contrast) {
    for (const [width, alpha] of [
      [0.05, 0.1],
      [0.032, 0.14],
      [0.016, 0.22],
    ] as const) {
      brush.lineWidth = size * width
      brush.strokeStyle = toCssColour(made.dark ? 0xa8ecea : 0xffffff, alpha)
      for (const shape of SHAPES) {
        tracePathOnMap(brush, shape, w, h)
        brush.stroke()
      }
    }
    beyondAgain(brush, w, h, made)
  }
  withSavedState(brush, () => {
    if (!made.contrast) setShadow(brush, 'rgb(20 8 0 / 0.55)', size * 0.014, size * 0.006)
    for (const shape of SHAPES) {
      tracePathOnMap(brush, shape, w, h)
      brush.fillStyle = toCssColour(0xcdb37e)
      brush.fill()
    }
  })
  SHAPES.forEach((shape, i) => {
    const { light: lit, base, deep } = REGION_SHADES[i] ?? { light: 0xffffff, base: 0xcccccc, deep: 0x888888 }
    const dim = made.dark ? 0.16 : 0
    // Paper shows through: no region is one flat colour.
    const tone = (colour: number): string => toCssColour(mixColours(mixColours(colour, 0xe2c896, 0.24), 0x2a1a10, dim))
    const xs = shape.map(([x]) => x * w)
    const ys = shape.map(([, y]) => y * h)
    const left = Math.min(...xs)
    const top = Math.min(...ys)
    const wide = Math.max(...xs) - left
    const high = Math.max(...ys) - top
    withSavedState(brush, () => {
      tracePathOnMap(brush, shape, w, h)
      brush.clip()
      brush.fillStyle = made.contrast
        ? toCssColour(mixColours(base, 0x000000, 0.62))
        : linearGradient(brush, left, top, left + wide, top + high, [
            [0, tone(lit)],
            [0.6, tone(base)],
            [1, tone(mixColours(base, deep, 0.35))],
          ])
      brush.fillRect(left, top, wide, high)
      if (made.contrast) return
      paintRegionWash(brush, i + 1, [left, top, wide, high], { light: lit, base, deep })
      // Its own colour once more along the border.
      tracePathOnMap(brush, shape, w, h)
      brush.lineWidth = size * 0.022
      brush.strokeStyle = toCssColour(mixColours(base, deep, 0.5), 0.4)
      brush.stroke()
      drawRegionTerrain(brush, i + 1, shape, w, h, { light: lit, base, deep }, made)
    })
  })
}

/** The shallow water does not lie on the lands beyond. */
function beyondAgain(brush: Canvas2D, w: number, h: number, made: BoardColours): void {
  withSavedState(brush, () => {
    tracePathOnMap(brush, coastlineAround(BEYOND), w, h)
    brush.clip()
    beyond(brush, w, h, made)
  })
}

function borders(brush: Canvas2D, w: number, h: number, made: BoardColours): void {
  const size = Math.min(w, h)
  for (const shape of SHAPES) {
    tracePathOnMap(brush, shape, w, h)
    brush.lineWidth = Math.max(1.6, size * 0.0052)
    brush.strokeStyle = toCssColour(made.contrast ? 0xffffff : 0x3a1d0e, made.contrast ? 1 : 0.78)
    brush.stroke()
    brush.lineWidth = Math.max(0.8, size * 0.002)
    brush.strokeStyle = toCssColour(made.contrast ? 0x000000 : 0xfff0cc, 0.85)
    brush.setLineDash([size * 0.01, size * 0.007])
    brush.stroke()
    brush.setLineDash([])
  }
}

/** A lamp stands over the table. */
function light(brush: Canvas2D, w: number, h: number, made: BoardColours): void {
  if (made.contrast) return
  const size = Math.max(w, h)
  brush.fillStyle = radialGradient(brush, -w * 0.1, -h * 0.12, size * 0.1, size * 0.75, [
    [0, made.dark ? 'rgb(255 226 160 / 0.14)' : 'rgb(255 255 255 / 0.2)'],
    [0.55, 'rgb(255 220 160 / 0)'],
    [1, made.dark ? 'rgb(6 0 8 / 0.5)' : 'rgb(90 50 10 / 0.16)'],
  ])
  brush.fillRect(-w / 2, -h / 2, w, h)
}
