/** A log played again through the gate. */
import type { GameSession } from './game-session.ts'
import type { Message, Seat } from '../contract/game.ts'
import type { LogEntry } from '../contract/log.ts'
import { hostMessage } from '../contract/host-messages.ts'

/** The first entry of a log that was refused or could not be played, and why. */
export interface UnplayableEntry {
  readonly at: number
  readonly reason: Message
}

/**
 * Plays a log on, entry by entry. Stops before the first that is refused or cannot be played.
 * @param unconfirmed the seat whose last turn was not confirmed when the log was written
 * @returns where it stopped; undefined: at the end
 */
export function replayLog(
  course: GameSession,
  log: readonly LogEntry[],
  unconfirmed: Seat | undefined,
): UnplayableEntry | undefined {
  for (const [at, entry] of log.entries()) {
    const checked = course.validateAction(entry.seat, entry.action, undefined, entry.seat)
    if (!checked.ok) return { at, reason: checked.reason }
    const auto = entry.auto === true && course.decision(entry.seat)?.choices.length === 1
    try {
      course.replayEntry({ ...entry, action: checked.choice }, auto)
    } catch {
      // Without the error's words: they may quote what is hidden.
      return { at, reason: hostMessage('table.refused.failed') }
    }
  }
  const { deciders } = course
  const handedOver = deciders.length > 0 && !deciders.includes(unconfirmed ?? -1)
  if (unconfirmed !== undefined && log.at(-1)?.seat === unconfirmed && handedOver) course.unconfirmed = unconfirmed
  return undefined
}
