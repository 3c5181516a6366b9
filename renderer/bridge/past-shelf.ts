/** Some of what was asked of the past, so that nobody waits for it twice; a view is some 10 kB. */
import type { Past } from '../../bridge/past.ts'

const MOST = 96

export class PastShelf {
  readonly #kept = new Map<number, Past>()

  of(entry: number): Past | undefined {
    return this.#kept.get(entry)
  }

  /** What has lain there longest goes when there are too many. */
  keep(past: Past): void {
    this.#kept.set(past.entry, past)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest)
  }

  clear(): void {
    this.#kept.clear()
  }
}
