/** Where something small stands on the board, so that it hides as little as possible. Pure geometry. */
import type { Area } from '../../stage/hit.ts'

export interface Extent {
  readonly width: number
  readonly height: number
}

/** What lies on the board already. */
export interface Taken {
  /** What is to be clicked: stays free wherever anything else can be covered. */
  readonly clickable: readonly Area[]
  /** What is to be read. What lies on top of one another counts each. */
  readonly readable: readonly Area[]
}

/** Rows from the bottom up, and in each the middle before the sides, as shares of the room that is left. */
const ROWS = [1, 0.88, 0.75, 0.62, 0.5, 0.38, 0.25, 0.12, 0]
const COLUMNS = [0.5, 1, 0, 0.75, 0.25, 0.88, 0.12, 0.62, 0.38]
/** How much more something clickable weighs than something readable. */
const CLICKABLE = 100
/** The share of the spot to hide rather than to stand one row further up: the eye looks for answers at the bottom. */
const ROW = 0.04
const ROUNDING = 1e-9

/**
 * The spot that hides least, the lower the better.
 * @param own the size of what is to stand there
 * @param room of the board, in CSS pixels
 * @param margin kept to the edges
 * @returns the upper left corner
 */
export function freeSpot(own: Extent, room: Extent, margin: number, taken: Taken): { left: number; top: number } {
  let best: { left: number; top: number; cost: number } | undefined
  for (const [above, row] of ROWS.entries()) {
    for (const column of COLUMNS) {
      const left = margin + Math.max(0, room.width - own.width - 2 * margin) * column
      const top = margin + Math.max(0, room.height - own.height - 2 * margin) * row
      const spot = { left, top, ...own }
      const cost = above * ROW + hidden(taken.clickable, spot) * CLICKABLE + hidden(taken.readable, spot)
      if (best === undefined || cost < best.cost - ROUNDING) best = { left, top, cost }
    }
  }
  return { left: best?.left ?? margin, top: best?.top ?? margin }
}

/** In the middle of the room kept for it; what is larger than that stays on the board. */
export function within(kept: Area, own: Extent, room: Extent): { left: number; top: number } {
  const place = (from: number, length: number, size: number, end: number): number =>
    Math.max(0, Math.min(from + (length - size) / 2, end - size))
  return {
    left: place(kept.left, kept.width, own.width, room.width),
    top: place(kept.top, kept.height, own.height, room.height),
  }
}

/** How much of the areas lies under the spot: 1 is an area as large as the spot. */
function hidden(areas: readonly Area[], spot: Area): number {
  const size = Math.max(1, spot.width * spot.height)
  return areas.reduce((sum, area) => sum + common(spot, area) / size, 0)
}

/** How much two areas share, in square pixels. */
function common(a: Area, b: Area): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}
