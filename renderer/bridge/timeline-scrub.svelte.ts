/** A hand on the timeline. As long as it moves the board can be followed, and nothing that is read. */

/** One that stays where it is for so long wants to read: longer than between two frames of a slow machine. Milliseconds. */
const REST_MS = 300

export class TimelineScrub {
  moves = $state(false)
  /** Where one was before it moved; undefined: at the table as it stands. */
  from: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #onRest: () => void

  /** @param rests is called when it has come to rest by itself */
  constructor(rests: () => void) {
    this.#onRest = rests
  }

  /** @param at where one is */
  move(at: number | undefined): void {
    if (!this.moves) this.from = at
    this.moves = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#onRest, REST_MS)
  }

  rest(): void {
    clearTimeout(this.#timer)
    this.moves = false
  }
}
