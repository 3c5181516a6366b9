import { expect, test } from 'vitest'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import { testTableStatus } from '../../testing/fake-host.ts'
import { autoEnlargedSeatOf, displayedTurnSeatOverride, type AutoEnlargedSeatInput } from './followed-seat.ts'

const followed = (change: Partial<AutoEnlargedSeatInput>) =>
  autoEnlargedSeatOf({
    follows: true,
    status: testTableStatus({ deciders: [1] }),
    turn: 1,
    mine: [0],
    asked: false,
    ...change,
  })

test('R2: follows the seat whose turn it is, also while that seat asks another one', () => {
  expect(followed({})).toBe(1)
  expect(followed({ status: testTableStatus({ deciders: [2] }) })).toBe(1)
})

test('R2: follows no seat while a seat of this screen decides, has the turn or has a curtain', () => {
  expect(followed({ asked: true })).toBeUndefined()
  expect(followed({ turn: 0 })).toBeUndefined()
  expect(followed({ status: testTableStatus({ deciders: [1], curtain: 0 }) })).toBeUndefined()
})

test('R2: follows no seat while several decide, at the end, or where the game does not follow', () => {
  expect(followed({ status: testTableStatus({ deciders: [1, 2] }) })).toBeUndefined()
  expect(followed({ status: testTableStatus({ outcome: { ranking: [], reason: { id: 'end' } } }) })).toBeUndefined()
  expect(followed({ follows: false })).toBeUndefined()
  expect(followed({ turn: undefined })).toBeUndefined()
})

test('X6: displayedTurnSeatOverride stays at the acting seat until its last events are shown and its turn is confirmed', () => {
  const ends = { facts: [{ kind: 'turn', seat: 1 } as VisibleEvent] }
  const within = { facts: [{ kind: 'took', seat: 0 } as VisibleEvent] }
  expect(displayedTurnSeatOverride({ moment: ends, status: {}, turn: 0, waiting: 1 })).toBe(0)
  expect(displayedTurnSeatOverride({ moment: within, status: {}, turn: 0, waiting: 1 })).toBeUndefined()
  expect(displayedTurnSeatOverride({ moment: ends, status: {}, turn: 0, waiting: 0 })).toBeUndefined()
  expect(displayedTurnSeatOverride({ moment: { ...ends, unconfirmed: 2 }, status: {}, turn: 0, waiting: 1 })).toBe(2)
  expect(displayedTurnSeatOverride({ moment: ends, status: { unconfirmed: 0 }, turn: 1, waiting: 0 })).toBe(0)
})
