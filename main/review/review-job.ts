/**
 * The review of one finished game. First the whole curve is estimated, then the Sage analyses one position after another while
 * the workers are idle. The findings are stored beside the save periodically, and the review resumes from there.
 */
import { seedFromText } from '../../engine/core/contract/random.ts'
import {
  playoutsPerSeat,
  type ReviewPointBudget,
  type PointChancesAndMoveLoss,
} from '../../engine/core/host/review/review-point-analysis.ts'
import { createReviewPointAnalysisInput } from '../../engine/core/host/review/review-points.ts'
import { assembleReview } from '../../engine/core/host/review/review.ts'
import type { Table } from '../../engine/core/host/table.ts'
import type { ReviewWithProgress } from '../../bridge/review.ts'
import type { SharedDeps } from '../shared-deps.ts'
import type { SidecarFileHandle } from '../saves/sidecar-files.ts'
import { MAX_REVIEW_BYTES, reviewFingerprintOf, parseReviewResults, serializeReviewResults } from './review-cache.ts'

/** Dependencies of a `ReviewJob`: the game to review, the storage of its findings, and the callback for progress. */
export interface ReviewJobDeps {
  readonly environment: Pick<SharedDeps, 'botPool' | 'clock' | 'log' | 'reviewBudget'>
  /** The id of the table. */
  readonly id: string
  /** The table with the finished game. */
  readonly table: Table
  /** Stores the findings. */
  readonly sidecar: Pick<SidecarFileHandle, 'read' | 'write'>
  /** Called with the new findings, at a limited rate. */
  readonly onProgress: (now: ReviewWithProgress) => void
}

/** Number of positions estimated at once: main creates their views in a few milliseconds. */
const ESTIMATE_BATCH_SIZE = 12
/** Number of analysed positions after which the findings are stored. */
const POSITIONS_PER_SAVE = 24
/** Milliseconds between two progress events. */
const PROGRESS_INTERVAL_MS = 400

/** Computes the review of one finished game in the background, stores its findings, and continues from stored ones. */
export class ReviewJob {
  readonly #deps: ReviewJobDeps
  readonly #fingerprint: string
  readonly #budget: ReviewPointBudget
  readonly #positionCount: number
  #estimate: (readonly number[])[] = []
  #analyses: (PointChancesAndMoveLoss | undefined)[] = []
  #loading: Promise<void> | undefined
  #controller: AbortController | undefined
  #running: Promise<void> = Promise.resolve()
  #hasFailed = false
  #progressSentAt = -Infinity
  /** Number of positions found that are not stored. */
  #unsavedCount = 0

  constructor(start: ReviewJobDeps) {
    this.#deps = start
    this.#budget = start.environment.reviewBudget
    this.#fingerprint = reviewFingerprintOf(start.table, this.#budget)
    this.#positionCount = start.table.log.length + 1
  }

