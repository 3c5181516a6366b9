import { expect, test } from 'vitest'
import { PendingFiles, MAX_PENDING_FILES } from './pending-files.ts'

test('files wait until they are asked for, however early they came, and are given once', () => {
  const arrivals = new PendingFiles()
  arrivals.add(['/b', '/a'])
  arrivals.add(['/c', '/a'])
  expect(arrivals.takeAll()).toEqual(['/b', '/a', '/c'])
  expect(arrivals.takeAll()).toEqual([])
})

test('who listens hears of every one, and of nothing else', () => {
  const arrivals = new PendingFiles()
  arrivals.add(['/early'])
  let heard = 0
  arrivals.setListener(() => {
    heard += 1
  })
  arrivals.add([])
  expect(heard).toBe(0)
  arrivals.add(['/a'])
  arrivals.add(['/b'])
  expect(heard).toBe(2)
})

test('a whole disk at once is more than anybody looks through', () => {
  const arrivals = new PendingFiles()
  arrivals.add(Array.from({ length: MAX_PENDING_FILES + 50 }, (_, n) => `/${String(n)}`))
  expect(arrivals.takeAll()).toHaveLength(MAX_PENDING_FILES)
})
