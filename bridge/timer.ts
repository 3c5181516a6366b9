/** Runs functions later. The folder has no clock of its own: a caller passes one, and tests pass one that they advance. */
export interface Timer {
  /** Runs `run` once after `delayMs` milliseconds. @returns cancels it */
  after(delayMs: number, run: () => void): () => void
}
