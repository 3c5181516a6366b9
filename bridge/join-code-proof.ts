/**
 * Mutual proof of a shared join code without sending it: a key by a slow hash of the code, and a MAC of the handshake transcript.
 * Plain JavaScript, since a page over plain http has no other. Its security, and against which attackers: main/lan/PROTOCOL.md.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { scryptAsync } from '@noble/hashes/scrypt.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { PROTOCOL_VERSION } from './versions.ts'

/** Scrypt's N, with r = 8 and p = 1: 16 MB, a tenth of a second on a laptop, less than one and a half on a phone. */
export const SCRYPT_COST = 2 ** 14
/** A guest accepts no lower cost, whatever a host asks: a forged host could otherwise guess the code from the answer. */
export const MIN_SCRYPT_COST = SCRYPT_COST
/** Nor a higher one: it would only block. */
export const MAX_SCRYPT_COST = 2 ** 16

/** Crockford's alphabet: it has no look-alikes. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Of a code: 50 bits. */
const CODE_LENGTH = 10
const CODE_GROUP_LENGTH = 5
const CODE_PATTERN = new RegExp(`^[${SYMBOLS}]{${CODE_LENGTH}}$`)
const SALT_BYTES = 16
const NONCE_BYTES = 16

export type RandomBytes = (count: number) => Uint8Array

/** Each channel has its own code, which is invalid on the other. */
export type JoinChannel = 'app' | 'browser'

/** The messages of both sides, and the fingerprints that they see. */
export interface HandshakeTranscript {
  readonly channel: JoinChannel
  readonly salt: string
  readonly cost: number
  readonly hostNonce: string
  readonly guestNonce: string
  /** SHA-256 of the certificate that this side sees, in hex; empty if there is none. */
  readonly fingerprint: string
}

/** A new code, without its dashes. */
export function generateJoinCode(randomBytes: RandomBytes): string {
  // Five bits of each byte: all symbols are equally likely.
  return [...randomBytes(CODE_LENGTH)].map((byte) => SYMBOLS.charAt(byte % SYMBOLS.length)).join('')
}

/** As it is shown and spoken: `ABCDE-FGHJK`. */
export function formatJoinCode(code: string): string {
  return insertDashes(code)
}

/** Parses a typed code: any case, with or without blanks and dashes, I and L for 1, O for 0. */
export function parseJoinCode(typed: string): string | undefined {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}_.]/gu, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
  return CODE_PATTERN.test(code) ? code : undefined
}

/** The short form of a fingerprint, for people to compare: its first 40 bits in two groups. */
export function shortFingerprint(fingerprint: string): string {
  const bits = BigInt(`0x${fingerprint.slice(0, 10)}`)
  const symbols = Array.from({ length: 8 }, (_, at) => SYMBOLS.charAt(Number((bits >> BigInt(35 - 5 * at)) & 31n)))
  return insertDashes(symbols.join(''), 4)
}

export function generateSalt(randomBytes: RandomBytes): string {
  return bytesToHex(randomBytes(SALT_BYTES))
}

export function generateNonce(randomBytes: RandomBytes): string {
  return bytesToHex(randomBytes(NONCE_BYTES))
}

/** The slow part: once per code and salt. It pauses periodically, so that a page stays responsive. */
export function deriveProofKey(code: string, salt: string, cost: number): Promise<Uint8Array> {
  return scryptAsync(utf8ToBytes(code), hexToBytes(salt), { N: cost, r: 8, p: 1, dkLen: 32 })
}

/** The proof of the code by one side. The proofs differ by side, so that none can be reflected. */
export function computeProof(key: Uint8Array, role: 'host' | 'guest', talk: HandshakeTranscript): string {
  const { channel, salt, cost, hostNonce, guestNonce, fingerprint } = talk
  const said = ['samsara-lan', PROTOCOL_VERSION, role, channel, salt, cost, hostNonce, guestNonce, fingerprint]
  return bytesToHex(hmac(sha256, key, utf8ToBytes(JSON.stringify(said))))
}

/** Compares two proofs in constant time. */
export function isEqualProof(expected: string, offered: string): boolean {
  let differs = expected.length ^ offered.length
  for (let at = 0; at < expected.length; at++) differs |= expected.charCodeAt(at) ^ offered.charCodeAt(at)
  return differs === 0
}

function insertDashes(symbols: string, size: number = CODE_GROUP_LENGTH): string {
  return symbols.replace(new RegExp(`(.{${size}})(?=.)`, 'g'), '$1-')
}
