import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { encryptPayloadWithNewKey, decryptPayload } from './payload-encryption.ts'

const HAND = 'ab'.repeat(16)
const PLAIN = JSON.stringify({ save: 'ÄÖ🂡', seed: 'a-seed-that-nobody-may-know' })

test('S3: decryptPayload with the right key and transfer id returns the content', () => {
  const sealed = encryptPayloadWithNewKey(PLAIN, HAND, randomBytes)
  expect(sealed.key).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.parse(decryptPayload(sealed, HAND) ?? '')).toEqual(JSON.parse(PLAIN))
})

test('S3: decryptPayload fails with another key, another transfer id or one changed bit', () => {
  const sealed = encryptPayloadWithNewKey(PLAIN, HAND, randomBytes)
  expect(decryptPayload({ ...sealed, key: '00'.repeat(32) }, HAND)).toBeUndefined()
  expect(decryptPayload({ ...sealed, key: sealed.key.slice(2) }, HAND)).toBeUndefined()
  expect(decryptPayload(sealed, 'cd'.repeat(16))).toBeUndefined()
  const bytes = Buffer.from(sealed.text, 'base64')
  for (const at of [0, 12, 100, bytes.length - 17, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(decryptPayload({ ...sealed, text: changed.toString('base64') }, HAND)).toBeUndefined()
  }
  for (const text of ['', 'AAAA', sealed.text.slice(4), sealed.text.slice(0, -4)])
    expect(decryptPayload({ ...sealed, text }, HAND)).toBeUndefined()
})

test('S3: the encrypted text reveals neither content nor length, and two texts are never equal', () => {
  const [one, again, longer] = [PLAIN, PLAIN, PLAIN.repeat(20)].map((text) =>
    encryptPayloadWithNewKey(text, HAND, randomBytes),
  )
  expect(one?.text).not.toBe(again?.text)
  expect(one?.text.length).toBe(longer?.text.length)
  expect(Buffer.from(one?.text ?? '', 'base64').includes('a-seed')).toBe(false)
})
