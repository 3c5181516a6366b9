import { expect, test } from 'vitest'
import { ONE_TIME_TOKEN_LIFETIME_MS, createLocalPageSessionTokens, type PageAccessTokens } from './session-tokens.ts'

function atTime(): { readonly admission: PageAccessTokens; pass(time: number): void } {
  let now = 0
  return { admission: createLocalPageSessionTokens(() => now), pass: (time) => (now += time) }
}

test('F6: one-time tokens have 128 bits and are never equal', () => {
  const { admission } = atTime()
  const keys = new Set(Array.from({ length: 100 }, () => admission.createOneTimeToken()))
  expect(keys.size).toBe(100)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
})

test('F6: a one-time token admits one page and is no session token', () => {
  const { admission } = atTime()
  const key = admission.createOneTimeToken()
  const first = admission.exchange(key)
  expect(first.ok && admission.isSessionToken(first.sessionToken)).toBe(true)
  expect(admission.isSessionToken(key)).toBe(false)
  expect(admission.exchange(key)).toEqual({ ok: false })
})

test('F6: a one-time token expires after a minute', () => {
  const { admission, pass } = atTime()
  const old = admission.createOneTimeToken()
  pass(1)
  const young = admission.createOneTimeToken()
  pass(ONE_TIME_TOKEN_LIFETIME_MS - 1)
  expect(admission.exchange(old)).toEqual({ ok: false })
  expect(admission.exchange(young).ok).toBe(true)
})

test('F6: at most eight one-time tokens are valid, and the oldest is dropped first', () => {
  const { admission } = atTime()
  const keys = Array.from({ length: 9 }, () => admission.createOneTimeToken())
  expect(keys.map((key) => admission.exchange(key).ok)).toEqual([false, ...Array<boolean>(8).fill(true)])
})

test('S8: a valid one-time token works after any number of wrong ones', () => {
  const { admission } = atTime()
  const key = admission.createOneTimeToken()
  for (let n = 0; n < 1000; n++) expect(admission.exchange(n.toString(16).padStart(32, '0'))).toEqual({ ok: false })
  expect(admission.exchange(key).ok).toBe(true)
})

test.each(['', 'guess', '0'.repeat(32), '\0', 'é'])('F6: %j is no token of either kind', (text) => {
  const { admission } = atTime()
  admission.exchange(admission.createOneTimeToken())
  expect(admission.exchange(text).ok).toBe(false)
  expect(admission.isSessionToken(text)).toBe(false)
})
