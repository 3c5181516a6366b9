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
import type { ReviewProgress } from '../../bridge/review.ts'
import type { RuntimeEnvironment } from '../runtime-environment.ts'
import type { SidecarFile } from '../saves/sidecar-files.ts'
import { MAX_REVIEW_BYTES, reviewFingerprint, parseReview, serializeReview } from './review-cache.ts'

export interface ReviewJobDeps {
  readonly environment: Pick<RuntimeEnvironment, 'pool' | 'clock' | 'log' | 'review'>
  /** The id of the table. */
  readonly id: string
  readonly table: Table
  /** Where it is kept. */
  readonly sidecar: Pick<SidecarFile, 'read' | 'write'>
  /** Told of what was found since the last time, not too often. */
  readonly onProgress: (now: ReviewProgress) => void
}

/** So many points are estimated at once: main makes their views in a few milliseconds. */
const ESTIMATE_BATCH_SIZE = 12
/** After so many points that were looked at, what was found is kept. */
const POSITIONS_PER_SAVE = 24
/** Milliseconds between two times that it is told how far it is. */
const PROGRESS_INTERVAL_MS = 400

export class ReviewJob {
  readonly #deps: ReviewJobDeps
  readonly #fingerprint: string
  readonly #budget: AnalysisBudget
  readonly #positionCount: number
  #estimate: (readonly number[])[] = []
  #analyses: (PositionAnalysis | undefined)[] = []
  #loading: Promise<void> | undefined
  #controller: AbortController | undefined
  #running: Promise<void> = Promise.resolve()
  #hasFailed = false
  #progressSentAt = -Infinity
  /** How many points have been found that are not kept. */
  #unsavedCount = 0

  constructor(start: ReviewJobDeps) {
    this.#deps = start
    this.#budget = start.environment.review
    this.#fingerprint = reviewFingerprint(start.table, this.#budget)
    this.#positionCount = start.table.log.length + 1
  }

  /** Whether the log is still the one that is looked at. */
  get isCurrent(): boolean {
    const { table } = this.#deps
    return table.outcome !== null && reviewFingerprint(table, this.#budget) === this.#fingerprint
  }

  /** Goes on in the background, unless it is done or under way, or the log has become another one. */
  async start(): Promise<void> {
    await (this.#loading ??= this.#readCache())
    if (this.#isRunning || this.#isDone || !this.isCurrent) return
    const calling = new AbortController()
    this.#controller = calling
    this.#hasFailed = false
    const before = this.#running
    this.#running = before.then(() => this.#run(calling))
  }

  /** Waits until the background is left; what was found is kept. */
  async stop(): Promise<void> {
    this.#controller?.abort()
    await this.#running
  }

  get progress(): ReviewProgress {
    const { id, table } = this.#deps
    const games = gamesPerSeat(this.#budget, table.config.players) * table.config.players
    return {
      table: id,
      review: buildReview(table, { estimate: this.#estimate, seen: this.#analyses }, games),
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

  /** The first point that has not been looked at. */
  get #nextPosition(): number | undefined {
    return Array.from({ length: this.#positionCount }, (_, at) => at).find((at) => this.#analyses[at] === undefined)
  }

  async #readCache(): Promise<void> {
    const { sidecar, table } = this.#deps
    const bytes = await sidecar.read(MAX_REVIEW_BYTES).catch(() => undefined)
    const found = bytes && parseReview(bytes, this.#fingerprint, table)
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
      // What was chosen or held is nobody's business.
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
    budget?: AnalysisBudget,
  ): Promise<readonly PositionAnalysis[]> {
    const { environment, table } = this.#deps
    this.#throwIfStale(signal)
    const answer = await environment.pool.review(
      {
        game: table.game.info.id,
        // A stream of its own for this very log; the table's cannot be found from it.
        seed: seedFromText(`review/${this.#fingerprint}`),
        points: points.map((at) => ({ at, point: reviewPointAt(table, at) })),
        ...(budget && { budget }),
      },
      { signal },
    )
    this.#throwIfStale(signal)
    return answer
  }

  /** On a practice table the end of a game can be taken back: then nothing is found or told any more. */
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

  /** What was found may have taken its time to be kept. */
  #sendProgress(): void {
    if (this.isCurrent) this.#deps.onProgress(this.progress)
  }

  async #writeCache(): Promise<void> {
    this.#unsavedCount = 0
    const text = serializeReview(this.#fingerprint, { estimate: this.#estimate, seen: this.#analyses })
    if (Buffer.byteLength(text) > MAX_REVIEW_BYTES) return
    // It is only a cache: what cannot be kept is found again.
    await this.#deps.sidecar.write(text).catch(() => undefined)
  }
}
