import { expect, test } from 'vitest'
import { ok } from '../base/result.ts'
import { PlayTimeTracker } from './play-time-tracker.ts'
import { TableQueue } from './table-queue.ts'

function createQueue(): { queue: TableQueue; watched: boolean; recorded: boolean[] } {
  const recorded: boolean[] = []
  const test = { watched: true, recorded }
  const queue = new TableQueue({
    playTime: { record: (isWatched) => recorded.push(isWatched) },
    isWatched: () => test.watched,
  })
  return Object.assign(test, { queue })
}

const done = () => Promise.resolve(ok('done'))
const never = () => Promise.reject(new Error('ran'))

test('steps run one after another, also after a step that fails', async () => {
  const { queue } = createQueue()
  const order: string[] = []
  let finish: () => void = () => undefined
  const first = queue.run(async () => {
    await new Promise<void>((resolve) => (finish = resolve))
    order.push('first')
    throw new Error('failed')
  })
  const second = queue.runAlways(() => Promise.resolve(order.push('second')))
  await Promise.resolve()
  expect(order).toEqual([])
  finish()
  await expect(first).rejects.toThrow('failed')
  await second
  expect(order).toEqual(['first', 'second'])
})

test('during a transfer changes are rejected, and the table can still be read', async () => {
  const { queue } = createQueue()
  queue.isTransferring = true
  expect(await queue.run(never)).toEqual({ ok: false, reason: { id: 'table.refused.handing' } })
  expect(await queue.runIfOpen(done)).toEqual(ok('done'))
  queue.isTransferring = false
  expect(await queue.run(done)).toEqual(ok('done'))
})

test('a closed table rejects steps that already wait, during a transfer or not', async () => {
  const { queue } = createQueue()
  const refused = { ok: false, reason: { id: 'table.refused.unknown' } }
  const closing = queue.runAlways(async () => {
    queue.close()
    return Promise.resolve()
  })
  const waiting = [queue.run(never), queue.runIfOpen(never)]
  await closing
  expect(await Promise.all(waiting)).toEqual([refused, refused])
  queue.isTransferring = true
  expect(await queue.run(never)).toEqual(refused)
  expect(await queue.runAlways(() => Promise.resolve(1))).toBe(1)
})

test('every step counts play time, rejected ones too', async () => {
  const one = createQueue()
  await one.queue.run(done)
  one.queue.close()
  one.watched = false
  await one.queue.run(never)
  one.queue.recordPlayTime()
  expect(one.recorded).toEqual([true, false, false])
})

test('play time counts from step to step while a client watches', async () => {
  let now = 0
  const playTime = new PlayTimeTracker({ now: () => now }, 0)
  const queue = new TableQueue({ playTime, isWatched: () => true })
  await queue.run(done)
  now = 1000
  await queue.run(done)
  expect(playTime.milliseconds).toBe(1000)
})
