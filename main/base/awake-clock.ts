/**
 * Time for which this machine is awake. A machine that sleeps, and a process that is stopped, run no timers, while the clock
 * goes on: a heartbeat that comes much later than planned tells that there was a sleep, and how long. So it works on every
 * system, without an event of the system. A clock that is set forward or back by hand is not counted either.
 */
import type { Clock } from './clock.ts'

export interface AwakeClock {
  /** Milliseconds that never go back, without those asleep: only differences mean something. */
  now(): number
  /**
   * Notices sleep for as long as there is a listener. @param woke told after each sleep
   * @returns how to stop
   */
  listen(woke: () => void): () => void
}

/** Milliseconds between two heartbeats. */
const HEARTBEAT_INTERVAL_MS = 2000
/** A gap of more milliseconds is sleep: no work of the main process takes so long. All of the gap is left out. */
export const MIN_SLEEP_MS = 10_000

export function createAwakeClock(clock: Clock): AwakeClock {
  const listeners = new Set<() => void>()
  let last = clock.now()
  let asleep = 0
  let stop = (): void => undefined

  /** Looks at the time since the last look. */
  function look(): number {
    const now = clock.now()
    const gap = now - last
    last = now
    if (listeners.size > 0 && (gap > MIN_SLEEP_MS || gap < 0)) {
      asleep += gap
      for (const woke of [...listeners]) woke()
    }
    return now - asleep
  }

  function beat(): void {
    look()
    stop = clock.after(HEARTBEAT_INTERVAL_MS, beat)
  }

  return {
    now: look,
    listen(woke) {
      if (listeners.size === 0) {
        last = clock.now()
        stop = clock.after(HEARTBEAT_INTERVAL_MS, beat)
      }
      // The same function may listen for two tables.
      const listener = (): void => woke()
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop()
      }
    },
  }
}
