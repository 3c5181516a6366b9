import { expect, test } from 'vitest'
import type { LogEntry } from '../../engine/core/host/table.ts'
import { unseenActivityStart } from './unseen-activity.ts'

/** A log by its seats; a star marks what the table chose. */
function log(seats: string): readonly LogEntry[] {
  return [...seats.matchAll(/(\d)(\*?)/g)].map(([, seat, auto]) => ({
    seat: Number(seat),
    action: null,
    ...(auto === '*' ? { auto: true as const } : {}),
  }))
}

const group = (seats: string, seat = 0, everybody = false): number =>
  unseenActivityStart(log(seats), seat, everybody).group

test('X3: since your turn begins after the last own choice before others acted', () => {
  expect(group('0 0 1 1')).toBe(3)
  expect(group('0 1 2 0 1')).toBe(5)
})

test('X3: the small choices of a turn do not end what was told before it', () => {
  expect(group('0 1 1 0 0')).toBe(2)
})

test('X3: who has not chosen yet reads everything, the setup too', () => {
  expect(group('')).toBe(0)
  expect(group('0 0')).toBe(0)
  expect(group('1 1')).toBe(0)
})

test('X3: what the table chose for somebody is no choice of theirs, and nobody else learns that it was so', () => {
  expect(group('0 1 0* 1')).toBe(2)
  expect(group('0 1 0* 1', 0, true)).toBe(4)
})
