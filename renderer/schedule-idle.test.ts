import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scheduleIdle } from './schedule-idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  vi.stubGlobal('reportError', vi.fn())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('F5: without requestIdleCallback work is done later, in its order', () => {
  const done: number[] = []
  for (const n of [1, 2, 3]) scheduleIdle(() => done.push(n))
  expect(done).toEqual([])
  vi.runAllTimers()
  expect(done).toEqual([1, 2, 3])
})

test('F5: work that schedules work is done to its end', () => {
  let left = 50
  const step = (): void => {
    left -= 1
    if (left > 0) scheduleIdle(step)
  }
  scheduleIdle(step)
  vi.runAllTimers()
  expect(left).toBe(0)
})

test('F5: a slice ends at its deadline and gives the page a turn', () => {
  const done: number[] = []
  for (const n of [1, 2, 3])
    scheduleIdle(() => {
      vi.setSystemTime(Date.now() + 20)
      vi.advanceTimersByTime(20)
      done.push(n)
    })
  vi.advanceTimersToNextTimer()
  expect(done).toEqual([1])
  vi.advanceTimersToNextTimer()
  expect(done).toEqual([1, 2])
  vi.runAllTimers()
  expect(done).toEqual([1, 2, 3])
})

test('F5: cancelled work is not done, and an error in one task does not stop the others', () => {
  const done: number[] = []
  const cancel = scheduleIdle(() => done.push(1))
  scheduleIdle(() => {
    throw new Error('broken')
  })
  scheduleIdle(() => done.push(3))
  cancel()
  vi.runAllTimers()
  expect(done).toEqual([3])
  expect(reportError).toHaveBeenCalledTimes(1)
})

test('F5: requestIdleCallback and cancelIdleCallback of the page are used if they exist', () => {
  const own = vi.fn(() => 7)
  const cancelled = vi.fn()
  vi.stubGlobal('requestIdleCallback', own)
  vi.stubGlobal('cancelIdleCallback', cancelled)
  scheduleIdle(() => undefined)()
  expect(own).toHaveBeenCalledTimes(1)
  expect(cancelled).toHaveBeenCalledWith(7)
})
