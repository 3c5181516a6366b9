/** Rectangles on the board: upper left corner and size in CSS pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface Point2D {
  readonly x: number
  readonly y: number
}

export function makeBox(x: number, y: number, w: number, h: number): Box {
  return { x, y, w: Math.max(0, w), h: Math.max(0, h) }
}

export function centreOf({ x, y, w, h }: Box): Point2D {
  return { x: x + w / 2, y: y + h / 2 }
}

/** A box around a point: a square where no height is given. */
export function boxAround({ x, y }: Point2D, w: number, h = w): Box {
  return makeBox(x - w / 2, y - h / 2, w, h)
}

/** The largest box of a shape in the middle of another. @param shape its height for its width */
export function fitBox(b: Box, shape = 1, most = Infinity): Box {
  const w = Math.min(b.w, b.h / shape, most)
  return boxAround(centreOf(b), w, w * shape)
}

/** The box around all of them. */
export function boundingBox(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((b) => b.x)), Math.min(...boxes.map((b) => b.y))]
  const [right, bottom] = [Math.max(...boxes.map((b) => b.x + b.w)), Math.max(...boxes.map((b) => b.y + b.h))]
  return makeBox(x, y, right - x, bottom - y)
}

export function insetBox(b: Box, by: number): Box {
  return makeBox(b.x + by, b.y + by, b.w - 2 * by, b.h - 2 * by)
}

/** How much two boxes share, in square pixels. */
export function overlapArea(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return Math.max(0, w) * Math.max(0, h)
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

/** Cuts a box from top to bottom into parts of the given weights, with a gap between them. */
export function splitRows(b: Box, weights: readonly number[], gap: number): readonly Box[] {
  const unit = (b.h - gap * (weights.length - 1)) / weights.reduce((sum, weight) => sum + weight, 0)
  let y = b.y
  return weights.map((weight) => {
    const row = makeBox(b.x, y, b.w, unit * weight)
    y += unit * weight + gap
    return row
  })
}

/** Cuts a box from left to right into parts of the given weights, with a gap between them. */
export function splitColumns(b: Box, weights: readonly number[], gap: number): readonly Box[] {
  return splitRows(transposeBox(b), weights, gap).map(transposeBox)
}

/** Left and right for up and down. */
export function transposeBox({ x, y, w, h }: Box): Box {
  return makeBox(y, x, h, w)
}

/** The same with parts by name. */
export function splitNamedRows<K extends string>(
  b: Box,
  weights: Readonly<Record<K, number>>,
  gap: number,
): Record<K, Box> {
  return named(weights, splitRows(b, Object.values<number>(weights), gap))
}

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

/** Cuts a box into `across` columns and as many rows as `count` parts need; row by row. */
export function gridCells(b: Box, count: number, across: number, gap: number): readonly Box[] {
  const lines = splitRows(b, equalWeights(Math.ceil(count / across)), gap)
  return lines.flatMap((line) => splitColumns(line, equalWeights(across), gap)).slice(0, count)
}

/**
 * Equal boxes side by side from the left, at half the height: over one another where there is no room.
 * @param spread from one to the next where there is room, in widths
 */
export function layoutRow(b: Box, count: number, spread: number, w: number, h = w): readonly Box[] {
  const step = count > 1 ? Math.min(w * spread, (b.w - w) / (count - 1)) : 0
  return Array.from({ length: count }, (_, i) => makeBox(b.x + i * step, b.y + (b.h - h) / 2, w, h))
}

/** The same boxes, in the middle of another from left to right. */
export function centreBoxes({ x, w }: Box, boxes: readonly Box[]): readonly Box[] {
  const free = w - boundingBox(boxes).w
  return boxes.map((each) => ({ ...each, x: each.x - (boxes[0]?.x ?? 0) + x + free / 2 }))
}

/**
 * Equal boxes of a shape in as many lines as let them be largest, in the middle.
 * @param shape their height for their width
 * @param most how many lines
 */
export function layoutLines(b: Box, count: number, shape: number, largest = Infinity, most = 3): readonly Box[] {
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

/** @returns the results of `make` for each thing and its box; a thing without a box is left out */
export function mapIntoBoxes<T, R>(
  things: readonly T[],
  boxes: readonly Box[],
  make: (thing: T, at: Box, nth: number) => R | readonly R[],
): readonly R[] {
  return things.flatMap((thing, nth) => {
    const at = boxes[nth]
    return at === undefined ? [] : make(thing, at, nth)
  })
}

/** Weights of equal parts. */
export function equalWeights(parts: number): readonly number[] {
  return Array.from({ length: parts }, () => 1)
}
