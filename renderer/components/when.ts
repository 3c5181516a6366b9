/** How long ago something was, in words. */
import { say } from '../messages/index.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** @param then, now milliseconds since 1970 */
export function ago(then: number, now: number): string {
  const past = Math.max(0, now - then)
  if (past < MINUTE) return say('when.now')
  if (past < HOUR) return say('when.minutes', { n: Math.floor(past / MINUTE) })
  if (past < DAY) return say('when.hours', { n: Math.floor(past / HOUR) })
  if (past < 14 * DAY) return say('when.days', { n: Math.floor(past / DAY) })
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(then)
}
