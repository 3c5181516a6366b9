/** Where something small stands on the board without lying over what is to be clicked. Pure geometry. */
import type { Area } from '../../stage/hit.ts'

export interface Extent {
  readonly width: number
  readonly height: number
}

/** Rows from the bottom up, and in each the middle before the sides, as shares of the room that is left. */
const ROWS = [1, 0.8, 0.6, 0.4, 0.2, 0]
const COLUMNS = [0.5, 1, 0]

/**
 * The first spot that is free, else the one that covers least.
 * @param own the size of what is to stand there
 * @param room of the board, in CSS pixels
 * @param margin kept to the edges
 * @param avoid what should stay free
 * @returns the upper left corner
 */
export function freeSpot(
  own: Extent,
  room: Extent,
  margin: number,
  avoid: readonly Area[],
): { left: number; top: number } {
  let best: { left: number; top: number; covered: number } | undefined
  for (const row of ROWS) {
    for (const column of COLUMNS) {
      const left = margin + Math.max(0, room.width - own.width - 2 * margin) * column
      const top = margin + Math.max(0, room.height - own.height - 2 * margin) * row
      const covered = avoid.reduce((sum, area) => sum + common({ left, top, ...own }, area), 0)
      if (best === undefined || covered < best.covered) best = { left, top, covered }
      if (covered === 0) return { left, top }
    }
  }
  return { left: best?.left ?? margin, top: best?.top ?? margin }
}

/** How much two areas share, in square pixels. */
function common(a: Area, b: Area): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}
