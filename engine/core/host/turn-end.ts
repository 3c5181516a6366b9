/** When a table waits after a choice, so that its owner can take it back, or see what it showed. Facts tell of turns. */
import type { GameEvent } from '../contract/game-events.ts'
import type { Seat } from '../contract/game.ts'
import type { Timeline } from './timeline.ts'
import { findUndoBlocker } from './undo-rules.ts'

/**
 * When a turn that hands over to somebody else waits for `endTurnButton`:
 * - never;
 * - unless it ended on a barrier: then nothing is left to take back;
 * - the same, and also after a barrier when its last choice has shown its owner something in secret, who is to see it
 *   before somebody else sits down at the screen;
 * - always.
 */
export type TurnEndPolicy = 'never' | 'unlessBarrier' | 'whenShown' | 'always'

export interface TurnEndContext {
  readonly confirming: TurnEndPolicy
  /** Whether a person plays that seat, and not a bot. */
  readonly isPerson: (seat: Seat) => boolean
  /** Others chose at the same time as the seat: its choice was no turn. */
  readonly together?: boolean
}

/** Whether `seat` decided alone before and others decide now: its turn, or its part of it, is over. */
export function passesTurn(seat: Seat, before: readonly Seat[], now: readonly Seat[]): boolean {
  return before.length === 1 && before[0] === seat && now.length > 0 && !now.includes(seat)
}

/**
 * Whether a table waits for a seat that has just handed over. After a turn in which it chose nothing it never does: what
 * the seat has answered in the turn before is no choice of this one. In the middle of a turn, after an answer in that of
 * another seat, or after a choice that several make at the same time, it waits only for what the last choice has shown
 * that seat in secret, where others may sit down at its screen.
 */
export function needsTurnEnd(
  timeline: Timeline,
  seat: Seat,
  { confirming, isPerson, together }: TurnEndContext,
): boolean {
  if (confirming === 'never') return false
  const log = timeline.entries
  const first = log.findLastIndex((entry) => entry.seat !== seat || entry.confirmed) + 1
  const chosen = log.findLastIndex((entry) => !entry.auto)
  if (chosen < first) return false
  const ended = together !== true && hasEndedTurn(timeline, seat) && chosen >= turnStartEntry(timeline, log.length - 1)
  const since = Array.from({ length: log.length - chosen }, (_, later) => chosen + later)
  const barriers = since.filter((entry) => findUndoBlocker(timeline, entry, isPerson) !== undefined)
  const shown = barriers.some((entry) =>
    timeline.eventsOf(entry).some(({ secret }) => secret?.to.includes(seat) === true),
  )
  if (!ended) return confirming !== 'unlessBarrier' && shown
  return confirming === 'always' || barriers.length === 0 || (confirming === 'whenShown' && shown)
}

/** Whether the last entry ended the turn of that seat, or its part of something else. */
export function hasEndedTurn(timeline: Timeline, seat: Seat): boolean {
  const last = timeline.entries.length - 1
  if (turnStarterOf(timeline.eventsOf(last)) === undefined) return false
  return (turnOwnerAt(timeline, last) ?? seat) === seat
}

/** Whose turn, or part, it was after `length` entries; undefined where nothing tells. */
export function turnOwnerAt(timeline: Timeline, length: number): Seat | undefined {
  const begin = turnStartEntry(timeline, length)
  return begin === 0
    ? (turnStarterOf(timeline.setupEvents) ?? timeline.initialTurnOwner)
    : turnStarterOf(timeline.eventsOf(begin - 1))
}

/** The first entry of the turn, or part, that it was after `length` entries. */
function turnStartEntry(timeline: Timeline, length: number): number {
  for (let entry = length - 1; entry >= 0; entry--)
    if (turnStarterOf(timeline.eventsOf(entry)) !== undefined) return entry + 1
  return 0
}

/** Whose turn, or part, the last such fact of some began. */
function turnStarterOf(facts: readonly GameEvent[]): Seat | undefined {
  const begun = facts.findLast(({ kind }) => kind === 'turn' || kind === 'part')
  return (begun as (GameEvent & { readonly seat: Seat }) | undefined)?.seat
}
