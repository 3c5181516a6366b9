/** Rounded rectangles of any shape, walked by angle. Pure arithmetic. */
import type { Point2D } from '../../../art/boxes.ts'
import { memoizeLru } from '../../../art/memoize.ts'

/** A quarter is cut into so many pieces of equal length, found by so many short straight ones. */
const SAMPLES = 48
const FINE = SAMPLES * 6
/**
 * Quarters are found for every hundredth of squareness. What lies between two is mixed of both: that is off by less than
 * a thousandth of a pixel, and a landscape asks for thousands of curves that lie within a few hundredths.
 */
const STEPS = 100

const TURNS = Float64Array.from({ length: FINE + 1 }, (_, i) => (i / FINE) * (Math.PI / 2))
const SINES = TURNS.map((turn) => Math.sin(turn))
const COSINES = TURNS.map((turn) => Math.cos(turn))

/**
 * A quarter from the top clockwise, as x and y by turns, in shares of the half sides.
 * @param slim how many times as wide as high, in millionths
 * @param step of squareness
 */
const quarter = memoizeLru((slim: number, step: number) => slim * 1e4 + step, findQuarter, 800)

function findQuarter(slim: number, step: number): Float64Array {
  const wide = slim / 1e6
  const power = (2 * STEPS) / step
  const [xs, ys] = [SINES.map((sine) => sine ** power), COSINES.map((cosine) => cosine ** power)]
  const ways = new Float64Array(FINE + 1)
  for (let i = 1; i <= FINE; i++) {
    const x = at(xs, i) - at(xs, i - 1)
    const y = at(ys, i) - at(ys, i - 1)
    ways[i] = at(ways, i - 1) + Math.sqrt(x * x * wide * wide + y * y)
  }
  const points = new Float64Array(2 * (SAMPLES + 1))
  let next = 0
  for (let i = 0; i <= SAMPLES; i++) {
    const goal = (at(ways, FINE) * i) / SAMPLES
    while (next < FINE - 1 && at(ways, next + 1) < goal) next++
    const rest = (goal - at(ways, next)) / (at(ways, next + 1) - at(ways, next))
    points[2 * i] = at(xs, next) + (at(xs, next + 1) - at(xs, next)) * rest
    points[2 * i + 1] = at(ys, next) + (at(ys, next + 1) - at(ys, next)) * rest
  }
  return points
}

function at(of: Float64Array, index: number): number {
  return of[index] ?? 0
}

/**
 * A point on the edge of a rounded rectangle (a superellipse) around 0, 0.
 * @param angle how far along the edge the point is, clockwise from the top, in degrees: 360 degrees are the whole
 *   edge, and equal angles are equal lengths of edge. It is not the direction seen from the centre
 * @param a half the width
 * @param b half the height
 * @param squareness 2 gives an ellipse; a larger value gives squarer corners
 */
export function pointAlongSuperellipse(angle: number, a: number, b: number, squareness: number): Point2D {
  const turn = ((angle % 360) + 360) % 360
  const side = Math.floor(turn / 90)
  const share = (turn - side * 90) / 90
  const along = (side % 2 === 0 ? share : 1 - share) * SAMPLES
  const before = Math.min(SAMPLES - 1, Math.floor(along))
  const rest = along - before
  const slim = Math.round((Math.abs(a) / Math.max(Math.abs(b), 1e-3)) * 1e6)
  const on = (step: number): Point2D => {
    const points = quarter(slim, step)
    const mixed = (axis: 0 | 1): number => {
      const from = at(points, 2 * before + axis)
      return from + (at(points, 2 * before + 2 + axis) - from) * rest
    }
    return { x: mixed(0), y: mixed(1) }
  }
  // A millionth of a step is none: a squareness that is a step needs no other.
  const exact = Math.round(squareness * STEPS * 1e6) / 1e6
  const low = on(Math.floor(exact))
  const high = Number.isInteger(exact) ? low : on(Math.ceil(exact))
  const between = exact - Math.floor(exact)
  const x = (low.x + (high.x - low.x) * between) * a
  const y = (low.y + (high.y - low.y) * between) * b
  return { x: side < 2 ? x : -x, y: side === 0 || side === 3 ? -y : y }
}
