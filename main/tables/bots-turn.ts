/**
 * The bots of one table: asks for their choices, lets people follow at the table's pace, and hands the answers to the
 * same gate as everybody's. An answer to a decision that has changed meanwhile is dropped.
 */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import { streamOf, type Seed } from '../../engine/core/contract/random.ts'
import type { Decision, Table } from '../../engine/core/host/table.ts'
import type { Reply } from '../../bridge/reply.ts'
import type { SeatSetup } from '../../bridge/seats.ts'
import type { Environment } from '../environment.ts'
import type { SettingsStore } from '../settings/settings.ts'
import { thinkerOf } from './status.ts'

export interface BotsTurnStart {
  readonly environment: Environment
  readonly settings: Pick<SettingsStore, 'current'>
  readonly table: Table
  readonly seats: readonly SeatSetup[]
  /** The bots' own streams begin here, never the table's. */
  readonly botSeed: Seed
  /** Acts through the table's gate; `wake` is called again when the table has changed. */
  readonly act: (seat: Seat, action: Json, decision: number) => Promise<Reply<null>>
}

/** One question on its way. */
interface Asked {
  readonly decision: Decision
  readonly since: number
}

export class BotsTurn {
  readonly #at: BotsTurnStart
  #asked: Asked | undefined
  /** The choice that waits for its time, and how to call the waiting off. */
  #waiting: { readonly callOff: () => void; readonly answer: () => void } | undefined
  #skipping = false

  constructor(start: BotsTurnStart) {
    this.#at = start
  }

  /** The table stands anew: asks the bot that is to choose, unless it has been asked already. */
  wake(): void {
    const { table, seats } = this.#at
    const seat = thinkerOf(table, seats)
    if (table.deciders.some((each) => seats[each]?.kind === 'person') || table.unconfirmed !== undefined)
      this.#skipping = false
    const decision = seat === undefined ? undefined : table.decision(seat)
    if (decision === undefined) {
      this.stop()
      return
    }
    if (this.#asked?.decision.seat === decision.seat && this.#asked.decision.id === decision.id) return
    this.stop()
    const asked = { decision, since: this.#at.environment.clock.now() }
    this.#asked = asked
    void this.#think(asked)
  }

  /** Bots act at once until a person is to decide. */
  skip(): void {
    if (this.#asked === undefined) return
    this.#skipping = true
    this.#waiting?.callOff()
    this.#waiting?.answer()
  }

  /** Drops the question under way. */
  stop(): void {
    this.#asked = undefined
    this.#waiting?.callOff()
    this.#waiting = undefined
  }

  async #think(asked: Asked): Promise<void> {
    const choice = await this.#ask(asked.decision)
    if (this.#asked !== asked) return
    const answer = (): void => {
      this.#waiting = undefined
      this.#asked = undefined
      void this.#play(asked.decision, choice)
    }
    const { environment, settings } = this.#at
    // From the question to the move.
    const pace = environment.pace ?? settings.current.pace
    const rest = this.#skipping ? 0 : pace - (environment.clock.now() - asked.since)
    if (rest <= 0) answer()
    else this.#waiting = { callOff: environment.clock.after(rest, answer), answer }
  }

  /** The bot's choice, or any choice when it could not think. */
  async #ask(decision: Decision): Promise<Json> {
    const { table, seats, botSeed, environment } = this.#at
    const { seat, choices } = decision
    const setup = seats[seat]
    try {
      return await environment.pool.ask({
        game: table.game.info.id,
        seat,
        view: table.game.view(table.state, seat) as Json,
        choices,
        level: setup?.kind === 'bot' ? setup.level : 'random',
        seed: botSeed,
        event: this.#event(decision),
      })
    } catch {
      environment.log(`bot on seat ${String(seat)} could not think; it takes any choice`)
      return this.#anyChoice(decision)
    }
  }

  async #play(decision: Decision, choice: Json): Promise<void> {
    const { act, environment } = this.#at
    try {
      const reply = await act(decision.seat, choice, decision.id)
      // What changed the decision meanwhile has woken the bots already.
      if (reply.ok || this.#at.table.decision(decision.seat)?.id !== decision.id) return
      environment.log(`bot on seat ${String(decision.seat)} made no legal choice; it takes any`)
      await act(decision.seat, this.#anyChoice(decision), decision.id)
    } catch {
      environment.log(`the move of the bot on seat ${String(decision.seat)} failed`)
    }
  }

  #anyChoice(decision: Decision): Json {
    return streamOf(this.#at.botSeed, `${this.#event(decision)}/any`).pick(decision.choices)
  }

  /** Names the stream of one answer: different for every decision, the same after an undo. */
  #event({ seat }: Decision): string {
    return `${String(this.#at.table.log.length)}/${String(seat)}`
  }
}
