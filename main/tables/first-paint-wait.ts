/**
 * Bots wait while a client paints its board for the first time, so that a player sees the table before it changes. A client
 * reports the start and the end of painting. Bots do not wait for a client that reports neither (an older app, a program without
 * a board). A hidden window reports the end at once. The wait is limited to `MAX_BOT_WAIT_FOR_PAINT_MS`, and each party can cause it once
 * while the table is open, so a guest cannot stop a game by reloading its page.
 */
import type { Clock } from '../base/clock.ts'

/**
 * The longest time, in milliseconds, that bots wait until the clients of one party have painted the board for the
 * first time. A party is either the host's own screens or one guest's device.
 */
export const MAX_BOT_WAIT_FOR_PAINT_MS = 10_000

/**
 * The wait of one table's bots for the parties that still paint the board for the first time. A party is either the
 * host's own screens or one guest's device. The wait for a party ends when it has painted, or after a time limit.
 */
export class FirstPaintWait {
  readonly #clock: Pick<Clock, 'after'>
  readonly #onDone: () => void
  /** Cancels the timeout of a party, by party. */
  readonly #timeouts = new Map<string, () => void>()
  readonly #seenParties = new Set<string>()

  /** @param goOn called when bots need not wait any more */
  constructor(clock: Pick<Clock, 'after'>, goOn: () => void) {
    this.#clock = clock
    this.#onDone = goOn
  }

  /** Whether a client still paints its board, so that bots have to wait. */
  get isWaiting(): boolean {
    return this.#timeouts.size > 0
  }

  /** A client of the party has started to paint its board. */
  onPaintStarted(party: string): void {
    if (this.#seenParties.has(party)) return
    this.#seenParties.add(party)
    const stop = this.#clock.after(MAX_BOT_WAIT_FOR_PAINT_MS, () => {
      this.onPaintFinished(party)
    })
    this.#timeouts.set(party, stop)
  }

  /** A client of the party has painted its board, or has disconnected. */
  onPaintFinished(party: string): void {
    const stop = this.#timeouts.get(party)
    if (stop === undefined) return
    stop()
    this.#timeouts.delete(party)
    if (!this.isWaiting) this.#onDone()
  }

  /** Cancels all timeouts; called when the table closes. */
  stop(): void {
    for (const stop of this.#timeouts.values()) stop()
    this.#timeouts.clear()
  }
}
