import { expect, test } from 'vitest'
import { Arrivals, MOST_WAITING } from './arrivals.ts'

test('files wait until they are asked for, however early they came, and are given once', () => {
  const arrivals = new Arrivals()
  arrivals.add(['/b', '/a'])
  arrivals.add(['/c', '/a'])
  expect(arrivals.take()).toEqual(['/b', '/a', '/c'])
  expect(arrivals.take()).toEqual([])
})

test('who listens hears of every one, and of nothing else', () => {
  const arrivals = new Arrivals()
  arrivals.add(['/early'])
  let heard = 0
  arrivals.listen(() => {
    heard += 1
  })
  arrivals.add([])
  expect(heard).toBe(0)
  arrivals.add(['/a'])
  arrivals.add(['/b'])
  expect(heard).toBe(2)
})

test('a whole disk at once is more than anybody looks through', () => {
  const arrivals = new Arrivals()
  arrivals.add(Array.from({ length: MOST_WAITING + 50 }, (_, n) => `/${String(n)}`))
  expect(arrivals.take()).toHaveLength(MOST_WAITING)
})
