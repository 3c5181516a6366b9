/** Token bucket, which limits a rate: each action takes a token, and tokens are added at a fixed rate up to a maximum. */
export interface TokenBucket {
  /** Takes one token. @returns 0 on success, else the milliseconds until one is available */
  take(): number
  readonly isFull: boolean
}

/** Limits of a token bucket. `atOnce`: the number of tokens of a full bucket; `perSecond`: how many are added. */
export interface TokenBucketLimits {
  readonly atOnce: number
  readonly perSecond: number
}

/**
 * Creates a full token bucket.
 * @param now milliseconds; a clock that is set back adds no tokens
 */
export function createTokenBucket({ atOnce, perSecond }: TokenBucketLimits, now: () => number): TokenBucket {
  let left = atOnce
  let last = now()
  function fill(): void {
    const time = now()
    left = Math.min(atOnce, left + (Math.max(0, time - last) * perSecond) / 1000)
    last = time
  }
  return {
    take() {
      fill()
      if (left < 1) return Math.ceil(((1 - left) * 1000) / perSecond)
      left -= 1
      return 0
    },
    get isFull() {
      fill()
      return left === atOnce
    },
  }
}
