/**
 * Thinking ahead: while a person looks once more at a turn that they have played but not ended, the bot that will be next
 * is asked already what it is going to be asked. Its view then is the one that it will have, since ending a turn changes no
 * state. The answer counts only for the very same question, and would be the same had nobody thought ahead; what is undone is
 * called off. One question at a time, so one worker at most.
 */
import type { Json } from '../../engine/core/contract/json.ts'
import { canonicalJson } from '../../engine/core/contract/json.ts'
import type { BotMoveRequest } from '../bots/bot-pool.ts'
import type { Clock } from '../base/clock.ts'

/** Asks a bot. */
type AskBot = (question: BotMoveRequest, signal: AbortSignal) => Promise<Json>

interface PonderJob {
  readonly key: string
  readonly controller: AbortController
  /** Undefined until it has been asked. */
  choice?: Promise<Json>
}

/** Milliseconds in which the screen shows the turn that was played: until then nobody thinks ahead. */
const PONDER_DELAY_MS = 1000

export class Ponderer {
  readonly #clock: Clock
  readonly #ask: AskBot
  #job: PonderJob | undefined
  #cancelTimer: () => void = () => undefined

  constructor(clock: Clock, ask: AskBot) {
    this.#clock = clock
    this.#ask = ask
  }

  /** Asks in a while, unless this very question has been asked; undefined: there is nothing to think about. */
  ponder(question: BotMoveRequest | undefined): void {
    const key = question && canonicalJson(question)
    if (key === this.#job?.key) return
    this.stop()
    if (question === undefined || key === undefined) return
    const early: PonderJob = { key, controller: new AbortController() }
    this.#job = early
    this.#cancelTimer = this.#clock.after(PONDER_DELAY_MS, () => {
      const choice = this.#ask(question, early.controller.signal)
      // Whoever takes it over hears of what fails; before that nobody does.
      choice.catch(() => undefined)
      early.choice = choice
    })
  }

  /** The answer to a question that has been asked early, under way or there; the signal calls it off from now on. */
  takeAnswer(question: BotMoveRequest, signal: AbortSignal): Promise<Json> | undefined {
    const early = this.#job
    if (early?.choice === undefined || early.key !== canonicalJson(question)) return undefined
    this.#job = undefined
    signal.addEventListener('abort', () => {
      early.controller.abort()
    })
    return early.choice
  }

  stop(): void {
    this.#cancelTimer()
    this.#job?.controller.abort()
    this.#job = undefined
  }
}
