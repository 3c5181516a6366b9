/** Replays a log through action validation. */
import type { GameSession } from './game-session.ts'
import type { Message, Seat } from '../contract/game.ts'
import type { ActionLogEntry } from '../contract/log.ts'
import { engineMessage } from '../contract/engine-messages.ts'

/** The number of the first log entry that was rejected or could not be played, and the reason. */
export interface UnplayableEntry {
  readonly at: number
  readonly reason: Message
}

/**
 * Plays the entries of a log in a session, in order, each after action validation. Stops before the first entry that
 * is rejected or cannot be played.
 * @param course the session in which the entries are played; modified
 * @param unconfirmed the seat whose turn waited for 'End turn' when the log was written, or undefined. After a full
 *   replay, the session waits for that seat's 'End turn' again if the seat made the last entry and only other seats
 *   must choose next
 * @returns the number of the entry where it stopped, and the reason, or undefined if it reached the end
 */
export function replayIntoSessionUntilUnplayable(
  course: GameSession,
  log: readonly ActionLogEntry[],
  unconfirmed: Seat | undefined,
): UnplayableEntry | undefined {
  for (const [at, entry] of log.entries()) {
    const checked = course.validateAction(entry.seat, entry.action, undefined, entry.seat)
    if (!checked.ok) return { at, reason: checked.reason }
    const auto = entry.auto === true && course.decision(entry.seat)?.choices.length === 1
    try {
      course.replayEntry({ ...entry, action: checked.choice }, auto)
    } catch {
      // Omits the error text, which may quote hidden information.
      return { at, reason: engineMessage('table.refused.failed') }
    }
  }
  const { deciders } = course
  const handedOver = deciders.length > 0 && !deciders.includes(unconfirmed ?? -1)
  if (unconfirmed !== undefined && log.at(-1)?.seat === unconfirmed && handedOver) course.unconfirmed = unconfirmed
  return undefined
}
