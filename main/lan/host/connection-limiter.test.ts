import { expect, test } from 'vitest'
import { createManualClock } from '../../testing/test-host.ts'
import {
  FIRST_REQUEST_TIMEOUT_MS,
  MAX_CONNECTIONS_PER_TABLE,
  MAX_HALF_OPEN_CONNECTIONS,
  MAX_CONNECTIONS_PER_ADDRESS,
  createConnectionLimiter,
  type ConnectionSlot,
} from './connection-limiter.ts'

function opened() {
  const clock = createManualClock()
  const crowd = createConnectionLimiter(clock)
  const ended: string[] = []
  const enter = (address: string): ConnectionSlot | undefined => crowd.acquire(address, () => ended.push(address))
  return { clock, crowd, ended, enter }
}

test('L6: closes a connection that does not join in time, and keeps those that joined', () => {
  const { clock, crowd, ended, enter } = opened()
  enter('10.0.0.1')
  enter('10.0.0.2')?.markJoined()
  const page = enter('10.0.0.3')
  clock.advance(FIRST_REQUEST_TIMEOUT_MS - 1)
  page?.extendTimeout(30_000)
  clock.advance(1)
  expect(ended).toEqual(['10.0.0.1'])
  clock.advance(30_000)
  expect(ended).toEqual(['10.0.0.1', '10.0.0.3'])
  expect(crowd.size).toBe(1)
})

test('L6: accepts at most MAX_CONNECTIONS_PER_ADDRESS from one address, and one more after one is released', () => {
  const { ended, enter } = opened()
  const places = Array.from({ length: MAX_CONNECTIONS_PER_ADDRESS }, () => enter('10.0.0.1'))
  expect(enter('::ffff:10.0.0.1')).toBeUndefined()
  expect(ended).toHaveLength(1)
  places[0]?.release()
  expect(enter('10.0.0.1')).toBeDefined()
})

test('L6: 200 connections that never join displace each other, and not the only connection of another address', () => {
  const { crowd, ended, enter } = opened()
  enter('10.0.0.9')
  for (let n = 0; n < 200; n++) enter(`10.0.1.${n % 8}`)
  expect(crowd.halfOpenCount).toBe(MAX_HALF_OPEN_CONNECTIONS)
  expect(ended).not.toContain('10.0.0.9')
})

test('L6: accepts at most MAX_CONNECTIONS in all', () => {
  const { crowd, enter } = opened()
  for (let n = 0; n < MAX_CONNECTIONS_PER_TABLE; n++) enter(`10.0.${n}.1`)?.markJoined()
  expect(enter('10.1.0.1')).toBeUndefined()
  expect(crowd.size).toBe(MAX_CONNECTIONS_PER_TABLE)
})

test('does not close a released connection again', () => {
  const { clock, ended, enter } = opened()
  const place = enter('10.0.0.1')
  place?.release()
  place?.extendTimeout(10)
  clock.advance(100_000)
  expect(ended).toEqual([])
})
