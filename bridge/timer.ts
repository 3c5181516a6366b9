/** Runs functions later. Code in bridge/ has no clock of its own: the caller passes a timer, and tests advance theirs. */
export interface Timer {
  /** Runs `run` once after `delayMs` milliseconds. @returns cancels it */
  after(delayMs: number, run: () => void): () => void
}
