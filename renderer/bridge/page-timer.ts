/** The timer of a page. */
import type { Timer } from '../../bridge/timer.ts'

export const pageTimer: Timer = {
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs)
    return () => {
      clearTimeout(timer)
    }
  },
}
