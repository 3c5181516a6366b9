/**
 * What the people at one table ask the Sage. Each screen has one question at a time, about the decision that it may make
 * now; whatever changes that calls the question off. It is asked with what the seat may know, and thinks where the bots do.
 */
import type { Advice } from '../../engine/core/contract/advice.ts'
import type { Seat } from '../../engine/core/contract/game.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { Seed } from '../../engine/core/contract/random.ts'
import type { Table } from '../../engine/core/host/table.ts'
import type { Result } from '../../bridge/result.ts'
import type { AdviceRequest } from '../bots/bot-pool.ts'
import { streamLabelOf } from '../bots/earlier-decisions.ts'
import type { RuntimeEnvironment } from '../runtime-environment.ts'
import { ok, reject } from '../base/result.ts'
import { MAX_ADVICE_COUNT } from '../saves/save-header.ts'
import { actRejection, screenViewFor, type ScreenSeats, type ScreenView } from './screen-permissions.ts'
import type { TableQueue } from './table-queue.ts'
import { isAdviceAllowed, type TableRecordHolder } from './table-record.ts'

export interface AdviceServiceDeps {
  readonly environment: Pick<RuntimeEnvironment, 'pool' | 'log'>
  readonly table: Table
  /** The Sage's own streams begin here, never the table's. */
  readonly botSeed: Seed
  readonly record: TableRecordHolder
  readonly queue: Pick<TableQueue, 'run'>
  /** Somebody will read an answer: that they have asked is kept first, and everybody is told. */
  readonly onAsked: () => Promise<void>
}

/** A question from when it is asked until it is answered or called off. */
interface PendingAdvice {
  readonly seat: Seat
  /** Undefined when nobody could think. */
  readonly advice: Promise<Advice | undefined>
  readonly controller: AbortController
  /** What the screen saw. */
  readonly contextKey: string
}

export class AdviceService {
  readonly #deps: AdviceServiceDeps
  readonly #pending = new Map<ScreenSeats, PendingAdvice>()

  constructor(start: AdviceServiceDeps) {
    this.#deps = start
  }

  /**
   * Asks, where this screen could act; what it asked before is called off. The table goes on meanwhile. Who has asked how
   * often is on disk, if that takes anything, before they read the answer.
   */
  async advise(screen: ScreenSeats, seat: Seat, decision: number): Promise<Result<Advice>> {
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

  #ask(screen: ScreenSeats, seat: Seat, decision: number): Result<PendingAdvice> {
    const { table, record } = this.#deps
    if (!isAdviceAllowed(record.current)) return reject('table.refused.advice')
    const refused = actRejection(table, screen, seat)
    if (refused !== undefined) return refused
    const sight = screenViewFor(table, screen)
    if (sight.decision?.seat !== seat) return reject('table.refused.notYourChoice')
    if (sight.decision.id !== decision) return reject('table.refused.stale')
    this.cancel(screen)
    const calling = new AbortController()
    const advice = this.#think(this.#question(sight, seat, sight.decision.choices), calling.signal)
    const asked: PendingAdvice = { seat, advice, controller: calling, contextKey: contextKeyOf(sight) }
    this.#pending.set(screen, asked)
    return ok(asked)
  }

  /** What is to be answered; where that is an answer, it counts from now on. */
  #answer(screen: ScreenSeats, { seat, controller }: PendingAdvice, advice: Advice | undefined): Result<Advice> {
    if (controller.signal.aborted) return reject('table.refused.stale')
    this.#pending.delete(screen)
    if (advice === undefined) return reject('table.refused.sage')
    const { record } = this.#deps
    const usage = record.current.meta.advice
    const countBySeat = usage.countBySeat.with(seat, Math.min(MAX_ADVICE_COUNT, (usage.countBySeat[seat] ?? 0) + 1))
    record.updateMeta({ advice: { ...usage, countBySeat } })
    return ok(advice)
  }

  /** The table or a curtain has changed: calls off what is not asked any more. */
  cancelStale(): void {
    for (const [screen, { contextKey }] of [...this.#pending])
      if (contextKeyOf(screenViewFor(this.#deps.table, screen)) !== contextKey) this.cancel(screen)
  }

  /** Calls off what a screen has asked. */
  cancel(screen: ScreenSeats): void {
    this.#pending.get(screen)?.controller.abort()
    this.#pending.delete(screen)
  }

  /** Calls off every question. */
  cancelAll(): void {
    for (const screen of [...this.#pending.keys()]) this.cancel(screen)
  }

  async #think(question: AdviceRequest, signal: AbortSignal): Promise<Advice | undefined> {
    const { pool, log } = this.#deps.environment
    try {
      return await pool.advise(question, { signal })
    } catch {
      // Neither who asked nor what is anybody's business.
      if (!signal.aborted) log('the Sage could not give advice')
      return undefined
    }
  }

  #question({ viewer }: ScreenView, seat: Seat, choices: readonly Json[]): AdviceRequest {
    const { table, botSeed } = this.#deps
    const { game, state, log } = table
    // What this screen shows: with more, the answer would tell it to everybody who looks at the screen.
    const view = game.view(state, viewer) as Json
    const event = `${streamLabelOf(log.length, seat)}/advice`
    return { game: game.info.id, seat, view, viewer, choices, seed: botSeed, streamLabel: event }
  }
}

/** Which decision a screen sees, and whose view. */
function contextKeyOf({ viewer, decision }: ScreenView): string {
  return [viewer, decision?.seat, decision?.id].join()
}
