/** Where something small stands on the board, so that it hides as little as possible. Pure geometry. */
import type { HitArea } from '../../stage/hit-testing.ts'

export interface Extent {
  readonly width: number
  readonly height: number
}

/** What lies on the board already. */
export interface Taken {
  /** What is to be clicked: stays free wherever anything else can be covered. */
  readonly clickable: readonly HitArea[]
  /** What is to be read. What lies on top of one another counts each. */
  readonly readable: readonly HitArea[]
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
  const at = (share: number, size: number, end: number): number => margin + Math.max(0, end - size - 2 * margin) * share
  const spots = ROWS.flatMap((row) =>
    COLUMNS.map((column) => ({
      left: at(column, own.width, room.width),
      top: at(row, own.height, room.height),
      ...own,
    })),
  )
  return cheapest(
    spots,
    (spot, n) =>
      Math.floor(n / COLUMNS.length) * ROW + hidden(taken.clickable, spot) * CLICKABLE + hidden(taken.readable, spot),
  )
}

/** The first of the spots that costs least. */
function cheapest(
  spots: readonly HitArea[],
  costOf: (spot: HitArea, n: number) => number,
): { left: number; top: number } {
  let best = { left: 0, top: 0, cost: Infinity }
  for (const [n, spot] of spots.entries()) {
    const cost = costOf(spot, n)
    if (cost < best.cost - ROUNDING) best = { left: spot.left, top: spot.top, cost }
  }
  return { left: best.left, top: best.top }
}

/** How far from the piece in hand its buttons may stand, and in what steps spots are tried: CSS pixels. */
const REACH = 240
const STEP = 16
/** Kept between a piece and what stands beside it. */
const BETWEEN = 8
/** How much of something readable may be hidden rather than to stand at the end of reach: an eighth of the spot. */
const READABLE = 8

/**
 * A spot beside something, the nearer the better, over as little as can be. What the thing itself lies in (the board of
 * its seat) counts as free.
 * @param beside what it belongs to, and what it does not cover
 */
export function spotBeside(
  own: Extent,
  room: Extent,
  margin: number,
  taken: Taken,
  beside: HitArea,
): { left: number; top: number } {
  const reach: HitArea = {
    left: beside.left - own.width - REACH,
    top: beside.top - own.height - REACH,
    width: beside.width + 2 * (own.width + REACH),
    height: beside.height + 2 * (own.height + REACH),
  }
  const near = (areas: readonly HitArea[]): readonly HitArea[] => areas.filter((area) => common(area, reach) > 0)
  const clickable = near([...taken.clickable, grown(beside, BETWEEN)])
  const readable = near(taken.readable.filter((area) => !holds(area, beside)))
  const lefts = tries(reach.left, reach.width - own.width, margin, room.width - own.width - margin)
  const tops = tries(reach.top, reach.height - own.height, margin, room.height - own.height - margin)
  return cheapest(
    lefts.flatMap((left) => tops.map((top) => ({ left, top, ...own }))),
    (spot) =>
      hidden(clickable, spot) * CLICKABLE +
      hidden(readable, spot) * READABLE +
      between(spot, beside) / REACH +
      (apart(spot, beside) / REACH) * ROW,
  )
}

/** Positions from the middle of a stretch outwards, each within its bounds and once. */
function tries(from: number, length: number, least: number, most: number): readonly number[] {
  const steps = Math.ceil(length / 2 / STEP)
  const middle = from + length / 2
  const all = Array.from({ length: 2 * steps + 1 }, (_, n) => middle + (n - steps) * STEP)
  return [...new Set(all.map((at) => Math.max(least, Math.min(at, most))))]
}

/** How far two areas are from each other: 0 where they meet. */
function between(a: HitArea, b: HitArea): number {
  const across = Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width)
  const down = Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height)
  return Math.hypot(across, down)
}

/** How far their middles are from each other. */
function apart(a: HitArea, b: HitArea): number {
  return Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2)
}

function grown({ left, top, width, height }: HitArea, by: number): HitArea {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by }
}

function holds(outer: HitArea, inner: HitArea): boolean {
  return (
    common(outer, inner) >= inner.width * inner.height - ROUNDING &&
    outer.width * outer.height > inner.width * inner.height
  )
}

/**
 * In the middle of the room kept for it. What is higher grows towards the middle of the board, not out of what it stands
 * in, and stays off the edges.
 */
export function within(kept: HitArea, own: Extent, room: Extent, margin: number): { left: number; top: number } {
  const onBoard = (at: number, size: number, end: number): number => Math.max(margin, Math.min(at, end - margin - size))
  const spare = kept.height - own.height
  const low = kept.top + kept.height / 2 > room.height / 2
  return {
    left: onBoard(kept.left + (kept.width - own.width) / 2, own.width, room.width),
    top: onBoard(kept.top + (spare >= 0 ? spare / 2 : low ? spare : 0), own.height, room.height),
  }
}

/** Between a piece and what it is said to be, which keeps as much to the edges. */
const GAP = 10
/** Narrower than this a piece often stands in a column, CSS pixels. */
const SMALL = 100

/**
 * Where it stands what a piece is: beside a small one, above a large one, elsewhere where it would hide something else
 * that can be clicked.
 * @param buttons over the board, which it leaves free wherever it can
 * @param pieces which it leaves free where it can do both
 */
export function tipSpot(
  own: Extent,
  room: Extent,
  of: HitArea,
  buttons: readonly HitArea[],
  pieces: readonly HitArea[] = [],
): { left: number; top: number } {
  const fit = (at: number, length: number, end: number): number => Math.max(GAP, Math.min(at, end - length - GAP))
  const across = fit(of.left + of.width / 2 - own.width / 2, own.width, room.width)
  const along = fit(of.top + of.height / 2 - own.height / 2, own.height, room.height)
  const beside = [
    { left: of.left + of.width + GAP, top: along },
    { left: of.left - own.width - GAP, top: along },
  ]
  const above = { left: across, top: of.top - own.height - GAP }
  const below = { left: across, top: of.top + of.height + GAP }
  const spots = of.width < SMALL ? [...beside, above, below] : [above, below, ...beside]
  const free = spots.filter(
    ({ left, top }) =>
      left >= GAP && left + own.width + GAP <= room.width && top >= GAP && top + own.height + GAP <= room.height,
  )
  const others = [...buttons, ...pieces].filter((area) => common(area, of) === 0)
  const hiding = (spot: { left: number; top: number }): number => hidden(others, { ...spot, ...own })
  const clear = free.find((spot) => hiding(spot) <= ROUNDING)
  if (clear !== undefined) return clear
  const near = free.find((spot) => hidden(buttons, { ...spot, ...own }) <= ROUNDING) ??
    free[0] ?? { left: across, top: fit(below.top, own.height, room.height) }
  // Further off, where that hides less.
  const far = spotBeside(own, room, GAP, { clickable: others, readable: [] }, of)
  return hiding(far) < hiding(near) - ROUNDING ? far : near
}

/** How much of the areas lies under the spot: 1 is an area as large as the spot. */
function hidden(areas: readonly HitArea[], spot: HitArea): number {
  const size = Math.max(1, spot.width * spot.height)
  return areas.reduce((sum, area) => sum + common(spot, area) / size, 0)
}

/** How much two areas share, in square pixels. */
function common(a: HitArea, b: HitArea): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}
