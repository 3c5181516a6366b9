/**
 * Work off the main thread: one long-lived worker, asked and answering. A worker that crashes, or takes too long, is
 * replaced and asked once more; after a second failure the question fails.
 */
import type { Clock } from '../clock.ts'

export interface Pool<Question, Answer> {
  /** @throws when the worker could not answer */
  ask(question: Question): Promise<Answer>
  close(): Promise<void>
}

export interface ToWorker<Question> {
  readonly id: number
  readonly question: Question
}

export type FromWorker<Answer> =
  { readonly id: number; readonly answer: Answer } | { readonly id: number; readonly failed: true }

/** The part of a worker that a pool uses; node's Worker has it. */
export interface PoolWorker<Question, Answer> {
  postMessage(message: ToWorker<Question>): void
  on(event: 'message', hear: (message: FromWorker<Answer>) => void): unknown
  on(event: 'error' | 'exit', hear: () => void): unknown
  terminate(): Promise<unknown>
}

export interface PoolStart<Question, Answer> {
  readonly spawn: () => PoolWorker<Question, Answer>
  readonly clock: Clock
  /** Milliseconds after which a worker counts as hung. */
  readonly limit?: number
}

interface Pending<Question, Answer> {
  readonly question: Question
  readonly resolve: (answer: Answer) => void
  readonly reject: (why: Error) => void
  failures: number
  callOff: () => void
}

const LIMIT = 30_000

export function openPool<Question, Answer>({
  spawn,
  clock,
  limit = LIMIT,
}: PoolStart<Question, Answer>): Pool<Question, Answer> {
  const pending = new Map<number, Pending<Question, Answer>>()
  let worker: PoolWorker<Question, Answer> | undefined
  let closed = false
  let next = 1

  function running(): PoolWorker<Question, Answer> {
    if (worker !== undefined) return worker
    const fresh = spawn()
    worker = fresh
    fresh.on('message', (message) => {
      if (fresh === worker) hear(message)
    })
    fresh.on('error', () => {
      replace(fresh)
    })
    fresh.on('exit', () => {
      replace(fresh)
    })
    return fresh
  }

  function hear(message: FromWorker<Answer>): void {
    const asked = pending.get(message.id)
    if (asked === undefined) return
    asked.callOff()
    if ('failed' in message) {
      again(message.id, asked)
      return
    }
    pending.delete(message.id)
    asked.resolve(message.answer)
  }

  /** The worker is gone, or is to go: what it was asked is asked anew, of the next one. */
  function replace(gone: PoolWorker<Question, Answer>): void {
    if (gone !== worker) return
    worker = undefined
    for (const [id, asked] of [...pending]) {
      asked.callOff()
      again(id, asked)
    }
  }

  function again(id: number, asked: Pending<Question, Answer>): void {
    asked.failures += 1
    if (asked.failures < 2 && !closed) {
      post(id, asked)
      return
    }
    pending.delete(id)
    asked.reject(new Error('the worker could not answer'))
  }

  function post(id: number, asked: Pending<Question, Answer>): void {
    const asking = running()
    asked.callOff = clock.after(limit, () => {
      replace(asking)
      void asking.terminate()
    })
    asking.postMessage({ id, question: asked.question })
  }

  return {
    ask(question) {
      return new Promise((resolve, reject) => {
        if (closed) {
          reject(new Error('the pool is closed'))
          return
        }
        const id = next++
        const asked: Pending<Question, Answer> = { question, resolve, reject, failures: 0, callOff: () => undefined }
        pending.set(id, asked)
        post(id, asked)
      })
    },
    async close() {
      closed = true
      const last = worker
      if (last !== undefined) replace(last)
      await last?.terminate()
    },
  }
}
