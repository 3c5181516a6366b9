/** Rounded rectangles of any shape, walked by angle. Pure arithmetic. */
import type { Point } from '../../art/boxes.ts'

const SAMPLES = 48
const curves = new Map<string, readonly Point[]>()

/** A quarter of a rounded rectangle with half sides a and b, from the top clockwise, cut into pieces of equal length. */
function quarter(a: number, b: number, squareness: number): readonly Point[] {
  const key = [a.toFixed(2), b.toFixed(2), squareness.toFixed(2)].join(' ')
  const known = curves.get(key)
  if (known !== undefined) return known
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
  if (curves.size > 400) curves.clear()
  curves.set(key, points)
  return points
}

/** A point of a rounded rectangle around 0, 0; equal angles are equal lengths of the way within each quarter. */
export function onCurve(angle: number, a: number, b: number, squareness: number): Point {
  const turn = ((angle % 360) + 360) % 360
  const side = Math.floor(turn / 90)
  const share = (turn - side * 90) / 90
  const points = quarter(a, b, squareness)
  const at = (side % 2 === 0 ? share : 1 - share) * SAMPLES
  const from = points[Math.min(SAMPLES - 1, Math.floor(at))] ?? { x: 0, y: 0 }
  const to = points[Math.min(SAMPLES - 1, Math.floor(at)) + 1] ?? from
  const rest = at - Math.min(SAMPLES - 1, Math.floor(at))
  const x = from.x + (to.x - from.x) * rest
  const y = from.y + (to.y - from.y) * rest
  return { x: side < 2 ? x : -x, y: side === 0 || side === 3 ? y : -y }
}
