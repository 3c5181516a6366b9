import { Worker } from 'node:worker_threads'
import { describe, expect, test } from 'vitest'
import { createManualClock } from '../testing/test-host.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import { systemClock } from '../base/clock.ts'
import type { BotMoveRequest } from '../bots/bot-and-analysis-pool.ts'
import { createWorkerPool, type WorkerResponse, type PoolWorker, type WorkerRequest } from './worker-pool.ts'

const question: BotMoveRequest = {
  game: 'toy-hand',
  seat: 0,
  view: { hands: [] },
  choices: [{ do: 'draw' }, { do: 'mark' }, { do: 'pass' }],
  level: 'random',
  seed: '0'.repeat(32),
  streamLabel: '0/0',
  earlier: [],
}

/** A worker that does what the test tells it to. */
class FakeWorker implements PoolWorker<BotMoveRequest, Json> {
  readonly asked: WorkerRequest<BotMoveRequest>[] = []
  terminated = false
  #message: (message: WorkerResponse<Json>) => void = () => undefined
  #gone: () => void = () => undefined

  /** The ids of the questions. */
  get ids(): number[] {
    return this.asked.map(({ id }) => id)
  }

  /** Id of the question that was cancelled last. */
  get cancelledId(): number | undefined {
    return this.asked.at(-1)?.cancelledId[0]
  }

  postMessage(message: WorkerRequest<BotMoveRequest>): void {
    this.asked.push(message)
  }

  on(event: 'message' | 'error' | 'exit', hear: ((message: WorkerResponse<Json>) => void) | (() => void)): void {
    if (event === 'message') this.#message = hear
    else this.#gone = hear as () => void
  }

  terminate(): Promise<void> {
    this.terminated = true
    return Promise.resolve()
  }

  say(message: WorkerResponse<Json>): void {
    this.#message(message)
  }

  crash(): void {
    this.#gone()
  }
}

function fakes(size = 1) {
  const workers: FakeWorker[] = []
  const clock = createManualClock()
  const spawn = () => {
    const worker = new FakeWorker()
    workers.push(worker)
    return worker
  }
  return { workers, clock, pool: createWorkerPool<BotMoveRequest, Json>({ spawn, clock, size, timeoutMs: 1000 }) }
}

test('one worker answers all requests, one after another', async () => {
  const { workers, pool } = fakes()
  const answers = [pool.ask(question), pool.ask(question)]
  expect(workers[0]?.ids).toEqual([1])
  workers[0]?.say({ id: 1, answer: 'first' })
  expect(workers[0]?.ids).toEqual([1, 2])
  workers[0]?.say({ id: 2, answer: 'second' })
  expect(await Promise.all(answers)).toEqual(['first', 'second'])
  expect(workers).toHaveLength(1)
})

describe('a background request', () => {
  const background = { isBackground: true }

  test('starts when no other request waits, one at a time', async () => {
    const { workers, pool } = fakes(2)
    const answers = [
      pool.ask(question, background),
      pool.ask(question, background),
      pool.ask(question),
      pool.ask(question, background),
    ]
    expect(workers.map(({ ids }) => ids)).toEqual([[1], [3]])
    workers[1]?.say({ id: 3, answer: 'c' })
    expect(workers.map(({ ids }) => ids)).toEqual([[1], [3]])
    for (const [id, answer] of [
      [1, 'a'],
      [2, 'b'],
      [4, 'd'],
    ] as const)
      workers[0]?.say({ id, answer })
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd'])
    expect(workers.map(({ ids }) => ids)).toEqual([[1, 2, 4], [3]])
  })

  test('is interrupted by any other request and starts again afterwards, without counting as failed', async () => {
    const { workers, pool } = fakes()
    const slow = pool.ask(question, background)
    for (const [id, wanted] of [
      [2, 1],
      [4, 3],
      [6, 5],
    ] as const) {
      const quick = pool.ask(question)
      expect(workers[0]?.cancelledId).toBe(wanted)
      workers[0]?.say({ id: wanted, failed: true })
      expect(workers[0]?.ids.at(-1)).toBe(id)
      workers[0]?.say({ id, answer: 'quick' })
      expect(await quick).toBe('quick')
    }
    workers[0]?.say({ id: 7, answer: 'slow' })
    expect(await slow).toBe('slow')
    expect(workers).toHaveLength(1)
  })

  test('keeps its answer if it was done already when interrupted', async () => {
    const { workers, pool } = fakes()
    const slow = pool.ask(question, background)
    const quick = pool.ask(question)
    workers[0]?.say({ id: 1, answer: 'slow' })
    workers[0]?.say({ id: 2, answer: 'quick' })
    expect(await Promise.all([slow, quick])).toEqual(['slow', 'quick'])
    expect(workers[0]?.ids).toEqual([1, 2])
  })

  test('whose worker does not stop is asked again in a new worker', async () => {
    const { workers, pool, clock } = fakes()
    const slow = pool.ask(question, background)
    const quick = pool.ask(question)
    clock.advance(1000)
    expect(workers[0]?.terminated).toBe(true)
    workers[1]?.say({ id: 2, answer: 'quick' })
    workers[1]?.say({ id: 3, answer: 'slow' })
    expect(await Promise.all([slow, quick])).toEqual(['slow', 'quick'])
  })

  test('can be cancelled while it waits and while it runs', async () => {
    const { workers, pool } = fakes()
    const [first, second] = [new AbortController(), new AbortController()]
    const answers = [first, second].map(({ signal }) => pool.ask(question, { ...background, signal }))
    const over = answers.map((answer) => expect(answer).rejects.toThrow('aborted'))
    second.abort()
    first.abort()
    await Promise.all(over)
    expect(workers[0]?.cancelledId).toBe(1)
    workers[0]?.say({ id: 1, failed: true })
    expect(workers[0]?.ids).toEqual([1])
  })
})

