/**
 * Pending work as a stack of plain frames. A frame is an effect half done or an answer owed; the top frame alone
 * decides who must choose what. Frames are JSON, not generators or closures, so a table can be saved, cloned and
 * determinized between any two small steps.
 */

/** A frame of pending work; each game declares a union of its own kinds. */
export interface Frame {
  readonly kind: string
}

/** The frame that decides now. @throws Error when nothing is pending: a running game always has a frame. */
export function topFrame<T extends Frame>(stack: readonly T[]): T {
  const frame = stack[stack.length - 1]
  if (frame === undefined) throw new Error('no pending frame')
  return frame
}

/** Puts `frame` on top of the pending work; it is dealt with before what lies below. */
export function pushFrame<T extends Frame>(stack: T[], frame: T): void {
  stack.push(frame)
}

/** Takes the finished top frame away and returns it. @throws Error when nothing is pending. */
export function popFrame<T extends Frame>(stack: T[]): T {
  const frame = stack.pop()
  if (frame === undefined) throw new Error('no pending frame')
  return frame
}
