/**
 * The calls of one client, begun in their order: some run at once, more wait, and beyond a limit none is accepted. Each
 * client has a queue of its own, so a client that calls without end delays only itself.
 */
import type { Clock } from './clock.ts'

export interface CallQueueOptions {
  readonly maxRunning: number
  readonly maxQueued: number
}

/** Delays the begin of calls. */
export interface CallQueueRateDeps {
  readonly clock: Pick<Clock, 'after'>
  /** Pays for the begin of one call. @returns 0 if it is paid, else milliseconds until it can be */
  readonly take: () => number
}

export interface CallQueueDeps<Call> {
  /** Answers a call. However its promise settles, the next call begins. It must not throw before its promise */
  readonly answer: (call: Call) => Promise<unknown>
  /** While true no call begins; the owner calls `work` once it is false again. Absent: never. */
  readonly isBlocked?: () => boolean
  /** Absent: a call begins as soon as there is a place. */
  readonly rate?: CallQueueRateDeps
}

export class CallQueue<Call> {
  readonly #options: CallQueueOptions
  readonly #deps: CallQueueDeps<Call>
  readonly #waiting: Call[] = []
  #runningCount = 0
  #isOpen = true
  #cancelTimer = (): void => undefined

  constructor(options: CallQueueOptions, deps: CallQueueDeps<Call>) {
    this.#options = options
    this.#deps = deps
  }

  /** @returns false if too many calls wait: this one is not accepted */
  add(call: Call): boolean {
    if (this.#waiting.length >= this.#options.maxQueued) return false
    this.#waiting.push(call)
    this.work()
    return true
  }

  /** Begins the calls for which there is a place. */
  work(): void {
    this.#cancelTimer()
    while (this.#canBegin()) {
      const delayMs = this.#deps.rate?.take() ?? 0
      if (delayMs > 0) {
        this.#cancelTimer = this.#deps.rate?.clock.after(delayMs, () => this.work()) ?? this.#cancelTimer
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
      this.work()
    }
    this.#deps.answer(call).then(done, done)
  }
}