describe('several workers', () => {
  test('are started when all others are busy, up to the pool size', async () => {
    const { workers, pool } = fakes(2)
    const answers = [pool.ask(question), pool.ask(question), pool.ask(question)]
    expect(workers.map(({ ids }) => ids)).toEqual([[1], [2]])
    workers[1]?.say({ id: 2, answer: 'b' })
    expect(workers.map(({ ids }) => ids)).toEqual([[1], [2, 3]])
    workers[1]?.say({ id: 3, answer: 'c' })
    workers[0]?.say({ id: 1, answer: 'a' })
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c'])
    void pool.ask(question)
    expect(workers).toHaveLength(2)
  })

  test('get requests of their affinity key when free, otherwise another worker does', async () => {
    const { workers, pool } = fakes(2)
    const first = [pool.ask(question, { affinityKey: 'a' }), pool.ask(question, { affinityKey: 'b' })]
    workers[0]?.say({ id: 1, answer: 'a' })
    workers[1]?.say({ id: 2, answer: 'b' })
    await Promise.all(first)
    void pool.ask(question, { affinityKey: 'b' })
    void pool.ask(question, { affinityKey: 'a' })
    expect(workers.map(({ ids }) => ids)).toEqual([
      [1, 4],
      [2, 3],
    ])
    workers[0]?.say({ id: 4, answer: 'a' })
    void pool.ask(question, { affinityKey: 'b' })
    expect(workers[0]?.ids).toEqual([1, 4, 5])
  })
})

test('an urgent request starts before waiting ones, and does not interrupt a running one', async () => {
  const { workers, pool } = fakes()
  const answers = [pool.ask(question), pool.ask(question), pool.ask(question, { isUrgent: true })]
  for (const id of [1, 3, 2]) workers[0]?.say({ id, answer: id })
  expect(workers[0]?.ids).toEqual([1, 3, 2])
  expect(await Promise.all(answers)).toEqual([1, 2, 3])
})

describe('a cancelled request', () => {
  test('rejects at once; its worker is informed, and its answer is dropped', async () => {
    const { workers, clock, pool } = fakes()
    const calling = new AbortController()
    const answer = pool.ask(question, { signal: calling.signal })
    const next = pool.ask(question)
    calling.abort()
    await expect(answer).rejects.toThrow('aborted')
    expect(workers[0]?.cancelledId).toBe(1)
    workers[0]?.say({ id: 1, failed: true })
    expect(workers[0]?.ids).toEqual([1, 2])
    clock.advance(999)
    expect(workers[0]?.terminated).toBe(false)
    workers[0]?.say({ id: 2, answer: 'next' })
    expect(await next).toBe('next')
    expect(workers).toHaveLength(1)
  })

  test('is never sent when it was still waiting', async () => {
    const { workers, pool } = fakes()
    const calling = new AbortController()
    const first = pool.ask(question)
    const dropped = pool.ask(question, { signal: calling.signal })
    calling.abort()
    await expect(dropped).rejects.toThrow('aborted')
    workers[0]?.say({ id: 1, answer: 'first' })
    expect(await first).toBe('first')
    expect(workers[0]?.ids).toEqual([1])
    await expect(pool.ask(question, { signal: calling.signal })).rejects.toThrow('aborted')
    expect(workers[0]?.ids).toEqual([1])
  })

  test('ends a worker that does not stop, and the next request is answered', async () => {
    const { workers, clock, pool } = fakes()
    const calling = new AbortController()
    const answer = pool.ask(question, { signal: calling.signal })
    const next = pool.ask(question)
    calling.abort()
    await expect(answer).rejects.toThrow('aborted')
    clock.advance(1000)
    expect(workers[0]?.terminated).toBe(true)
    expect(workers[1]?.ids).toEqual([2])
    workers[1]?.say({ id: 2, answer: 'next' })
    expect(await next).toBe('next')
  })

  test('is left alone when it was answered already', async () => {
    const { workers, pool } = fakes()
    const calling = new AbortController()
    const answer = pool.ask(question, { signal: calling.signal })
    workers[0]?.say({ id: 1, answer: 'done' })
    expect(await answer).toBe('done')
    void pool.ask(question)
    calling.abort()
    expect(workers[0]?.cancelledId).toBe(0)
  })
})

