/**
 * Measures how long a table was open with a player present. Time is counted between consecutive events of the table. The awake
 * clock (awake-clock.ts) leaves out sleep of the machine, and `MAX_IDLE_MS` limits the time of an absent player.
 */
import type { AwakeClock } from '../base/awake-clock.ts'

/** Longest time between two events that counts as presence. */
const MAX_IDLE_MS = 5 * 60_000

/** Adds up how long one table was open with a player present. */
export class PlayTimeTracker {
  readonly #clock: Pick<AwakeClock, 'now'>
  #total: number | undefined
  #since: number | undefined

  /** @param before milliseconds so far; undefined if unknown, and then the total stays unknown */
  constructor(clock: Pick<AwakeClock, 'now'>, before: number | undefined) {
    this.#clock = clock
    this.#total = before
  }

  /** The play time so far, or undefined if it is unknown. */
  get milliseconds(): number | undefined {
    return this.#total
  }

  /** Records an event of the table. @param isWatched whether a player is present from now on */
  record(isWatched: boolean): void {
    const now = this.#clock.now()
    const passed = Math.round(now - (this.#since ?? now))
    if (this.#total !== undefined && passed > 0) this.#total += Math.min(passed, MAX_IDLE_MS)
    this.#since = isWatched ? now : undefined
  }
}
