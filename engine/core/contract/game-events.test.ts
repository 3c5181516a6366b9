import { describe, expect, it } from 'vitest'
import {
  isAmongInformedSeats,
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

describe('visibleEventFor', () => {
  it('gives a secret to viewers who may know it, without the list of recipients', () => {
    for (const viewer of [1, 3, 'open'] as const)
      expect(visibleEventFor(peeked, viewer)).toEqual({ kind: 'peeked', seat: 1, secret: { card: 'gem' } })
  })

  it('removes the secret for every other viewer', () => {
    for (const viewer of [0, 2, 'table'] as const)
      expect(visibleEventFor(peeked, viewer)).toEqual({ kind: 'peeked', seat: 1 })
  })

  it('returns an event without a secret unchanged to every viewer', () => {
    for (const viewer of [0, 'table', 'open'] as const)
      expect(visibleEventFor({ kind: 'turn' }, viewer)).toEqual({ kind: 'turn' })
  })

  it('does not change the event', () => {
    const before = structuredClone(peeked)
    visibleEventFor(peeked, 'table')
    visibleEventFor(peeked, 1)
    expect(peeked).toEqual(before)
  })
})

it('publicEventOf reduces the event of any viewer to that of the public view', () => {
  for (const viewer of [0, 1, 'open', 'table'] as const)
    expect(publicEventOf(visibleEventFor(peeked, viewer))).toEqual(visibleEventFor(peeked, 'table'))
})

describe('createEventRecorder', () => {
  it('groups events by the checkpoints between them', () => {
    let state = 'start'
    const { emit, report } = createEventRecorder(() => state)
    emit({ kind: 'one' })
    emit({ kind: 'two' })
    state = 'half'
    emit.checkpoint()
    emit({ kind: 'three' })
    state = 'end'
    expect(report.facts.map(({ kind }) => kind)).toEqual(['one', 'two', 'three'])
    expect(report.checkpoints).toEqual([{ state: 'half', facts: [{ kind: 'one' }, { kind: 'two' }] }])
    expect(report.factsAfterCheckpoint).toEqual([{ kind: 'three' }])
  })

  it('collects the seats that were informed', () => {
    const { emit, report } = createEventRecorder(() => undefined)
    expect(report.learned).toEqual([])
    emit.markInformed([2])
    emit.markInformed([0, 2])
    expect(report.learned).toEqual([0, 2])
    emit.markInformed()
    emit.markInformed([1])
    expect(report.learned).toBe('all')
    expect([isAmongInformedSeats([0, 2], 2), isAmongInformedSeats([0, 2], 1), isAmongInformedSeats('all', 1)]).toEqual([
      true,
      false,
      true,
    ])
  })
})

it('noopEventSink accepts every call', () => {
  expect(() => {
    noopEventSink({ kind: 'any' })
    noopEventSink.checkpoint()
    noopEventSink.markInformed()
  }).not.toThrow()
})
