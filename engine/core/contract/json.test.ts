import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, equalJson, findNonJsonPath } from './json.ts'

const runs = { seed: 1, numRuns: 200 }
const plain = fc.jsonValue({ maxDepth: 4 }).filter((value) => findNonJsonPath(value) === undefined)

/** The same value with every object's keys in the opposite order. */
function turned(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(turned)
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, turned(item)]),
  )
}

describe('equalJson', () => {
  it('is true for a value and its copy, whatever the order of the keys', () => {
    fc.assert(
      fc.property(plain, (value) => equalJson(value, turned(structuredClone(value)))),
      runs,
    )
  })

  it('is true exactly when the canonical texts are equal', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => equalJson(a, b) === (canonicalJson(a) === canonicalJson(b))),
      runs,
    )
  })

  it('distinguishes values that only look alike', () => {
    const pairs: [unknown, unknown][] = [
      [[], {}],
      [{ a: 1 }, { a: 1, b: 1 }],
      [{ a: 1, b: 1 }, { a: 1 }],
      [
        { a: 1, b: 2 },
        { a: 1, c: 2 },
      ],
      [null, {}],
      [0, false],
      ['1', 1],
      [
        [1, 2],
        [2, 1],
      ],
      [[1], [1, 1]],
      [{ toString: 1 }, { valueOf: 1 }],
      [{ a: undefined }, { b: undefined }],
    ]
    for (const [a, b] of pairs) {
      expect(equalJson(a, b), JSON.stringify([a, b])).toBe(false)
      expect(equalJson(b, a), JSON.stringify([b, a])).toBe(false)
    }
  })
})

describe('canonicalJson', () => {
  it('can be parsed to the same value', () => {
    fc.assert(
      fc.property(plain, (value) => equalJson(JSON.parse(canonicalJson(value)), value)),
      runs,
    )
  })

  it('sorts keys at every depth and keeps the order of lists', () => {
    expect(canonicalJson({ b: [{ d: 1, c: 2 }, 0], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1},0]}')
  })
})

describe('findNonJsonPath', () => {
  it('finds nothing in values that JSON preserves', () => {
    fc.assert(
      fc.property(plain, (value) => findNonJsonPath(JSON.parse(JSON.stringify(value))) === undefined),
      runs,
    )
    expect(findNonJsonPath(Object.assign(Object.create(null) as object, { a: [null, 1.5, 'x', true] }))).toBeUndefined()
  })

  it('returns the path of the first value that JSON would change', () => {
    class Card {
      kind = 'gem'
    }
    const sparse: number[] = []
    sparse[1] = 1
    const cases: [unknown, string][] = [
      [undefined, '.'],
      [NaN, '.'],
      [-0, '.'],
      [Infinity, '.'],
      [1n, '.'],
      [() => 0, '.'],
      [{ a: [0, undefined] }, '.a.1'],
      [{ a: 1, b: { c: -0 } }, '.b.c'],
      [[new Map()], '.0'],
      [{ card: new Card() }, '.card'],
      [sparse, '.0'],
    ]
    for (const [value, path] of cases) expect(findNonJsonPath(value)).toBe(path)
  })
})
