/** Timestamps of another clock, or of this machine's own while it was wrong. All are milliseconds since 1970. */

/** Tolerated difference of clocks and time zones. */
const TOLERANCE_MS = 24 * 60 * 60 * 1000

/** @returns the time, or undefined if it is later than now by more than a day, since such a clock was wrong */
export function plausibleTime(time: number, now: number): number | undefined {
  return time <= now + TOLERANCE_MS ? time : undefined
}

/** Compares two times for a list that starts with the latest. Implausible times are last. */
export function compareLatestFirst(a: number, b: number, now: number): number {
  const unknown = Number(plausibleTime(a, now) === undefined) - Number(plausibleTime(b, now) === undefined)
  return unknown || b - a
}
