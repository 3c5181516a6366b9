import { expect, test } from 'vitest'
import { createErrorBoundary } from './error-boundary.ts'

function opened() {
  const log: string[] = []
  let failures = 0
  const { guard } = createErrorBoundary('a place', (line) => log.push(line))
  return { log, guard, failures: () => failures, failed: () => void (failures += 1) }
}

test('S1: an error in a handler is caught, and its message is not logged', () => {
  const { log, guard, failed, failures } = opened()
  guard(() => {
    throw new RangeError('the words of a host')
  }, failed)()
  expect(failures()).toBe(1)
  expect(log[0]).toMatch(/^a place: RangeError\nat /)
  expect(log[0]).not.toContain('words')
})

test('S1: a rejected promise of a handler is caught', async () => {
  const { log, guard, failed, failures } = opened()
  guard(() => Promise.reject(new TypeError('words')), failed)()
  await Promise.resolve()
  await Promise.resolve()
  expect(failures()).toBe(1)
  expect(log[0]).toMatch(/^a place: TypeError/)
})

test('S1: an error in the failure callback or in the log is caught too', () => {
  const { log, guard } = opened()
  const fails = (): never => {
    throw new Error('again')
  }
  guard(fails, fails)()
  expect(log).toHaveLength(2)
  createErrorBoundary('a place', fails).guard(fails, fails)()
})

test('S1: a peer that causes many errors does not fill the log', () => {
  const { log, guard, failed, failures } = opened()
  const fails = guard(() => {
    throw new Error('again')
  }, failed)
  for (let n = 0; n < 100; n++) fails()
  expect(failures()).toBe(100)
  expect(log).toHaveLength(5)
})

test('a guarded handler gets all its arguments', () => {
  const { guard } = opened()
  const given: unknown[] = []
  guard((one: number, two: string) => given.push(one, two))(1, 'two')
  expect(given).toEqual([1, 'two'])
})
