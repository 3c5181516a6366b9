import { expect, test } from 'vitest'
import { createManualClock } from '../../testing/test-host.ts'
import { FIRST_PATIENCE, MOST_CONNECTIONS, MOST_HALF_OPEN, MOST_OF_ADDRESS, openCrowd, type Place } from './crowd.ts'

function opened() {
  const clock = createManualClock()
  const crowd = openCrowd(clock)
  const ended: string[] = []
  const enter = (address: string): Place | undefined => crowd.enter(address, () => ended.push(address))
  return { clock, crowd, ended, enter }
}

test('L6: who does not come in within its time is sent away, who came in stays', () => {
  const { clock, crowd, ended, enter } = opened()
  enter('10.0.0.1')
  enter('10.0.0.2')?.stay()
  const page = enter('10.0.0.3')
  clock.advance(FIRST_PATIENCE - 1)
  page?.allow(30_000)
  clock.advance(1)
  expect(ended).toEqual(['10.0.0.1'])
  clock.advance(30_000)
  expect(ended).toEqual(['10.0.0.1', '10.0.0.3'])
  expect(crowd.size).toBe(1)
})

test('L6: one address has so many connections and no more; what leaves makes room', () => {
  const { ended, enter } = opened()
  const places = Array.from({ length: MOST_OF_ADDRESS }, () => enter('10.0.0.1'))
  expect(enter('::ffff:10.0.0.1')).toBeUndefined()
  expect(ended).toHaveLength(1)
  places[0]?.leave()
  expect(enter('10.0.0.1')).toBeDefined()
})

test('L6: 200 that never come in push out each other, and not somebody who has only one connection', () => {
  const { crowd, ended, enter } = opened()
  enter('10.0.0.9')
  for (let n = 0; n < 200; n++) enter(`10.0.1.${n % 8}`)
  expect(crowd.halfOpen).toBe(MOST_HALF_OPEN)
  expect(ended).not.toContain('10.0.0.9')
})

test('L6: all together are no more than so many', () => {
  const { crowd, enter } = opened()
  for (let n = 0; n < MOST_CONNECTIONS; n++) enter(`10.0.${n}.1`)?.stay()
  expect(enter('10.1.0.1')).toBeUndefined()
  expect(crowd.size).toBe(MOST_CONNECTIONS)
})

test('what was closed is not sent away once more', () => {
  const { clock, ended, enter } = opened()
  const place = enter('10.0.0.1')
  place?.leave()
  place?.allow(10)
  clock.advance(100_000)
  expect(ended).toEqual([])
})
