import { describe, expect, it } from 'vitest'
import { deepCopy, findDifferencePath, findSharedPath } from './json-comparison.ts'

describe('a copy for the laws', () => {
  it('is equal and shares nothing, and what lay twice in it lies apart', () => {
    const twice = { held: [1, null] }
    const value = { one: twice, other: twice, none: undefined, zero: -0, list: [[], {}] }
    const copy = deepCopy(value)
    expect(copy).toStrictEqual(value)
    expect(findSharedPath(value, copy)).toBeUndefined()
    expect(copy.one).not.toBe(copy.other)
    expect(findDifferencePath(value, copy)).toBeUndefined()
  })

  it('takes what is not plain as structuredClone does', () => {
    expect(deepCopy({ known: new Map([['a', [1]]]) })).toEqual({ known: new Map([['a', [1]]]) })
    expect(() => deepCopy({ act: () => 1 })).toThrow()
  })
})

describe('where two values differ', () => {
  it('is the first place of either', () => {
    expect(findDifferencePath({ a: 1, b: [1, 2] }, { a: 1, b: [1, 3] })).toBe('.b.1')
    expect(findDifferencePath({ a: 1 }, { a: 1, b: undefined })).toBe('.b')
    expect(findDifferencePath({ a: 1, b: undefined }, { a: 1 })).toBe('.b')
    expect(findDifferencePath([1], { 0: 1 })).toBe('.')
  })
})
