/**
 * For how long a table was open with a player before it. Counted from one of its own events to the next: a machine that
 * sleeps counts nothing (awake.ts), and a player who has gone to bed some minutes at most.
 */
import type { AwakeTime } from '../awake.ts'

/** The longest that somebody is believed to look at a table without doing anything. */
const LONGEST = 5 * 60_000

export class TimePlayed {
  readonly #clock: Pick<AwakeTime, 'now'>
  #counted: number | undefined
  #since: number | undefined

  /** @param before milliseconds; undefined: nobody knows, and then nobody will */
  constructor(clock: Pick<AwakeTime, 'now'>, before: number | undefined) {
    this.#clock = clock
    this.#counted = before
  }

  get milliseconds(): number | undefined {
    return this.#counted
  }

  /** Something happens at the table, and from now on somebody is before it or not. */
  note(isWatched: boolean): void {
    const now = this.#clock.now()
    const passed = Math.round(now - (this.#since ?? now))
    if (this.#counted !== undefined && passed > 0) this.#counted += Math.min(passed, LONGEST)
    this.#since = isWatched ? now : undefined
  }
}
