import { expect, test } from 'vitest'
import {
  APP_REDIAL_DELAY_LIMITS,
  PAGE_REDIAL_DELAY_LIMITS,
  RedialScheduler,
  type RedialDelays,
} from './redial-scheduler.ts'

function policy(options: RedialDelays) {
  const scheduled: { readonly delayMs: number; readonly run: () => void; isCancelled: boolean }[] = []
  const redial = new RedialScheduler(options, {
    timer: {
      after(delayMs, run) {
        const entry = { delayMs, run, isCancelled: false }
        scheduled.push(entry)
        return () => {
          entry.isCancelled = true
        }
      },
    },
  })
  const delays = (count: number): number[] => {
    const before = scheduled.length
    for (let n = 0; n < count; n++) redial.schedule(() => undefined)
    return scheduled.slice(before).map(({ delayMs }) => delayMs)
  }
  return { redial, scheduled, delays }
}

test.each([
  ['a page', PAGE_REDIAL_DELAY_LIMITS, [400, 800, 1600, 3200, 6400, 8000, 8000]],
  ['an app', APP_REDIAL_DELAY_LIMITS, [500, 1000, 2000, 4000, 8000, 10_000, 10_000]],
])('%s waits twice as long each time, up to the maximum, and the minimum after a reset', (_who, options, expected) => {
  const { redial, delays } = policy(options)
  expect(delays(7)).toEqual(expected)
  redial.reset()
  expect(delays(2)).toEqual(expected.slice(0, 2))
})

test('a second schedule replaces the first, reset keeps it, and cancel removes it', () => {
  const { redial, scheduled } = policy(PAGE_REDIAL_DELAY_LIMITS)
  redial.schedule(() => undefined)
  redial.schedule(() => undefined)
  expect(scheduled.map(({ isCancelled }) => isCancelled)).toEqual([true, false])
  redial.reset()
  expect(scheduled[1]?.isCancelled).toBe(false)
  redial.cancel()
  expect(scheduled[1]?.isCancelled).toBe(true)
})

test('the timer runs the scheduled callback', () => {
  const { redial, scheduled } = policy(PAGE_REDIAL_DELAY_LIMITS)
  let dialled = 0
  redial.schedule(() => (dialled += 1))
  scheduled[0]?.run()
  expect(dialled).toBe(1)
})
