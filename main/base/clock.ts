/**
 * The wall clock with timers that all code of the main process uses. Tests pass a clock that they advance themselves.
 */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs `then` once after `wait` milliseconds. @returns a function that cancels it */
  after(wait: number, then: () => void): () => void
}

/** The clock of the system, with its timers. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(wait, then) {
    const timer = setTimeout(then, wait)
    return () => {
      clearTimeout(timer)
    }
  },
}
