/**
 * How often codes may be tried. Whoever is wrong five times waits, each time twice as long; and over all addresses no
 * more than so many are looked at in a minute, since one machine can have many addresses. A proof counts as wrong from the moment
 * that it is offered: many at the same time are no way around. Tokens are another matter: who has one is never locked out by
 * what others try.
 */
import { addressGroupOf, normalizeAddress } from '../network-addresses.ts'
import { createTokenBucket, type TokenBucket } from './token-bucket.ts'

export interface JoinAttemptLimiter {
  /** A code is offered from this address. @returns seconds to wait; 0: it may be looked at, once */
  offer(address: string): number
  /** It was right: what was wrong before is forgotten. */
  right(address: string): void
  /** A token is offered. @returns seconds to wait; 0: it may be looked at */
  offerToken(address: string): number
  /** For tests: how many addresses are remembered. */
  readonly remembered: number
}

/** Wrong codes of one address before it waits; then these milliseconds, twice as many each time, and never more than so many. */
export const FREE_CODE_ATTEMPTS = 5
const FIRST_WAIT_MS = 5000
const MAX_WAIT_MS = 600_000
/** Codes that are looked at within a minute, whoever offers them: against 50 bits as good as none. */
export const MAX_CODE_ATTEMPTS_PER_MINUTE = 120
const MINUTE_MS = 60_000
/** Addresses that are remembered, and for how many milliseconds after their last try. */
const MAX_REMEMBERED_ADDRESSES = 2048
const MEMORY_MS = 3_600_000
/** Tokens of one address: a page that is loaded again and again has enough. */
const TOKEN_RATE = { atOnce: 60, perSecond: 1 }

interface CodeAttempts {
  readonly wrong: number
  readonly last: number
  readonly until: number
}

/** @param now milliseconds of a clock */
export function createJoinAttemptLimiter(now: () => number): JoinAttemptLimiter {
  const tries = new Map<string, CodeAttempts>()
  const tokens = new Map<string, TokenBucket>()
  let looked: readonly number[] = []

  function known(who: string): CodeAttempts | undefined {
    const found = tries.get(who)
    return found !== undefined && now() - found.last < MEMORY_MS ? found : undefined
  }

  return {
    offer(address) {
      const time = now()
      const who = addressGroupOf(address)
      const before = known(who)
      if (before !== undefined && time < before.until) return toSeconds(before.until - time)
      looked = looked.filter((then) => time - then < MINUTE_MS)
      if (looked.length >= MAX_CODE_ATTEMPTS_PER_MINUTE) return toSeconds((looked[0] ?? time) + MINUTE_MS - time)
      looked = [...looked, time]
      const wrong = (before?.wrong ?? 0) + 1
      // The last of the table are those that tried most lately.
      tries.delete(who)
      tries.set(who, { wrong, last: time, until: time + waitAfterWrong(wrong) })
      forgetOldest(tries)
      return 0
    },
    right(address) {
      tries.delete(addressGroupOf(address))
    },
    offerToken(address) {
      const who = normalizeAddress(address)
      const one = tokens.get(who) ?? createTokenBucket(TOKEN_RATE, now)
      tokens.delete(who)
      tokens.set(who, one)
      forgetOldest(tokens)
      return toSeconds(one.take())
    },
    get remembered() {
      return tries.size + tokens.size
    },
  }
}

function waitAfterWrong(wrong: number): number {
  return wrong < FREE_CODE_ATTEMPTS ? 0 : Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (wrong - FREE_CODE_ATTEMPTS))
}

function toSeconds(milliseconds: number): number {
  return Math.ceil(milliseconds / 1000)
}

function forgetOldest(table: Map<string, unknown>): void {
  const [oldest] = table.keys()
  if (table.size > MAX_REMEMBERED_ADDRESSES && oldest !== undefined) table.delete(oldest)
}
