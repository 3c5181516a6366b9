/** Token-bucket limits for actions of a party that cost others something. */
import type { Clock } from '../base/clock.ts'
import { reject, type Rejection } from '../base/result.ts'

interface RateLimit {
  /** Number of actions allowed at once. */
  readonly burst: number
  /** Interval until one more action is allowed, in ms. */
  readonly every: number
}

const LIMITS = {
  /** Scrubbing through a replay makes about twenty requests a second. */
  past: { burst: 60, every: 50 },
  advise: { burst: 3, every: 2000 },
  say: { burst: 5, every: 1500 },
  nudge: { burst: 1, every: 5000 },
  /** A request for consent takes the time of other people. */
  wish: { burst: 1, every: 10_000 },
  sit: { burst: 6, every: 2000 },
} as const satisfies Readonly<Record<string, RateLimit>>

/** The kinds of actions whose rate is limited: asking for advice, chatting, reminding, proposing a vote, and requesting seats. */
export type RateLimitedAction = keyof typeof LIMITS

/**
 * Limits how often each party may do something that costs other players time or the host computing power. A party is
 * either the host's own screens or one guest's device.
 */
export class RateLimiter {
  readonly #clock: Pick<Clock, 'now'>
  /** By action and party: the time at which its budget is full again. */
  readonly #paidUntil = new Map<string, number>()

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
  }

  /** Counts one action of a party. @returns `table.refused.often` if the limit is exceeded, else undefined */
  consume(deed: RateLimitedAction, party: string): Rejection | undefined {
    const { burst, every } = LIMITS[deed]
    const now = this.#clock.now()
    const key = `${deed} ${party}`
    const paid = Math.max(now, this.#paidUntil.get(key) ?? now)
    if (paid - now > (burst - 1) * every) return reject('table.refused.often')
    this.#paidUntil.set(key, paid + every)
    return undefined
  }

  /** Forgets a party that was removed permanently. */
  forget(party: string): void {
    for (const deed of Object.keys(LIMITS)) this.#paidUntil.delete(`${deed} ${party}`)
  }
}
