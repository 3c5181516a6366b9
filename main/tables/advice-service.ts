/**
 * Advice requests to the Sage at one table. Each screen has at most one open request, for a decision that it may make now. Any
 * change of that decision cancels the request. The Sage gets only what the seat may know, and runs in the bot workers.
 */
import type { Advice } from '../../engine/core/contract/advice.ts'
import type { Seat } from '../../engine/core/contract/game.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { Seed } from '../../engine/core/contract/random.ts'
import type { Table } from '../../engine/core/host/table.ts'
import type { Result } from '../../bridge/result.ts'
import type { AdviceRequest } from '../bots/bot-and-analysis-pool.ts'
import { randomStreamLabelOf } from '../bots/earlier-decisions.ts'
import type { SharedDeps } from '../shared-deps.ts'
import { ok, reject } from '../base/result.ts'
import { MAX_STORED_ADVICE_COUNT } from '../saves/save-header.ts'
import {
  actRejection,
  screenViewerAndDecisionFor,
  type ScreenSeatsAndCurtain,
  type ScreenViewerDecisionAndCurtain,
} from './screen-permissions.ts'
import type { TableQueue } from './table-queue.ts'
import { isAdviceAllowed, type TableRecordHolder } from './open-table-record.ts'

/** Dependencies of `AdviceService`, which answers the players' requests for advice at one table. */
export interface AdviceServiceDeps {
  readonly environment: Pick<SharedDeps, 'botPool' | 'log'>
  readonly table: Table
  /** Seed for the random streams of the Sage; never the table's own seed. */
  readonly botSeed: Seed
  readonly record: TableRecordHolder
  readonly queue: Pick<TableQueue, 'run'>
  /** Called when a request counts, before its answer is delivered: saves and broadcasts the seat's new count. */
  readonly onAsked: () => Promise<void>
}

/** An open request, until it is answered or cancelled. */
interface PendingAdvice {
  readonly seat: Seat
  /** Undefined if the search failed. */
  readonly advice: Promise<Advice | undefined>
  readonly controller: AbortController
  /** The decision and view of the screen at the time of the request. */
  readonly contextKey: string
}

/**
 * Answers the players' requests for advice at one table, with the Sage, the bot that advises players. Each screen has at most one
 * open request; outdated requests are cancelled.
 */
export class AdviceService {
  readonly #deps: AdviceServiceDeps
  readonly #pending = new Map<ScreenSeatsAndCurtain, PendingAdvice>()

  constructor(start: AdviceServiceDeps) {
    this.#deps = start
  }

  /**
   * Requests advice for a decision that this screen may make; cancels the screen's previous request. The table continues
   * meanwhile. If the request counts, the new count is on disk before the answer is returned.
   */
  async advise(screen: ScreenSeatsAndCurtain, seat: Seat, decision: number): Promise<Result<Advice>> {
    const begun = await this.#deps.queue.run(() => Promise.resolve(this.#ask(screen, seat, decision)))
    if (!begun.ok) return begun
    const asked = begun.value
    const advice = await asked.advice
    return this.#deps.queue.run(async () => {
      const answer = this.#answer(screen, asked, advice)
      if (answer.ok) await this.#deps.onAsked()
      return answer
    })
  }

  #ask(screen: ScreenSeatsAndCurtain, seat: Seat, decision: number): Result<PendingAdvice> {
    const { table, record } = this.#deps
    if (!isAdviceAllowed(record.current)) return reject('table.refused.advice')
    const refused = actRejection(table, screen, seat)
    if (refused !== undefined) return refused
    const sight = screenViewerAndDecisionFor(table, screen)
    if (sight.decision?.seat !== seat) return reject('table.refused.notYourChoice')
    if (sight.decision.id !== decision) return reject('table.refused.stale')
    this.cancel(screen)
    const calling = new AbortController()
    const advice = this.#think(this.#question(sight, seat, sight.decision.choices), calling.signal)
    const asked: PendingAdvice = { seat, advice, controller: calling, contextKey: contextKeyOf(sight) }
    this.#pending.set(screen, asked)
    return ok(asked)
  }

  /** @returns the result of a request; successful advice is counted from now on */
  #answer(
    screen: ScreenSeatsAndCurtain,
    { seat, controller }: PendingAdvice,
    advice: Advice | undefined,
  ): Result<Advice> {
    if (controller.signal.aborted) return reject('table.refused.stale')
    this.#pending.delete(screen)
    if (advice === undefined) return reject('table.refused.sage')
    const { record } = this.#deps
    const usage = record.current.meta.advice
    const countBySeat = usage.countBySeat.with(
      seat,
      Math.min(MAX_STORED_ADVICE_COUNT, (usage.countBySeat[seat] ?? 0) + 1),
    )
    record.updateMeta({ advice: { ...usage, countBySeat } })
    return ok(advice)
  }

  /** Cancels requests whose decision or view has changed, after a change of the table or a curtain. */
  cancelStale(): void {
    for (const [screen, { contextKey }] of [...this.#pending])
      if (contextKeyOf(screenViewerAndDecisionFor(this.#deps.table, screen)) !== contextKey) this.cancel(screen)
  }

  /** Cancels the request of a screen. */
  cancel(screen: ScreenSeatsAndCurtain): void {
    this.#pending.get(screen)?.controller.abort()
    this.#pending.delete(screen)
  }

  /** Cancels all requests. */
  cancelAll(): void {
    for (const screen of [...this.#pending.keys()]) this.cancel(screen)
  }

  async #think(question: AdviceRequest, signal: AbortSignal): Promise<Advice | undefined> {
    const { botPool, log } = this.#deps.environment
    try {
      return await botPool.advise(question, { signal })
    } catch {
      // The log names neither the player nor the question.
      if (!signal.aborted) log('the Sage could not give advice')
      return undefined
    }
  }

  #question({ viewer }: ScreenViewerDecisionAndCurtain, seat: Seat, choices: readonly Json[]): AdviceRequest {
    const { table, botSeed } = this.#deps
    const { game, state, log } = table
    // The view that this screen shows. A wider view would reveal private information to everyone at the screen.
    const view = game.view(state, viewer) as Json
    const event = `${randomStreamLabelOf(log.length, seat)}/advice`
    return { game: game.info.id, seat, view, viewer, choices, seed: botSeed, streamLabel: event }
  }
}

/** Identifies the decision and view that a screen shows. */
function contextKeyOf({ viewer, decision }: ScreenViewerDecisionAndCurtain): string {
  return [viewer, decision?.seat, decision?.id].join()
}
