/** Where something is shown large, beside what it is of, and clear of what must stay in sight. Pure geometry. */
import { box, centre, type Box } from './boxes.ts'

export interface Nearby {
  /** What it is of; it stays in sight. */
  readonly of: Box
  /** Where it may stand. */
  readonly room: Box
  readonly gap: number
  /** What it never covers. */
  readonly free: readonly Box[]
}

/** The share of its size that it gives up at each try. */
const SHRINK = 0.96
/** Tries before there is no room: at less than half its size it would not be read. */
const TRIES = 19

/**
 * The largest box of a shape that stands clear of everything, as near as possible to what it is of.
 * @param largest its size where there is room enough
 * @returns undefined when there is no room even at half that size
 */
export function standClear(largest: { readonly w: number; readonly h: number }, nearby: Nearby): Box | undefined {
  const { of, room, gap, free } = nearby
  const kept = [of, ...free]
  const from = centre(of)
  let { w, h } = largest
  for (let tried = 0; tried < TRIES; tried++, w *= SHRINK, h *= SHRINK) {
    let best: { readonly at: Box; readonly far: number } | undefined
    for (const x of along(room.x, room.w, w, gap, from.x, kept.map(horizontal))) {
      for (const y of along(room.y, room.h, h, gap, from.y, kept.map(vertical))) {
        const at = box(x, y, w, h)
        if (kept.some((each) => shares(at, each, gap))) continue
        const middle = centre(at)
        const far = Math.hypot(middle.x - from.x, middle.y - from.y)
        if (best === undefined || far < best.far) best = { at, far }
      }
    }
    if (best !== undefined) return best.at
  }
  return undefined
}

type Span = readonly [from: number, length: number]

function horizontal({ x, w }: Box): Span {
  return [x, w]
}

function vertical({ y, h }: Box): Span {
  return [y, h]
}

/** Where it may begin along one side: at the edges of the room, right beside each thing, and opposite what it is of. */
function along(from: number, length: number, size: number, gap: number, middle: number, kept: readonly Span[]) {
  const [least, most] = [from + gap, from + length - size - gap]
  if (most < least) return []
  const beside = kept.flatMap(([start, extent]) => [start - size - gap, start + extent + gap])
  return [middle - size / 2, least, most, ...beside].map((at) => Math.min(most, Math.max(least, at)))
}

/** Whether two boxes come nearer than the gap. */
function shares(a: Box, b: Box, gap: number): boolean {
  const near = gap - 0.01
  return a.x < b.x + b.w + near && b.x < a.x + a.w + near && a.y < b.y + b.h + near && b.y < a.y + a.h + near
}
