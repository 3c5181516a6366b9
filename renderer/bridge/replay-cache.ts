/** Cache of replayed views, about 10 kB each. */
import type { ReplayedEntry } from '../../bridge/replay.ts'

const MAX_CACHED_ENTRIES = 96

/** Cache of the replayed entries that were fetched last, by the number of the entry. It holds at most `MAX_CACHED_ENTRIES`. */
export class ReplayCache {
  readonly #entries = new Map<number, ReplayedEntry>()

  get(entry: number): ReplayedEntry | undefined {
    return this.#entries.get(entry)
  }

  /** Evicts the oldest entry when the cache is full. */
  add(past: ReplayedEntry): void {
    this.#entries.set(past.entry, past)
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > MAX_CACHED_ENTRIES && oldest !== undefined) this.#entries.delete(oldest)
  }

  clear(): void {
    this.#entries.clear()
  }
}
