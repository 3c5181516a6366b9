/**
 * Pictures as data: outlines in SVG's words, each part by its name, drawn one after another. For what depends on nothing
 * but tones.
 */
import { apart, type Brush } from './brush.ts'

const outlines = new Map<string, Path2D>()

/** An outline, parsed once. */
export function outline(path: string): Path2D {
  const found = outlines.get(path) ?? new Path2D(path)
  outlines.set(path, found)
  return found
}

/** The parts of a sign, around 0, 0 with a radius of 1. What lies in an outline and turns the other way is left out of it. */
export type Sign = Readonly<Record<string, string>>

/** A sign around x, y with the given radius, in the present fill. */
export function glyph(brush: Brush, sign: Sign, x: number, y: number, r: number): void {
  apart(brush, () => {
    brush.translate(x, y)
    brush.scale(r, r)
    for (const path of Object.values(sign)) brush.fill(outline(path))
  })
}

/** An emblem from a box of 512 by 512 around x, y, in the present fill. */
export function emblem(brush: Brush, path: string, x: number, y: number, size: number): void {
  apart(brush, () => {
    brush.translate(x - size / 2, y - size / 2)
    brush.scale(size / 512, size / 512)
    brush.fill(outline(path))
  })
}

/** A part of a picture: its outline, the tones that fill it and draw its line, and how wide that is. */
export type Part<T extends string> = readonly [outline: string, fill: T | '', line?: T, wide?: number]
export type Picture<T extends string> = Readonly<Record<string, Part<T>>>

/** A picture in the units of the brush. */
export function icon<T extends string>(brush: Brush, picture: Picture<T>, tones: Readonly<Record<T, string>>): void {
  for (const [path, fill, line, wide = 0] of Object.values<Part<T>>(picture)) {
    const drawn = outline(path)
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
