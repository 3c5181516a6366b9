/** Timestamps of another clock, or of this machine's own while it was wrong. All are milliseconds since 1970. */

/** Tolerated difference of clocks and time zones. */
const TOLERANCE_MS = 24 * 60 * 60 * 1000

/**
 * Returns a time unless it is so far in the future that only a wrong clock can have written it.
 * @param time milliseconds since 1970
 * @param now the present time, in milliseconds since 1970
 * @returns the time, or undefined if it is later than now by more than a day
 */
export function timeUnlessFuture(time: number, now: number): number | undefined {
  return time <= now + TOLERANCE_MS ? time : undefined
}

/**
 * Compares two times for a list that starts with the latest. Times later than now by more than a day are last.
 * @param a milliseconds since 1970, as `b` and `now`
 * @returns negative if `a` comes first, as a comparator of `sort`
 */
export function compareLatestFirst(a: number, b: number, now: number): number {
  const unknown = Number(timeUnlessFuture(a, now) === undefined) - Number(timeUnlessFuture(b, now) === undefined)
  return unknown || b - a
}
