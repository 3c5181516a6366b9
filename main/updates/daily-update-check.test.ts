/** The daily update check: only if enabled, not during the start itself, and at most once a day. */
import { expect, test } from 'vitest'
import { createTestUpdateService as made, flushPromises } from '../testing/test-update-service.ts'
import { DAILY_CHECK_INTERVAL_MS, FIRST_CHECK_DELAY_MS } from './update-service.ts'

test('with daily checks on, the first check comes some time after the start, and at most one a day', async () => {
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

test('a Samsara that stays open checks again the next day, also if no check was due at its start', async () => {
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

test('no check comes after daily checks are switched off or Samsara quits', async () => {
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

test('a stored check time in the future is ignored', async () => {
  const { updates, clock, done } = made({}, { updates: { looked: 5_000_000_000_000 } })
  updates.setDailyCheck(true)
  clock.advance(FIRST_CHECK_DELAY_MS)
  await flushPromises()
  expect(done).toContain('look')
})
