/**
 * Pictures as data: outlines in SVG's words, each part by its name, drawn one after another. For what depends on nothing
 * but tones.
 */
import { withSavedState, type Canvas2D } from './canvas.ts'

const outlines = new Map<string, Path2D>()

/** An outline, parsed once. */
export function parseSvgPath(path: string): Path2D {
  const found = outlines.get(path) ?? new Path2D(path)
  outlines.set(path, found)
  return found
}

/** The parts of a sign, around 0, 0 with a radius of 1. What lies in an outline and turns the other way is left out of it. */
export type GlyphPaths = Readonly<Record<string, string>>

/** A sign around x, y with the given radius, in the present fill. */
export function fillGlyph(brush: Canvas2D, sign: GlyphPaths, x: number, y: number, r: number): void {
  for (const path of Object.values(sign)) fillSvgPath(brush, path, x, y, r)
}

/** An outline around x, y with the given radius, in the present fill. */
export function fillSvgPath(brush: Canvas2D, path: string, x: number, y: number, r: number): void {
  scaled(brush, x, y, r, () => {
    brush.fill(parseSvgPath(path))
  })
}

/** The same as a line, as wide as it is set. */
export function strokeSvgPath(brush: Canvas2D, path: string, x: number, y: number, r: number): void {
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

/** A picture by another author. */
export interface EmblemIcon {
  /** Its name in the collection. */
  readonly icon: string
  readonly author: string
  /** Within a box of 512 by 512. */
  readonly path: string
}

/** An emblem that takes the whole of a square around x, y; in the present fill unless it is told a colour. */
export function drawEmblem(
  brush: Canvas2D,
  { path }: EmblemIcon,
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

/** A part of a picture: its outline, the tones that fill it and draw its line, and how wide that is. */
export type IconPart<T extends string> = readonly [outline: string, fill: T | '', line?: T, wide?: number]
export type IconPicture<T extends string> = Readonly<Record<string, IconPart<T>>>

/** A picture in the units of the brush. */
export function drawIcon<T extends string>(
  brush: Canvas2D,
  picture: IconPicture<T>,
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
