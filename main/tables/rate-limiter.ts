/** How often a party may do what costs others something: a few at once, then one every so often. */
import type { Clock } from '../base/clock.ts'
import { reject, type Rejection } from '../base/result.ts'

interface RateLimit {
  /** So many at once. */
  readonly burst: number
  /** Milliseconds until one more. */
  readonly every: number
}

const LIMITS = {
  /** Somebody who looks back in haste asks about twenty times a second. */
  past: { burst: 60, every: 50 },
  advise: { burst: 3, every: 2000 },
  say: { burst: 5, every: 1500 },
  nudge: { burst: 1, every: 5000 },
  /** One that asks others takes their time too. */
  wish: { burst: 1, every: 10_000 },
  sit: { burst: 6, every: 2000 },
} as const satisfies Readonly<Record<string, RateLimit>>
export type LimitedAction = keyof typeof LIMITS

export class RateLimiter {
  readonly #clock: Pick<Clock, 'now'>
  /** By deed and party: when all that it has done so far is paid for. */
  readonly #paidUntil = new Map<string, number>()

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
  }

  /** Counts once more. @returns `table.refused.often` */
  consume(deed: LimitedAction, party: string): Rejection | undefined {
    const { burst, every } = LIMITS[deed]
    const now = this.#clock.now()
    const key = `${deed} ${party}`
    const paid = Math.max(now, this.#paidUntil.get(key) ?? now)
    if (paid - now > (burst - 1) * every) return reject('table.refused.often')
    this.#paidUntil.set(key, paid + every)
    return undefined
  }

  /** A party is gone for good. */
  forget(party: string): void {
    for (const deed of Object.keys(LIMITS)) this.#paidUntil.delete(`${deed} ${party}`)
  }
}
