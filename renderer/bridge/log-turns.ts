/** Finds the starts of turns in a log, and the seat whose turn it is. */
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Seat } from '../../engine/core/contract/game.ts'
import type { VisibleLog } from './table-feed.ts'

/**
 * The start of a turn in a log: the number of the log entry, and the seat. A seat's part of a phase in which all seats act one
 * after another (the scoring of Rauha) counts as a turn.
 */
export interface TurnStart {
  readonly entry: number
  readonly seat: Seat
}

/**
 * Returns the seat whose turn, or part of a phase, begins last among some events.
 * @returns undefined if none begins among them
 */
export function lastTurnOwnerInEvents(events: readonly VisibleEvent[]): Seat | undefined {
  const begun = events.findLast(({ kind }) => kind === 'turn' || kind === 'part')
  return begun !== undefined && 'seat' in begun && typeof begun.seat === 'number' ? begun.seat : undefined
}

/**
 * Returns the seat whose turn, or part of a phase, begins last in a log: that of its present turn.
 * @returns undefined if none has begun
 */
export function lastTurnOwnerInLog(history: VisibleLog): Seat | undefined {
  for (const events of history.toReversed()) {
    const seat = lastTurnOwnerInEvents(events)
    if (seat !== undefined) return seat
  }
  return undefined
}

/** Returns the starts of all turns, and parts of a phase, in a log, in order. If several begin at one entry, only the last. */
export function turnStartsOf(history: VisibleLog): readonly TurnStart[] {
  return history.flatMap((events, entry) => {
    const seat = lastTurnOwnerInEvents(events)
    return seat === undefined ? [] : [{ entry, seat }]
  })
}
