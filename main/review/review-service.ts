/** Reviews of open tables whose games have ended. One runs at a time, and only while a client watches its table. */
import type { LocalAppApi } from '../../bridge/calls.ts'
import type { ReviewWithProgress } from '../../bridge/review.ts'
import type { Result } from '../../bridge/result.ts'
import type { SharedDeps } from '../shared-deps.ts'
import { ok, reject } from '../base/result.ts'
import type { SaveLibrary } from '../saves/save-library.ts'
import type { OpenTable } from '../tables/open-table.ts'
import type { SendEvent } from '../tables/table-client.ts'
import type { OpenTables } from '../tables/open-tables.ts'
import { ReviewJob } from './review-job.ts'

/** Dependencies of `ReviewService`: the workers (`environment`), the stored findings (`library`), and the open tables. */
export interface ReviewServiceDeps {
  readonly environment: SharedDeps
  readonly library: Pick<SaveLibrary, 'sidecar'>
  readonly tables: Pick<OpenTables, 'at'>
  /** Sends an event to this machine's own windows. */
  readonly broadcast: SendEvent
}

/**
 * Runs the reviews that clients ask for. A review analyses the positions of a finished game. Only one game is reviewed
 * at a time, and only while a client watches its table.
 */
export class ReviewService {
  /** The calls of clients about reviews. */
  readonly handlers: Pick<LocalAppApi, 'review' | 'stopReview'>
  readonly #deps: ReviewServiceDeps
  readonly #jobs = new Map<OpenTable, ReviewJob>()

  constructor(start: ReviewServiceDeps) {
    this.#deps = start
    this.handlers = {
      review: ({ table }) => this.#begin(table),
      stopReview: async ({ table }) => {
        const open = start.tables.at(table)
        const reviewing = open && this.#jobs.get(open)
        await reviewing?.stop()
        if (reviewing?.isCurrent === true) start.broadcast('review', reviewing.progress)
        return ok(null)
      },
    }
  }

  /** Called when a client has left or a table was closed: stops reviews of tables without watching clients. */
  async stopUnwatched(): Promise<void> {
    for (const [open, reviewing] of [...this.#jobs]) {
      if (this.#isWatched(open)) continue
      if (this.#deps.tables.at(open.id) !== open) this.#jobs.delete(open)
      await reviewing.stop()
    }
  }

  /** Stops all reviews; the findings are stored. */
  async close(): Promise<void> {
    const all = [...this.#jobs.values()]
    this.#jobs.clear()
    await Promise.all(all.map((reviewing) => reviewing.stop()))
  }

  async #begin(id: string): Promise<Result<ReviewWithProgress>> {
    const open = this.#deps.tables.at(id)
    if (open === undefined || !this.#isWatched(open)) return reject('table.refused.unknown')
    // A review shows every hand, so none is given while the game runs.
    if (open.table.outcome === null) return reject('table.refused.review')
    // Players who have read the review must not choose again: the end is final, except on a practice table.
    const closed = await open.lockHistory()
    if (!closed.ok) return closed
    if (!isOver(open)) return reject('table.refused.review')
    for (const [other, reviewing] of this.#jobs) if (other !== open) await reviewing.stop()
    const reviewing = await this.#jobFor(open)
    await reviewing.start()
    if (!reviewing.isCurrent) return reject('table.refused.review')
    // The client may have left again meanwhile.
    if (!this.#isWatched(open)) await this.stopUnwatched()
    return ok(reviewing.progress)
  }

  /** On a practice table a game may have ended differently before. */
  async #jobFor(open: OpenTable): Promise<ReviewJob> {
    const known = this.#jobs.get(open)
    if (known?.isCurrent === true) return known
    await known?.stop()
    const { environment, library, broadcast } = this.#deps
    const fresh = new ReviewJob({
      environment,
      id: open.id,
      table: open.table,
      sidecar: library.sidecar(open.id, 'review'),
      onProgress: (now) => {
        broadcast('review', now)
      },
    })
    this.#jobs.set(open, fresh)
    return fresh
  }

  #isWatched(open: OpenTable): boolean {
    return open.clientCount > 0 && this.#deps.tables.at(open.id) === open
  }
}

/** Checked again after each wait: a player may have undone the end. */
function isOver({ table }: OpenTable): boolean {
  return table.outcome !== null
}
