/**
 * Thinking ahead: while a person looks once more at a turn that they have played but not ended, the bot that will be next
 * is asked already what it is going to be asked. Its view then is the one that it will have, since ending a turn changes no
 * state. The answer counts only for the very same question, and would be the same had nobody thought ahead; what is undone is
 * called off. One question at a time, so one worker at most.
 */
import type { Json } from '../../engine/core/contract/json.ts'
import { canonicalJson } from '../../engine/core/contract/json.ts'
import type { BotQuestion } from '../bots/bot-pool.ts'
import type { Clock } from '../clock.ts'

/** Asks a bot. */
type Ask = (question: BotQuestion, signal: AbortSignal) => Promise<Json>

interface Early {
  readonly key: string
  readonly calling: AbortController
  /** Undefined until it has been asked. */
  choice?: Promise<Json>
}

/** Milliseconds in which the screen shows the turn that was played: until then nobody thinks ahead. */
const SHOWS_IT = 1000

export class Pondering {
  readonly #clock: Clock
  readonly #ask: Ask
  #early: Early | undefined
  #callOff: () => void = () => undefined

  constructor(clock: Clock, ask: Ask) {
    this.#clock = clock
    this.#ask = ask
  }

  /** Asks in a while, unless this very question has been asked; undefined: there is nothing to think about. */
  about(question: BotQuestion | undefined): void {
    const key = question && canonicalJson(question)
    if (key === this.#early?.key) return
    this.stop()
    if (question === undefined || key === undefined) return
    const early: Early = { key, calling: new AbortController() }
    this.#early = early
    this.#callOff = this.#clock.after(SHOWS_IT, () => {
      const choice = this.#ask(question, early.calling.signal)
      // Whoever takes it over hears of what fails; before that nobody does.
      choice.catch(() => undefined)
      early.choice = choice
    })
  }

  /** The answer to a question that has been asked early, under way or there; the signal calls it off from now on. */
  take(question: BotQuestion, signal: AbortSignal): Promise<Json> | undefined {
    const early = this.#early
    if (early?.choice === undefined || early.key !== canonicalJson(question)) return undefined
    this.#early = undefined
    signal.addEventListener('abort', () => {
      early.calling.abort()
    })
    return early.choice
  }

  stop(): void {
    this.#callOff()
    this.#early?.calling.abort()
    this.#early = undefined
  }
}
