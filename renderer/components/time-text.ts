/** Points in time and durations as text. */
import { timeUnlessFuture } from '../../bridge/timestamps.ts'
import { memoizePerLocale } from '../messages/per-locale.ts'
import { translate } from '../messages/index.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const dateFormat = memoizePerLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }))
const dateTimeFormat = memoizePerLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
)

/**
 * Formats how long ago a time was, such as "5 minutes ago". If it was two weeks ago or more, the text is the date. The
 * text is "unknown" if `then` is not plausible, for example more than a day after `now`.
 * @param then, now milliseconds since 1970
 */
export function timeAgoText(then: number, now: number): string {
  if (timeUnlessFuture(then, now) === undefined) return translate('when.unknown')
  const past = Math.max(0, now - then)
  if (past < MINUTE_MS) return translate('when.now')
  if (past < HOUR_MS) return translate('when.minutes', { n: Math.floor(past / MINUTE_MS) })
  if (past < DAY_MS) return translate('when.hours', { n: Math.floor(past / HOUR_MS) })
  if (past < 14 * DAY_MS) return translate('when.days', { n: Math.floor(past / DAY_MS) })
  return dateFormat().format(then)
}

/**
 * Date and time of day of `at` in local time, as text. "Unknown" if `at` is not plausible, for example more than a day after
 * `now`.
 * @param at, now milliseconds since 1970
 */
export function dateTimeText(at: number, now: number): string {
  return timeUnlessFuture(at, now) === undefined ? translate('when.unknown') : dateTimeFormat().format(at)
}

/** A duration in hours and minutes, as text; "less than a minute" if it is shorter. @param time milliseconds */
export function durationText(time: number): string {
  if (time < MINUTE_MS) return translate('library.lasted.short')
  const m = Math.floor((time % HOUR_MS) / MINUTE_MS)
  return time < HOUR_MS
    ? translate('library.lasted.minutes', { m })
    : translate('library.lasted.hours', { h: Math.floor(time / HOUR_MS), m })
}
