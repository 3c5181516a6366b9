/** Rounded rectangles of any shape, walked by angle. Pure arithmetic. */
import type { Point } from '../../../art/boxes.ts'
import { keptBy } from '../../../art/kept.ts'

const SAMPLES = 48

/** A quarter of a rounded rectangle with half sides a and b, from the top clockwise, cut into pieces of equal length. */
const quarter = keptBy(
  (...sides: readonly number[]) => sides.map((side) => side.toFixed(2)).join(' '),
  findQuarter,
  400,
)

function findQuarter(a: number, b: number, squareness: number): readonly Point[] {
  const fine: { x: number; y: number; at: number }[] = []
  let at = 0
  for (let i = 0; i <= SAMPLES * 6; i++) {
    const turn = (i / (SAMPLES * 6)) * (Math.PI / 2)
    const x = a * Math.sin(turn) ** (2 / squareness)
    const y = -b * Math.cos(turn) ** (2 / squareness)
    const before = fine.at(-1)
    if (before !== undefined) at += Math.hypot(x - before.x, y - before.y)
    fine.push({ x, y, at })
  }
  const points: Point[] = []
  let next = 0
  for (let i = 0; i <= SAMPLES; i++) {
    const goal = (at * i) / SAMPLES
    while (next < fine.length - 2 && (fine[next + 1]?.at ?? Infinity) < goal) next++
    const from = fine[next] ?? { x: 0, y: -b, at: 0 }
    const to = fine[next + 1] ?? from
    const share = to.at === from.at ? 0 : (goal - from.at) / (to.at - from.at)
    points.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  }
  return points
}

/** A point of a rounded rectangle around 0, 0; equal angles are equal lengths of the way within each quarter. */
export function onCurve(angle: number, a: number, b: number, squareness: number): Point {
  const turn = ((angle % 360) + 360) % 360
  const side = Math.floor(turn / 90)
  const share = (turn - side * 90) / 90
  const points = quarter(a, b, squareness)
  const at = (side % 2 === 0 ? share : 1 - share) * SAMPLES
  const before = Math.min(SAMPLES - 1, Math.floor(at))
  const from = points[before] ?? { x: 0, y: 0 }
  const to = points[before + 1] ?? from
  const rest = at - before
  const x = from.x + (to.x - from.x) * rest
  const y = from.y + (to.y - from.y) * rest
  return { x: side < 2 ? x : -x, y: side === 0 || side === 3 ? y : -y }
}