test('the time limit of a request starts when the request begins, not when it is queued', async () => {
  const { workers, clock, pool } = fakes()
  const first = pool.ask(question)
  const second = pool.ask(question)
  clock.advance(900)
  workers[0]?.say({ id: 1, answer: 'first' })
  clock.advance(900)
  expect(workers[0]?.terminated).toBe(false)
  workers[0]?.say({ id: 2, answer: 'second' })
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
})

test('a crashed worker is replaced, and its request is sent again', async () => {
  const { workers, pool } = fakes()
  const answer = pool.ask(question)
  workers[0]?.crash()
  expect(workers[1]?.asked).toEqual(workers[0]?.asked)
  workers[1]?.say({ id: 1, answer: 'after all' })
  expect(await answer).toBe('after all')
})

test('after a second crash the request fails, and the next one gets a new worker', async () => {
  const { workers, pool } = fakes()
  const answer = pool.ask(question)
  workers[0]?.crash()
  workers[1]?.crash()
  await expect(answer).rejects.toThrow('could not answer')
  const next = pool.ask(question)
  workers[2]?.say({ id: 2, answer: 'fresh' })
  expect(await next).toBe('fresh')
})

test('a request that fails in its worker is sent once more to the same worker', async () => {
  const { workers, pool } = fakes()
  const answer = pool.ask(question)
  workers[0]?.say({ id: 1, failed: true })
  workers[0]?.say({ id: 1, failed: true })
  await expect(answer).rejects.toThrow('could not answer')
  expect(workers).toHaveLength(1)
})

test('a worker that exceeds the time limit is ended and replaced', async () => {
  const { workers, clock, pool } = fakes()
  const answer = pool.ask(question)
  clock.advance(1000)
  expect(workers[0]?.terminated).toBe(true)
  workers[1]?.say({ id: 1, answer: 'in time' })
  expect(await answer).toBe('in time')
})

test('a late answer of a replaced worker is dropped', async () => {
  const { workers, clock, pool } = fakes()
  const answer = pool.ask(question)
  clock.advance(1000)
  workers[0]?.say({ id: 1, answer: 'too late' })
  workers[1]?.say({ id: 1, answer: 'in time' })
  expect(await answer).toBe('in time')
})

test('close() ends the worker and rejects the running request', async () => {
  const { workers, pool } = fakes()
  const answer = pool.ask(question)
  const failed = expect(answer).rejects.toThrow('could not answer')
  await pool.close()
  await failed
  expect(workers).toHaveLength(1)
  expect(workers[0]?.terminated).toBe(true)
  await expect(pool.ask(question)).rejects.toThrow('closed')
})

test('a real worker that exits at its first request is replaced by one that answers', async () => {
  const dying = "require('node:worker_threads').parentPort.once('message', () => process.exit(1))"
  const answering =
    "const { parentPort } = require('node:worker_threads'); parentPort.on('message', ({ id, question }) => parentPort.postMessage({ id, answer: question.choices[1] }))"
  const codes = [dying, answering]
  const pool = createWorkerPool<BotMoveRequest, Json>({
    spawn: () => new Worker(codes.shift() ?? answering, { eval: true }),
    clock: systemClock,
  })
  expect(await pool.ask(question)).toEqual({ do: 'mark' })
  await pool.close()
})

test('a real worker that is computing notices the cancellation and continues to work', async () => {
  const looking = `const { parentPort } = require('node:worker_threads')
    let count = 0
    parentPort.on('message', ({ id, question, cancelledId }) => {
      count += 1
      if (question.level === 'master') while (Atomics.load(cancelledId, 0) !== id);
      parentPort.postMessage({ id, answer: count })
    })`
  const pool = createWorkerPool<BotMoveRequest, Json>({
    spawn: () => new Worker(looking, { eval: true }),
    clock: systemClock,
  })
  expect(await pool.ask(question)).toBe(1)
  const calling = new AbortController()
  const endless = pool.ask({ ...question, level: 'master' }, { signal: calling.signal })
  const next = pool.ask(question)
  calling.abort()
  await expect(endless).rejects.toThrow('aborted')
  // A new worker would start its count again.
  expect(await next).toBe(3)
  await pool.close()
})
