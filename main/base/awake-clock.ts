/**
 * Measures the time for which this machine is awake. During sleep of the machine, or while the process is stopped, no timers run,
 * but the clock advances. A heartbeat that is much later than planned therefore reveals a sleep and its length. This works on
 * every system, without system events. A clock that is set forward or back by hand is not counted either.
 */
import type { Clock } from './clock.ts'

/**
 * A monotonic clock that leaves out the time for which this machine or process was asleep. It notices sleep only while it has a
 * listener (`onWake`).
 */
export interface AwakeClock {
  /** Monotonic milliseconds, without sleep: only differences are meaningful. */
  now(): number
  /**
   * Adds a listener. Sleep is detected while there is at least one.
   * @param woke called after each sleep
   * @returns a function that removes the listener
   */
  onWake(woke: () => void): () => void
}

/** Milliseconds between two heartbeats. */
const HEARTBEAT_INTERVAL_MS = 2000
/**
 * Shortest sleep that is detected, in milliseconds. If more time than this lies between two readings of the system's clock, the
 * whole gap counts as sleep. A heartbeat reads the clock every two seconds, and no work of the main process takes so long.
 */
export const MIN_SLEEP_GAP_MS = 10_000

/**
 * Creates an awake clock: a monotonic clock that leaves out the time for which this machine or process was asleep. It
 * reads the given system clock. While it has no listener (`onWake`), it counts sleep as awake time.
 */
export function createAwakeClock(clock: Clock): AwakeClock {
  const listeners = new Set<() => void>()
  let last = clock.now()
  let asleep = 0
  let stop = (): void => undefined

  /** Adds the time since the last call. */
  function look(): number {
    const now = clock.now()
    const gap = now - last
    last = now
    if (listeners.size > 0 && (gap > MIN_SLEEP_GAP_MS || gap < 0)) {
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
    onWake(woke) {
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
