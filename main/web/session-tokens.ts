/**
 * Keys and tickets. A key stands in an address that is printed: it lets in one page, within a minute. What the page gets
 * for it is a ticket, which opens sockets for as long as the host runs, and never stands in an address.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

export interface SessionTokens {
  /** A new key. */
  newKey(): string
  /** Gives a ticket for a key, which is dead from then on. */
  exchange(key: string): ExchangeTokenResult
  isTicket(text: string): boolean
}

/**
 * Not ok: the key is unknown, used, or too old. Wrong keys are not counted: a key has 128 bits and cannot be guessed, and a
 * limit would only keep the owner out. A try costs one SHA-256 of at most 256 bytes and changes nothing.
 */
export type ExchangeTokenResult = { readonly ok: true; readonly ticket: string } | { readonly ok: false }

/** Milliseconds that a key lives. */
export const ONE_TIME_TOKEN_LIFETIME_MS = 60_000
/** Keys alive at once: whoever leans on the Enter key fills no memory. */
const MAX_ONE_TIME_TOKENS = 8

interface OneTimeToken {
  readonly digest: Buffer
  readonly until: number
}

/** @param now milliseconds of a clock that nobody sets back */
export function createSessionTokens(now: () => number = () => performance.now()): SessionTokens {
  let keys: readonly OneTimeToken[] = []
  const tickets: Buffer[] = []
  return {
    newKey() {
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
      return { ok: true, ticket }
    },
    isTicket: (text) => tickets.filter(hasSameDigest(text)).length > 0,
  }
}

/** 128 bits of the system's generator. */
const randomToken = (): string => randomBytes(16).toString('hex')

// Digests are compared, in full and with every one there is: how long it takes says nothing of what is right.
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
