/** Places small elements on the board so that they cover as little as possible. Pure geometry. */
import type { HitRect } from '../../stage/hit-testing.ts'

/** Width and height of an element, or of the board, in CSS pixels. */
export interface PlacementSize {
  readonly width: number
  readonly height: number
}

/** The areas on the board that an element should not cover. */
export interface PlacementObstacles {
  /** Clickable areas: kept free wherever anything else can be covered. */
  readonly clickable: readonly HitRect[]
  /** Readable areas. Overlapping ones each count. */
  readonly readable: readonly HitRect[]
}

/** Rows from the bottom up, and in each the middle before the sides, as shares of the remaining room. */
const ROW_SHARES = [1, 0.88, 0.75, 0.62, 0.5, 0.38, 0.25, 0.12, 0]
const COLUMN_SHARES = [0.5, 1, 0, 0.75, 0.25, 0.88, 0.12, 0.62, 0.38]
/** Weight of clickable areas relative to readable ones. */
const CLICKABLE_WEIGHT = 100
/** Share of the spot that may be covered instead of moving one row up: users look for answers at the bottom. */
const ROW_COST = 0.04
const ROUNDING = 1e-9

/**
 * Finds the position on the board where an element covers the fewest obstacles. Among nearly equal positions it
 * prefers the one nearest to the bottom.
 * @param own the size of the element
 * @param room the size of the board, in CSS pixels
 * @param margin minimum distance to the edges of the board
 * @param taken the areas that the element should not cover
 * @returns the upper left corner of the element
 */
export function findLeastCoveringPlacement(
  own: PlacementSize,
  room: PlacementSize,
  margin: number,
  taken: PlacementObstacles,
): { left: number; top: number } {
  const at = (share: number, size: number, end: number): number => margin + Math.max(0, end - size - 2 * margin) * share
  const spots = ROW_SHARES.flatMap((row) =>
    COLUMN_SHARES.map((column) => ({
      left: at(column, own.width, room.width),
      top: at(row, own.height, room.height),
      ...own,
    })),
  )
  return cheapestPlacement(
    spots,
    (spot, n) =>
      Math.floor(n / COLUMN_SHARES.length) * ROW_COST +
      coveredShare(taken.clickable, spot) * CLICKABLE_WEIGHT +
      coveredShare(taken.readable, spot),
  )
}

/** The first of the spots with the lowest cost. */
function cheapestPlacement(
  spots: readonly HitRect[],
  costOf: (spot: HitRect, n: number) => number,
): { left: number; top: number } {
  let best = { left: 0, top: 0, cost: Infinity }
  for (const [n, spot] of spots.entries()) {
    const cost = costOf(spot, n)
    if (cost < best.cost - ROUNDING) best = { left: spot.left, top: spot.top, cost }
  }
  return { left: best.left, top: best.top }
}

/** Maximum distance of the buttons from the held piece, and the step between tried spots: CSS pixels. */
const MAX_REACH_PX = 240
const STEP_PX = 16
/** Gap between a piece and the element beside it. */
const PIECE_GAP_PX = 8
/** Readable area that may be covered instead of using the largest distance: an eighth of the spot. */
const READABLE_WEIGHT = 8

/**
 * Chooses the position near a piece at which an element, such as a popup, covers as little as possible of the
 * clickable and readable areas of the board. Clickable areas count more than readable ones. A readable area that
 * contains the piece (the board of the piece's seat) may be covered.
 * @param own the size of the element, in CSS pixels
 * @param room the size of the board, in CSS pixels
 * @param margin minimum distance to the edges of the board, in CSS pixels
 * @param taken the areas that the element should not cover
 * @param beside the area of the piece
 * @returns the upper left corner of the element
 */
export function choosePlacementBesidePiece(
  own: PlacementSize,
  room: PlacementSize,
  margin: number,
  taken: PlacementObstacles,
  beside: HitRect,
): { left: number; top: number } {
  const reach: HitRect = {
    left: beside.left - own.width - MAX_REACH_PX,
    top: beside.top - own.height - MAX_REACH_PX,
    width: beside.width + 2 * (own.width + MAX_REACH_PX),
    height: beside.height + 2 * (own.height + MAX_REACH_PX),
  }
  const near = (areas: readonly HitRect[]): readonly HitRect[] => areas.filter((area) => sharedArea(area, reach) > 0)
  const clickable = near([...taken.clickable, growArea(beside, PIECE_GAP_PX)])
  const readable = near(taken.readable.filter((area) => !containsArea(area, beside)))
  const lefts = candidatePositions(reach.left, reach.width - own.width, margin, room.width - own.width - margin)
  const tops = candidatePositions(reach.top, reach.height - own.height, margin, room.height - own.height - margin)
  return cheapestPlacement(
    lefts.flatMap((left) => tops.map((top) => ({ left, top, ...own }))),
    (spot) =>
      coveredShare(clickable, spot) * CLICKABLE_WEIGHT +
      coveredShare(readable, spot) * READABLE_WEIGHT +
      edgeDistance(spot, beside) / MAX_REACH_PX +
      (centreDistance(spot, beside) / MAX_REACH_PX) * ROW_COST,
  )
}

