/**
 * The magnifier of a phone: its board is laid out as tall as on a page of its own, and seen through a frame: the part on which
 * something can be chosen, as large as it fits into the height. What is beside it comes with a finger that moves sideways.
 */
import type { Area } from '../../stage/hit.ts'

/** How a board is seen through its frame, in its own CSS pixels. */
export interface Near {
  readonly scale: number
  /** What of the board lies above the frame. */
  readonly top: number
  /** Where the frame begins, as long as no finger has moved it. Negative: the board is narrower than its frame. */
  readonly left: number
  /** More can be chosen than fits into the height: a finger moves it up and down too, and drags nothing. */
  readonly taller: boolean
}

interface Size {
  readonly width: number
  readonly height: number
}

const MOST = 2.4
/** Around what can be chosen. */
const MARGIN = 14

/** @param area what can be chosen; undefined: all of the board is shown */
export function nearOf(area: Area | undefined, board: Size, frame: Size): Near | undefined {
  if (board.width === 0 || board.height === 0 || frame.height === 0) return undefined
  const whole = Math.min(1, frame.height / board.height)
  if (area === undefined) return { scale: whole, top: 0, left: (board.width - frame.width / whole) / 2, taller: false }
  // Never smaller than it is laid out: what a finger hits is as large as that.
  const fitting = frame.height / (area.height + 2 * MARGIN)
  const scale = between(1, fitting, MOST)
  const middle = area.top + area.height / 2
  return {
    scale,
    // What is in sight is full of the board: never past its edges.
    top: between(0, middle - frame.height / scale / 2, board.height - frame.height / scale),
    left: between(0, area.left - MARGIN, board.width - frame.width / scale),
    taller: fitting < 1,
  }
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
