/** Irregular lines like coasts, as shares of the map. */
import type { Canvas2D } from '../../../art/canvas.ts'
import type { RegionOutline } from './region-outlines.ts'

/** A point as shares of the map's width and height. */
export type MapSharePoint = readonly [x: number, y: number]

/** A pseudo-random number from -1 to 1 that depends only on two numbers. */
export function signedNoiseOf(a: number, b: number): number {
  const value = Math.sin(a * 127.1 + b * 311.7) * 43758.5453
  return (value - Math.floor(value)) * 2 - 1
}

/** A line that wanders like a coast; the same from both ends. */
function wander(from: MapSharePoint, to: MapSharePoint, depth: number): MapSharePoint[] {
  const [a, b] = from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]) ? [from, to] : [to, from]
  const path = split(a, b, depth)
  return a === from ? path : path.reverse()
}

function split(a: MapSharePoint, b: MapSharePoint, depth: number): MapSharePoint[] {
  if (depth === 0) return [a, b]
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const push = signedNoiseOf(a[0] + b[0] * 3.1, a[1] * 1.7 + b[1]) * 0.13
  const middle: MapSharePoint = [(a[0] + b[0]) / 2 - dy * push, (a[1] + b[1]) / 2 + dx * push]
  return [...split(a, middle, depth - 1), ...split(middle, b, depth - 1).slice(1)]
}

/** Makes an irregular coast from the outline of a region, by adding points between its corners. */
export function coastlineAround(outline: RegionOutline): MapSharePoint[] {
  return outline.flatMap((from, i) => wander(from, outline[(i + 1) % outline.length] ?? from, 4).slice(0, -1))
}

/**
 * Traces a path on the map: makes it the current path of the canvas.
 * @param spots points of the path, as shares of the map
 * @param w width, and `h` height of the map in CSS pixels
 * @param closed whether the last point is joined to the first; true by default
 */
export function tracePathOnMap(
  brush: Canvas2D,
  spots: readonly MapSharePoint[],
  w: number,
  h: number,
  closed = true,
): void {
  brush.beginPath()
  spots.forEach(([x, y], i) => (i === 0 ? brush.moveTo(x * w, y * h) : brush.lineTo(x * w, y * h)))
  if (closed) brush.closePath()
}