  /** Whether the log is unchanged since the review started. */
  get isCurrent(): boolean {
    const { table } = this.#deps
    return table.outcome !== null && reviewFingerprintOf(table, this.#budget) === this.#fingerprint
  }

  /** Continues in the background, unless it is done or running, or the log has changed. */
  async start(): Promise<void> {
    await (this.#loading ??= this.#readCache())
    if (this.#isRunning || this.#isDone || !this.isCurrent) return
    const calling = new AbortController()
    this.#controller = calling
    this.#hasFailed = false
    const before = this.#running
    this.#running = before.then(() => this.#run(calling))
  }

  /** Stops the background work. Resolves when the findings are stored. */
  async stop(): Promise<void> {
    this.#controller?.abort()
    await this.#running
  }

  /** The review so far, and whether it is running. */
  get progress(): ReviewWithProgress {
    const { id, table } = this.#deps
    const games = playoutsPerSeat(this.#budget, table.config.players) * table.config.players
    return {
      table: id,
      review: assembleReview(table, { estimate: this.#estimate, seen: this.#analyses }, games),
      runs: this.#isRunning,
      ...(this.#hasFailed ? { failed: true } : {}),
    }
  }

  get #isRunning(): boolean {
    return this.#controller?.signal.aborted === false
  }

  get #isDone(): boolean {
    return this.#estimate.length === this.#positionCount && this.#nextPosition === undefined
  }

  /** The first position that has not been analysed. */
  get #nextPosition(): number | undefined {
    return Array.from({ length: this.#positionCount }, (_, at) => at).find((at) => this.#analyses[at] === undefined)
  }

  async #readCache(): Promise<void> {
    const { sidecar, table } = this.#deps
    const bytes = await sidecar.read(MAX_REVIEW_BYTES).catch(() => undefined)
    const found = bytes && parseReviewResults(bytes, this.#fingerprint, table)
    if (found === undefined) return
    this.#estimate = [...found.estimate]
    this.#analyses = [...found.seen]
  }

  async #run(calling: AbortController): Promise<void> {
    try {
      await this.#estimateAll(calling.signal)
      for (let at = this.#nextPosition; at !== undefined; at = this.#nextPosition) {
        const [seen] = await this.#analyse([at], calling.signal, this.#budget)
        this.#analyses[at] = seen
        this.#unsavedCount += 1
        if (this.#unsavedCount >= POSITIONS_PER_SAVE) await this.#writeCache()
        this.#sendProgressThrottled()
      }
    } catch {
      // The log names no choices and no cards.
      if (!calling.signal.aborted) {
        this.#hasFailed = true
        this.#deps.environment.log('the Sage could not go on with a review')
      }
    }
    if (this.#controller === calling) this.#controller = undefined
    if (this.#unsavedCount > 0) await this.#writeCache()
    if (!calling.signal.aborted) this.#sendProgress()
  }

  async #estimateAll(signal: AbortSignal): Promise<void> {
    if (this.#estimate.length === this.#positionCount) return
    const estimate: (readonly number[])[] = []
    while (estimate.length < this.#positionCount) {
      const from = estimate.length
      const some = Array.from(
        { length: Math.min(ESTIMATE_BATCH_SIZE, this.#positionCount - from) },
        (_, later) => from + later,
      )
      estimate.push(...(await this.#analyse(some, signal)).map(({ chances }) => chances))
    }
    this.#estimate = estimate
    this.#unsavedCount += 1
    this.#sendProgressThrottled()
  }

  async #analyse(
    points: readonly number[],
    signal: AbortSignal,
    budget?: ReviewPointBudget,
  ): Promise<readonly PointChancesAndMoveLoss[]> {
    const { environment, table } = this.#deps
    this.#throwIfStale(signal)
    const answer = await environment.botPool.review(
      {
        game: table.game.info.id,
        // A separate stream for this log; the table's seed cannot be derived from it.
        seed: seedFromText(`review/${this.#fingerprint}`),
        points: points.map((at) => ({ at, point: createReviewPointAnalysisInput(table, at) })),
        ...(budget && { budget }),
      },
      { signal },
    )
    this.#throwIfStale(signal)
    return answer
  }

  /** On a practice table the end of a game can be undone; no more findings are then computed or sent. */
  #throwIfStale(signal: AbortSignal): void {
    if (!this.isCurrent) this.#controller?.abort()
    signal.throwIfAborted()
  }

  #sendProgressThrottled(): void {
    const time = this.#deps.environment.clock.now()
    if (time - this.#progressSentAt < PROGRESS_INTERVAL_MS) return
    this.#progressSentAt = time
    this.#sendProgress()
  }

  /** Storing the findings may have taken time. */
  #sendProgress(): void {
    if (this.isCurrent) this.#deps.onProgress(this.progress)
  }

  async #writeCache(): Promise<void> {
    this.#unsavedCount = 0
    const text = serializeReviewResults(this.#fingerprint, { estimate: this.#estimate, seen: this.#analyses })
    if (Buffer.byteLength(text) > MAX_REVIEW_BYTES) return
    // A cache: findings that cannot be stored are computed again.
    await this.#deps.sidecar.write(text).catch(() => undefined)
  }
}
