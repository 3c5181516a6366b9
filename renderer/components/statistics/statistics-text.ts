/** Figures as text. */
import type { RecordKind } from '../../../bridge/statistics.ts'
import { timeUnlessFuture } from '../../../bridge/timestamps.ts'
import { memoizePerLocale } from '../../messages/per-locale.ts'
import { translate } from '../../messages/index.ts'

const MINUTE_MS = 60_000
const dateFormat = memoizePerLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }))
/** Months are in UTC. */
const shortMonthFormat = memoizePerLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }),
)
const longMonthFormat = memoizePerLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** A total play time in hours and minutes, as text. @param ms milliseconds */
export function playTimeText(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS)
  const hours = Math.floor(minutes / 60)
  return hours === 0
    ? translate('statistics.minutes', { minutes })
    : translate('statistics.hours', { hours, minutes: minutes % 60 })
}

/**
 * The date of `at`, as text. "Unknown" if `at` is not plausible, for example more than a day after `now`.
 * @param at, now milliseconds since 1970
 */
export function dateText(at: number, now = Date.now()): string {
  return timeUnlessFuture(at, now) === undefined ? translate('when.unknown') : dateFormat().format(at)
}

/** The short name of a month (in UTC), without the year. @param from milliseconds since 1970, within the month */
export function shortMonthNameAt(from: number): string {
  return shortMonthFormat().format(from)
}

/** The name of a month (in UTC) and its year. @param from milliseconds since 1970, within the month */
export function longMonthText(from: number): string {
  return longMonthFormat().format(from)
}

/**
 * Formats the value of a record of the statistics as text, with the unit of that kind of record.
 * @param kind the kind of record, which decides the unit
 */
export function recordValueText(kind: RecordKind, value: number): string {
  return translate(`statistics.value.${kind}`, { value })
}

/** The share of games won, 0 to 1; 0 if no games were played. */
export function winRateOf({ wins, played }: { readonly wins: number; readonly played: number }): number {
  return played === 0 ? 0 : wins / played
}
