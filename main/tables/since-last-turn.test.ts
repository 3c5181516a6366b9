import { expect, test } from 'vitest'
import type { ActionLogEntry } from '../../engine/core/host/table.ts'
import { firstGroupAfterLastTurnOf } from './since-last-turn.ts'

/** A log by its seats; a star marks what the table chose. */
function log(seats: string): readonly ActionLogEntry[] {
  return [...seats.matchAll(/(\d)(\*?)/g)].map(([, seat, auto]) => ({
    seat: Number(seat),
    action: null,
    ...(auto === '*' ? { auto: true as const } : {}),
  }))
}

const group = (seats: string, seat = 0, everybody = false): number =>
  firstGroupAfterLastTurnOf(log(seats), seat, everybody).group

test('X3: begins after the seat’s last choice before other seats acted', () => {
  expect(group('0 0 1 1')).toBe(3)
  expect(group('0 1 2 0 1')).toBe(5)
})

test('X3: the seat’s choices in its present turn do not move the beginning', () => {
  expect(group('0 1 1 0 0')).toBe(2)
})

test('X3: a seat that has not chosen yet reads everything from the setup on', () => {
  expect(group('')).toBe(0)
  expect(group('0 0')).toBe(0)
  expect(group('1 1')).toBe(0)
})

test('X3: a forced choice is no own choice, and its seat alone knows that it was forced', () => {
  expect(group('0 1 0* 1')).toBe(2)
  expect(group('0 1 0* 1', 0, true)).toBe(4)
})
