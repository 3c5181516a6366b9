import { describe, expect, it } from 'vitest'
import { deepCopy, findDifferencePath, findSharedPath } from './json-comparison.ts'

describe('deepCopy', () => {
  it('returns an equal value that shares nothing, and copies a value twice that is referenced twice', () => {
    const twice = { held: [1, null] }
    const value = { one: twice, other: twice, none: undefined, zero: -0, list: [[], {}] }
    const copy = deepCopy(value)
    expect(copy).toStrictEqual(value)
    expect(findSharedPath(value, copy)).toBeUndefined()
    expect(copy.one).not.toBe(copy.other)
    expect(findDifferencePath(value, copy)).toBeUndefined()
  })

  it('treats values that are not plain JSON as structuredClone does', () => {
    expect(deepCopy({ known: new Map([['a', [1]]]) })).toEqual({ known: new Map([['a', [1]]]) })
    expect(() => deepCopy({ act: () => 1 })).toThrow()
  })
})

describe('findDifferencePath', () => {
  it('returns the first path at which the values differ', () => {
    expect(findDifferencePath({ a: 1, b: [1, 2] }, { a: 1, b: [1, 3] })).toBe('.b.1')
    expect(findDifferencePath({ a: 1 }, { a: 1, b: undefined })).toBe('.b')
    expect(findDifferencePath({ a: 1, b: undefined }, { a: 1 })).toBe('.b')
    expect(findDifferencePath([1], { 0: 1 })).toBe('.')
  })
})
