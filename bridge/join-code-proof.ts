/**
 * Mutual proof of a shared join code without sending it: a key by a slow hash of the code, and a MAC of the handshake
 * transcript. Plain JavaScript, since a page over plain http has no other. Its security, and against which attackers:
 * main/lan/PROTOCOL.md.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { scryptAsync } from '@noble/hashes/scrypt.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { PROTOCOL_VERSION } from './versions.ts'

/**
 * The scrypt cost with which a host hashes its join codes: scrypt's N, with r = 8 and p = 1. One hash needs 16 MB and
 * takes a tenth of a second on a laptop, or less than one and a half seconds on a phone.
 */
export const SCRYPT_COST = 2 ** 14
/**
 * The lowest scrypt cost that a guest accepts from a host. With a lower cost, a forged host could guess the join code
 * from the guest's proof.
 */
export const MIN_SCRYPT_COST = SCRYPT_COST
/** The highest scrypt cost that a guest accepts from a host. A higher cost would only block the guest. */
export const MAX_SCRYPT_COST = 2 ** 16

/** Crockford's alphabet: it has no look-alikes. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Of a code: 50 bits. */
const CODE_LENGTH = 10
const CODE_GROUP_LENGTH = 5
const CODE_PATTERN = new RegExp(`^[${SYMBOLS}]{${CODE_LENGTH}}$`)
const SALT_BYTES = 16
const NONCE_BYTES = 16

/** A function that returns `count` random bytes, from a source that cannot be predicted. */
export type RandomBytesFunction = (count: number) => Uint8Array

/**
 * How a guest joins: with the app, or with a page in a browser. Each channel has its own join code, which is invalid on the
 * other.
 */
export type JoinClientKind = 'app' | 'browser'

/**
 * The values of one join handshake, as one side (host or guest) has seen them. Each side proves that it knows the join
 * code, and both proofs cover these values.
 */
export interface HandshakeTranscript {
  readonly channel: JoinClientKind
  readonly salt: string
  readonly cost: number
  readonly hostNonce: string
  readonly guestNonce: string
  /** SHA-256 of the certificate that this side sees, in hex; empty if there is none. */
  readonly fingerprint: string
}

/** Generates a new join code of ten characters, without dashes. */
export function generateJoinCode(randomBytes: RandomBytesFunction): string {
  // Five bits of each byte: all symbols are equally likely.
  return [...randomBytes(CODE_LENGTH)].map((byte) => SYMBOLS.charAt(byte % SYMBOLS.length)).join('')
}

/** Writes a join code as it is shown and spoken: `ABCDE-FGHJK`. */
export function formatJoinCode(code: string): string {
  return insertDashes(code)
}

/**
 * Parses a typed join code: any case, with or without blanks and dashes, I and L for 1, O for 0.
 * @returns the code without dashes, or undefined if it is not one
 */
export function parseJoinCode(typed: string): string | undefined {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}_.]/gu, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
  return CODE_PATTERN.test(code) ? code : undefined
}

/** The short form of a certificate fingerprint, for people to compare: its first 40 bits in two groups. */
export function shortFingerprintOf(fingerprint: string): string {
  const bits = BigInt(`0x${fingerprint.slice(0, 10)}`)
  const symbols = Array.from({ length: 8 }, (_, at) => SYMBOLS.charAt(Number((bits >> BigInt(35 - 5 * at)) & 31n)))
  return insertDashes(symbols.join(''), 4)
}

/** Generates a random salt for the hash of a join code, in hex. */
export function generateSalt(randomBytes: RandomBytesFunction): string {
  return bytesToHex(randomBytes(SALT_BYTES))
}

/** Generates a random number for one handshake, in hex, so that a recorded handshake cannot be replayed. */
export function generateNonce(randomBytes: RandomBytesFunction): string {
  return bytesToHex(randomBytes(NONCE_BYTES))
}

/**
 * Derives the key for computing proofs from a join code by a slow hash (scrypt). The derivation is done once per code
 * and salt. It pauses periodically, so that a page stays responsive.
 * @param cost scrypt's N
 */
export function deriveProofKey(code: string, salt: string, cost: number): Promise<Uint8Array> {
  return scryptAsync(utf8ToBytes(code), hexToBytes(salt), { N: cost, r: 8, p: 1, dkLen: 32 })
}

/**
 * Computes the proof by which host or guest shows the other side that it knows the join code: a MAC of the values that
 * both sides exchanged in the handshake. The proof depends on the role, so neither side can send back the proof that
 * it received.
 * @param key the key that `deriveProofKey` derived from the join code
 * @param role the side whose proof is computed
 * @param talk the values of this handshake
 * @returns the MAC (HMAC-SHA-256) in hex
 */
export function computeProof(key: Uint8Array, role: 'host' | 'guest', talk: HandshakeTranscript): string {
  const { channel, salt, cost, hostNonce, guestNonce, fingerprint } = talk
  const said = ['samsara-lan', PROTOCOL_VERSION, role, channel, salt, cost, hostNonce, guestNonce, fingerprint]
  return bytesToHex(hmac(sha256, key, utf8ToBytes(JSON.stringify(said))))
}

/**
 * Whether two proofs are equal. The comparison takes constant time, so its duration reveals nothing about the expected proof.
 */
export function isEqualProof(expected: string, offered: string): boolean {
  let differs = expected.length ^ offered.length
  for (let at = 0; at < expected.length; at++) differs |= expected.charCodeAt(at) ^ offered.charCodeAt(at)
  return differs === 0
}

function insertDashes(symbols: string, size: number = CODE_GROUP_LENGTH): string {
  return symbols.replace(new RegExp(`(.{${size}})(?=.)`, 'g'), '$1-')
}
