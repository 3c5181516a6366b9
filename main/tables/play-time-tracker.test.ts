import { expect, test } from 'vitest'
import { PlayTimeTracker } from './play-time-tracker.ts'

const MINUTE = 60_000

function counted(before: number | undefined = 0) {
  let now = 1_000
  const played = new PlayTimeTracker({ now: () => now }, before)
  return {
    /** So much later by the clock, something happens. */
    later(by: number, isWatched = true): number | undefined {
      now += by
      played.record(isWatched)
      return played.milliseconds
    },
  }
}

test('counts the time between events while a client watches, and adds it to the former play time', () => {
  const { later } = counted(500)
  expect(later(MINUTE)).toBe(500)
  expect(later(MINUTE)).toBe(500 + MINUTE)
  expect(later(2 * MINUTE, false)).toBe(500 + 3 * MINUTE)
  expect(later(MINUTE)).toBe(500 + 3 * MINUTE)
})

test('a clock set back adds nothing, and one that jumps ahead adds at most five minutes', () => {
  const { later } = counted()
  later(0)
  expect(later(-40 * 365 * 24 * 60 * MINUTE)).toBe(0)
  expect(later(MINUTE)).toBe(MINUTE)
  expect(later(24 * 60 * MINUTE)).toBe(6 * MINUTE)
})

test('the play time stays unknown for a table whose earlier play time is unknown', () => {
  const played = new PlayTimeTracker({ now: () => 0 }, undefined)
  played.record(true)
  expect(played.milliseconds).toBeUndefined()
})
