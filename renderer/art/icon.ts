/** Pictures as data: named parts with SVG path outlines, drawn one after another. */
import { withSavedState, type Canvas2D } from './canvas.ts'

const outlines = new Map<string, Path2D>()

/** Parses the text of an SVG path to a Path2D. The results are cached. */
export function parseSvgPath(path: string): Path2D {
  const found = outlines.get(path) ?? new Path2D(path)
  outlines.set(path, found)
  return found
}

/**
 * The parts of a glyph by name: SVG paths within the unit circle around 0, 0. An inner outline in the opposite direction is a
 * hole.
 */
export type GlyphPaths = Readonly<Record<string, string>>

/** Fills all parts of a glyph, scaled to the radius `r` around `x`, `y`, in the present fill style. */
export function fillGlyph(brush: Canvas2D, sign: GlyphPaths, x: number, y: number, r: number): void {
  for (const path of Object.values(sign)) fillUnitPath(brush, path, x, y, r)
}

/** Fills an SVG path that lies within the unit circle, scaled to the radius `r` around `x`, `y`, in the present fill style. */
export function fillUnitPath(brush: Canvas2D, path: string, x: number, y: number, r: number): void {
  scaled(brush, x, y, r, () => {
    brush.fill(parseSvgPath(path))
  })
}

/**
 * Strokes an SVG path that lies within the unit circle, scaled to the radius `r` around `x`, `y`. The line keeps its present
 * width and style.
 */
export function strokeUnitPath(brush: Canvas2D, path: string, x: number, y: number, r: number): void {
  scaled(brush, x, y, r, () => {
    brush.lineWidth /= r
    brush.stroke(parseSvgPath(path))
  })
}

function scaled(brush: Canvas2D, x: number, y: number, r: number, draw: () => void): void {
  withSavedState(brush, () => {
    brush.translate(x, y)
    brush.scale(r, r)
    draw()
  })
}

/** An icon of one colour from an icon collection: one SVG path, and its author. The user of the icon chooses the colour. */
export interface IconPathWithAuthor {
  /** Its name in the collection. */
  readonly icon: string
  readonly author: string
  /** Within a box of 512 by 512. */
  readonly path: string
}

/**
 * Draws an icon of one colour so that it fills a square with the centre `x`, `y`.
 * @param size side of the square
 * @param colour CSS colour; default: the present fill style
 */
export function drawEmblem(
  brush: Canvas2D,
  { path }: IconPathWithAuthor,
  x: number,
  y: number,
  size: number,
  colour?: string,
): void {
  scaled(brush, x - size / 2, y - size / 2, size / 512, () => {
    if (colour !== undefined) brush.fillStyle = colour
    brush.fill(parseSvgPath(path))
  })
}

/**
 * One part of a picture: its SVG path, the name of its fill colour (empty: not filled), the name of its line colour (absent: no
 * line), and the line width.
 */
export type IconPart<T extends string> = readonly [outline: string, fill: T | '', line?: T, wide?: number]
/** A picture of several colours: its parts by name, in drawing order. @typeParam T names of the colours */
export type MultiColourIcon<T extends string> = Readonly<Record<string, IconPart<T>>>

/** Draws a picture of several colours in the coordinates of the canvas, unscaled. @param tones CSS colours by name */
export function drawUnscaledIconPicture<T extends string>(
  brush: Canvas2D,
  picture: MultiColourIcon<T>,
  tones: Readonly<Record<T, string>>,
): void {
  for (const [path, fill, line, wide = 0] of Object.values<IconPart<T>>(picture)) {
    const drawn = parseSvgPath(path)
    if (fill !== '') {
      brush.fillStyle = tones[fill]
      brush.fill(drawn)
    }
    if (line === undefined) continue
    brush.lineWidth = wide
    brush.strokeStyle = tones[line]
    brush.stroke(drawn)
  }
}
