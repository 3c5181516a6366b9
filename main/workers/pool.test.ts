import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { manualClock } from '../testing/host.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import { toyCatalogue, toyGame } from '../testing/toy-game.ts'
import { systemClock } from '../clock.ts'
import type { BotQuestion } from '../bots/bot-pool.ts'
import { think } from '../bots/think.ts'
import { openPool, type FromWorker, type PoolWorker, type ToWorker } from './pool.ts'

const question: BotQuestion = {
  game: 'toy-hand',
  seat: 0,
  view: { hands: [] },
  choices: [{ do: 'draw' }, { do: 'mark' }, { do: 'pass' }],
  level: 'random',
  seed: '0'.repeat(32),
  event: '0/0',
}

/** A worker that does what the test tells it to. */
class FakeWorker implements PoolWorker<BotQuestion, Json> {
  readonly asked: ToWorker<BotQuestion>[] = []
  terminated = false
  #message: (message: FromWorker<Json>) => void = () => undefined
  #gone: () => void = () => undefined

  postMessage(message: ToWorker<BotQuestion>): void {
    this.asked.push(message)
  }

  on(event: 'message' | 'error' | 'exit', hear: ((message: FromWorker<Json>) => void) | (() => void)): void {
    if (event === 'message') this.#message = hear
    else this.#gone = hear as () => void
  }

  terminate(): Promise<void> {
    this.terminated = true
    return Promise.resolve()
  }

  say(message: FromWorker<Json>): void {
    this.#message(message)
  }

  crash(): void {
    this.#gone()
  }
}

function fakes() {
  const workers: FakeWorker[] = []
  const clock = manualClock()
  const spawn = () => {
    const worker = new FakeWorker()
    workers.push(worker)
    return worker
  }
  return { workers, clock, pool: openPool<BotQuestion, Json>({ spawn, clock, limit: 1000 }) }
}

test('one worker serves every question', async () => {
  const { workers, pool } = fakes()
  const answers = [pool.ask(question), pool.ask(question)]
  workers[0]?.say({ id: 2, answer: 'second' })
  workers[0]?.say({ id: 1, answer: 'first' })
  expect(await Promise.all(answers)).toEqual(['first', 'second'])
  expect(workers).toHaveLength(1)
})

test('a crashed worker is replaced and asked again', async () => {
  const { workers, pool } = fakes()
  const answer = pool.ask(question)
  workers[0]?.crash()
  expect(workers[1]?.asked).toEqual(workers[0]?.asked)
  workers[1]?.say({ id: 1, answer: 'after all' })
  expect(await answer).toBe('after all')
})

test('after a second crash the question fails, and the next one has a fresh worker', async () => {
  const { workers, pool } = fakes()
  const answer = pool.ask(question)
  workers[0]?.crash()
  workers[1]?.crash()
  await expect(answer).rejects.toThrow('could not answer')
  const next = pool.ask(question)
  workers[2]?.say({ id: 2, answer: 'fresh' })
  expect(await next).toBe('fresh')
})

test('a bot that throws is asked once more, by the same worker', async () => {
  const { workers, pool } = fakes()
  const answer = pool.ask(question)
  workers[0]?.say({ id: 1, failed: true })
  workers[0]?.say({ id: 1, failed: true })
  await expect(answer).rejects.toThrow('could not answer')
  expect(workers).toHaveLength(1)
})

test('a hung worker is ended and replaced', async () => {
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

test('closing ends the worker and fails what is under way', async () => {
  const { workers, pool } = fakes()
  const answer = pool.ask(question)
  const failed = expect(answer).rejects.toThrow('could not answer')
  await pool.close()
  await failed
  expect(workers).toHaveLength(1)
  expect(workers[0]?.terminated).toBe(true)
  await expect(pool.ask(question)).rejects.toThrow('closed')
})

test('a real worker that dies at its first question is replaced by one that answers', async () => {
  const dying = "require('node:worker_threads').parentPort.once('message', () => process.exit(1))"
  const answering =
    "const { parentPort } = require('node:worker_threads'); parentPort.on('message', ({ id, question }) => parentPort.postMessage({ id, answer: question.choices[1] }))"
  const codes = [dying, answering]
  const pool = openPool<BotQuestion, Json>({
    spawn: () => new Worker(codes.shift() ?? answering, { eval: true }),
    clock: systemClock,
  })
  expect(await pool.ask(question)).toEqual({ do: 'mark' })
  await pool.close()
})

test('thinking draws from the stream of the question: the same answer for the same question', async () => {
  const catalogue = toyCatalogue(toyGame('hand'))
  const many = { ...question, choices: Array.from({ length: 50 }, (_, n) => n) }
  const answers = await Promise.all(['a', 'a', 'b', 'c'].map((event) => think({ ...many, event }, catalogue)))
  expect(answers[0]).toBe(answers[1])
  expect(new Set(answers).size).toBeGreaterThan(1)
})

test('a game that is not in the catalogue is an error', async () => {
  await expect(think({ ...question, game: 'chess' })).rejects.toThrow('no game')
})
