import { expect, test } from 'vitest'
import { memoizeLru, memoizeByObject } from './memoize.ts'

test('memoizeByObject computes the value of each object once, even if it is undefined', () => {
  let found = 0
  const once = memoizeByObject((_of: object) => {
    found++
    return undefined
  })
  const [one, other] = [{}, {}]
  for (const each of [one, other, one, other]) once(each)
  expect(found).toBe(2)
})

test('memoizeLru keeps the most recently used keys up to its limit', () => {
  const found: string[] = []
  const once = memoizeLru(
    (name: string) => name,
    (name) => found.push(name),
    2,
  )
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) once(name)
  expect(found).toEqual(['a', 'b', 'c', 'b'])
})
