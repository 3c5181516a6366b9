/** Size and position of an enlarged piece: near the original, and clear of pieces that must stay visible. Pure geometry. */
import type { Piece, SceneParameters } from '../stage/scene.ts'
import { makeBox, centreOf, clamp, type Box } from './boxes.ts'
import { boxOfPiece } from './piece-factory.ts'

/** Width and height of a box, in CSS pixels. */
export interface BoxSize {
  readonly w: number
  readonly h: number
}

/**
 * Computes the size of an enlarged piece. The wanted width is `share` times the board's height. It is limited to the
 * range from `least` to `largest` CSS pixels, and then multiplied by the text scale (at most 1.3). The result is
 * smaller if the board is too small for that.
 * @param shape height divided by width
 * @param most maximum width, as a share of the board's width
 */
export function closeUpSize(
  { width, height, textScale }: SceneParameters,
  [share, least, largest]: readonly [share: number, least: number, largest: number],
  shape: number,
  most: number,
): BoxSize {
  const wanted = clamp(height * share, least, largest) * Math.min(1.3, textScale)
  const w = Math.min(wanted, (height * 0.94) / shape, width * most)
  return { w, h: w * shape }
}

/**
 * Finds a box near a piece in which the piece is shown enlarged. The box never covers the places where the player can
 * put the piece that the player holds (`SceneParameters.clear`).
 * @param of the original piece
 * @param largest the size of the box if there is enough room
 * @param free lists of boxes that must not be covered, the strictest list first. A later list is tried if an earlier
 *   list leaves no box of width `legible`
 * @param legible minimum width at which the enlarged piece is readable, in CSS pixels
 * @param room area in which the enlarged piece may be; default: the whole board
 * @returns undefined if no list leaves room. The box that the last list leaves may be narrower than `legible`
 */
export function findCloseUpBox(
  of: Piece,
  largest: BoxSize,
  { width, height, clear = [] }: SceneParameters,
  free: readonly (readonly Box[])[],
  legible = 0,
  room = makeBox(0, 0, width, height),
): Box | undefined {
  let at: Box | undefined
  const goals = clear.map((goal) => makeBox(goal.left, goal.top, goal.width, goal.height))
  for (const each of free) {
    at = findBoxBesideOriginal(largest, {
      of: boxOfPiece(of),
      room,
      gap: Math.max(5, height * 0.012),
      free: [...each, ...goals],
    })
    if (at !== undefined && at.w >= legible) break
  }
  return at
}

/** What limits the place of an enlarged piece: the original piece, the allowed area, and the boxes that stay uncovered. */
export interface CloseUpConstraints {
  /** The box of the original piece, which stays visible. */
  readonly of: Box
  /** The area in which the enlarged piece may be. */
  readonly room: Box
  /** Minimum distance to the boxes and to the edges of `room`, in CSS pixels. */
  readonly gap: number
  /** Boxes that the enlarged piece must not cover. */
  readonly free: readonly Box[]
}

/** Factor of the size from one try to the next. */
const SHRINK = 0.96
/** Maximum number of tries: at less than half its size the enlarged piece would not be readable. */
const TRIES = 19

/**
 * Finds the box for an enlarged piece that is nearest to the original piece. The box covers neither the original piece
 * nor the `free` boxes. If there is no room for the size `largest`, smaller sizes are tried.
 * @param largest the size if there is enough room; defines the proportions
 * @returns undefined if there is no room even at about half of `largest`
 */
export function findBoxBesideOriginal(largest: BoxSize, nearby: CloseUpConstraints): Box | undefined {
  const { of, room, gap, free } = nearby
  const kept = [of, ...free]
  const from = centreOf(of)
  let { w, h } = largest
  for (let tried = 0; tried < TRIES; tried++, w *= SHRINK, h *= SHRINK) {
    let best: { readonly at: Box; readonly far: number } | undefined
    for (const x of along(room.x, room.w, w, gap, from.x, kept.map(horizontal))) {
      for (const y of along(room.y, room.h, h, gap, from.y, kept.map(vertical))) {
        const at = makeBox(x, y, w, h)
        if (kept.some((each) => shares(at, each, gap))) continue
        const middle = centreOf(at)
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

/** Candidate positions along one axis: at the edges of the room, directly beside each box to avoid, centred on the original. */
function along(from: number, length: number, size: number, gap: number, middle: number, kept: readonly Span[]) {
  const [least, most] = [from + gap, from + length - size - gap]
  if (most < least) return []
  const beside = kept.flatMap(([start, extent]) => [start - size - gap, start + extent + gap])
  return [middle - size / 2, least, most, ...beside].map((at) => Math.min(most, Math.max(least, at)))
}

/** Whether the distance of two boxes is smaller than the gap. */
function shares(a: Box, b: Box, gap: number): boolean {
  const near = gap - 0.01
  return a.x < b.x + b.w + near && b.x < a.x + a.w + near && a.y < b.y + b.h + near && b.y < a.y + a.h + near
}
