/** Time as main uses it; tests hand in one that they move themselves. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs `then` once after `wait` milliseconds; returns how to call it off. */
  after(wait: number, then: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(wait, then) {
    const timer = setTimeout(then, wait)
    return () => {
      clearTimeout(timer)
    }
  },
}