/** Positions from the middle of a range outwards, each within its bounds and once. */
function candidatePositions(from: number, length: number, least: number, most: number): readonly number[] {
  const steps = Math.ceil(length / 2 / STEP_PX)
  const middle = from + length / 2
  const all = Array.from({ length: 2 * steps + 1 }, (_, n) => middle + (n - steps) * STEP_PX)
  return [...new Set(all.map((at) => Math.max(least, Math.min(at, most))))]
}

/** Distance between the edges of two areas; 0 if they touch. */
function edgeDistance(a: HitRect, b: HitRect): number {
  const across = Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width)
  const down = Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height)
  return Math.hypot(across, down)
}

/** Distance between the centres of two areas. */
function centreDistance(a: HitRect, b: HitRect): number {
  return Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2)
}

function growArea({ left, top, width, height }: HitRect, by: number): HitRect {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by }
}

function containsArea(outer: HitRect, inner: HitRect): boolean {
  return (
    sharedArea(outer, inner) >= inner.width * inner.height - ROUNDING &&
    outer.width * outer.height > inner.width * inner.height
  )
}

/**
 * Centres an element in the part of the board that is reserved for it. If the element is taller than this part, it
 * extends towards the middle of the board. It stays `margin` away from the edges of the board.
 * @param kept the reserved area
 * @param own the size of the element
 * @param room the size of the whole board
 * @param margin minimum distance to the edges of the board
 * @returns the upper left corner of the element
 */
export function centreInReservedRoom(
  kept: HitRect,
  own: PlacementSize,
  room: PlacementSize,
  margin: number,
): { left: number; top: number } {
  const onBoard = (at: number, size: number, end: number): number => Math.max(margin, Math.min(at, end - margin - size))
  const spare = kept.height - own.height
  const low = kept.top + kept.height / 2 > room.height / 2
  return {
    left: onBoard(kept.left + (kept.width - own.width) / 2, own.width, room.width),
    top: onBoard(kept.top + (spare >= 0 ? spare / 2 : low ? spare : 0), own.height, room.height),
  }
}

/** Gap between a piece and its tooltip, and between the tooltip and the edges. */
const TOOLTIP_GAP_PX = 10
/** A narrower piece is often part of a column, CSS pixels. */
const SMALL_PIECE_PX = 100

/**
 * Computes the position of a tooltip: beside a small piece, above a large one, or at another side of the piece if the
 * tooltip would cover another clickable area.
 * @param own the size of the tooltip
 * @param room the size of the board
 * @param of the area of the piece that the tooltip describes
 * @param buttons areas of the buttons over the board, which the tooltip avoids wherever possible
 * @param pieces areas of the clickable pieces, which the tooltip avoids if it can avoid both them and the buttons
 * @returns the upper left corner of the tooltip
 */
export function placeTooltip(
  own: PlacementSize,
  room: PlacementSize,
  of: HitRect,
  buttons: readonly HitRect[],
  pieces: readonly HitRect[] = [],
): { left: number; top: number } {
  const fit = (at: number, length: number, end: number): number =>
    Math.max(TOOLTIP_GAP_PX, Math.min(at, end - length - TOOLTIP_GAP_PX))
  const across = fit(of.left + of.width / 2 - own.width / 2, own.width, room.width)
  const along = fit(of.top + of.height / 2 - own.height / 2, own.height, room.height)
  const beside = [
    { left: of.left + of.width + TOOLTIP_GAP_PX, top: along },
    { left: of.left - own.width - TOOLTIP_GAP_PX, top: along },
  ]
  const above = { left: across, top: of.top - own.height - TOOLTIP_GAP_PX }
  const below = { left: across, top: of.top + of.height + TOOLTIP_GAP_PX }
  const spots = of.width < SMALL_PIECE_PX ? [...beside, above, below] : [above, below, ...beside]
  const free = spots.filter(
    ({ left, top }) =>
      left >= TOOLTIP_GAP_PX &&
      left + own.width + TOOLTIP_GAP_PX <= room.width &&
      top >= TOOLTIP_GAP_PX &&
      top + own.height + TOOLTIP_GAP_PX <= room.height,
  )
  const others = [...buttons, ...pieces].filter((area) => sharedArea(area, of) === 0)
  const hiding = (spot: { left: number; top: number }): number => coveredShare(others, { ...spot, ...own })
  const clear = free.find((spot) => hiding(spot) <= ROUNDING)
  if (clear !== undefined) return clear
  const near = free.find((spot) => coveredShare(buttons, { ...spot, ...own }) <= ROUNDING) ??
    free[0] ?? { left: across, top: fit(below.top, own.height, room.height) }
  // Further away, if that covers less.
  const far = choosePlacementBesidePiece(own, room, TOOLTIP_GAP_PX, { clickable: others, readable: [] }, of)
  return hiding(far) < hiding(near) - ROUNDING ? far : near
}

/** The covered area, in units of the spot: 1 is as large as the spot. */
function coveredShare(areas: readonly HitRect[], spot: HitRect): number {
  const size = Math.max(1, spot.width * spot.height)
  return areas.reduce((sum, area) => sum + sharedArea(spot, area) / size, 0)
}

/** Intersection of two areas, in square pixels. */
function sharedArea(a: HitRect, b: HitRect): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}
