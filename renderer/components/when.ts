/** How long ago something was, in words. */
import { believableTime } from '../../bridge/time.ts'
import { memoizePerLocale } from '../messages/per-locale.ts'
import { translate } from '../messages/index.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const days = memoizePerLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }))
const moments = memoizePerLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
)

/** @param then, now milliseconds since 1970; what is later than now by more than a day is unknown */
export function ago(then: number, now: number): string {
  if (believableTime(then, now) === undefined) return translate('when.unknown')
  const past = Math.max(0, now - then)
  if (past < MINUTE) return translate('when.now')
  if (past < HOUR) return translate('when.minutes', { n: Math.floor(past / MINUTE) })
  if (past < DAY) return translate('when.hours', { n: Math.floor(past / HOUR) })
  if (past < 14 * DAY) return translate('when.days', { n: Math.floor(past / DAY) })
  return days().format(then)
}

/** Day and hour, where the person is. @param at, now as above */
export function dateOf(at: number, now: number): string {
  return believableTime(at, now) === undefined ? translate('when.unknown') : moments().format(at)
}

/** How long something took, in words. @param time milliseconds */
export function lasted(time: number): string {
  if (time < MINUTE) return translate('library.lasted.short')
  const m = Math.floor((time % HOUR) / MINUTE)
  return time < HOUR
    ? translate('library.lasted.minutes', { m })
    : translate('library.lasted.hours', { h: Math.floor(time / HOUR), m })
}
