/** Rectangles on the board: upper left corner and size in CSS pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export function box(x: number, y: number, w: number, h: number): Box {
  return { x, y, w: Math.max(0, w), h: Math.max(0, h) }
}

export function centre({ x, y, w, h }: Box): Point {
  return { x: x + w / 2, y: y + h / 2 }
}

/** A square around a point. */
export function around({ x, y }: Point, size: number): Box {
  return box(x - size / 2, y - size / 2, size, size)
}

export function inset(b: Box, by: number): Box {
  return box(b.x + by, b.y + by, b.w - 2 * by, b.h - 2 * by)
}

/** How much two boxes share, in square pixels. */
export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return Math.max(0, w) * Math.max(0, h)
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

/** Cuts a box from top to bottom into parts of the given weights, with a gap between them. */
export function rows(b: Box, weights: readonly number[], gap: number): readonly Box[] {
  const unit = (b.h - gap * (weights.length - 1)) / weights.reduce((sum, weight) => sum + weight, 0)
  let y = b.y
  return weights.map((weight) => {
    const row = box(b.x, y, b.w, unit * weight)
    y += unit * weight + gap
    return row
  })
}

/** Cuts a box from left to right into parts of the given weights, with a gap between them. */
export function columns(b: Box, weights: readonly number[], gap: number): readonly Box[] {
  const turned = rows(box(b.y, b.x, b.h, b.w), weights, gap)
  return turned.map(({ x, y, w, h }) => box(y, x, h, w))
}

/** The same with parts by name. */
export function rowsOf<K extends string>(b: Box, weights: Readonly<Record<K, number>>, gap: number): Record<K, Box> {
  return named(weights, rows(b, Object.values<number>(weights), gap))
}

export function columnsOf<K extends string>(b: Box, weights: Readonly<Record<K, number>>, gap: number): Record<K, Box> {
  return named(weights, columns(b, Object.values<number>(weights), gap))
}

function named<K extends string>(weights: Readonly<Record<K, number>>, parts: readonly Box[]): Record<K, Box> {
  return Object.fromEntries(Object.keys(weights).map((name, i) => [name, parts[i]])) as Record<K, Box>
}

/** Cuts a box into `across` columns and as many rows as `count` parts need; row by row. */
export function grid(b: Box, count: number, across: number, gap: number): readonly Box[] {
  const lines = rows(b, equal(Math.ceil(count / across)), gap)
  return lines.flatMap((line) => columns(line, equal(across), gap)).slice(0, count)
}

/** Weights of equal parts. */
export function equal(parts: number): readonly number[] {
  return Array.from({ length: parts }, () => 1)
}
