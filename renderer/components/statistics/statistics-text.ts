/** Figures as text. */
import type { RecordKind } from '../../../bridge/statistics.ts'
import { plausibleTime } from '../../../bridge/timestamps.ts'
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

/** @param ms milliseconds */
export function playTimeText(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS)
  const hours = Math.floor(minutes / 60)
  return hours === 0
    ? translate('statistics.minutes', { minutes })
    : translate('statistics.hours', { hours, minutes: minutes % 60 })
}

/** @param at, now milliseconds since 1970; a time more than a day after now is unknown */
export function dateText(at: number, now = Date.now()): string {
  return plausibleTime(at, now) === undefined ? translate('when.unknown') : dateFormat().format(at)
}

export function shortMonthText(from: number): string {
  return shortMonthFormat().format(from)
}

export function longMonthText(from: number): string {
  return longMonthFormat().format(from)
}

export function recordValueText(kind: RecordKind, value: number): string {
  return translate(`statistics.value.${kind}`, { value })
}

/** 0 without played games. */
export function winShareOf({ wins, played }: { readonly wins: number; readonly played: number }): number {
  return played === 0 ? 0 : wins / played
}
