import { expect, test } from 'vitest'
import { manualClock } from '../testing/host.ts'
import { Rate } from './rate.ts'

test('a few at once, then one every so often', () => {
  const clock = manualClock()
  const rate = new Rate(clock)
  const say = () => rate.refusal('say', 'guest-1') === undefined
  expect([say(), say(), say(), say(), say(), say()]).toEqual([true, true, true, true, true, false])
  clock.advance(1499)
  expect(say()).toBe(false)
  clock.advance(1)
  expect([say(), say()]).toEqual([true, false])
  clock.advance(1_000_000)
  expect([say(), say(), say(), say(), say(), say()]).toEqual([true, true, true, true, true, false])
})

test('each party and each deed counts by itself', () => {
  const rate = new Rate(manualClock())
  expect(rate.refusal('nudge', 'guest-1')).toBeUndefined()
  expect(rate.refusal('nudge', 'guest-1')).toMatchObject({ reason: { id: 'table.refused.often' } })
  expect(rate.refusal('nudge', 'guest-2')).toBeUndefined()
  expect(rate.refusal('say', 'guest-1')).toBeUndefined()
  rate.forget('guest-1')
  expect(rate.refusal('nudge', 'guest-1')).toBeUndefined()
})
