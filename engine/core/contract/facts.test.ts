import { describe, expect, it } from 'vitest'
import { isNamed, openOf, reporter, seenBy, silent, type Fact } from './facts.ts'

const peeked: Fact & { seat: number } = { kind: 'peeked', seat: 1, secret: { to: [1, 3], values: { card: 'gem' } } }

describe('seenBy', () => {
  it('gives a secret to those who may know it, without the list of them', () => {
    for (const viewer of [1, 3, 'open'] as const)
      expect(seenBy(peeked, viewer)).toEqual({ kind: 'peeked', seat: 1, secret: { card: 'gem' } })
  })

  it('leaves nothing of a secret to anybody else', () => {
    for (const viewer of [0, 2, 'table'] as const) expect(seenBy(peeked, viewer)).toEqual({ kind: 'peeked', seat: 1 })
  })

  it('gives an open fact to everybody as it is', () => {
    for (const viewer of [0, 'table', 'open'] as const)
      expect(seenBy({ kind: 'turn' }, viewer)).toEqual({ kind: 'turn' })
  })

  it('does not change the fact', () => {
    const before = structuredClone(peeked)
    seenBy(peeked, 'table')
    seenBy(peeked, 1)
    expect(peeked).toEqual(before)
  })
})

it('openOf leaves of what somebody sees what the public view sees', () => {
  for (const viewer of [0, 1, 'open', 'table'] as const)
    expect(openOf(seenBy(peeked, viewer))).toEqual(seenBy(peeked, 'table'))
})

describe('reporter', () => {
  it('writes facts down between the beats at which they were told', () => {
    let state = 'start'
    const { tell, report } = reporter(() => state)
    tell({ kind: 'one' })
    tell({ kind: 'two' })
    state = 'half'
    tell.beat()
    tell({ kind: 'three' })
    state = 'end'
    expect(report.facts.map(({ kind }) => kind)).toEqual(['one', 'two', 'three'])
    expect(report.beats).toEqual([{ state: 'half', facts: [{ kind: 'one' }, { kind: 'two' }] }])
    expect(report.rest).toEqual([{ kind: 'three' }])
  })

  it('knows who learned something', () => {
    const { tell, report } = reporter(() => undefined)
    expect(report.learned).toEqual([])
    tell.learned([2])
    tell.learned([0, 2])
    expect(report.learned).toEqual([0, 2])
    tell.learned()
    tell.learned([1])
    expect(report.learned).toBe('all')
    expect([isNamed([0, 2], 2), isNamed([0, 2], 1), isNamed('all', 1)]).toEqual([true, false, true])
  })
})

it('silent takes whatever it is told', () => {
  expect(() => {
    silent({ kind: 'any' })
    silent.beat()
    silent.learned()
  }).not.toThrow()
})
