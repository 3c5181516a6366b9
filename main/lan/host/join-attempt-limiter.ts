/**
 * Limits attempts to guess a code. After five wrong codes an address has to wait, each time twice as long. A limit per minute
 * over all addresses covers a machine with many addresses. A proof counts as wrong when it is offered, so parallel attempts gain
 * nothing. Tokens are limited separately: the attempts of others never lock out the owner of a token.
 */
import { joinAttemptLimitKeyOf, normalizeAddress } from '../network-addresses.ts'
import { createTokenBucket, type TokenBucket } from './token-bucket.ts'

/** Counts the attempts to join by code or token, and says how long an address has to wait. */
export interface JoinAttemptLimiter {
  /** An address offers a code. @returns seconds to wait; 0: one attempt may be checked */
  takeCodeAttempt(address: string): number
  /** The code was right: earlier wrong ones of the address are forgotten. */
  clearCodeAttempts(address: string): void
  /** An address offers a token. @returns seconds to wait; 0: it may be checked */
  takeTokenAttempt(address: string): number
  /** For tests: number of remembered addresses. */
  readonly rememberedCount: number
}

/** Number of wrong codes that one address (or one /64 network of IPv6) may send before it has to wait. */
export const FREE_CODE_ATTEMPTS_PER_ADDRESS = 5
/** The first wait in ms. Each further wrong code doubles the wait. */
const FIRST_WAIT_MS = 5000
/** The longest wait, in ms. */
const MAX_WAIT_MS = 600_000
/**
 * Maximum number of join codes that the host checks per minute, over all addresses. This number is negligible against
 * the number of possible codes, which have 50 bits.
 */
export const MAX_TOTAL_CODE_ATTEMPTS_PER_MINUTE = 120
const MINUTE_MS = 60_000
/** Number of remembered addresses, and how long after their last attempt, in ms. */
const MAX_REMEMBERED_ADDRESSES = 2048
const MEMORY_MS = 3_600_000
/** Tokens of one address; enough for a page that is reloaded repeatedly. */
const TOKEN_RATE = { atOnce: 60, perSecond: 1 }

interface CodeAttempts {
  readonly wrong: number
  readonly last: number
  readonly until: number
}

/**
 * Creates the limiter of the attempts to join one hosted table.
 * @param now milliseconds since 1970
 */
export function createJoinAttemptLimiter(now: () => number): JoinAttemptLimiter {
  const tries = new Map<string, CodeAttempts>()
  const tokens = new Map<string, TokenBucket>()
  let looked: readonly number[] = []

  function known(who: string): CodeAttempts | undefined {
    const found = tries.get(who)
    return found !== undefined && now() - found.last < MEMORY_MS ? found : undefined
  }

  return {
    takeCodeAttempt(address) {
      const time = now()
      const who = joinAttemptLimitKeyOf(address)
      const before = known(who)
      if (before !== undefined && time < before.until) return toSeconds(before.until - time)
      looked = looked.filter((then) => time - then < MINUTE_MS)
      if (looked.length >= MAX_TOTAL_CODE_ATTEMPTS_PER_MINUTE) return toSeconds((looked[0] ?? time) + MINUTE_MS - time)
      looked = [...looked, time]
      const wrong = (before?.wrong ?? 0) + 1
      // Keeps the map ordered by the last attempt.
      tries.delete(who)
      tries.set(who, { wrong, last: time, until: time + waitAfterWrong(wrong) })
      forgetOldest(tries)
      return 0
    },
    clearCodeAttempts(address) {
      tries.delete(joinAttemptLimitKeyOf(address))
    },
    takeTokenAttempt(address) {
      const who = normalizeAddress(address)
      const one = tokens.get(who) ?? createTokenBucket(TOKEN_RATE, now)
      tokens.delete(who)
      tokens.set(who, one)
      forgetOldest(tokens)
      return toSeconds(one.take())
    },
    get rememberedCount() {
      return tries.size + tokens.size
    },
  }
}

function waitAfterWrong(wrong: number): number {
  return wrong < FREE_CODE_ATTEMPTS_PER_ADDRESS
    ? 0
    : Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (wrong - FREE_CODE_ATTEMPTS_PER_ADDRESS))
}

function toSeconds(milliseconds: number): number {
  return Math.ceil(milliseconds / 1000)
}

function forgetOldest(table: Map<string, unknown>): void {
  const [oldest] = table.keys()
  if (table.size > MAX_REMEMBERED_ADDRESSES && oldest !== undefined) table.delete(oldest)
}
