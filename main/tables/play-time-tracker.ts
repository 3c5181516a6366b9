/**
 * For how long a table was open with a player before it. Counted from one of its own events to the next: a machine that
 * sleeps counts nothing (awake.ts), and a player who has gone to bed some minutes at most.
 */
import type { AwakeClock } from '../base/awake-clock.ts'

/** The longest that somebody is believed to look at a table without doing anything. */
const MAX_IDLE_MS = 5 * 60_000

export class PlayTimeTracker {
  readonly #clock: Pick<AwakeClock, 'now'>
  #total: number | undefined
  #since: number | undefined

  /** @param before milliseconds; undefined: nobody knows, and then nobody will */
  constructor(clock: Pick<AwakeClock, 'now'>, before: number | undefined) {
    this.#clock = clock
    this.#total = before
  }

  get milliseconds(): number | undefined {
    return this.#total
  }

  /** Something happens at the table, and from now on somebody is before it or not. */
  record(isWatched: boolean): void {
    const now = this.#clock.now()
    const passed = Math.round(now - (this.#since ?? now))
    if (this.#total !== undefined && passed > 0) this.#total += Math.min(passed, MAX_IDLE_MS)
    this.#since = isWatched ? now : undefined
  }
}
