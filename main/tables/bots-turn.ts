/**
 * The bots of one table: asks all that are to choose at once, lets people follow at the table's pace, and hands the answers
 * to the same gate as everybody's, seat after seat. A question whose decision has changed meanwhile is called off.
 */
import { defined } from '../../engine/core/contract/defined.ts'
import type { Message, Seat } from '../../engine/core/contract/game.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import { createRandomStream, type Seed } from '../../engine/core/contract/random.ts'
import type { Decision, Table } from '../../engine/core/host/table.ts'
import type { Reply } from '../../bridge/reply.ts'
import { paceIn } from '../../bridge/settings.ts'
import type { Environment } from '../environment.ts'
import type { BotQuestion } from '../bots/bot-pool.ts'
import { earlierOf, eventOf } from '../bots/earlier.ts'
import { hostMessage } from '../reply.ts'
import type { SettingsStore } from '../settings/settings.ts'
import type { Kept } from './kept.ts'
import { Pondering } from './pondering.ts'
import { botAt, type Bot, type Seating } from './seating.ts'
import { thinkersOf } from './status.ts'

export interface BotsTurnStart {
  readonly environment: Environment
  readonly settings: Pick<SettingsStore, 'current'>
  readonly table: Table
  /** Who plays which seat just now. */
  readonly company: { readonly seating: Seating }
  readonly kept: Pick<Kept, 'guided'>
  /** The bots' own streams begin here, never the table's. */
  readonly botSeed: Seed
  /** Acts through the table's gate; `wake` is called again when the table has changed. */
  readonly act: (seat: Seat, action: Json, decision: number) => Promise<Reply<null>>
}

/** One question, from when it is asked until its answer has been played. */
interface Asked {
  readonly decision: Decision
  readonly calling: AbortController
  answer?: { readonly choice: Json; isPlayed: boolean }
}

export class BotsTurn {
  readonly #at: BotsTurnStart
  readonly #asked = new Map<Seat, Asked>()
  /** The question whose answer is played next, and since when that is so. */
  #next: { readonly asked: Asked; readonly since: number } | undefined
  /** The answer that waits for its time, and how to call the waiting off. */
  #waiting: { readonly callOff: () => void; readonly play: () => void } | undefined
  #skipping = false
  /** The seats whose last choice was somebody else's. */
  readonly #helped = new Set<Seat>()
  readonly #pondering: Pondering

