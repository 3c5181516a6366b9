/**
 * How often codes may be tried. Whoever is wrong five times waits, each time twice as long; and over all addresses no
 * more than so many are looked at in a minute, since one machine can have many addresses. A proof counts as wrong from the moment
 * that it is offered: many at the same time are no way around. Tokens are another matter: who has one is never locked out by
 * what others try.
 */
import { neighbourhood, plainAddress } from '../addresses.ts'
import { bucket, type Bucket } from './bucket.ts'

export interface Admission {
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
export const FREE_TRIES = 5
const FIRST_WAIT = 5000
const LONGEST_WAIT = 600_000
/** Codes that are looked at within a minute, whoever offers them: against 50 bits as good as none. */
export const MOST_TRIES = 120
const MINUTE = 60_000
/** Addresses that are remembered, and for how many milliseconds after their last try. */
const MOST_ADDRESSES = 2048
const MEMORY = 3_600_000
/** Tokens of one address: a page that is loaded again and again has enough. */
const TOKENS = { atOnce: 60, perSecond: 1 }

interface Tries {
  readonly wrong: number
  readonly last: number
  readonly until: number
}

/** @param now milliseconds of a clock */
export function openAdmission(now: () => number): Admission {
  const tries = new Map<string, Tries>()
  const tokens = new Map<string, Bucket>()
  let looked: readonly number[] = []

  function known(who: string): Tries | undefined {
    const found = tries.get(who)
    return found !== undefined && now() - found.last < MEMORY ? found : undefined
  }

  return {
    offer(address) {
      const time = now()
      const who = neighbourhood(address)
      const before = known(who)
      if (before !== undefined && time < before.until) return seconds(before.until - time)
      looked = looked.filter((then) => time - then < MINUTE)
      if (looked.length >= MOST_TRIES) return seconds((looked[0] ?? time) + MINUTE - time)
      looked = [...looked, time]
      const wrong = (before?.wrong ?? 0) + 1
      // The last of the table are those that tried most lately.
      tries.delete(who)
      tries.set(who, { wrong, last: time, until: time + waitAfter(wrong) })
      forgetOldest(tries)
      return 0
    },
    right(address) {
      tries.delete(neighbourhood(address))
    },
    offerToken(address) {
      const who = plainAddress(address)
      const one = tokens.get(who) ?? bucket(TOKENS, now)
      tokens.delete(who)
      tokens.set(who, one)
      forgetOldest(tokens)
      return seconds(one.take())
    },
    get remembered() {
      return tries.size + tokens.size
    },
  }
}

function waitAfter(wrong: number): number {
  return wrong < FREE_TRIES ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (wrong - FREE_TRIES))
}

function seconds(milliseconds: number): number {
  return Math.ceil(milliseconds / 1000)
}

function forgetOldest(table: Map<string, unknown>): void {
  const [oldest] = table.keys()
  if (table.size > MOST_ADDRESSES && oldest !== undefined) table.delete(oldest)
}
