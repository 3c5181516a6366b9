/**
 * A parcel under a seal: the guest that is to host a table fetches it encrypted, and gets the key with the host's `go`. Until
 * then it knows no hand and no card of it, only how long it is, in steps of `PADDING_BYTES`.
 *
 * The seal is AES-256-GCM (NIST SP 800-38D) with a new random key for each hand-over. The text is base64 of nonce (12 bytes),
 * ciphertext and tag (16 bytes). The id of the hand-over is authenticated with it, so the seal of one opens as no other.
 */
import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { RandomBytes } from '../../../bridge/join-code-proof.ts'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Bytes: a plain text is as long as the next multiple of it, so that its length tells nothing about choices made in secret. */
const PADDING_BYTES = 32 * 1024

export interface EncryptedPayload {
  /** What travels. */
  readonly text: string
  /** 64 hexadecimal digits. */
  readonly key: string
}

/** Whether a text has the form of a sealed parcel. Samsara 1.0 sends JSON, without a seal. */
export function isEncryptedPayload(text: string): boolean {
  return /^[A-Za-z0-9+/]{60,}={0,2}$/.test(text)
}

/** @param hand the id of the hand-over */
export function encryptPayload(plain: string, hand: string, randomBytes: RandomBytes): EncryptedPayload {
  const [key, nonce] = [Buffer.from(randomBytes(KEY_BYTES)), Buffer.from(randomBytes(NONCE_BYTES))]
  const bytes = Buffer.from(plain, 'utf8')
  // JSON allows spaces at its end.
  const padded = Buffer.concat([
    bytes,
    Buffer.alloc((PADDING_BYTES - (bytes.length % PADDING_BYTES)) % PADDING_BYTES, ' '),
  ])
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(additionalDataFor(hand))
  const sealed = Buffer.concat([nonce, cipher.update(padded), cipher.final(), cipher.getAuthTag()])
  return { text: sealed.toString('base64'), key: key.toString('hex') }
}

/** The plain text with its padding. @returns undefined where the key does not fit, or the text was changed */
export function decryptPayload({ text, key }: EncryptedPayload, hand: string): string | undefined {
  const sealed = Buffer.from(text, 'base64')
  const [nonce, tag] = [sealed.subarray(0, NONCE_BYTES), sealed.subarray(-TAG_BYTES)]
  try {
    const opened = createDecipheriv(CIPHER, Buffer.from(key, 'hex'), nonce, { authTagLength: TAG_BYTES })
      .setAAD(additionalDataFor(hand))
      .setAuthTag(tag)
    const plain = [opened.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), opened.final()]
    return Buffer.concat(plain).toString('utf8')
  } catch {
    return undefined
  }
}

function additionalDataFor(hand: string): Buffer {
  return Buffer.from(JSON.stringify(['samsara-hand', hand]), 'utf8')
}
