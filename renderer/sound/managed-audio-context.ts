/**
 * The AudioContext of a page, kept running. Browsers start a context only after a user gesture, and may stop it at any time:
 * iOS interrupts it for a call or an alarm, a sleeping machine suspends it, and an engine may close it. Safari accepts
 * `resume()` only within a gesture, so every gesture calls it while the context does not run.
 */

export class ManagedAudioContext {
  #context: AudioContext | undefined
  /** The page is hidden: the context is suspended on purpose. */
  #isResting = false
  #isEnded = false
  /** A change of state alone may call `resume()` once; gestures and a page that becomes visible allow it again. */
  #mayRetry = true
  readonly #make: () => AudioContext
  readonly #onRunning: () => void

  /**
   * @param onRunning called each time the context starts running, and perhaps again while it runs
   * @param make injected by tests
   */
  constructor(onRunning: () => void, make = (): AudioContext => new AudioContext()) {
    this.#onRunning = onRunning
    this.#make = make
  }

  /** @returns the context, created if there is none or the last one is closed; undefined if there is no audio device */
  open(): AudioContext | undefined {
    if (this.#context !== undefined && this.#context.state !== 'closed') return this.#context
    this.#context = undefined
    if (this.#isEnded) return undefined
    try {
      const context = this.#make()
      this.#context = context
      context.addEventListener('statechange', () => {
        if (context === this.#context) this.#changed()
      })
      return context
    } catch {
      // No device, or none allowed: all sounds have a visible equivalent.
      return undefined
    }
  }

  get isRunning(): boolean {
    return this.#context?.state === 'running'
  }

  /** Resumes a context that does not run. Call within every gesture, and when the page becomes visible. */
  resume(): void {
    this.#isResting = false
    this.#mayRetry = true
    this.#tryResume()
  }

  /** Suspends the context while the page is hidden. */
  suspend(): void {
    this.#isResting = true
    if (this.#context === undefined || this.#context.state === 'closed') return
    settle(() => this.#context?.suspend())
  }

  /** Closes the context; no other is created. */
  close(): void {
    this.#isEnded = true
    const context = this.#context
    this.#context = undefined
    if (context !== undefined && context.state !== 'closed') settle(() => context.close())
  }

  #tryResume(): void {
    const context = this.#context
    if (context === undefined || context.state === 'running' || context.state === 'closed') return
    // The promise may be rejected, or stay pending until a later gesture: nothing waits for it.
    settle(async () => {
      await context.resume()
      if (context === this.#context && this.isRunning) this.#onRunning()
    })
  }

  #changed(): void {
    if (this.isRunning) this.#onRunning()
    else if (!this.#isResting && this.#mayRetry) {
      this.#mayRetry = false
      this.#tryResume()
    }
  }
}

/** Runs a function that may throw or reject: all sounds have a visible equivalent. */
function settle(run: () => Promise<void> | undefined): void {
  try {
    void run()?.catch(() => undefined)
  } catch {
    // Old engines throw where others reject.
  }
}
