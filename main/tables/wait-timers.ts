/** For whom a table waits, and since when: what everybody at it can see from what they are told anyway. */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { TablePresence } from '../../bridge/presence.ts'
import type { AwakeClock } from '../base/awake-clock.ts'

export class WaitTimers {
  readonly #clock: Pick<AwakeClock, 'now'>
  #since: ReadonlyMap<Seat, number> = new Map()

  constructor(clock: Pick<AwakeClock, 'now'>) {
    this.#clock = clock
  }

  /**
   * The table stands anew.
   * @param owing the seats that owe something now
   * @param acted who has just acted: where it owes more, it is waited for anew. That a seat's choices have changed by what
   * others did in secret tells nothing here.
   * @returns whether it waits for others, or anew
   */
  update(owing: readonly Seat[], acted?: Seat): boolean {
    const before = this.#since
    const now = this.#clock.now()
    this.#since = new Map(owing.map((seat) => [seat, seat === acted ? now : (before.get(seat) ?? now)]))
    return owing.length !== before.size || owing.some((seat) => seat === acted || !before.has(seat))
  }

  isWaitingFor(seat: Seat): boolean {
    return this.#since.has(seat)
  }

  /** With the milliseconds for which each is waited for. */
  waitTimes(now: number): TablePresence['waiting'] {
    return [...this.#since].map(([seat, since]) => ({ seat, since: now - since }))
  }
}
