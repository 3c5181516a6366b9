/**
 * Bots wait while a page paints its board for the first time: a player sees the table before it changes. A page says when it
 * begins to paint and when it is done. Bots do not wait for one that says neither (an older app, a program without a board), and a
 * hidden window says at once that it is done. A page that never ends holds bots up for a limited time, and each party once as
 * long as the table is open: no guest can stop a game by loading its page again and again.
 */
import type { Clock } from '../clock.ts'

/** Milliseconds that bots wait for a page at most. */
export const PAINT_TIMEOUT_MS = 10_000

export class FirstFrames {
  readonly #clock: Pick<Clock, 'after'>
  readonly #goOn: () => void
  /** How to stop waiting for a party's page. */
  readonly #awaited = new Map<string, () => void>()
  readonly #known = new Set<string>()

  /** @param continueActivation is called when bots need not wait any more */
  constructor(clock: Pick<Clock, 'after'>, goOn: () => void) {
    this.#clock = clock
    this.#goOn = goOn
  }

  /** Whether bots wait. */
  get isAwaited(): boolean {
    return this.#awaited.size > 0
  }

  /** A party's page begins to paint its board. */
  begins(party: string): void {
    if (this.#known.has(party)) return
    this.#known.add(party)
    const stop = this.#clock.after(PAINT_TIMEOUT_MS, () => {
      this.ends(party)
    })
    this.#awaited.set(party, stop)
  }

  /** The board of a party's page is painted, or the page is gone. */
  ends(party: string): void {
    const stop = this.#awaited.get(party)
    if (stop === undefined) return
    stop()
    this.#awaited.delete(party)
    if (!this.isAwaited) this.#goOn()
  }

  /** The table closes. */
  stop(): void {
    for (const stop of this.#awaited.values()) stop()
    this.#awaited.clear()
  }
}
