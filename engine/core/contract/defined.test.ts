import { expect, test } from 'vitest'
import { defined } from './defined.ts'

test('properties that are undefined are left out, all others stay', () => {
  const values: { a?: number | undefined; b: string | null; c: number | undefined } = { a: undefined, b: null, c: 0 }
  expect(Object.keys(defined(values))).toEqual(['b', 'c'])
  expect(defined(values)).toEqual({ b: null, c: 0 })
  expect(Object.keys(values)).toEqual(['a', 'b', 'c'])
})

test('a property that could be undefined is optional in the result', () => {
  const name: string | undefined = Math.max(1, 2) > 1 ? 'a' : undefined
  const record: { id: number; name?: string } = { id: 1, ...defined({ name }) }
  expect(record).toEqual({ id: 1, name: 'a' })
})
