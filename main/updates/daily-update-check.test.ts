/** The daily update check: only if enabled, not during the start itself, and at most once a day. */
import { expect, test } from 'vitest'
import { createTestUpdateService as made, flushPromises } from '../testing/test-update-service.ts'
import { DAILY_CHECK_INTERVAL_MS, FIRST_CHECK_DELAY_MS } from './update-service.ts'

test('where it is wanted it is looked for a while after the start, and once a day at most', async () => {
  const values = {}
  const { updates, clock, done } = made({}, values)
  const looks = (): number => done.filter((each) => each === 'look').length
  updates.setDailyCheck(true)
  clock.advance(FIRST_CHECK_DELAY_MS - 1)
  await flushPromises()
  expect(done).toEqual([])
  clock.advance(1)
  await flushPromises()
  expect(looks()).toBe(1)
  // Switched off and on, and started again on the same day.
  updates.setDailyCheck(false)
  updates.setDailyCheck(true)
  clock.advance(FIRST_CHECK_DELAY_MS)
  await flushPromises()
  expect(looks()).toBe(1)
  await updates.installPending()
  const again = made({ clock }, values)
  again.updates.setDailyCheck(true)
  clock.advance(FIRST_CHECK_DELAY_MS)
  await flushPromises()
  expect(again.done).toEqual([])
  await again.updates.installPending()
  const later = made({ clock }, values)
  clock.advance(DAILY_CHECK_INTERVAL_MS)
  later.updates.setDailyCheck(true)
  clock.advance(FIRST_CHECK_DELAY_MS)
  await flushPromises()
  expect(later.done).toEqual(['open AppImage', 'look'])
})

test('a Samsara that stays open looks again on the next day, also where it was not due at its start', async () => {
  const values = {}
  const { updates, clock, done } = made({}, values)
  const looks = (): number => done.filter((each) => each === 'look').length
  updates.setDailyCheck(true)
  clock.advance(FIRST_CHECK_DELAY_MS)
  await flushPromises()
  updates.setDailyCheck(false)
  updates.setDailyCheck(true)
  const wants = [
    [DAILY_CHECK_INTERVAL_MS - 1, 1],
    [1, 2],
    [DAILY_CHECK_INTERVAL_MS - 1, 2],
    [1, 3],
  ] as const
  for (const [ms, all] of wants) {
    clock.advance(ms)
    await flushPromises()
    expect(looks()).toBe(all)
  }
  updates.setDailyCheck(false)
  clock.advance(2 * DAILY_CHECK_INTERVAL_MS)
  await flushPromises()
  expect(looks()).toBe(3)
})

test('a daily look that is not wanted any more, or whose Samsara ends, does not come', async () => {
  for (const end of ['off', 'quit']) {
    const { updates, clock, done } = made()
    updates.setDailyCheck(true)
    if (end === 'off') updates.setDailyCheck(false)
    else await updates.installPending()
    clock.advance(DAILY_CHECK_INTERVAL_MS)
    await flushPromises()
    expect(done).toEqual([])
  }
})

test('a look in the future is one by a clock that was wrong', async () => {
  const { updates, clock, done } = made({}, { updates: { looked: 5_000_000_000_000 } })
  updates.setDailyCheck(true)
  clock.advance(FIRST_CHECK_DELAY_MS)
  await flushPromises()
  expect(done).toContain('look')
})
