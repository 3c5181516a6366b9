/** Times that were written by another clock, or by this machine's own while it was wrong. All are milliseconds since 1970. */

/** Clocks and time zones may differ by so much. */
const TOLERANCE_MS = 24 * 60 * 60 * 1000

/** @returns the time; undefined if it is later than now by more than a day, since such a clock was wrong */
export function plausibleTime(time: number, now: number): number | undefined {
  return time <= now + TOLERANCE_MS ? time : undefined
}

/** Compares two times for a list that begins with the latest. What is not believed is last. */
export function compareLatestFirst(a: number, b: number, now: number): number {
  const unknown = Number(plausibleTime(a, now) === undefined) - Number(plausibleTime(b, now) === undefined)
  return unknown || b - a
}
