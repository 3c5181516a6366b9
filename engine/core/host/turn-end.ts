/**
 * Decides whether the table waits for 'End turn' after an action, so that the player can undo it or read its result.
 * Turns are derived from events.
 */
import type { GameEvent } from '../contract/game-events.ts'
import type { Seat } from '../contract/game.ts'
import type { Timeline } from './timeline.ts'
import { undoBlockReasonOfEntryEffects } from './undo-rules.ts'

/**
 * When a turn that passes to another seat waits until its player confirms it with 'End turn'. A barrier is a log entry
 * that cannot be undone, for example a random draw.
 * - `'never'`: the turn never waits;
 * - `'unlessBarrier'`: the turn waits unless it ended on a barrier, since after a barrier nothing can be undone;
 * - `'whenShown'`: as `'unlessBarrier'`, and also after a barrier if the last choice showed its player a secret, so
 * that
 * this player sees the secret before another player takes the screen;
 * - `'always'`: the turn always waits.
 */
export type TurnEndPolicy = 'never' | 'unlessBarrier' | 'whenShown' | 'always'

/**
 * The information that decides, together with the log, whether a turn waits until its player confirms it with 'End
 * turn'.
 */
export interface TurnEndConfirmationInput {
  /** The policy of the seat. */
  readonly turnEndPolicy: TurnEndPolicy
  /** Whether a person, not a bot, plays that seat. */
  readonly isPerson: (seat: Seat) => boolean
  /** True if other seats chose simultaneously, so that the choice was not a turn. */
  readonly together?: boolean
}

/**
 * Whether an action of `seat` passed the turn to other seats: before the action only this seat had to choose, and after it
 * only other seats have to.
 * @param before the deciding seats before the action
 * @param now the deciding seats after it
 */
export function hasPassedTurn(seat: Seat, before: readonly Seat[], now: readonly Seat[]): boolean {
  return before.length === 1 && before[0] === seat && now.length > 0 && !now.includes(seat)
}

/**
 * Whether the table must wait until the player of a seat confirms with 'End turn', before the next seat chooses.
 * - If the table played all of the seat's last actions automatically, the table does not wait.
 * - If the seat's turn has just ended and the seat chose something in it, the policy decides (see `TurnEndPolicy`).
 * - Otherwise (in the middle of a turn, after an answer in another seat's turn, after a simultaneous choice), the
 * table waits only if the policy is `'whenShown'` or `'always'` and the last choice has shown the seat a secret. The
 * wait lets the player see the secret before another player takes the screen.
 * @param timeline the played log of the table
 * @param seat the seat of the last log entry; for any other seat the result is false
 */
export function needsTurnEndConfirmation(
  timeline: Timeline,
  seat: Seat,
  { turnEndPolicy, isPerson, together }: TurnEndConfirmationInput,
): boolean {
  if (turnEndPolicy === 'never') return false
  const log = timeline.entries
  const first = log.findLastIndex((entry) => entry.seat !== seat || entry.confirmed) + 1
  const chosen = log.findLastIndex((entry) => !entry.auto)
  if (chosen < first) return false
  const ended =
    together !== true && didSeatTurnJustEnd(timeline, seat) && chosen >= turnStartEntry(timeline, log.length - 1)
  const since = Array.from({ length: log.length - chosen }, (_, later) => chosen + later)
  const barriers = since.filter((entry) => undoBlockReasonOfEntryEffects(timeline, entry, isPerson) !== undefined)
  const shown = barriers.some((entry) =>
    timeline.eventsOf(entry).some(({ secret }) => secret?.to.includes(seat) === true),
  )
  if (!ended) return turnEndPolicy !== 'unlessBarrier' && shown
  return turnEndPolicy === 'always' || barriers.length === 0 || (turnEndPolicy === 'whenShown' && shown)
}

/**
 * Whether the last log entry ended the turn of `seat`: a new turn begins in this entry, and the turn before it
 * belonged to `seat`. If the owner of the turn before is unknown, the result is true. In a phase that all seats play
 * in sequence, the part of each seat counts as a turn.
 */
export function didSeatTurnJustEnd(timeline: Timeline, seat: Seat): boolean {
  const last = timeline.entries.length - 1
  if (turnStarterOf(timeline.eventsOf(last)) === undefined) return false
  return (turnOwnerAt(timeline, last) ?? seat) === seat
}

/**
 * Returns the seat that owns the turn at a position of the log. In a phase that the seats play one after another outside their
 * turns, it is the seat that is playing its part of the phase (event `part`).
 * @param length number of log entries before the position
 * @returns undefined if the seat is unknown
 */
export function turnOwnerAt(timeline: Timeline, length: number): Seat | undefined {
  const begin = turnStartEntry(timeline, length)
  return begin === 0
    ? (turnStarterOf(timeline.setupEvents) ?? timeline.initialTurnOwner)
    : turnStarterOf(timeline.eventsOf(begin - 1))
}

/** The first entry of the turn or part that contains the position after `length` entries. */
function turnStartEntry(timeline: Timeline, length: number): number {
  for (let entry = length - 1; entry >= 0; entry--)
    if (turnStarterOf(timeline.eventsOf(entry)) !== undefined) return entry + 1
  return 0
}

/** The seat of the last `turn` or `part` event, or undefined. */
function turnStarterOf(events: readonly GameEvent[]): Seat | undefined {
  const begun = events.findLast(({ kind }) => kind === 'turn' || kind === 'part')
  return (begun as (GameEvent & { readonly seat: Seat }) | undefined)?.seat
}
