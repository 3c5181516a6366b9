/**
 * Zoom of a phone's board: the board is laid out as tall as on a page of its own and seen through a frame, with the clickable
 * part as large as fits the height. A finger pans sideways to the rest.
 */
import { MIN_HIT_SIZE_PX, type HitRect } from '../../stage/hit-testing.ts'

/** Scale of a board, and the part of it that its frame shows. Lengths are in CSS pixels of the unscaled board. */
export interface BoardZoomState {
  readonly scale: number
  /** Distance from the top of the board to the top of the frame. */
  readonly top: number
  /** Distance from the left of the board to the left of the frame, before panning. Negative: the frame is wider. */
  readonly left: number
  /** The clickable part is taller than the frame: a finger pans vertically too, and drags no pieces. */
  readonly isTaller: boolean
}

interface Size {
  readonly width: number
  readonly height: number
}

interface Point {
  readonly left: number
  readonly top: number
}

const MAX_ZOOM_SCALE = 2.4
/** At this scale or more the whole clickable part is shown; if it would be smaller, the board is panned instead. */
const MIN_FULL_VIEW_SCALE = 1.3
/** Margin around the clickable part. */
const MARGIN_PX = 14

/**
 * Computes the zoom that shows all clickable areas as large as the frame allows, at a scale of 1 to 2.4. If that scale is below
 * 1.3, the areas fill the height of the frame instead, and the user pans sideways to those outside it.
 * @param areas the clickable areas in finger size, or undefined to show the whole board
 * @param board, frame their sizes in CSS pixels
 * @returns the zoom, or undefined if the board or the frame has no size yet
 */
export function zoomToFitClickableAreas(
  areas: readonly HitRect[] | undefined,
  board: Size,
  frame: Size,
): BoardZoomState | undefined {
  if (board.width === 0 || board.height === 0 || frame.height === 0) return undefined
  const whole = Math.min(1, frame.height / board.height)
  if (areas === undefined)
    return { scale: whole, top: 0, left: (board.width - frame.width / whole) / 2, isTaller: false }
  const around = unionOf(areas)
  const fitting = frame.height / (around.height + 2 * MARGIN_PX)
  const all = Math.min(fitting, frame.width / (around.width + 2 * MARGIN_PX))
  // Never smaller than the layout; areas close together become as large as a finger.
  const smallest = Math.min(...areas.map(({ width, height }) => Math.min(width, height)))
  const scale = Math.min(
    MAX_ZOOM_SCALE,
    Math.max(1, all < MIN_FULL_VIEW_SCALE ? fitting : all, MIN_HIT_SIZE_PX.coarse / smallest),
  )
  const seen = { width: frame.width / scale, height: frame.height / scale }
  return { scale, ...bestFramePosition(areas, around, board, seen), isTaller: scale > fitting }
}

/** Computes the zoom that centres one area in the frame, as large as fits (scale 2.4 at most), so that it can be read. */
export function zoomForArea(area: HitRect, frame: Size): BoardZoomState {
  const scale = Math.min(
    MAX_ZOOM_SCALE,
    frame.width / (area.width + MARGIN_PX),
    frame.height / (area.height + MARGIN_PX),
  )
  const left = area.left + area.width / 2 - frame.width / scale / 2
  const top = area.top + area.height / 2 - frame.height / scale / 2
  return { scale, left, top: Math.max(0, top), isTaller: false }
}

/**
 * Position of the frame that shows as much of the clickable part as possible: vertically centred if all of it fits, else
 * beginning at one of the areas. The frame never exceeds the edges of the board.
 */
function bestFramePosition(areas: readonly HitRect[], around: HitRect, board: Size, seen: Size): Point {
  const middle = around.top + around.height / 2 - seen.height / 2
  const lefts =
    around.width + MARGIN_PX > seen.width ? areas.map((area) => area.left - MARGIN_PX) : [around.left - MARGIN_PX]
  const tops = around.height > seen.height ? areas.map((area) => area.top - MARGIN_PX) : [middle]
  let best: (Point & { readonly count: number }) | undefined
  for (const top of sortedPositions(tops, board.height - seen.height))
    for (const left of sortedPositions(lefts, board.width - seen.width)) {
      const count = areas.filter((area) => isWithin(area, { left, top, ...seen })).length
      if (best === undefined || count > best.count) best = { left, top, count }
    }
  const { left, top } = best ?? { left: 0, top: 0 }
  return { left, top }
}

/** The distinct values from 0 to the maximum. */
function sortedPositions(values: readonly number[], most: number): readonly number[] {
  return [...new Set(values.map((value) => clamp(0, value, most)))].toSorted((a, b) => a - b)
}

function isWithin(area: HitRect, frame: HitRect): boolean {
  return (
    area.left >= frame.left &&
    area.top >= frame.top &&
    area.left + area.width <= frame.left + frame.width &&
    area.top + area.height <= frame.top + frame.height
  )
}

/**
 * Returns the sides of the frame beyond which the centre of at least one clickable area lies. The frame is the
 * rectangle through which a zoomed board is seen.
 * @param areas the clickable areas, in the same pixels as `frame`
 * @returns an empty set if all centres are inside the frame
 */
export function sidesWithHiddenTargets(areas: readonly HitRect[], frame: HitRect): ReadonlySet<BoardZoomFrameSide> {
  const sides = new Set<BoardZoomFrameSide>()
  for (const { left, top, width, height } of areas) {
    const x = left + width / 2 - frame.left
    const y = top + height / 2 - frame.top
    if (x < 0) sides.add('left')
    if (x > frame.width) sides.add('right')
    if (y < 0) sides.add('up')
    if (y > frame.height) sides.add('down')
  }
  return sides
}

/** A side of the frame through which a zoomed board is seen. */
export type BoardZoomFrameSide = 'left' | 'right' | 'up' | 'down'

function unionOf(areas: readonly HitRect[]): HitRect {
  const left = Math.min(...areas.map((area) => area.left))
  const top = Math.min(...areas.map((area) => area.top))
  const right = Math.max(...areas.map((area) => area.left + area.width))
  const bottom = Math.max(...areas.map((area) => area.top + area.height))
  return { left, top, width: right - left, height: bottom - top }
}

function clamp(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
