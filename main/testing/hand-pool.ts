/** A pool of bots that answers when a test says so. */
import type { Json } from '../../engine/core/contract/json.ts'
import type { BotPool, BotQuestion } from '../bots/bot-pool.ts'
import type { Asking } from '../workers/pool.ts'

export class HandPool implements BotPool {
  readonly questions: BotQuestion[] = []
  readonly signals: (AbortSignal | undefined)[] = []
  readonly #answers: { resolve: (choice: Json) => void; reject: (why: Error) => void }[] = []
  #asked: () => void = () => undefined

  ask(question: BotQuestion, { signal }: Asking = {}): Promise<Json> {
    this.questions.push(question)
    this.signals.push(signal)
    this.#asked()
    return new Promise((resolve, reject) => this.#answers.push({ resolve, reject }))
  }

  /** Waits until so many questions have been asked. */
  async asked(count: number): Promise<void> {
    while (this.questions.length < count)
      await new Promise<void>((resolve) => {
        this.#asked = resolve
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
