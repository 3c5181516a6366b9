/**
 * The bots of one table. All bots that owe a decision are asked in parallel. Their answers are played seat after seat, at the
 * table's pace, through the same validation as the actions of people. A request whose decision has changed meanwhile is
 * cancelled.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { Message, Seat } from '../../engine/core/contract/game.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import { createRandomStream, type Seed } from '../../engine/core/contract/random.ts'
import type { PendingSeatDecision, Table } from '../../engine/core/host/table.ts'
import type { Result } from '../../bridge/result.ts'
import { botDelayForGame } from '../../bridge/settings.ts'
import type { SharedDeps } from '../shared-deps.ts'
import type { BotMoveRequest } from '../bots/bot-and-analysis-pool.ts'
import { earlierDecisionDataInTurn, randomStreamLabelOf } from '../bots/earlier-decisions.ts'
import { hostMessage } from '../base/result.ts'
import type { SettingsStore } from '../settings/settings-store.ts'
import type { ReadonlyTableRecordHolder } from './open-table-record.ts'
import { Ponderer } from './ponderer.ts'
import { botPlayingSeat, type BotLevelAndTemper } from './seating.ts'
import { botSeatsToAct } from './table-status.ts'

/** Dependencies of `BotController`, which asks the bots of one table for their choices and plays them. */
export interface BotControllerDeps {
  readonly environment: SharedDeps
  readonly settings: Pick<SettingsStore, 'current'>
  readonly table: Table
  readonly record: ReadonlyTableRecordHolder
  /** Seed for the random streams of the bots; never the table's own seed. */
  readonly botSeed: Seed
  /** Plays an action through the table's validation; `requestMoves` is called again after a change. */
  readonly act: (seat: Seat, action: Json, decision: number) => Promise<Result<null>>
}

/** One request to a bot, until its answer has been played. */
interface PendingBotChoice {
  readonly decision: PendingSeatDecision
  readonly controller: AbortController
  answer?: { readonly choice: Json; isPlayed: boolean }
}

/** Asks the bots of one table for their choices, and plays each choice after the delay that the settings set for bots. */
export class BotController {
  readonly #deps: BotControllerDeps
  readonly #pending = new Map<Seat, PendingBotChoice>()
  /** The request whose answer is played next, and the time since when it is next. */
  #next: { readonly asked: PendingBotChoice; readonly since: number } | undefined
  /** The answer that waits for its delay, and how to cancel the timer. */
  #waiting: { readonly cancelTimer: () => void; readonly play: () => void } | undefined
  #skipping = false
  /** Seats whose last choice was made by an adept in place of their own bot. */
  readonly #adeptPlayedFor = new Set<Seat>()
  readonly #pondering: Ponderer

