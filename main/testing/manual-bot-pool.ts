/** A pool of bots that answers when a test tells it to. */
import type { Json } from '../../engine/core/contract/json.ts'
import type { BotAndAnalysisPool, BotMoveRequest } from '../bots/bot-and-analysis-pool.ts'
import type { WorkerTaskOptions } from '../workers/worker-pool.ts'

export class ManualBotPool implements BotAndAnalysisPool {
  readonly questions: BotMoveRequest[] = []
  readonly signals: (AbortSignal | undefined)[] = []
  readonly #answers: { resolve: (choice: Json) => void; reject: (why: Error) => void }[] = []
  #onAsked: () => void = () => undefined

  ask(question: BotMoveRequest, { signal }: WorkerTaskOptions = {}): Promise<Json> {
    this.questions.push(question)
    this.signals.push(signal)
    this.#onAsked()
    return new Promise((resolve, reject) => this.#answers.push({ resolve, reject }))
  }

  /** Waits until a number of questions have been asked. */
  async waitForQuestions(count: number): Promise<void> {
    while (this.questions.length < count)
      await new Promise<void>((resolve) => {
        this.#onAsked = resolve
      })
  }

  answer(question: number, choice: Json): void {
    this.#answers[question]?.resolve(choice)
  }

  fail(question: number): void {
    this.#answers[question]?.reject(new Error('crashed'))
  }

  advise(): Promise<never> {
    return Promise.reject(new Error('nobody asks'))
  }

  review(): Promise<never> {
    return Promise.reject(new Error('nobody asks'))
  }

  close(): Promise<void> {
    return Promise.resolve()
  }
}
