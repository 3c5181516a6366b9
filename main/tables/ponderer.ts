/**
 * Pondering: while a person reviews a turn that is played but not ended, the bot that is next gets its request in advance. Its
 * view is the final one, because ending a turn does not change the state. The result is used only for an identical request, and
 * equals the result without pondering. An undo cancels it. One request runs at a time, so it uses one worker at most.
 */
import type { Json } from '../../engine/core/contract/json.ts'
import { canonicalJson } from '../../engine/core/contract/json.ts'
import type { BotMoveRequest } from '../bots/bot-and-analysis-pool.ts'
import type { Clock } from '../base/clock.ts'

type AskBot = (question: BotMoveRequest, signal: AbortSignal) => Promise<Json>

interface PonderJob {
  readonly key: string
  readonly controller: AbortController
  /** Undefined until the bot has been asked. */
  choice?: Promise<Json>
}

/** Delay before pondering, in ms; the screen shows the played turn meanwhile. */
const PONDER_DELAY_MS = 1000

/** Asks a bot for its next choice in advance, while a person reviews the turn just played. */
export class Ponderer {
  readonly #clock: Clock
  readonly #ask: AskBot
  #job: PonderJob | undefined
  #cancelTimer: () => void = () => undefined

  constructor(clock: Clock, ask: AskBot) {
    this.#clock = clock
    this.#ask = ask
  }

  /** Schedules a request, unless the same one was made already; undefined cancels pondering. */
  ponder(question: BotMoveRequest | undefined): void {
    const key = question && canonicalJson(question)
    if (key === this.#job?.key) return
    this.stop()
    if (question === undefined || key === undefined) return
    const early: PonderJob = { key, controller: new AbortController() }
    this.#job = early
    this.#cancelTimer = this.#clock.after(PONDER_DELAY_MS, () => {
      const choice = this.#ask(question, early.controller.signal)
      // Errors surface when the result is used; until then they are ignored.
      choice.catch(() => undefined)
      early.choice = choice
    })
  }

  /** @returns the running or finished search for this request, or undefined; the signal cancels it from now on */
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
