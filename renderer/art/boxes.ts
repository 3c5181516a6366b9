/** Rectangles on the board, and functions that split and arrange them. */

/** A rectangle on the board: its upper left corner and its size, in CSS pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A point on the board, in CSS pixels. */
export interface Point2D {
  readonly x: number
  readonly y: number
}

/**
 * Creates the box with the upper left corner `x`, `y`, the width `w` and the height `h`. A negative width or height becomes 0.
 */
export function makeBox(x: number, y: number, w: number, h: number): Box {
  return { x, y, w: Math.max(0, w), h: Math.max(0, h) }
}

/** The centre of a box. */
export function centreOf({ x, y, w, h }: Box): Point2D {
  return { x: x + w / 2, y: y + h / 2 }
}

/** The box of width `w` and height `h` whose centre is the given point. Without `h` it is a square. */
export function boxCentredAt({ x, y }: Point2D, w: number, h = w): Box {
  return makeBox(x - w / 2, y - h / 2, w, h)
}

/**
 * The largest box with given proportions that fits into the box `b`, centred in it.
 * @param shape height divided by width
 * @param most maximum width
 */
export function fitBox(b: Box, shape = 1, most = Infinity): Box {
  const w = Math.min(b.w, b.h / shape, most)
  return boxCentredAt(centreOf(b), w, w * shape)
}

/** The smallest box that contains all the boxes. */
export function boundingBox(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((b) => b.x)), Math.min(...boxes.map((b) => b.y))]
  const [right, bottom] = [Math.max(...boxes.map((b) => b.x + b.w)), Math.max(...boxes.map((b) => b.y + b.h))]
  return makeBox(x, y, right - x, bottom - y)
}

/** The box `b` with every side moved inwards by `by` pixels. */
export function insetBox(b: Box, by: number): Box {
  return makeBox(b.x + by, b.y + by, b.w - 2 * by, b.h - 2 * by)
}

/** The area that two boxes have in common, in square pixels; 0 if they do not overlap. */
export function overlapArea(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return Math.max(0, w) * Math.max(0, h)
}

/** Limits a value to a range. If the range is empty, the result is `least`. */
export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

/**
 * Splits a box from top to bottom into parts whose heights are in the proportion of the weights, with a gap between them.
 */
export function splitRows(b: Box, weights: readonly number[], gap: number): readonly Box[] {
  const unit = (b.h - gap * (weights.length - 1)) / weights.reduce((sum, weight) => sum + weight, 0)
  let y = b.y
  return weights.map((weight) => {
    const row = makeBox(b.x, y, b.w, unit * weight)
    y += unit * weight + gap
    return row
  })
}

/**
 * Splits a box from left to right into parts whose widths are in the proportion of the weights, with a gap between them.
 */
export function splitColumns(b: Box, weights: readonly number[], gap: number): readonly Box[] {
  return splitRows(transposeBox(b), weights, gap).map(transposeBox)
}

/** Swaps x with y and width with height of a box. With it, a function that works on rows can also work on columns. */
export function transposeBox({ x, y, w, h }: Box): Box {
  return makeBox(y, x, h, w)
}

/**
 * Splits a box from top to bottom like `splitRows`, with named parts. Takes the weights by name; returns the parts by the same
 * names, from top to bottom in the order of the weights.
 */
export function splitNamedRows<K extends string>(
  b: Box,
  weights: Readonly<Record<K, number>>,
  gap: number,
): Record<K, Box> {
  return named(weights, splitRows(b, Object.values<number>(weights), gap))
}

/**
 * Splits a box from left to right like `splitColumns`, with named parts. Takes the weights by name; returns the parts by the
 * same names, from left to right in the order of the weights.
 */
export function splitNamedColumns<K extends string>(
  b: Box,
  weights: Readonly<Record<K, number>>,
  gap: number,
): Record<K, Box> {
  return named(weights, splitColumns(b, Object.values<number>(weights), gap))
}

function named<K extends string>(weights: Readonly<Record<K, number>>, parts: readonly Box[]): Record<K, Box> {
  return Object.fromEntries(Object.keys(weights).map((name, i) => [name, parts[i]])) as Record<K, Box>
}

/** Splits a box into a grid with `across` columns and as many rows as `count` cells need. Returns the cells row by row. */
export function gridCells(b: Box, count: number, across: number, gap: number): readonly Box[] {
  const lines = splitRows(b, equalWeights(Math.ceil(count / across)), gap)
  return lines.flatMap((line) => splitColumns(line, equalWeights(across), gap)).slice(0, count)
}

/**
 * Arranges `count` boxes of size `w` by `h` in a row. The row begins at the left edge of `b` and is vertically centred in it.
 * If there is too little room, the boxes overlap.
 * @param spread wanted distance from one left edge to the next, as a multiple of `w`
 */
export function layoutOverlappingRow(b: Box, count: number, spread: number, w: number, h = w): readonly Box[] {
  const step = count > 1 ? Math.min(w * spread, (b.w - w) / (count - 1)) : 0
  return Array.from({ length: count }, (_, i) => makeBox(b.x + i * step, b.y + (b.h - h) / 2, w, h))
}

/**
 * Moves a group of boxes sideways, as one, so that it is horizontally centred in the box `{ x, w }`. The first box must be the
 * leftmost.
 */
export function centreBoxesHorizontally({ x, w }: Box, boxes: readonly Box[]): readonly Box[] {
  const free = w - boundingBox(boxes).w
  return boxes.map((each) => ({ ...each, x: each.x - (boxes[0]?.x ?? 0) + x + free / 2 }))
}

/**
 * Arranges `count` boxes of equal size, centred in the box `b`. Chooses the number of lines with which they are largest.
 * @param shape height divided by width of each
 * @param largest maximum width of each
 * @param most maximum number of lines
 */
export function layoutLargestBoxGrid(
  b: Box,
  count: number,
  shape: number,
  largest = Infinity,
  most = 3,
): readonly Box[] {
  if (count === 0) return []
  let best = { lines: 1, w: 0 }
  for (let lines = 1; lines <= Math.min(most, count); lines++) {
    const across = Math.ceil(count / lines)
    const w = Math.min((b.w / across) * 0.95, (b.h / lines / shape) * 0.96, largest)
    if (w > best.w * 1.04) best = { lines, w }
  }
  const { lines, w } = best
  const across = Math.ceil(count / lines)
  const h = w * shape
  const stepX = Math.min(b.w / across, w * 1.12)
  const stepY = Math.min(b.h / lines, h * 1.1)
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / across)
    const inLine = line === lines - 1 ? count - across * line : across
    const x = b.x + b.w / 2 + ((i % across) - (inLine - 1) / 2) * stepX
    const y = b.y + b.h / 2 + (line - (lines - 1) / 2) * stepY
    return makeBox(x - w / 2, y - h / 2, w, h)
  })
}

/**
 * Pairs each thing with the box at the same index, and calls `make` for every pair. Things without a box are left out.
 * @returns the results of `make` in one flat list, like `flatMap`
 */
export function flatMapWithBoxes<T, R>(
  things: readonly T[],
  boxes: readonly Box[],
  make: (thing: T, at: Box, nth: number) => R | readonly R[],
): readonly R[] {
  return things.flatMap((thing, nth) => {
    const at = boxes[nth]
    return at === undefined ? [] : make(thing, at, nth)
  })
}

/** A list of `parts` weights, all 1. `splitRows` and `splitColumns` turn it into parts of equal size. */
export function equalWeights(parts: number): readonly number[] {
  return Array.from({ length: parts }, () => 1)
}
