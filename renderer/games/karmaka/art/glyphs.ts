/** The shapes of the four card colours, and the marks with them. */
import type { CardColour } from '../../../../engine/karmaka/data.ts'
import { withSavedState, traceCircle, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour } from '../../../art/colour.ts'
import { fillUnitPath, strokeUnitPath } from '../../../art/icon.ts'
import { CARD_SHADES, PAPER_COLOURS } from './colours.ts'

/** The SVG path of each card colour's shape, around 0, 0 with a radius of 1: flame, leaf, drop, a tile on its corner. */
export const COLOUR_SHAPE_PATHS: Readonly<Record<CardColour, string>> = {
  red:
    'M0.08,-1 C0.2,-0.52 0.92,-0.3 0.86,0.3 C0.8,0.82 0.38,1 0,1 C-0.38,1 -0.82,0.82 -0.86,0.26 ' +
    'C-0.9,-0.16 -0.62,-0.32 -0.56,-0.72 C-0.34,-0.58 -0.2,-0.42 -0.16,-0.22 C0.08,-0.4 0.14,-0.7 0.08,-1 Z',
  green: 'M0.92,-0.92 C1,0.2 0.62,0.94 -0.1,0.9 C-0.66,0.88 -0.98,0.5 -0.92,-0.08 C-0.84,-0.74 0,-0.98 0.92,-0.92 Z',
  blue:
    'M0,-1 C0.34,-0.5 0.84,-0.16 0.84,0.24 C0.84,0.7 0.44,1 0,1 ' +
    'C-0.44,1 -0.84,0.7 -0.84,0.24 C-0.84,-0.16 -0.34,-0.5 0,-1 Z',
  mosaic: 'M0,-1 L1,0 L0,1 L-1,0 Z',
}

/**
 * Draws the shape of a card colour, filled with this colour. The shape of mosaic, the colour of cards that have all
 * three colours, is a tile filled with all three.
 * @param edge CSS colour of the edge
 */
export function drawColourMark(
  brush: Canvas2D,
  x: number,
  y: number,
  size: number,
  colour: CardColour,
  edge: string,
): void {
  const r = size / 2
  withSavedState(brush, () => {
    brush.fillStyle = toCssColour(CARD_SHADES[colour].base)
    fillUnitPath(brush, COLOUR_SHAPE_PATHS[colour], x, y, r)
    if (colour === 'mosaic') tesserae(brush, x, y, r)
    brush.lineWidth = Math.max(0.8, size * 0.07)
    brush.strokeStyle = edge
    strokeUnitPath(brush, COLOUR_SHAPE_PATHS[colour], x, y, r)
  })
}

/** The three colours of a mosaic tile. */
function tesserae(brush: Canvas2D, x: number, y: number, r: number): void {
  for (const [colour, path] of [
    ['red', 'M0,-1 L0,0 L-1,0 Z'],
    ['blue', 'M0,-1 L1,0 L0,0 Z'],
    ['green', 'M-1,0 L1,0 L0,1 Z'],
  ] as const) {
    brush.fillStyle = toCssColour(CARD_SHADES[colour].base)
    fillUnitPath(brush, path, x, y, r)
  }
}

/**
 * Draws the number of points of a card in the shape of the card's colour (each colour has its own shape). The number
 * is dark on the light tone of paper, so it is readable at any size. The shape shows the colour also to players who
 * cannot see it.
 */
export function drawPointsMark(
  brush: Canvas2D,
  x: number,
  y: number,
  size: number,
  colour: CardColour,
  points: number,
): void {
  withSavedState(brush, () => {
    brush.translate(x, y)
    brush.shadowColor = 'rgb(0 0 0 / 0.45)'
    brush.shadowBlur = size * 0.16
    brush.fillStyle = toCssColour(PAPER_COLOURS.light)
    fillUnitPath(brush, COLOUR_SHAPE_PATHS[colour], 0, 0, size / 2)
    brush.shadowColor = 'transparent'
    if (colour === 'mosaic') {
      withSavedState(brush, () => {
        tesserae(brush, 0, 0, size / 2)
        traceCircle(brush, 0, 0, size * 0.3)
        brush.fillStyle = toCssColour(PAPER_COLOURS.light)
        brush.fill()
      })
    }
    brush.lineWidth = Math.max(0.7, size * 0.055)
    brush.strokeStyle = toCssColour(CARD_SHADES[colour].deep, 0.9)
    strokeUnitPath(brush, COLOUR_SHAPE_PATHS[colour], 0, 0, size / 2)
    const drop = { red: 0.14, green: 0.02, blue: 0.12, mosaic: 0.01 }[colour]
    brush.font = `800 ${size * (colour === 'mosaic' ? 0.5 : 0.62)}px 'Figtree Variable', system-ui, sans-serif`
    brush.textAlign = 'center'
    brush.textBaseline = 'alphabetic'
    brush.fillStyle = toCssColour(CARD_SHADES[colour].deep)
    const figure = String(points)
    const { actualBoundingBoxAscent: ascent } = brush.measureText(figure)
    brush.fillText(figure, 0, ascent / 2 + size * drop)
  })
}
