/**
 * The serial queue of one table: the changes of a table run one after another. The queue knows whether the table is closed
 * and whether it is being transferred to another host, and it counts the play time from one step to the next.
 */
import type { Result } from '../../bridge/result.ts'
import { reject } from '../base/result.ts'
import { createSerialQueue } from '../base/serial-queue.ts'
import type { PlayTimeTracker } from './play-time-tracker.ts'

/** Dependencies of `TableQueue`, which runs the changes of one table one after another. */
export interface TableQueueDeps {
  readonly playTime: Pick<PlayTimeTracker, 'record'>
  /** Whether a client watches the table now. */
  readonly isWatched: () => boolean
}

/** Runs the changes of one table one after another, and refuses them once the table is closed or being transferred. */
export class TableQueue {
  /** Whether the table is being transferred to another host. */
  isTransferring = false
  readonly #deps: TableQueueDeps
  readonly #enqueue = createSerialQueue()
  #isClosed = false

  constructor(deps: TableQueueDeps) {
    this.#deps = deps
  }

  /**
   * Runs a step after all steps before it. Rejected with `table.refused.unknown` if the table is closed, and with
   * `table.refused.handing` if it is being transferred.
   */
  run<T>(step: () => Promise<Result<T>>): Promise<Result<T>> {
    return this.#enqueue(async () => {
      this.recordPlayTime()
      if (this.#isClosed) return reject('table.refused.unknown')
      return this.isTransferring ? reject('table.refused.handing') : step()
    })
  }

  /**
   * Runs a step that changes nothing, during a transfer as well. Rejected with `table.refused.unknown` if the table is closed.
   */
  runIfOpen<T>(step: () => Promise<Result<T>>): Promise<Result<T>> {
    return this.#enqueue(async () => {
      this.recordPlayTime()
      return this.#isClosed ? reject('table.refused.unknown') : step()
    })
  }

  /** Runs a step even if the table is closed or being transferred: its beginning, its last save, its end. */
  runAlways<T>(step: () => Promise<T>): Promise<T> {
    return this.#enqueue(async () => {
      this.recordPlayTime()
      return step()
    })
  }

  /** Counts the play time up to now. Call it when a client is gone; every step does it by itself. */
  recordPlayTime(): void {
    this.#deps.playTime.record(this.#deps.isWatched())
  }

  /** Steps that wait, and steps to come, are refused. */
  close(): void {
    this.#isClosed = true
  }
}
