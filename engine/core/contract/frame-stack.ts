/**
 * Pending work as a stack of plain frames. A frame is an unfinished effect or a pending answer. Only the top frame
 * decides which seat must choose, and between which choices. Frames are JSON, not generators or closures, so a table
 * can be saved, cloned and determinized between any two small steps.
 */

/**
 * One piece of pending work on the stack of a game's state: an unfinished effect, or an answer that a seat owes. Each game
 * declares a union of its own kinds.
 */
export interface Frame {
  readonly kind: string
}

/**
 * Returns the top frame (piece of pending work) of the stack of a game's state. This frame decides what happens next.
 * @returns the top frame
 * @throws Error if the stack is empty: a running game always has a frame
 */
export function topFrame<T extends Frame>(stack: readonly T[]): T {
  const frame = stack[stack.length - 1]
  if (frame === undefined) throw new Error('no pending frame')
  return frame
}

/**
 * Puts a frame (a piece of pending work) on top of the stack of a game's state. The new frame is processed before the
 * frames below it.
 */
export function pushFrame<T extends Frame>(stack: T[], frame: T): void {
  stack.push(frame)
}

/**
 * Removes the finished top frame (a piece of pending work) from the stack of a game's state.
 * @returns the removed frame
 * @throws Error if the stack is empty
 */
export function popFrame<T extends Frame>(stack: T[]): T {
  const frame = stack.pop()
  if (frame === undefined) throw new Error('no pending frame')
  return frame
}
