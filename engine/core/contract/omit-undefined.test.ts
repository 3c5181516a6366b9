import { expect, test } from 'vitest'
import { omitUndefined } from './omit-undefined.ts'

test('omitUndefined removes undefined properties and keeps all others', () => {
  const values: { a?: number | undefined; b: string | null; c: number | undefined } = { a: undefined, b: null, c: 0 }
  expect(Object.keys(omitUndefined(values))).toEqual(['b', 'c'])
  expect(omitUndefined(values)).toEqual({ b: null, c: 0 })
  expect(Object.keys(values)).toEqual(['a', 'b', 'c'])
})

test('the type of omitUndefined makes a property that can be undefined optional', () => {
  const name: string | undefined = Math.max(1, 2) > 1 ? 'a' : undefined
  const record: { id: number; name?: string } = { id: 1, ...omitUndefined({ name }) }
  expect(record).toEqual({ id: 1, name: 'a' })
})
