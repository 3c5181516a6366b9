/**
 * One-time tokens and session tokens. A one-time token (`key`) is part of a printed address: it admits one page, within a minute.
 * The page exchanges it for a session token (`ticket`), which opens sockets as long as the host runs, and is never part of an
 * address.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * Creates and checks the tokens with which browser pages gain access to this host process. A one-time token is part of
 * an address that is printed or opened, and admits one page within a minute. The page exchanges it for a session
 * token, which opens sockets as long as the process runs and is never part of an address.
 */
export interface PageAccessTokens {
  /** Creates a one-time token, for an address that is printed or opened. */
  createOneTimeToken(): string
  /** Exchanges a one-time token (`key`) for a session token; the one-time token is then invalid. */
  exchange(key: string): ExchangeTokenResult
  /** Whether a text is a valid session token. */
  isSessionToken(text: string): boolean
}

/**
 * The result of the exchange of a one-time token: the session token, or `ok: false` if the one-time token is unknown,
 * used or expired. Wrong tries are not counted: a token has 128 bits and cannot be guessed, and a limit would only
 * lock out the owner. A try costs one SHA-256 of at most 256 bytes and changes nothing.
 */
export type ExchangeTokenResult = { readonly ok: true; readonly sessionToken: string } | { readonly ok: false }

/** Milliseconds for which a one-time token, which admits one page, is valid. */
export const ONE_TIME_TOKEN_LIFETIME_MS = 60_000
/** Limit of valid one-time tokens, so that holding down the Enter key fills no memory. */
const MAX_ONE_TIME_TOKENS = 8

interface OneTimeToken {
  readonly digest: Buffer
  readonly until: number
}

/**
 * Creates an empty store of access tokens for pages in browsers on this machine. A page exchanges its one-time token
 * for a session token, which is valid until this process ends. The tokens are kept only in memory.
 * @param now returns the milliseconds of a monotonic clock
 */
export function createLocalPageSessionTokens(now: () => number = () => performance.now()): PageAccessTokens {
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
