/** Finds in a log which seat's turn or part of the game has begun; the events after such a start belong to it. */
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Seat } from '../../engine/core/contract/game.ts'
import type { VisibleLog } from './table-feed.ts'

/**
 * The number of the log entry at which a seat's turn begins, or its part of a phase in which all seats act in turn (the scoring
 * of Rauha).
 */
export interface TurnStart {
  readonly entry: number
  readonly seat: Seat
}

/**
 * The seat whose turn, or part of the game, begins last among some events.
 * @returns undefined if none begins among them
 */
export function lastTurnOwnerInEvents(events: readonly VisibleEvent[]): Seat | undefined {
  const begun = events.findLast(({ kind }) => kind === 'turn' || kind === 'part')
  return begun !== undefined && 'seat' in begun && typeof begun.seat === 'number' ? begun.seat : undefined
}

/**
 * The seat whose turn, or part of the game, begins last in a log.
 * @returns undefined if none has begun
 */
export function lastTurnOwnerInLog(history: VisibleLog): Seat | undefined {
  for (const events of history.toReversed()) {
    const seat = lastTurnOwnerInEvents(events)
    if (seat !== undefined) return seat
  }
  return undefined
}

/** Every log entry at which a seat's turn begins, or its part of a phase that the seats play one after another; in order. */
export function turnStartsOf(history: VisibleLog): readonly TurnStart[] {
  return history.flatMap((events, entry) => {
    const seat = lastTurnOwnerInEvents(events)
    return seat === undefined ? [] : [{ entry, seat }]
  })
}
