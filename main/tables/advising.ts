/**
 * What the people at one table ask the Sage. Each screen has one question at a time, about the decision that it may make
 * now; whatever changes that calls the question off. It is asked with what the seat may know, and thinks where the bots do.
 */
import type { Advice } from '../../engine/core/contract/advice.ts'
import type { Seat } from '../../engine/core/contract/game.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { Seed } from '../../engine/core/contract/random.ts'
import type { Table } from '../../engine/core/host/table.ts'
import type { Reply } from '../../bridge/reply.ts'
import type { AdviceQuestion } from '../bots/bot-pool.ts'
import { eventOf } from '../bots/earlier.ts'
import type { Environment } from '../environment.ts'
import { done, reject } from '../reply.ts'
import { MOST_TIMES } from '../saves/header.ts'
import { actRefusal, sightOf, type Screen, type Sight } from './audience.ts'

/** What a table keeps of it, in its save too. */
export interface Advised {
  /** Whether the Sage may be asked at this table. */
  readonly isAllowed: boolean
  /** How often each seat has asked. */
  readonly times: number[]
}

export interface AdvisingStart {
  readonly environment: Pick<Environment, 'pool' | 'log'>
  readonly table: Table
  /** The Sage's own streams begin here, never the table's. */
  readonly botSeed: Seed
  readonly advised: Advised
  /** Whether guests leave the Sage to those who sit there. */
  readonly company: { readonly sage: boolean }
  readonly inTurn: <T>(step: () => Promise<Reply<T>>) => Promise<Reply<T>>
  /** Somebody will read an answer: that they have asked is kept first, and everybody is told. */
  readonly counted: () => Promise<void>
}

/** A question from when it is asked until it is answered or called off. */
interface AskedAdvice {
  readonly seat: Seat
  /** Undefined when nobody could think. */
  readonly advice: Promise<Advice | undefined>
  readonly calling: AbortController
  /** What the screen saw. */
  readonly about: string
}

export class Advising {
  readonly #at: AdvisingStart
  readonly #asked = new Map<Screen, AskedAdvice>()

  constructor(start: AdvisingStart) {
    this.#at = start
  }

  /**
   * Asks, where this screen could act; what it asked before is called off. The table goes on meanwhile. Who has asked how
   * often is on disk, if that takes anything, before they read the answer.
   */
  async advise(screen: Screen, seat: Seat, decision: number): Promise<Reply<Advice>> {
    const begun = await this.#at.inTurn(() => Promise.resolve(this.#ask(screen, seat, decision)))
    if (!begun.ok) return begun
    const asked = begun.value
    const advice = await asked.advice
    return this.#at.inTurn(async () => {
      const answer = this.#answer(screen, asked, advice)
      if (answer.ok) await this.#at.counted()
      return answer
    })
  }

  #ask(screen: Screen, seat: Seat, decision: number): Reply<AskedAdvice> {
    const { table, advised, company } = this.#at
    if (!advised.isAllowed || !company.sage) return reject('table.refused.advice')
    const refused = actRefusal(table, screen, seat)
    if (refused !== undefined) return refused
    const sight = sightOf(table, screen)
    if (sight.decision?.seat !== seat) return reject('table.refused.notYourChoice')
    if (sight.decision.id !== decision) return reject('table.refused.stale')
    this.drop(screen)
    const calling = new AbortController()
    const advice = this.#think(this.#question(sight, seat, sight.decision.choices), calling.signal)
    const asked: AskedAdvice = { seat, advice, calling, about: aboutOf(sight) }
    this.#asked.set(screen, asked)
    return done(asked)
  }

  /** What is to be answered; where that is an answer, it counts from now on. */
  #answer(screen: Screen, { seat, calling }: AskedAdvice, advice: Advice | undefined): Reply<Advice> {
    if (calling.signal.aborted) return reject('table.refused.stale')
    this.#asked.delete(screen)
    if (advice === undefined) return reject('table.refused.sage')
    const { times } = this.#at.advised
    times[seat] = Math.min(MOST_TIMES, (times[seat] ?? 0) + 1)
    return done(advice)
  }

  /** The table or a curtain has changed: calls off what is not asked any more. */
  settle(): void {
    for (const [screen, { about }] of [...this.#asked])
      if (aboutOf(sightOf(this.#at.table, screen)) !== about) this.drop(screen)
  }

  /** Calls off what a screen has asked. */
  drop(screen: Screen): void {
    this.#asked.get(screen)?.calling.abort()
    this.#asked.delete(screen)
  }

  /** Calls off every question. */
  stop(): void {
    for (const screen of [...this.#asked.keys()]) this.drop(screen)
  }

  async #think(question: AdviceQuestion, signal: AbortSignal): Promise<Advice | undefined> {
    const { pool, log } = this.#at.environment
    try {
      return await pool.advise(question, { signal })
    } catch {
      // Neither who asked nor what is anybody's business.
      if (!signal.aborted) log('the Sage could not give advice')
      return undefined
    }
  }

  #question({ viewer }: Sight, seat: Seat, choices: readonly Json[]): AdviceQuestion {
    const { table, botSeed } = this.#at
    const { game, state, log } = table
    // What this screen shows: with more, the answer would tell it to everybody who looks at the screen.
    const view = game.view(state, viewer) as Json
    const event = `${eventOf(log.length, seat)}/advice`
    return { game: game.info.id, seat, view, viewer, choices, seed: botSeed, event }
  }
}

/** How often each seat has asked; undefined while nobody has. */
export function timesOf({ times }: Advised): readonly number[] | undefined {
  return times.some((each) => each > 0) ? [...times] : undefined
}

/** Which decision a screen sees, and whose view. */
function aboutOf({ viewer, decision }: Sight): string {
  return [viewer, decision?.seat, decision?.id].join()
}
