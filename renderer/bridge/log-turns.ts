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
 * Returns the owner of the last turn that begins among some events. A seat's part of a phase counts as a turn.
 * @returns undefined if no turn begins among them
 */
export function lastTurnOwnerInEvents(events: readonly VisibleEvent[]): Seat | undefined {
  const begun = events.findLast(({ kind }) => kind === 'turn' || kind === 'part')
  return begun !== undefined && 'seat' in begun && typeof begun.seat === 'number' ? begun.seat : undefined
}

/**
 * Returns the seat whose turn is in progress at the end of a log: the seat of the last event that begins a turn or a part of a
 * phase.
 * @returns undefined if none has begun
 */
export function lastTurnOwnerInLog(history: VisibleLog): Seat | undefined {
  for (const events of history.toReversed()) {
    const seat = lastTurnOwnerInEvents(events)
    if (seat !== undefined) return seat
  }
  return undefined
}

/**
 * Returns where in a log each turn starts, in order. A part of a phase counts as a turn. If several turns start at one entry,
 * only the last one is returned.
 */
export function turnStartsOf(history: VisibleLog): readonly TurnStart[] {
  return history.flatMap((events, entry) => {
    const seat = lastTurnOwnerInEvents(events)
    return seat === undefined ? [] : [{ entry, seat }]
  })
}
