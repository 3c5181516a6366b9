/** How often something may be done: so many at once, and so many a second in the long run. */
export interface TokenBucket {
  /** Takes one. @returns 0 when there was one, else the milliseconds until there is */
  take(): number
  readonly full: boolean
}

export interface TokenBucketRate {
  readonly atOnce: number
  readonly perSecond: number
}

/** @param now milliseconds; one that goes back gives nothing away */
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
    get full() {
      fill()
      return left === atOnce
    },
  }
}
