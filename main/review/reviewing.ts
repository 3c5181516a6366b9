/**
 * The review of one finished game. First an estimate of the whole curve, then the Sage looks at one point after the other,
 * in the workers' idle time. What was found is kept beside the save now and then: it goes on from there.
 */
import { seedFromText } from '../../engine/core/contract/random.ts'
import {
  gamesPerSeat,
  type AnalysisBudget,
  type PositionAnalysis,
} from '../../engine/core/host/review/position-analysis.ts'
import { reviewPointAt } from '../../engine/core/host/review/review-points.ts'
import { buildReview } from '../../engine/core/host/review/review.ts'
import type { Table } from '../../engine/core/host/table.ts'
import type { ReviewNow } from '../../bridge/review.ts'
import type { Environment } from '../environment.ts'
import type { Beside } from '../saves/beside.ts'
import { LARGEST_REVIEW, markOf, readKept, writeKept } from './kept.ts'

export interface ReviewingStart {
  readonly environment: Pick<Environment, 'pool' | 'clock' | 'log' | 'review'>
  /** The id of the table. */
  readonly id: string
  readonly table: Table
  /** Where it is kept. */
  readonly beside: Pick<Beside, 'read' | 'write'>
  /** Told of what was found since the last time, not too often. */
  readonly tell: (now: ReviewNow) => void
}

/** So many points are estimated at once: main makes their views in a few milliseconds. */
const AT_ONCE = 12
/** After so many points that were looked at, what was found is kept. */
const KEPT_EVERY = 24
/** Milliseconds between two times that it is told how far it is. */
const TOLD_EVERY = 400

export class Reviewing {
  readonly #at: ReviewingStart
  readonly #mark: string
  readonly #budget: AnalysisBudget
  readonly #points: number
  #estimate: (readonly number[])[] = []
  #seen: (PositionAnalysis | undefined)[] = []
  #read: Promise<void> | undefined
  #calling: AbortController | undefined
  #running: Promise<void> = Promise.resolve()
  #failed = false
  #toldAt = -Infinity
  /** How many points have been found that are not kept. */
  #unkept = 0

  constructor(start: ReviewingStart) {
    this.#at = start
    this.#budget = start.environment.review
    this.#mark = markOf(start.table, this.#budget)
    this.#points = start.table.log.length + 1
  }

  /** Whether the log is still the one that is looked at. */
  get isCurrent(): boolean {
    const { table } = this.#at
    return table.outcome !== null && markOf(table, this.#budget) === this.#mark
  }

  /** Goes on in the background, unless it is done or under way, or the log has become another one. */
  async begin(): Promise<void> {
    await (this.#read ??= this.#readKept())
    if (this.#runs || this.#isDone || !this.isCurrent) return
    const calling = new AbortController()
    this.#calling = calling
    this.#failed = false
    const before = this.#running
    this.#running = before.then(() => this.#run(calling))
  }

  /** Waits until the background is left; what was found is kept. */
  async stop(): Promise<void> {
    this.#calling?.abort()
    await this.#running
  }

  get now(): ReviewNow {
    const { id, table } = this.#at
    const games = gamesPerSeat(this.#budget, table.config.players) * table.config.players
    return {
      table: id,
      review: buildReview(table, { estimate: this.#estimate, seen: this.#seen }, games),
      runs: this.#runs,
      ...(this.#failed ? { failed: true } : {}),
    }
  }

  get #runs(): boolean {
    return this.#calling?.signal.aborted === false
  }

  get #isDone(): boolean {
    return this.#estimate.length === this.#points && this.#next === undefined
  }

  /** The first point that has not been looked at. */
  get #next(): number | undefined {
    return Array.from({ length: this.#points }, (_, at) => at).find((at) => this.#seen[at] === undefined)
  }

  async #readKept(): Promise<void> {
    const { beside, table } = this.#at
    const bytes = await beside.read(LARGEST_REVIEW).catch(() => undefined)
    const found = bytes && readKept(bytes, this.#mark, table)
    if (found === undefined) return
    this.#estimate = [...found.estimate]
    this.#seen = [...found.seen]
  }

  async #run(calling: AbortController): Promise<void> {
    try {
      await this.#estimateAll(calling.signal)
      for (let at = this.#next; at !== undefined; at = this.#next) {
        const [seen] = await this.#ask([at], calling.signal, this.#budget)
        this.#seen[at] = seen
        this.#unkept += 1
        if (this.#unkept >= KEPT_EVERY) await this.#keep()
        this.#tellInTime()
      }
    } catch {
      // What was chosen or held is nobody's business.
      if (!calling.signal.aborted) {
        this.#failed = true
        this.#at.environment.log('the Sage could not go on with a review')
      }
    }
    if (this.#calling === calling) this.#calling = undefined
    if (this.#unkept > 0) await this.#keep()
    if (!calling.signal.aborted) this.#tell()
  }

  async #estimateAll(signal: AbortSignal): Promise<void> {
    if (this.#estimate.length === this.#points) return
    const estimate: (readonly number[])[] = []
    while (estimate.length < this.#points) {
      const from = estimate.length
      const some = Array.from({ length: Math.min(AT_ONCE, this.#points - from) }, (_, later) => from + later)
      estimate.push(...(await this.#ask(some, signal)).map(({ chances }) => chances))
    }
    this.#estimate = estimate
    this.#unkept += 1
    this.#tellInTime()
  }

  async #ask(
    points: readonly number[],
    signal: AbortSignal,
    budget?: AnalysisBudget,
  ): Promise<readonly PositionAnalysis[]> {
    const { environment, table } = this.#at
    this.#checkOn(signal)
    const answer = await environment.pool.review(
      {
        game: table.game.info.id,
        // A stream of its own for this very log; the table's cannot be found from it.
        seed: seedFromText(`review/${this.#mark}`),
        points: points.map((at) => ({ at, point: reviewPointAt(table, at) })),
        ...(budget && { budget }),
      },
      { signal },
    )
    this.#checkOn(signal)
    return answer
  }

  /** On a practice table the end of a game can be taken back: then nothing is found or told any more. */
  #checkOn(signal: AbortSignal): void {
    if (!this.isCurrent) this.#calling?.abort()
    signal.throwIfAborted()
  }

  #tellInTime(): void {
    const time = this.#at.environment.clock.now()
    if (time - this.#toldAt < TOLD_EVERY) return
    this.#toldAt = time
    this.#tell()
  }

  /** What was found may have taken its time to be kept. */
  #tell(): void {
    if (this.isCurrent) this.#at.tell(this.now)
  }

  async #keep(): Promise<void> {
    this.#unkept = 0
    const text = writeKept(this.#mark, { estimate: this.#estimate, seen: this.#seen })
    if (Buffer.byteLength(text) > LARGEST_REVIEW) return
    // It is only a cache: what cannot be kept is found again.
    await this.#at.beside.write(text).catch(() => undefined)
  }
}
