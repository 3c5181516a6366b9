import { describe, expect, it } from 'vitest'
import {
  gainedInformation,
  publicEventOf,
  createEventRecorder,
  visibleEventFor,
  noopEventSink,
  type GameEvent,
} from './game-events.ts'

const peeked: GameEvent & { seat: number } = {
  kind: 'peeked',
  seat: 1,
  secret: { to: [1, 3], values: { card: 'gem' } },
}

describe('seenBy', () => {
  it('gives a secret to those who may know it, without the list of them', () => {
    for (const viewer of [1, 3, 'open'] as const)
      expect(visibleEventFor(peeked, viewer)).toEqual({ kind: 'peeked', seat: 1, secret: { card: 'gem' } })
  })

  it('leaves nothing of a secret to anybody else', () => {
    for (const viewer of [0, 2, 'table'] as const)
      expect(visibleEventFor(peeked, viewer)).toEqual({ kind: 'peeked', seat: 1 })
  })

  it('gives an open fact to everybody as it is', () => {
    for (const viewer of [0, 'table', 'open'] as const)
      expect(visibleEventFor({ kind: 'turn' }, viewer)).toEqual({ kind: 'turn' })
  })

  it('does not change the fact', () => {
    const before = structuredClone(peeked)
    visibleEventFor(peeked, 'table')
    visibleEventFor(peeked, 1)
    expect(peeked).toEqual(before)
  })
})

it('openOf leaves of what somebody sees what the public view sees', () => {
  for (const viewer of [0, 1, 'open', 'table'] as const)
    expect(publicEventOf(visibleEventFor(peeked, viewer))).toEqual(visibleEventFor(peeked, 'table'))
})

describe('reporter', () => {
  it('writes facts down between the beats at which they were told', () => {
    let state = 'start'
    const { tell, report } = createEventRecorder(() => state)
    tell({ kind: 'one' })
    tell({ kind: 'two' })
    state = 'half'
    tell.checkpoint()
    tell({ kind: 'three' })
    state = 'end'
    expect(report.facts.map(({ kind }) => kind)).toEqual(['one', 'two', 'three'])
    expect(report.checkpoints).toEqual([{ state: 'half', facts: [{ kind: 'one' }, { kind: 'two' }] }])
    expect(report.factsAfterCheckpoint).toEqual([{ kind: 'three' }])
  })

  it('knows who learned something', () => {
    const { tell, report } = createEventRecorder(() => undefined)
    expect(report.learned).toEqual([])
    tell.markInformed([2])
    tell.markInformed([0, 2])
    expect(report.learned).toEqual([0, 2])
    tell.markInformed()
    tell.markInformed([1])
    expect(report.learned).toBe('all')
    expect([gainedInformation([0, 2], 2), gainedInformation([0, 2], 1), gainedInformation('all', 1)]).toEqual([
      true,
      false,
      true,
    ])
  })
})

it('silent takes whatever it is told', () => {
  expect(() => {
    noopEventSink({ kind: 'any' })
    noopEventSink.checkpoint()
    noopEventSink.markInformed()
  }).not.toThrow()
})
