/** Cache of replayed views, about 10 kB each. */
import type { EntryViewSteps } from '../../bridge/replay.ts'

const MAX_CACHED_ENTRIES = 96

/**
 * Cache of the view steps of the replayed log entries that were fetched last, by the number of the log entry. It holds
 * at most `MAX_CACHED_ENTRIES` log entries, all for the same viewer and of the same log. The owner clears it when the
 * viewer or the log changes.
 */
export class ReplayCache {
  readonly #entries = new Map<number, EntryViewSteps>()

  get(entry: number): EntryViewSteps | undefined {
    return this.#entries.get(entry)
  }

  /** Evicts the oldest entry when the cache is full. */
  add(past: EntryViewSteps): void {
    this.#entries.set(past.entry, past)
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > MAX_CACHED_ENTRIES && oldest !== undefined) this.#entries.delete(oldest)
  }

  clear(): void {
    this.#entries.clear()
  }
}
