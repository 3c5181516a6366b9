import { expect, test } from 'vitest'
import { createManualClock } from '../testing/test-host.ts'
import { RateLimiter } from './rate-limiter.ts'

test('allows five chat messages at once, then one every 1.5 seconds', () => {
  const clock = createManualClock()
  const rate = new RateLimiter(clock)
  const say = () => rate.consume('say', 'guest-1') === undefined
  expect([say(), say(), say(), say(), say(), say()]).toEqual([true, true, true, true, true, false])
  clock.advance(1499)
  expect(say()).toBe(false)
  clock.advance(1)
  expect([say(), say()]).toEqual([true, false])
  clock.advance(1_000_000)
  expect([say(), say(), say(), say(), say(), say()]).toEqual([true, true, true, true, true, false])
})

test('limits each party and each kind of call separately', () => {
  const rate = new RateLimiter(createManualClock())
  expect(rate.consume('nudge', 'guest-1')).toBeUndefined()
  expect(rate.consume('nudge', 'guest-1')).toMatchObject({ reason: { id: 'table.refused.often' } })
  expect(rate.consume('nudge', 'guest-2')).toBeUndefined()
  expect(rate.consume('say', 'guest-1')).toBeUndefined()
  rate.forget('guest-1')
  expect(rate.consume('nudge', 'guest-1')).toBeUndefined()
})
