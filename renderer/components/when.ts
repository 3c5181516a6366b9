/** How long ago something was, in words. */
import { believableTime } from '../../bridge/time.ts'
import { byLocale } from '../messages/by-locale.ts'
import { say } from '../messages/index.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const days = byLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }))
const moments = byLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }))

/** @param then, now milliseconds since 1970; what is later than now by more than a day is unknown */
export function ago(then: number, now: number): string {
  if (believableTime(then, now) === undefined) return say('when.unknown')
  const past = Math.max(0, now - then)
  if (past < MINUTE) return say('when.now')
  if (past < HOUR) return say('when.minutes', { n: Math.floor(past / MINUTE) })
  if (past < DAY) return say('when.hours', { n: Math.floor(past / HOUR) })
  if (past < 14 * DAY) return say('when.days', { n: Math.floor(past / DAY) })
  return days().format(then)
}

/** Day and hour, where the person is. @param at, now as above */
export function dateOf(at: number, now: number): string {
  return believableTime(at, now) === undefined ? say('when.unknown') : moments().format(at)
}

/** How long something took, in words. @param time milliseconds */
export function lasted(time: number): string {
  if (time < MINUTE) return say('library.lasted.short')
  const m = Math.floor((time % HOUR) / MINUTE)
  return time < HOUR
    ? say('library.lasted.minutes', { m })
    : say('library.lasted.hours', { h: Math.floor(time / HOUR), m })
}
