import { expect, test } from 'vitest'
import {
  FREE_CODE_ATTEMPTS_PER_ADDRESS,
  MAX_TOTAL_CODE_ATTEMPTS_PER_MINUTE,
  createJoinAttemptLimiter,
} from './join-attempt-limiter.ts'
import { createTokenBucket } from './token-bucket.ts'

function opened() {
  let time = 1_000_000
  const admission = createJoinAttemptLimiter(() => time)
  return { admission, pass: (by: number) => (time += by) }
}

test('L3: after five wrong codes an address waits, each time twice as long, at most ten minutes', () => {
  const { admission, pass } = opened()
  const waits: number[] = []
  for (let n = 0; n < 20; n++) {
    const wait = admission.takeCodeAttempt('192.168.1.7')
    if (wait > 0) {
      waits.push(wait)
      pass(wait * 1000)
      expect(admission.takeCodeAttempt('192.168.1.7')).toBe(0)
    }
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600, 600, 600, 600, 600, 600, 600].slice(0, waits.length))
  expect(waits.length).toBeGreaterThan(8)
  expect(admission.takeCodeAttempt('192.168.1.8')).toBe(0)
})

test('simultaneous code attempts all count, before any of them is known to be wrong', () => {
  const { admission } = opened()
  const looked = Array.from({ length: 100 }, () => admission.takeCodeAttempt('192.168.1.7')).filter(
    (wait) => wait === 0,
  )
  expect(looked).toHaveLength(FREE_CODE_ATTEMPTS_PER_ADDRESS)
})

test('clearAttempts forgets the wrong codes of an address', () => {
  const { admission } = opened()
  for (let n = 0; n < FREE_CODE_ATTEMPTS_PER_ADDRESS; n++) admission.takeCodeAttempt('192.168.1.7')
  admission.clearCodeAttempts('192.168.1.7')
  expect(admission.takeCodeAttempt('192.168.1.7')).toBe(0)
})

test('counts a /64 of IPv6 as one address, and an IPv4-mapped address as its IPv4 address', () => {
  const { admission } = opened()
  for (let n = 1; n <= FREE_CODE_ATTEMPTS_PER_ADDRESS; n++) expect(admission.takeCodeAttempt(`fd00::${n}`)).toBe(0)
  expect(admission.takeCodeAttempt('fd00::99')).toBe(5)
  for (let n = 1; n <= FREE_CODE_ATTEMPTS_PER_ADDRESS; n++) expect(admission.takeCodeAttempt('10.0.0.1')).toBe(0)
  expect(admission.takeCodeAttempt('::ffff:10.0.0.1')).toBe(5)
})

test('L3: of 10,000 wrong codes from 10,000 addresses few are checked; memory is bounded and tokens are accepted', () => {
  const { admission, pass } = opened()
  let looked = 0
  let minutes = 0
  for (let n = 0; n < 10_000; n++) {
    if (admission.takeCodeAttempt(`10.${n >> 8}.${n & 255}.1`) === 0) looked += 1
    if (n % 1000 === 999) {
      pass(60_000)
      minutes += 1
    }
    if (n % 100 === 0) expect(admission.takeTokenAttempt('192.168.1.7')).toBe(0)
  }
  expect(looked).toBe(minutes * MAX_TOTAL_CODE_ATTEMPTS_PER_MINUTE)
  expect(admission.rememberedCount).toBeLessThan(5000)
})

test('limits token attempts per second and address, without effect on other addresses', () => {
  const { admission, pass } = opened()
  const looked = Array.from({ length: 1000 }, () => admission.takeTokenAttempt('192.168.1.7')).filter(
    (wait) => wait === 0,
  )
  expect(looked).toHaveLength(60)
  expect(admission.takeTokenAttempt('192.168.1.8')).toBe(0)
  pass(1000)
  expect(admission.takeTokenAttempt('192.168.1.7')).toBe(0)
})

test('a token bucket gives atOnce tokens, then perSecond; a clock that goes back gives none', () => {
  let time = 0
  const one = createTokenBucket({ atOnce: 2, perSecond: 4 }, () => time)
  expect([one.take(), one.take(), one.take()]).toEqual([0, 0, 250])
  time = 250
  expect([one.take(), one.take()]).toEqual([0, 250])
  time = -10_000
  expect(one.take()).toBe(250)
})
