import { describe, expect, it } from 'vitest'
import { findBrokenStateInvariants, isNonNegativeInteger, listPredicateOf, keyPredicateOf } from './state-invariants.ts'

describe('state invariants', () => {
  const broken = (state: unknown): readonly string[] =>
    findBrokenStateInvariants(
      state,
      (of, check) => check((of as { cards: unknown }).cards !== null, 'cards'),
      (check) => check((state as { cards: readonly unknown[] }).cards.length === 2, 'two cards'),
    )

  it('findBrokenStateInvariants finds nothing in a valid state, and checks contents only of a valid form', () => {
    expect(broken({ cards: [1, 2] })).toEqual([])
    expect(broken({ cards: [1] })).toEqual(['two cards'])
    expect(broken({ cards: null })).toEqual(['cards'])
    expect(broken({ cards: [1, new Date(0)] })).toEqual(['plain data at .cards.1'])
  })

  it('B7: isNonNegativeInteger, isKeyOf and isListOf accept only what they name', () => {
    expect([0, 7].every(isNonNegativeInteger)).toBe(true)
    expect([-1, 0.5, NaN, Infinity, '1', null].some(isNonNegativeInteger)).toBe(false)
    const isSuit = keyPredicateOf({ hearts: 1 })
    expect(isSuit('hearts')).toBe(true)
    expect(['toString', 'spades', 1, null].some(isSuit)).toBe(false)
    expect(listPredicateOf(isSuit)(['hearts', 'hearts'])).toBe(true)
    expect([['hearts', 'spades'], 'hearts', { 0: 'hearts' }].some(listPredicateOf(isSuit))).toBe(false)
  })
})
