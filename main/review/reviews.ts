/** The reviews of the tables that are open and over: one at a time goes on, and only while somebody looks at its table. */
import type { DeskBridge } from '../../bridge/calls.ts'
import type { ReviewNow } from '../../bridge/review.ts'
import type { Reply } from '../../bridge/reply.ts'
import type { Environment } from '../environment.ts'
import { done, reject } from '../reply.ts'
import type { Library } from '../saves/library.ts'
import type { OpenTable } from '../tables/open-table.ts'
import type { Send } from '../tables/watcher.ts'
import type { OpenTables } from '../tables/open-tables.ts'
import { Reviewing } from './reviewing.ts'

export interface ReviewsStart {
  readonly environment: Environment
  readonly library: Pick<Library, 'beside'>
  readonly tables: Pick<OpenTables, 'at'>
  /** Tells this machine's own windows. */
  readonly tellAll: Send
}

export class Reviews {
  readonly handlers: Pick<DeskBridge, 'review' | 'stopReview'>
  readonly #at: ReviewsStart
  readonly #reviewing = new Map<OpenTable, Reviewing>()

  constructor(start: ReviewsStart) {
    this.#at = start
    this.handlers = {
      review: ({ table }) => this.#begin(table),
      stopReview: async ({ table }) => {
        const open = start.tables.at(table)
        const reviewing = open && this.#reviewing.get(open)
        await reviewing?.stop()
        if (reviewing?.isCurrent === true) start.tellAll('review', reviewing.now)
        return done(null)
      },
    }
  }

  /** Somebody has left, or a table has gone: what nobody looks at waits. */
  async settle(): Promise<void> {
    for (const [open, reviewing] of [...this.#reviewing]) {
      if (this.#isLookedAt(open)) continue
      if (this.#at.tables.at(open.id) !== open) this.#reviewing.delete(open)
      await reviewing.stop()
    }
  }

  /** Ends them all; what was found is kept. */
  async close(): Promise<void> {
    const all = [...this.#reviewing.values()]
    this.#reviewing.clear()
    await Promise.all(all.map((reviewing) => reviewing.stop()))
  }

  async #begin(id: string): Promise<Reply<ReviewNow>> {
    const open = this.#at.tables.at(id)
    if (open === undefined || !this.#isLookedAt(open)) return reject('table.refused.unknown')
    // Nothing that a review tells may be known while the game runs: it looks at every hand.
    if (open.table.outcome === null) return reject('table.refused.review')
    // Who has read it does not choose again: the end stands, but at a practice table.
    const closed = await open.confirmSoFar()
    if (!closed.ok) return closed
    if (!isOver(open)) return reject('table.refused.review')
    for (const [other, reviewing] of this.#reviewing) if (other !== open) await reviewing.stop()
    const reviewing = await this.#of(open)
    await reviewing.begin()
    if (!reviewing.isCurrent) return reject('table.refused.review')
    // Whoever asked may have left again.
    if (!this.#isLookedAt(open)) await this.settle()
    return done(reviewing.now)
  }

  /** On a practice table a game may have ended otherwise before. */
  async #of(open: OpenTable): Promise<Reviewing> {
    const known = this.#reviewing.get(open)
    if (known?.isCurrent === true) return known
    await known?.stop()
    const { environment, library, tellAll } = this.#at
    const fresh = new Reviewing({
      environment,
      id: open.id,
      table: open.table,
      beside: library.beside(open.id, 'review'),
      tell: (now) => {
        tellAll('review', now)
      },
    })
    this.#reviewing.set(open, fresh)
    return fresh
  }

  #isLookedAt(open: OpenTable): boolean {
    return open.watched > 0 && this.#at.tables.at(open.id) === open
  }
}

/** Asked anew after waiting: somebody may have taken the end back. */
function isOver({ table }: OpenTable): boolean {
  return table.outcome !== null
}
