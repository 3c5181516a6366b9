/**
 * Where bots think: one long-lived worker beside the main thread. A worker that crashes, or takes too long, is replaced
 * and asked once more; after a second failure the question fails.
 */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { Seed } from '../../engine/core/contract/random.ts'
import type { BotLevel } from '../../bridge/seats.ts'
import type { Clock } from '../clock.ts'

/** What a bot is asked: plain data, and nothing that its seat may not know. */
export interface BotQuestion {
  readonly game: string
  readonly seat: Seat
  readonly view: Json
  readonly choices: readonly Json[]
  readonly level: BotLevel
  /** The bot's own stream: a seed and a label of this question. */
  readonly seed: Seed
  readonly event: string
}

export interface BotPool {
  /** One of the choices. @throws when the bot could not think */
  ask(question: BotQuestion): Promise<Json>
  close(): Promise<void>
}

export interface ToWorker {
  readonly id: number
  readonly question: BotQuestion
}

export type FromWorker = { readonly id: number; readonly choice: Json } | { readonly id: number; readonly failed: true }

/** The part of a worker that the pool uses; node's Worker has it. */
export interface ThinkingWorker {
  postMessage(message: ToWorker): void
  on(event: 'message', hear: (message: FromWorker) => void): unknown
  on(event: 'error' | 'exit', hear: () => void): unknown
  terminate(): Promise<unknown>
}

export interface BotPoolStart {
  readonly spawn: () => ThinkingWorker
  readonly clock: Clock
  /** Milliseconds after which a bot counts as hung. */
  readonly limit?: number
}

interface Pending {
  readonly question: BotQuestion
  readonly resolve: (choice: Json) => void
  readonly reject: (why: Error) => void
  failures: number
  callOff: () => void
}

const LIMIT = 30_000

export function openBotPool({ spawn, clock, limit = LIMIT }: BotPoolStart): BotPool {
  const pending = new Map<number, Pending>()
  let worker: ThinkingWorker | undefined
  let closed = false
  let next = 1

  function running(): ThinkingWorker {
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

  function hear(message: FromWorker): void {
    const asked = pending.get(message.id)
    if (asked === undefined) return
    asked.callOff()
    if ('failed' in message) {
      again(message.id, asked)
      return
    }
    pending.delete(message.id)
    asked.resolve(message.choice)
  }

  /** The worker is gone, or is to go: what it was asked is asked anew, of the next one. */
  function replace(gone: ThinkingWorker): void {
    if (gone !== worker) return
    worker = undefined
    for (const [id, asked] of [...pending]) {
      asked.callOff()
      again(id, asked)
    }
  }

  function again(id: number, asked: Pending): void {
    asked.failures += 1
    if (asked.failures < 2 && !closed) {
      post(id, asked)
      return
    }
    pending.delete(id)
    asked.reject(new Error('the bot could not think'))
  }

  function post(id: number, asked: Pending): void {
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
        const asked: Pending = { question, resolve, reject, failures: 0, callOff: () => undefined }
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
