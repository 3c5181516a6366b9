/** Some of what was asked of the past, so that nobody waits for it twice; a view is some 10 kB. */
import type { ReplayView } from '../../bridge/replay.ts'

const MAX_CACHED_ENTRIES = 96

export class ReplayCache {
  readonly #entries = new Map<number, ReplayView>()

  of(entry: number): ReplayView | undefined {
    return this.#entries.get(entry)
  }

  /** What has lain there longest goes when there are too many. */
  keep(past: ReplayView): void {
    this.#entries.set(past.entry, past)
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > MAX_CACHED_ENTRIES && oldest !== undefined) this.#entries.delete(oldest)
  }

  clear(): void {
    this.#entries.clear()
  }
}
