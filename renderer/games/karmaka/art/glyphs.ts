/** The shapes of the four colours, and emblems. */
import type { Colour } from '../../../../engine/karmaka/data.ts'
import { apart, disc, polygon, type Brush } from '../../../art/brush.ts'
import { css } from '../../../art/colour.ts'
import { HUES, PAPER } from './colours.ts'

/** Begins the outline of a colour's shape around 0, 0: flame, leaf, drop, tile. */
export function colourPath(brush: Brush, colour: Colour, size: number): void {
  const r = size / 2
  brush.beginPath()
  if (colour === 'red') {
    // A flame.
    brush.moveTo(r * 0.08, -r)
    brush.bezierCurveTo(r * 0.2, -r * 0.52, r * 0.92, -r * 0.3, r * 0.86, r * 0.3)
    brush.bezierCurveTo(r * 0.8, r * 0.82, r * 0.38, r, 0, r)
    brush.bezierCurveTo(-r * 0.38, r, -r * 0.82, r * 0.82, -r * 0.86, r * 0.26)
    brush.bezierCurveTo(-r * 0.9, -r * 0.16, -r * 0.62, -r * 0.32, -r * 0.56, -r * 0.72)
    brush.bezierCurveTo(-r * 0.34, -r * 0.58, -r * 0.2, -r * 0.42, -r * 0.16, -r * 0.22)
    brush.bezierCurveTo(r * 0.08, -r * 0.4, r * 0.14, -r * 0.7, r * 0.08, -r)
  } else if (colour === 'green') {
    // A leaf.
    brush.moveTo(r * 0.92, -r * 0.92)
    brush.bezierCurveTo(r, r * 0.2, r * 0.62, r * 0.94, -r * 0.1, r * 0.9)
    brush.bezierCurveTo(-r * 0.66, r * 0.88, -r * 0.98, r * 0.5, -r * 0.92, -r * 0.08)
    brush.bezierCurveTo(-r * 0.84, -r * 0.74, 0, -r * 0.98, r * 0.92, -r * 0.92)
  } else if (colour === 'blue') {
    // A drop.
    brush.moveTo(0, -r)
    brush.bezierCurveTo(r * 0.34, -r * 0.5, r * 0.84, -r * 0.16, r * 0.84, r * 0.24)
    brush.bezierCurveTo(r * 0.84, r * 0.7, r * 0.44, r, 0, r)
    brush.bezierCurveTo(-r * 0.44, r, -r * 0.84, r * 0.7, -r * 0.84, r * 0.24)
    brush.bezierCurveTo(-r * 0.84, -r * 0.16, -r * 0.34, -r * 0.5, 0, -r)
  } else {
    // A tile on its corner.
    brush.moveTo(0, -r)
    brush.lineTo(r, 0)
    brush.lineTo(0, r)
    brush.lineTo(-r, 0)
  }
  brush.closePath()
}

/** A colour's shape filled with the colour, a mosaic tile with all three. */
export function colourMark(brush: Brush, x: number, y: number, size: number, colour: Colour, edge: string): void {
  apart(brush, () => {
    brush.translate(x, y)
    colourPath(brush, colour, size)
    brush.fillStyle = css(HUES[colour].base)
    brush.fill()
    if (colour === 'mosaic') tesserae(brush, size)
    colourPath(brush, colour, size)
    brush.lineWidth = Math.max(0.8, size * 0.07)
    brush.strokeStyle = edge
    brush.stroke()
  })
}

function tesserae(brush: Brush, size: number): void {
  const r = size / 2
  const parts: readonly (readonly [Colour, readonly (readonly [number, number])[]])[] = [
    [
      'red',
      [
        [0, -r],
        [0, 0],
        [-r, 0],
      ],
    ],
    [
      'blue',
      [
        [0, -r],
        [r, 0],
        [0, 0],
      ],
    ],
    [
      'green',
      [
        [-r, 0],
        [r, 0],
        [0, r],
      ],
    ],
  ]
  for (const [colour, points] of parts) {
    polygon(brush, points)
    brush.fillStyle = css(HUES[colour].base)
    brush.fill()
  }
}

/**
 * What a card is worth, in the shape of its colour: paper with the number in the colour's shade, so that it is read at
 * any size and without seeing colour.
 */
export function worthMark(brush: Brush, x: number, y: number, size: number, colour: Colour, points: number): void {
  apart(brush, () => {
    brush.translate(x, y)
    brush.shadowColor = 'rgb(0 0 0 / 0.45)'
    brush.shadowBlur = size * 0.16
    colourPath(brush, colour, size)
    brush.fillStyle = css(PAPER.light)
    brush.fill()
    brush.shadowColor = 'transparent'
    if (colour === 'mosaic') {
      apart(brush, () => {
        tesserae(brush, size)
        disc(brush, 0, 0, size * 0.3)
        brush.fillStyle = css(PAPER.light)
        brush.fill()
      })
    }
    colourPath(brush, colour, size)
    brush.lineWidth = Math.max(0.7, size * 0.055)
    brush.strokeStyle = css(HUES[colour].deep, 0.9)
    brush.stroke()
    const drop = { red: 0.14, green: 0.02, blue: 0.12, mosaic: 0.01 }[colour]
    brush.font = `800 ${size * (colour === 'mosaic' ? 0.5 : 0.62)}px 'Figtree Variable', system-ui, sans-serif`
    brush.textAlign = 'center'
    brush.textBaseline = 'alphabetic'
    brush.fillStyle = css(HUES[colour].deep)
    const figure = String(points)
    const { actualBoundingBoxAscent: ascent } = brush.measureText(figure)
    brush.fillText(figure, 0, ascent / 2 + size * drop)
  })
}

const paths = new Map<string, Path2D>()

/** An emblem (emblems.ts) around x, y in the present fill. */
export function emblem(brush: Brush, path: string, x: number, y: number, size: number): void {
  const known = paths.get(path) ?? new Path2D(path)
  paths.set(path, known)
  apart(brush, () => {
    brush.translate(x - size / 2, y - size / 2)
    brush.scale(size / 512, size / 512)
    brush.fill(known)
  })
}
