/** Scrubbing of the timeline. While it moves only the board follows; texts wait until it rests. */

/** Scrubbing that pauses this long counts as resting, in ms: longer than two frames of a slow machine. */
const REST_MS = 300

/**
 * The state of scrubbing, which is dragging along the timeline of a replay: whether the user is scrubbing now, and the
 * position before the scrubbing began. When the pointer rests, the state calls `onRest`, and the owner of the state
 * ends the scrubbing.
 */
export class ScrubActivityTracker {
  isMoving = $state(false)
  /** The position before scrubbing, or undefined at the live table. */
  startEntry: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #onRest: () => void

  /** @param rests called when the scrubbing pauses by itself */
  constructor(rests: () => void) {
    this.#onRest = rests
  }

  /** @param at the present position */
  move(at: number | undefined): void {
    if (!this.isMoving) this.startEntry = at
    this.isMoving = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#onRest, REST_MS)
  }

  rest(): void {
    clearTimeout(this.#timer)
    this.isMoving = false
  }
}
