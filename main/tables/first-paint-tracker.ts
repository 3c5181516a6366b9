/**
 * Bots wait while a page paints its board for the first time: a player sees the table before it changes. A page says when it
 * begins to paint and when it is done. Bots do not wait for one that says neither (an older app, a program without a board), and a
 * hidden window says at once that it is done. A page that never ends holds bots up for a limited time, and each party once as
 * long as the table is open: no guest can stop a game by loading its page again and again.
 */
import type { Clock } from '../base/clock.ts'

/** Milliseconds that bots wait for a page at most. */
export const PAINT_TIMEOUT_MS = 10_000

export class FirstPaintTracker {
  readonly #clock: Pick<Clock, 'after'>
  readonly #onDone: () => void
  /** How to stop waiting for a party's page. */
  readonly #timeouts = new Map<string, () => void>()
  readonly #seenParties = new Set<string>()

  /** @param continueActivation is called when bots need not wait any more */
  constructor(clock: Pick<Clock, 'after'>, goOn: () => void) {
    this.#clock = clock
    this.#onDone = goOn
  }

  /** Whether bots wait. */
  get isWaiting(): boolean {
    return this.#timeouts.size > 0
  }

  /** A party's page begins to paint its board. */
  onPaintStarted(party: string): void {
    if (this.#seenParties.has(party)) return
    this.#seenParties.add(party)
    const stop = this.#clock.after(PAINT_TIMEOUT_MS, () => {
      this.onPaintFinished(party)
    })
    this.#timeouts.set(party, stop)
  }

  /** The board of a party's page is painted, or the page is gone. */
  onPaintFinished(party: string): void {
    const stop = this.#timeouts.get(party)
    if (stop === undefined) return
    stop()
    this.#timeouts.delete(party)
    if (!this.isWaiting) this.#onDone()
  }

  /** The table closes. */
  stop(): void {
    for (const stop of this.#timeouts.values()) stop()
    this.#timeouts.clear()
  }
}
