/**
 * Keys and tickets. A key is part of a printed address: it admits one page, within a minute. The page exchanges it for a ticket,
 * which opens sockets as long as the host runs, and is never part of an address.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** The keys and tickets that are valid while this host runs. */
export interface SessionTokens {
  /** Creates a key, for an address that is printed or opened. */
  createOneTimeToken(): string
  /** Exchanges a key for a ticket; the key is then invalid. */
  exchange(key: string): ExchangeTokenResult
  /** Whether a text is a valid ticket. */
  isSessionToken(text: string): boolean
}

/**
 * The ticket for a key. Not ok: the key is unknown, used or expired. Wrong keys are not counted: a key has 128 bits and cannot be
 * guessed, and a limit would only lock out the owner. A try costs one SHA-256 of at most 256 bytes and changes nothing.
 */
export type ExchangeTokenResult = { readonly ok: true; readonly sessionToken: string } | { readonly ok: false }

/** How long a key, which admits one page, is valid. */
export const ONE_TIME_TOKEN_LIFETIME_MS = 60_000
/** Limit of valid keys, so that holding down the Enter key fills no memory. */
const MAX_ONE_TIME_TOKENS = 8

interface OneTimeToken {
  readonly digest: Buffer
  readonly until: number
}

/**
 * Creates an empty store of keys and tickets, in memory only.
 * @param now milliseconds of a monotonic clock
 */
export function createSessionTokens(now: () => number = () => performance.now()): SessionTokens {
  let keys: readonly OneTimeToken[] = []
  const tickets: Buffer[] = []
  return {
    createOneTimeToken() {
      const key = randomToken()
      keys = [...keys, { digest: digestOf(key), until: now() + ONE_TIME_TOKEN_LIFETIME_MS }].slice(-MAX_ONE_TIME_TOKENS)
      return key
    },
    exchange(text) {
      const time = now()
      keys = keys.filter(({ until }) => time < until)
      const left = keys.filter(isOtherToken(text))
      if (left.length === keys.length) return { ok: false }
      keys = left
      const ticket = randomToken()
      tickets.push(digestOf(ticket))
      return { ok: true, sessionToken: ticket }
    },
    isSessionToken: (text) => tickets.filter(hasSameDigest(text)).length > 0,
  }
}

/** 128 bits of the system's generator. */
const randomToken = (): string => randomBytes(16).toString('hex')

// Compares digests, in full and with every one there is, so that the duration reveals nothing about the right one.
function hasSameDigest(text: string): (digest: Buffer) => boolean {
  const digest = digestOf(text)
  return (other) => timingSafeEqual(digest, other)
}

function isOtherToken(text: string): (key: OneTimeToken) => boolean {
  const same = hasSameDigest(text)
  return ({ digest }) => !same(digest)
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
