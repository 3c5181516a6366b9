/** Token bucket: a burst size and a long-term rate per second. */
export interface TokenBucket {
  /** Takes one token. @returns 0 on success, else the milliseconds until one is available */
  take(): number
  readonly isFull: boolean
}

export interface TokenBucketRate {
  readonly atOnce: number
  readonly perSecond: number
}

/** @param now milliseconds; a clock that is set back adds no tokens */
export function createTokenBucket({ atOnce, perSecond }: TokenBucketRate, now: () => number): TokenBucket {
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
