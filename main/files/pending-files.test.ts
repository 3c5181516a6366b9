import { expect, test } from 'vitest'
import { PendingFiles, MAX_PENDING_FILES } from './pending-files.ts'

test('files are kept until the page takes them, without duplicates, and are handed out once', () => {
  const arrivals = new PendingFiles()
  arrivals.add(['/b', '/a'])
  arrivals.add(['/c', '/a'])
  expect(arrivals.takeAll()).toEqual(['/b', '/a', '/c'])
  expect(arrivals.takeAll()).toEqual([])
})

test('the listener is called for every added batch of files, and not for an empty one', () => {
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

test('at most MAX_PENDING_FILES files are kept', () => {
  const arrivals = new PendingFiles()
  arrivals.add(Array.from({ length: MAX_PENDING_FILES + 50 }, (_, n) => `/${String(n)}`))
  expect(arrivals.takeAll()).toHaveLength(MAX_PENDING_FILES)
})
