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
  for (const path of Object.values(sign)) filled(brush, path, x, y, r)
}

/** An outline around x, y with the given radius, in the present fill. */
export function filled(brush: Brush, path: string, x: number, y: number, r: number): void {
  scaled(brush, x, y, r, () => {
    brush.fill(outline(path))
  })
}

/** The same as a line, as wide as it is set. */
export function lined(brush: Brush, path: string, x: number, y: number, r: number): void {
  scaled(brush, x, y, r, () => {
    brush.lineWidth /= r
    brush.stroke(outline(path))
  })
}

function scaled(brush: Brush, x: number, y: number, r: number, draw: () => void): void {
  apart(brush, () => {
    brush.translate(x, y)
    brush.scale(r, r)
    draw()
  })
}

/** A picture that somebody else drew. */
export interface Emblem {
  /** Its name in the collection. */
  readonly icon: string
  readonly author: string
  /** Within a box of 512 by 512. */
  readonly path: string
}

/** An emblem that takes the whole of a square around x, y; in the present fill unless it is told a colour. */
export function emblem(brush: Brush, { path }: Emblem, x: number, y: number, size: number, colour?: string): void {
  scaled(brush, x - size / 2, y - size / 2, size / 512, () => {
    if (colour !== undefined) brush.fillStyle = colour
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
