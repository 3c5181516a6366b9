/**
 * A timer, which runs a function after a delay. Code in bridge/ has no clock of its own: the caller passes a timer,
 * and a test passes a timer that it advances itself.
 */
export interface Timer {
  /** Runs `run` once after `delayMs` milliseconds. @returns cancels it */
  after(delayMs: number, run: () => void): () => void
}