  constructor(start: BotsTurnStart) {
    this.#at = start
    const { clock, pool } = start.environment
    this.#pondering = new Pondering(clock, (question, signal) =>
      pool.ask(question, { signal, asker: askerOf(question) }),
    )
  }

  /** What people should know while it lasts: that a bot could not think, and an adept played for it. */
  get notice(): Message | undefined {
    const [seat] = this.#helped
    const name = seat === undefined ? undefined : this.#at.company.seating.setups[seat]?.name
    return name === undefined ? undefined : hostMessage('table.notice.helped', { name })
  }

  /** The table stands anew: asks the bots that are to choose, unless they have been asked already. */
  wake(): void {
    const { table, company, environment } = this.#at
    const { seating } = company
    if (table.deciders.some((each) => botAt(seating, each) === undefined) || table.unconfirmed !== undefined)
      this.#skipping = false
    const decisions = thinkersOf(table, seating).flatMap((seat) => table.decision(seat) ?? [])
    for (const [seat, { decision }] of [...this.#asked])
      if (!decisions.some((now) => now.seat === seat && now.id === decision.id)) this.#drop(seat)
    for (const decision of decisions) if (!this.#asked.has(decision.seat)) this.#think(decision)
    if (environment.ponders) this.#pondering.about(this.#foreseen())
    const first = decisions[0] && this.#asked.get(decisions[0].seat)
    if (first === this.#next?.asked) return
    this.#stopWaiting()
    this.#next = first && { asked: first, since: environment.clock.now() }
    this.#playNext()
  }

  /** Bots act at once until a person is to decide. */
  skip(): void {
    if (this.#asked.size === 0) return
    this.#skipping = true
    this.#waiting?.play()
  }

  /** Calls off every question under way. */
  stop(): void {
    for (const seat of [...this.#asked.keys()]) this.#drop(seat)
    this.#next = undefined
    this.#stopWaiting()
    this.#pondering.stop()
  }

  #drop(seat: Seat): void {
    this.#asked.get(seat)?.calling.abort()
    this.#asked.delete(seat)
  }

  #stopWaiting(): void {
    this.#waiting?.callOff()
    this.#waiting = undefined
  }

  #think(decision: Decision): void {
    const asked: Asked = { decision, calling: new AbortController() }
    this.#asked.set(decision.seat, asked)
    void this.#ask(asked).then((choice) => {
      if (asked.calling.signal.aborted) return
      asked.answer = { choice, isPlayed: false }
      this.#playNext()
    })
  }

  /** Plays the next answer when it is there, in its time. */
  #playNext(): void {
    if (this.#next === undefined || this.#waiting !== undefined) return
    const { asked, since } = this.#next
    const { answer } = asked
    if (answer === undefined || answer.isPlayed) return
    const { environment, settings } = this.#at
    const play = (): void => {
      this.#stopWaiting()
      answer.isPlayed = true
      void this.#play(asked, answer.choice)
    }
    // From the question to the move.
    const pace = environment.pace ?? paceIn(settings.current, this.#at.table.game.info.id)
    const rest = this.#skipping ? 0 : pace - (environment.clock.now() - since)
    if (rest <= 0) play()
    else this.#waiting = { callOff: environment.clock.after(rest, play), play }
  }

  /** The bot's choice, or an adept's when it could not think; null when nobody waits for it any more. */
  async #ask({ decision, calling: { signal } }: Asked): Promise<Json> {
    const { pool, log } = this.#at.environment
    const { seat } = decision
    const question = this.#question(decision)
    try {
      const pondered = this.#pondering.take(question, signal)
      const choice = await (pondered ?? pool.ask(question, { signal, asker: askerOf(question) }))
      this.#helped.delete(seat)
      return choice
    } catch {
      if (signal.aborted) return null
      log(`bot on seat ${String(seat)} could not think; an adept plays for it`)
      this.#helped.add(seat)
      return this.#askAdept(decision, question, signal)
    }
  }

  /** The choice of an adept, or any when that one cannot think either. */
  async #askAdept(
    decision: Decision,
    { temper: _, guided: __, ...question }: BotQuestion,
    signal: AbortSignal,
  ): Promise<Json> {
    const { pool, log } = this.#at.environment
    try {
      return await pool.ask({ ...question, level: 'adept', earlier: [] }, { signal })
    } catch {
      if (signal.aborted) return null
      log(`nobody could think for the bot on seat ${String(decision.seat)}; it takes any choice`)
      return this.#anyChoice(decision)
    }
  }

  /** What a bot that plans will be asked once the turn that was played is ended. */
  #foreseen(): BotQuestion | undefined {
    const { table, company } = this.#at
    const { game, state, unconfirmed } = table
    if (unconfirmed === undefined) return undefined
    const seat = game.deciders(state)[0]
    const bot = seat === undefined ? undefined : botAt(company.seating, seat)
    if (seat === undefined || bot === undefined || !PLANS.has(bot.level)) return undefined
    return this.#question({ seat, choices: game.choices(state, seat) as readonly Json[] })
  }

  #question({ seat, choices }: Pick<Decision, 'seat' | 'choices'>): BotQuestion {
    const { table, company, botSeed, kept } = this.#at
    const isGuided = kept.guided !== undefined && kept.guided.over !== true
    const { level, temper } = botAt(company.seating, seat) ?? ({ level: 'novice' } satisfies Bot)
    return {
      game: table.game.info.id,
      seat,
      view: table.game.view(table.state, seat) as Json,
      choices,
      level,
      ...defined({ temper }),
      ...(isGuided && { guided: true }),
      seed: botSeed,
      event: eventOf(table.log.length, seat),
      earlier: PLANS.has(level) ? earlierOf(table, seat) : [],
    }
  }

  async #play(asked: Asked, choice: Json): Promise<void> {
    const { act, environment } = this.#at
    const { decision, calling } = asked
    const { seat, id } = decision
    try {
      const reply = await act(seat, choice, id)
      // What changed the decision meanwhile has woken the bots already; who is back at the seat chooses themselves.
      if (reply.ok || calling.signal.aborted || this.#at.table.decision(seat)?.id !== id) return
      environment.log(`bot on seat ${String(seat)} made no legal choice; it takes any`)
      await act(seat, this.#anyChoice(decision), id)
    } catch {
      environment.log(`the move of the bot on seat ${String(seat)} failed`)
      if (this.#asked.get(seat) === asked) this.#asked.delete(seat)
    }
  }

  #anyChoice({ seat, choices }: Decision): Json {
    return createRandomStream(this.#at.botSeed, `${eventOf(this.#at.table.log.length, seat)}/any`).pick(choices)
  }
}

/** Whose questions go to the same worker. */
function askerOf({ seed, seat }: BotQuestion): string {
  return `${seed}/${String(seat)}`
}

/** The levels whose bots plan a turn at its first decision. */
const PLANS: ReadonlySet<BotQuestion['level']> = new Set(['sage', 'master'])
