/**
 * Encryption of the transfer payload: the receiver downloads it encrypted, and gets the key with the host's `go`. Until then it
 * cannot read any hand or card, only the length, in steps of `PADDING_BYTES`.
 *
 * The cipher is AES-256-GCM (NIST SP 800-38D) with a new random key for each transfer. The text is base64 of nonce (12 bytes),
 * ciphertext and tag (16 bytes). The id of the transfer is authenticated with it, so a payload cannot be used for another
 * transfer.
 */
import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { RandomBytesFunction } from '../../../bridge/join-code-proof.ts'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** The plain text is padded to a multiple of this many bytes, so that its length does not reveal secret choices. */
const PADDING_BYTES = 32 * 1024

/** An encrypted transfer payload together with its key. */
export interface EncryptedPayloadWithKey {
  /** The encrypted payload. */
  readonly text: string
  /** 64 hexadecimal digits. */
  readonly key: string
}

/** Whether a text has the form of an encrypted payload. Samsara 1.0 sends unencrypted JSON. */
export function isEncryptedPayload(text: string): boolean {
  return /^[A-Za-z0-9+/]{60,}={0,2}$/.test(text)
}

/**
 * Encrypts the payload of a transfer (the handover of a table to a new host) with a new random key. The text is first
 * padded with spaces to a multiple of `PADDING_BYTES`, so that its length does not reveal secret choices.
 * @param plain the payload as JSON text
 * @param hand id of the transfer; the payload can only be decrypted with the same id
 * @returns the encrypted payload as base64 text, and the key as hexadecimal digits
 */
export function encryptPayloadWithNewKey(
  plain: string,
  hand: string,
  randomBytes: RandomBytesFunction,
): EncryptedPayloadWithKey {
  const [key, nonce] = [Buffer.from(randomBytes(KEY_BYTES)), Buffer.from(randomBytes(NONCE_BYTES))]
  const bytes = Buffer.from(plain, 'utf8')
  // JSON allows trailing spaces.
  const padded = Buffer.concat([
    bytes,
    Buffer.alloc((PADDING_BYTES - (bytes.length % PADDING_BYTES)) % PADDING_BYTES, ' '),
  ])
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(additionalDataFor(hand))
  const sealed = Buffer.concat([nonce, cipher.update(padded), cipher.final(), cipher.getAuthTag()])
  return { text: sealed.toString('base64'), key: key.toString('hex') }
}

/**
 * Decrypts the payload of a transfer.
 * @param hand id of the transfer
 * @returns the plain text with its padding, or undefined if the key is wrong or the text was changed
 */
export function decryptPayload({ text, key }: EncryptedPayloadWithKey, hand: string): string | undefined {
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
