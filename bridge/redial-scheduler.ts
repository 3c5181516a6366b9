/** When a client dials a lost host again: each delay is twice the one before, up to a maximum. There is no jitter. */
import type { Timer } from './timer.ts'

/** The shortest and the longest delay before a client dials its host again, in ms. */
export interface RedialDelays {
  readonly minDelayMs: number
  readonly maxDelayMs: number
}

/** The timer that runs the delays of a `RedialScheduler`. */
export interface RedialSchedulerDeps {
  readonly timer: Timer
}

/**
 * Shortest and longest delay, in ms, before a page in a browser reconnects to its host; each delay is twice the one
 * before. Both are short, since the player looks at the page and waits.
 */
export const PAGE_REDIAL_DELAY_LIMITS: RedialDelays = { minDelayMs: 400, maxDelayMs: 8000 }
/**
 * Shortest and longest delay, in ms, before an app that is a guest reconnects to its host; each delay is twice the one
 * before. Both are longer than those of a page in a browser, since each attempt of an app may try several addresses,
 * each with a TLS connection.
 */
export const APP_REDIAL_DELAY_LIMITS: RedialDelays = { minDelayMs: 500, maxDelayMs: 10_000 }

/**
 * Schedules the attempts of a client to reconnect to its host, one at a time. Each delay is twice the previous delay,
 * up to a maximum. The code that owns the scheduler connects when the delay is over, and calls `schedule` again if the
 * connection failed.
 */
export class RedialScheduler {
  readonly #options: RedialDelays
  readonly #timer: Timer
  #delayMs: number
  #cancelTimer = (): void => undefined

  constructor(options: RedialDelays, { timer }: RedialSchedulerDeps) {
    this.#options = options
    this.#timer = timer
    this.#delayMs = options.minDelayMs
  }

  /** Calls `dial` after the present delay, in place of a call that is still due, and doubles the delay. */
  schedule(dial: () => void): void {
    this.#cancelTimer()
    this.#cancelTimer = this.#timer.after(this.#delayMs, dial)
    this.#delayMs = Math.min(2 * this.#delayMs, this.#options.maxDelayMs)
  }

  /** The host has answered, or is elsewhere: the next delay is the minimum. A call that is due stays due. */
  reset(): void {
    this.#delayMs = this.#options.minDelayMs
  }

  /** Drops a call that is still due. */
  cancel(): void {
    this.#cancelTimer()
    this.#cancelTimer = () => undefined
  }
}
