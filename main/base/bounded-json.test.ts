import * as v from 'valibot'
import { expect, test } from 'vitest'
import { HOST_MESSAGE_LIMITS, parseBoundedJsonAs, parseBoundedJson } from './bounded-json.ts'

const LIMITS = { length: 1000, depth: 4, values: 20, keys: 3 }

test('S1: parses a text within the limits', () => {
  expect(parseBoundedJson('{"a":[1,{"b":null}]}', LIMITS)).toEqual({ a: [1, { b: null }] })
  expect(parseBoundedJson('null', LIMITS)).toBeNull()
})

test.each([
  ['no JSON', '{"a":'],
  ['nothing', ''],
  ['too long', JSON.stringify('x'.repeat(1000))],
  ['too deep', '[[[[[]]]]]'],
  ['too many values', JSON.stringify(Array(30).fill(1))],
  ['too many keys', '{"a":1,"b":2,"c":3,"d":4}'],
  ['a number that is not finite', '[1e999]'],
])('S1: does not parse a text with this fault: %s', (_, text) => {
  expect(parseBoundedJson(text, LIMITS)).toBeUndefined()
})

test.each([5000, 100_000, 3_000_000])('S1: does not parse arrays nested %i deep, and does not throw', (depth) => {
  const text = `${'['.repeat(depth)}${']'.repeat(depth)}`
  expect(parseBoundedJson(text, HOST_MESSAGE_LIMITS)).toBeUndefined()
  expect(parseBoundedJson(text, { ...HOST_MESSAGE_LIMITS, length: 1e9 })).toBeUndefined()
})

test('S1: parseBoundedJsonAs returns undefined for a value that fails its schema or whose schema throws', () => {
  expect(parseBoundedJsonAs(v.object({ a: v.number() }), '{"a":1,"b":2}', LIMITS)).toEqual({ a: 1 })
  expect(parseBoundedJsonAs(v.object({ a: v.number() }), '{"a":"1"}', LIMITS)).toBeUndefined()
  const throws = v.custom<number>(() => {
    throw new RangeError('too deep')
  })
  expect(parseBoundedJsonAs(throws, '1', LIMITS)).toBeUndefined()
})
