/** The timer of a page. */
import type { Timer } from '../../bridge/timer.ts'

/** A timer that runs on the page's clock (setTimeout). */
export const pageTimer: Timer = {
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs)
    return () => {
      clearTimeout(timer)
    }
  },
}
