/**
 * What has been, as the host is asked for it: one call at a time, the newest wish first, and then what lies beside where one
 * is. What came is kept for a while, so that nobody waits for it twice.
 */
import type { Message, Viewer } from '../../engine/core/contract/game.ts'
import type { ReplayView } from '../../bridge/replay.ts'
import type { Result } from '../../bridge/result.ts'
import { ReplayCache } from './replay-cache.ts'

/** Where whoever looks back is by now. */
export interface ReplayCursor {
  /** After how many entries; undefined: at the table as it stands. */
  readonly at: number | undefined
  readonly length: number
  /** A hand moves along the timeline: what lies beside is passed before it is there. */
  readonly swift: boolean
  /** Whose view is looked for. */
  readonly viewer: Viewer | undefined
}

export interface ReplayFetcherDeps {
  readonly place: () => ReplayCursor
  readonly ask: (entry: number) => Promise<Result<ReplayView>>
  /** What was wished for is there. */
  readonly show: (past: ReplayView, animated: boolean) => void
  /** What was wished for is not to be had. */
  readonly refused: (reason: Message) => void
  /** What came makes no sense. */
  readonly breaks: (error: unknown) => void
}

export class ReplayFetcher {
  readonly #deps: ReplayFetcherDeps
  readonly #cache = new ReplayCache()
  #requested: { readonly entry: number; readonly animated: boolean } | undefined
  #isFetching = false
  /** Another object for other eyes, and when the log changed: what was asked before counts no more. */
  #generation = {}

  constructor(asker: ReplayFetcherDeps) {
    this.#deps = asker
  }

  /** Shows an entry: at once where it is kept, else as soon as it comes. */
  want(entry: number, animated: boolean): void {
    const known = this.#cache.of(entry)
    this.#requested = known === undefined ? { entry, animated } : undefined
    if (known !== undefined) this.#deps.show(known, animated)
    this.goOn()
  }

  /** Asks for what lies beside where one is by now. */
  goOn(): void {
    if (!this.#isFetching) void this.#fetchAll().catch((error: unknown) => this.#fail(error))
  }

  /** Other eyes, or another log: nothing of what is kept, wanted or on its way counts any more. */
  forget(): void {
    this.#generation = {}
    this.#cache.clear()
    this.#requested = undefined
  }

  #fail(error: unknown): void {
    this.#isFetching = false
    this.#requested = undefined
    this.#deps.breaks(error)
  }

  async #fetchAll(): Promise<void> {
    const asker = this.#deps
    this.#isFetching = true
    for (let entry = this.#next(); entry !== undefined; entry = this.#next()) {
      const wanted = this.#requested
      const about = this.#generation
      this.#requested = undefined
      const reply = await asker.ask(entry)
      if (about !== this.#generation) continue
      if (!reply.ok) {
        if (wanted === undefined) break
        asker.refused(reply.reason)
        continue
      }
      // Asked before a curtain rose or fell: what follows will say so.
      if (reply.value.viewer !== asker.place().viewer) break
      this.#cache.keep(reply.value)
      // Somebody drags on: it is shown on the way.
      const passing = this.#hasRequest
      if (wanted !== undefined && (asker.place().at === entry || passing))
        asker.show(reply.value, wanted.animated && !passing)
    }
    this.#isFetching = false
  }

  /** Something is wanted that has not been asked for. */
  get #hasRequest(): boolean {
    return this.#requested !== undefined
  }

  #next(): number | undefined {
    const { at, length, swift } = this.#deps.place()
    if (at === undefined) return undefined
    if (this.#requested !== undefined || swift) return this.#requested?.entry
    return [at + 1, at - 1, at + 2].find(
      (entry) => entry >= 0 && entry <= length && this.#cache.of(entry) === undefined,
    )
  }
}
