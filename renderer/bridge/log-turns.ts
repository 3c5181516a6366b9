/** Finds the starts of turns in a log, and the seat whose turn it is. */
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Seat } from '../../engine/core/contract/game.ts'
import type { VisibleLog } from './table-feed.ts'

/**
 * The start of a turn in a log: the number of the log entry, and the seat. In a phase in which all seats act one after
 * another (such as the scoring in the game Rauha), each seat's part of the phase counts as a turn.
 */
export interface TurnStart {
  readonly entry: number
  readonly seat: Seat
}

/**
 * Returns the seat that owns the last turn which begins among some events. In a phase in which all seats act one after
 * another, each seat's part of the phase counts as a turn.
 * @returns the seat, or undefined if no turn begins among the events
 */
export function lastTurnOwnerInEvents(events: readonly VisibleEvent[]): Seat | undefined {
  const begun = events.findLast(({ kind }) => kind === 'turn' || kind === 'part')
  return begun !== undefined && 'seat' in begun && typeof begun.seat === 'number' ? begun.seat : undefined
}

/**
 * Returns the seat whose turn is in progress at the end of a log. In a phase in which all seats act one after another,
 * each seat's part of the phase counts as a turn.
 * @returns the seat, or undefined if no turn has begun
 */
export function lastTurnOwnerInLog(history: VisibleLog): Seat | undefined {
  for (const events of history.toReversed()) {
    const seat = lastTurnOwnerInEvents(events)
    if (seat !== undefined) return seat
  }
  return undefined
}

/**
 * Returns the start of each turn in a log, in order. In a phase in which all seats act one after another, each seat's
 * part of the phase counts as a turn. If several turns start at one entry, only the last of these starts is returned.
 */
export function turnStartsOf(history: VisibleLog): readonly TurnStart[] {
  return history.flatMap((events, entry) => {
    const seat = lastTurnOwnerInEvents(events)
    return seat === undefined ? [] : [{ entry, seat }]
  })
}