  constructor(start: BotControllerDeps) {
    this.#deps = start
    const { clock, botPool } = start.environment
    this.#pondering = new Ponderer(clock, (question, signal) =>
      botPool.ask(question, { signal, affinityKey: affinityKeyOf(question) }),
    )
  }

  /** Notice for the players while it applies: a bot failed, and an adept played for it. */
  get notice(): Message | undefined {
    const [seat] = this.#adeptPlayedFor
    const name = seat === undefined ? undefined : this.#deps.record.current.seating.setups[seat]?.name
    return name === undefined ? undefined : hostMessage('table.notice.helped', { name })
  }

  /** Asks the bots that owe a decision, unless they have been asked already. Called after every change of the table. */
  requestMoves(): void {
    const { table, record, environment } = this.#deps
    const { seating } = record.current
    if (table.deciders.some((each) => botPlayingSeat(seating, each) === undefined) || table.unconfirmed !== undefined)
      this.#skipping = false
    const decisions = botSeatsToAct(table, seating).flatMap((seat) => table.decision(seat) ?? [])
    for (const [seat, { decision }] of [...this.#pending])
      if (!decisions.some((now) => now.seat === seat && now.id === decision.id)) this.#cancel(seat)
    for (const decision of decisions) if (!this.#pending.has(decision.seat)) this.#request(decision)
    if (environment.isPonderingEnabled) this.#pondering.ponder(this.#nextRequest())
    const first = decisions[0] && this.#pending.get(decisions[0].seat)
    if (first === this.#next?.asked) return
    this.#stopWaiting()
    this.#next = first && { asked: first, since: environment.clock.now() }
    this.#playNext()
  }

  /** Bots act without delay until the next decision of a person. */
  skip(): void {
    if (this.#pending.size === 0) return
    this.#skipping = true
    this.#waiting?.play()
  }

  /** Cancels all requests. */
  cancelAll(): void {
    for (const seat of [...this.#pending.keys()]) this.#cancel(seat)
    this.#next = undefined
    this.#stopWaiting()
    this.#pondering.stop()
  }

  #cancel(seat: Seat): void {
    this.#pending.get(seat)?.controller.abort()
    this.#pending.delete(seat)
  }

  #stopWaiting(): void {
    this.#waiting?.cancelTimer()
    this.#waiting = undefined
  }

  #request(decision: PendingSeatDecision): void {
    const asked: PendingBotChoice = { decision, controller: new AbortController() }
    this.#pending.set(decision.seat, asked)
    void this.#ask(asked).then((choice) => {
      if (asked.controller.signal.aborted) return
      asked.answer = { choice, isPlayed: false }
      this.#playNext()
    })
  }

  /** Plays the next answer once it has arrived and its delay is over. */
  #playNext(): void {
    if (this.#next === undefined || this.#waiting !== undefined) return
    const { asked, since } = this.#next
    const { answer } = asked
    if (answer === undefined || answer.isPlayed) return
    const { environment, settings } = this.#deps
    const play = (): void => {
      this.#stopWaiting()
      answer.isPlayed = true
      void this.#play(asked, answer.choice)
    }
    // The delay is measured from the request to the move.
    const pace = environment.pace ?? botDelayForGame(settings.current, this.#deps.table.game.info.id)
    const rest = this.#skipping ? 0 : pace - (environment.clock.now() - since)
    if (rest <= 0) play()
    else this.#waiting = { cancelTimer: environment.clock.after(rest, play), play }
  }

  /** @returns the bot's choice; an adept's choice if the bot fails; null if the request was cancelled */
  async #ask({ decision, controller: { signal } }: PendingBotChoice): Promise<Json> {
    const { botPool, log } = this.#deps.environment
    const { seat } = decision
    const question = this.#requestFor(decision)
    try {
      const pondered = this.#pondering.takeAnswer(question, signal)
      const choice = await (pondered ?? botPool.ask(question, { signal, affinityKey: affinityKeyOf(question) }))
      this.#adeptPlayedFor.delete(seat)
      return choice
    } catch {
      if (signal.aborted) return null
      log(`bot on seat ${String(seat)} could not think; an adept plays for it`)
      this.#adeptPlayedFor.add(seat)
      return this.#askAdept(decision, question, signal)
    }
  }

  /** @returns an adept's choice, or any legal choice if the adept fails too */
  async #askAdept(
    decision: PendingSeatDecision,
    { temper: _, guided: __, ...question }: BotMoveRequest,
    signal: AbortSignal,
  ): Promise<Json> {
    const { botPool, log } = this.#deps.environment
    try {
      return await botPool.ask({ ...question, level: 'adept', earlier: [] }, { signal })
    } catch {
      if (signal.aborted) return null
      log(`nobody could think for the bot on seat ${String(decision.seat)}; it takes any choice`)
      return this.#randomChoice(decision)
    }
  }

  /** @returns the request that a planning bot gets once the played turn is ended, or undefined */
  #nextRequest(): BotMoveRequest | undefined {
    const { table, record } = this.#deps
    const { game, state, unconfirmed } = table
    if (unconfirmed === undefined) return undefined
    const seat = game.deciders(state)[0]
    const bot = seat === undefined ? undefined : botPlayingSeat(record.current.seating, seat)
    if (seat === undefined || bot === undefined || !PLANNING_LEVELS.has(bot.level)) return undefined
    return this.#requestFor({ seat, choices: game.choices(state, seat) as readonly Json[] })
  }

  #requestFor({ seat, choices }: Pick<PendingSeatDecision, 'seat' | 'choices'>): BotMoveRequest {
    const { table, record, botSeed } = this.#deps
    const { seating, meta } = record.current
    const isGuided = meta.guided !== undefined && meta.guided.over !== true
    const { level, temper } = botPlayingSeat(seating, seat) ?? ({ level: 'novice' } satisfies BotLevelAndTemper)
    return {
      game: table.game.info.id,
      seat,
      view: table.game.view(table.state, seat) as Json,
      choices,
      level,
      ...omitUndefined({ temper }),
      ...(isGuided && { guided: true }),
      seed: botSeed,
      streamLabel: randomStreamLabelOf(table.log.length, seat),
      earlier: PLANNING_LEVELS.has(level) ? earlierDecisionDataInTurn(table, seat) : [],
    }
  }

  async #play(asked: PendingBotChoice, choice: Json): Promise<void> {
    const { act, environment } = this.#deps
    const { decision, controller } = asked
    const { seat, id } = decision
    try {
      const reply = await act(seat, choice, id)
      // A change of the decision has already triggered new requests. A person who has returned to the seat chooses.
      if (reply.ok || controller.signal.aborted || this.#deps.table.decision(seat)?.id !== id) return
      environment.log(`bot on seat ${String(seat)} made no legal choice; it takes any`)
      await act(seat, this.#randomChoice(decision), id)
    } catch {
      environment.log(`the move of the bot on seat ${String(seat)} failed`)
      if (this.#pending.get(seat) === asked) this.#pending.delete(seat)
    }
  }

  #randomChoice({ seat, choices }: PendingSeatDecision): Json {
    return createRandomStream(this.#deps.botSeed, `${randomStreamLabelOf(this.#deps.table.log.length, seat)}/any`).pick(
      choices,
    )
  }
}

/** Requests with the same key go to the same worker. */
function affinityKeyOf({ seed, seat }: BotMoveRequest): string {
  return `${seed}/${String(seat)}`
}

/** Levels whose bots plan a whole turn at its first decision. */
const PLANNING_LEVELS: ReadonlySet<BotMoveRequest['level']> = new Set(['sage', 'master'])
