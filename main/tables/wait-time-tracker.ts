/** The seats that a table waits for, and since when; derived from public information only. */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { TablePresence } from '../../bridge/presence.ts'
import type { AwakeClock } from '../base/awake-clock.ts'

/** Measures how long one table has been waiting for each seat. */
export class CurrentWaitTracker {
  readonly #clock: Pick<AwakeClock, 'now'>
  #since: ReadonlyMap<Seat, number> = new Map()

  constructor(clock: Pick<AwakeClock, 'now'>) {
    this.#clock = clock
  }

  /**
   * Updates the timers after a change of the table.
   * @param owing the seats that owe a choice or the end of their turn
   * @param acted the seat that has just acted; if it still owes something, its time restarts. Changes of its choices caused by
   * secret actions of others have no effect.
   * @returns whether the seats or a start time have changed
   */
  update(owing: readonly Seat[], acted?: Seat): boolean {
    const before = this.#since
    const now = this.#clock.now()
    this.#since = new Map(owing.map((seat) => [seat, seat === acted ? now : (before.get(seat) ?? now)]))
    return owing.length !== before.size || owing.some((seat) => seat === acted || !before.has(seat))
  }

  /** Whether the table waits for a seat. */
  isWaitingFor(seat: Seat): boolean {
    return this.#since.has(seat)
  }

  /** @returns the waiting time of each seat, in ms */
  waitTimes(now: number): TablePresence['waiting'] {
    return [...this.#since].map(([seat, since]) => ({ seat, since: now - since }))
  }
}
