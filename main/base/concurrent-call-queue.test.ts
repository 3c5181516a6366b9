import { expect, test } from 'vitest'
import { createManualClock } from '../testing/test-host.ts'
import {
  ConcurrentCallQueue,
  type ConcurrentCallQueueDeps,
  type ConcurrentCallQueueCapacity,
} from './concurrent-call-queue.ts'

/** A queue whose calls are answered when the test says so. */
function slowQueue(options: ConcurrentCallQueueCapacity, more: Omit<ConcurrentCallQueueDeps<number>, 'answer'> = {}) {
  const begun: number[] = []
  const answers: { readonly resolve: () => void; readonly reject: (why: Error) => void }[] = []
  const queue = new ConcurrentCallQueue<number>(options, {
    answer(call) {
      begun.push(call)
      return new Promise<void>((resolve, reject) => answers.push({ resolve, reject }))
    },
    ...more,
  })
  const settle = async (how: 'resolve' | 'reject' = 'resolve'): Promise<void> => {
    const answer = answers.shift()
    if (how === 'resolve') answer?.resolve()
    else answer?.reject(new Error('failed'))
    await new Promise((done) => setImmediate(done))
  }
  return { queue, begun, settle }
}

test('runs at most maxRunning calls at once, and starts the queued ones in order', async () => {
  const { queue, begun, settle } = slowQueue({ maxRunning: 2, maxQueued: 10 })
  for (let n = 1; n <= 5; n++) expect(queue.add(n)).toBe(true)
  expect(begun).toEqual([1, 2])
  await settle()
  expect(begun).toEqual([1, 2, 3])
  await settle()
  await settle()
  expect(begun).toEqual([1, 2, 3, 4, 5])
})

test('rejects a call when maxQueued calls wait, and accepts calls again once a waiting call has begun', async () => {
  const { queue, begun, settle } = slowQueue({ maxRunning: 1, maxQueued: 2 })
  expect([1, 2, 3, 4].map((n) => queue.add(n))).toEqual([true, true, true, false])
  await settle()
  expect(queue.add(5)).toBe(true)
  await settle()
  await settle()
  expect(begun).toEqual([1, 2, 3, 5])
})

test('a call whose answer fails makes room for the next call', async () => {
  const { queue, begun, settle } = slowQueue({ maxRunning: 1, maxQueued: 2 })
  queue.add(1)
  queue.add(2)
  await settle('reject')
  expect(begun).toEqual([1, 2])
})

test('after end() no call begins: no queued call, no new call and no call delayed by the rate', async () => {
  const clock = createManualClock()
  const { queue, begun, settle } = slowQueue(
    { maxRunning: 4, maxQueued: 4 },
    { rate: { clock, take: () => (begun.length === 0 ? 0 : 50) } },
  )
  for (let n = 1; n <= 3; n++) queue.add(n)
  queue.end()
  queue.add(4)
  clock.advance(100)
  await settle()
  expect(begun).toEqual([1])
})

test('while the queue is blocked, no call begins and the rate limit is not charged', () => {
  let isBlocked = true
  let paid = 0
  const { queue, begun } = slowQueue(
    { maxRunning: 4, maxQueued: 4 },
    {
      isBlocked: () => isBlocked,
      rate: {
        clock: createManualClock(),
        take() {
          paid += 1
          return 0
        },
      },
    },
  )
  queue.add(1)
  queue.add(2)
  queue.startWaitingCalls()
  expect([begun, paid]).toEqual([[], 0])
  isBlocked = false
  queue.startWaitingCalls()
  expect([begun, paid]).toEqual([[1, 2], 2])
})

test('a call delayed by the rate limit begins exactly once, when its delay is over', () => {
  const clock = createManualClock()
  let next = clock.now()
  const { queue, begun } = slowQueue(
    { maxRunning: 4, maxQueued: 4 },
    {
      rate: {
        clock,
        take() {
          if (clock.now() < next) return next - clock.now()
          next = clock.now() + 50
          return 0
        },
      },
    },
  )
  for (let n = 1; n <= 3; n++) queue.add(n)
  expect(begun).toEqual([1])
  clock.advance(49)
  expect(begun).toEqual([1])
  clock.advance(1)
  expect(begun).toEqual([1, 2])
  clock.advance(50)
  expect(begun).toEqual([1, 2, 3])
})

test('a call that ends the queue while it begins is the last call', () => {
  const begun: number[] = []
  const queue: ConcurrentCallQueue<number> = new ConcurrentCallQueue<number>(
    { maxRunning: 1, maxQueued: 4 },
    {
      answer(call) {
        begun.push(call)
        queue.end()
        return Promise.resolve()
      },
    },
  )
  queue.add(1)
  queue.add(2)
  expect(begun).toEqual([1])
})
