/**
 * Fetches past views from the host: one call at a time, the newest request first, then the neighbours of the present
 * position. Replies are cached.
 */
import type { Message, Viewer } from '../../engine/core/contract/game.ts'
import type { EntryViewSteps } from '../../bridge/replay.ts'
import type { Result } from '../../bridge/result.ts'
import { ReplayCache } from './replay-cache.ts'

/**
 * The present position of a replay: the number of log entries shown (`at`), the number of all entries (`length`), the
 * viewer of the views, and whether the user is dragging along the timeline (scrubbing).
 */
export interface ReplayPositionWithViewer {
  /** Number of log entries shown, or undefined at the live table. */
  readonly at: number | undefined
  readonly length: number
  /** The timeline is being scrubbed: neighbours are not prefetched. */
  readonly isScrubbing: boolean
  /** The viewer whose views are fetched. */
  readonly viewer: Viewer | undefined
}

/**
 * The functions that a `ReplayFetcher` calls: to read the present position, to fetch an entry, to show a view that has
 * arrived, and to report a rejection or an error.
 */
export interface ReplayFetcherDeps {
  readonly cursor: () => ReplayPositionWithViewer
  readonly fetch: (entry: number) => Promise<Result<EntryViewSteps>>
  /** A requested view has arrived. */
  readonly show: (past: EntryViewSteps, animated: boolean) => void
  /** The host has rejected a request. */
  readonly onRejected: (reason: Message) => void
  /** A reply is invalid. */
  readonly onError: (error: unknown) => void
}

/**
 * Fetches the views of past log entries from the host for a replay, one call at a time, and caches them. A requested
 * view is shown through the function `show` at once if it is cached, or else when it arrives. The views next to the
 * present position of the replay are prefetched.
 */
export class ReplayFetcher {
  readonly #deps: ReplayFetcherDeps
  readonly #cache = new ReplayCache()
  #requested: { readonly entry: number; readonly animated: boolean } | undefined
  #isFetching = false
  /** A new object when the viewer or the log changes: replies to earlier requests are discarded. */
  #generation = {}

  constructor(asker: ReplayFetcherDeps) {
    this.#deps = asker
  }

  /** Shows an entry: at once if cached, else when it arrives. */
  request(entry: number, animated: boolean): void {
    const known = this.#cache.get(entry)
    this.#requested = known === undefined ? { entry, animated } : undefined
    if (known !== undefined) this.#deps.show(known, animated)
    this.prefetch()
  }

  /** Prefetches the neighbours of the present position. */
  prefetch(): void {
    if (!this.#isFetching) void this.#fetchAll().catch((error: unknown) => this.#fail(error))
  }

  /** The viewer or the log has changed: discards the cache, the request and pending replies. */
  reset(): void {
    this.#generation = {}
    this.#cache.clear()
    this.#requested = undefined
  }

  #fail(error: unknown): void {
    this.#isFetching = false
    this.#requested = undefined
    this.#deps.onError(error)
  }

  async #fetchAll(): Promise<void> {
    const asker = this.#deps
    this.#isFetching = true
    for (let entry = this.#next(); entry !== undefined; entry = this.#next()) {
      const wanted = this.#requested
      const about = this.#generation
      this.#requested = undefined
      const reply = await asker.fetch(entry)
      if (about !== this.#generation) continue
      if (!reply.ok) {
        if (wanted === undefined) break
        asker.onRejected(reply.reason)
        continue
      }
      // Requested before a curtain opened or closed: the next update will tell.
      if (reply.value.viewer !== asker.cursor().viewer) break
      this.#cache.add(reply.value)
      // The user is still scrubbing: the view is shown in passing.
      const passing = this.#hasRequest
      if (wanted !== undefined && (asker.cursor().at === entry || passing))
        asker.show(reply.value, wanted.animated && !passing)
    }
    this.#isFetching = false
  }

  /** Whether a request has not been sent yet. */
  get #hasRequest(): boolean {
    return this.#requested !== undefined
  }

  #next(): number | undefined {
    const { at, length, isScrubbing } = this.#deps.cursor()
    if (at === undefined) return undefined
    if (this.#requested !== undefined || isScrubbing) return this.#requested?.entry
    return [at + 1, at - 1, at + 2].find(
      (entry) => entry >= 0 && entry <= length && this.#cache.get(entry) === undefined,
    )
  }
}
