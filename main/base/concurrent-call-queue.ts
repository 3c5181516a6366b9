/**
 * The calls of one client, begun in their order: some run at once, more wait, and beyond a limit none is accepted. Each
 * client has a queue of its own, so a client that calls without end delays only itself.
 */
import type { Clock } from './clock.ts'

/** How many calls of one client may run at once, and how many more may wait. */
export interface ConcurrentCallQueueCapacity {
  readonly maxRunning: number
  readonly maxQueued: number
}

/** Dependencies of a queue that limits the rate at which calls begin. */
export interface CallQueueRateDeps {
  readonly clock: Pick<Clock, 'after'>
  /** Takes one call from the allowed rate. @returns 0 if the call may begin, else the milliseconds until the next try */
  readonly take: () => number
}

/**
 * Dependencies of a `ConcurrentCallQueue`: the function that runs a call, and optional conditions for the begin of
 * calls.
 */
export interface ConcurrentCallQueueDeps<Call> {
  /** Runs a call and sends its answer. However its promise settles, the next call begins. It must not throw synchronously. */
  readonly answer: (call: Call) => Promise<unknown>
  /** While it returns true no call begins; the owner calls `work` once it returns false again. Absent: it is never true. */
  readonly isBlocked?: () => boolean
  /** Limits the rate at which calls begin. Absent: a call begins as soon as fewer than the maximum run. */
  readonly rate?: CallQueueRateDeps
}

/**
 * The queue of the calls of one client. Calls begin in the order in which they are added, and several run at once.
 * Calls over the maximum of running calls, or over the optional rate limit, wait; a call is not accepted if too many
 * calls wait already.
 */
export class ConcurrentCallQueue<Call> {
  readonly #options: ConcurrentCallQueueCapacity
  readonly #deps: ConcurrentCallQueueDeps<Call>
  readonly #waiting: Call[] = []
  #runningCount = 0
  #isOpen = true
  #cancelTimer = (): void => undefined

  constructor(options: ConcurrentCallQueueCapacity, deps: ConcurrentCallQueueDeps<Call>) {
    this.#options = options
    this.#deps = deps
  }

  /** Adds a call. @returns false if too many calls wait: this one is not accepted */
  add(call: Call): boolean {
    if (this.#waiting.length >= this.#options.maxQueued) return false
    this.#waiting.push(call)
    this.startWaitingCalls()
    return true
  }

  /** Begins waiting calls until the maximum runs. Call it after `isBlocked` has become false. */
  startWaitingCalls(): void {
    this.#cancelTimer()
    while (this.#canBegin()) {
      const delayMs = this.#deps.rate?.take() ?? 0
      if (delayMs > 0) {
        this.#cancelTimer = this.#deps.rate?.clock.after(delayMs, () => this.startWaitingCalls()) ?? this.#cancelTimer
        return
      }
      const call = this.#waiting.shift()
      if (call !== undefined) this.#begin(call)
    }
  }

  /** No waiting or later call begins. Calls that run go on, and the owner drops their answers. */
  end(): void {
    this.#isOpen = false
    this.#waiting.length = 0
    this.#cancelTimer()
  }

  #canBegin(): boolean {
    return (
      this.#isOpen &&
      this.#runningCount < this.#options.maxRunning &&
      this.#waiting.length > 0 &&
      this.#deps.isBlocked?.() !== true
    )
  }

  #begin(call: Call): void {
    this.#runningCount += 1
    const done = (): void => {
      this.#runningCount -= 1
      this.startWaitingCalls()
    }
    this.#deps.answer(call).then(done, done)
  }
}
