/**
 * Which forced moves a player is told of: those that the player could not foresee. A forced move is none of them if it is a
 * routine of every turn, or if its sentence in the log is the first one about what the player has just chosen.
 */
import type { ForcedMove } from '../../../bridge/table-view.ts'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { GameUi } from '../../games/game-ui.ts'

/**
 * Time for which a notice of a forced move (the only choice, played by the table) stays, in ms. It is shorter than for
 * other notices, because the log keeps a mark of the move.
 */
export const ONLY_MOVE_NOTICE_MS = 5000

/**
 * The functions of a game's UI that decide which forced moves a player is told of: the sentence for an event, and
 * whether an action is a routine. A forced move is one that the table played for a seat because it was the only
 * choice.
 */
export type OnlyMoveGameUi = Pick<GameUi, 'eventSentence' | 'isRoutineAction'>

/**
 * Whether the player of a forced move is told of it. A forced move is the only possible one, which the table has
 * played for the player.
 * @param eventsOf returns the visible events of a group (one unit of the log), by its number
 * @returns false for a routine of every turn, and for a move without a sentence in the log. Also false if the player
 *   has just made the choice that led to the move, and the sentence of the move is the first one about that choice:
 *   the log tells of both in one sentence.
 */
export function isForcedMoveTold(
  { group, after, action }: ForcedMove,
  eventsOf: (group: number) => readonly VisibleEvent[],
  { eventSentence, isRoutineAction }: OnlyMoveGameUi,
): boolean {
  if (isRoutineAction?.(action) === true) return false
  const hasSentence = (each: number): boolean =>
    eventsOf(each).some((event) => event.kind !== 'turn' && eventSentence(event) !== undefined)
  if (!hasSentence(group)) return false
  // The log tells of the choice and the forced move in one sentence: the player has chosen what it says.
  return after === undefined || Array.from({ length: group - after }, (_, nth) => after + nth).some(hasSentence)
}

/**
 * Returns the numbers of the log groups (units of the displayed log) that are marked as a player's only move. These
 * groups hold the forced moves of which the player is told, see `isForcedMoveTold`. A forced move is one that the
 * table played because there was no other choice.
 * @param forced all forced moves of the table
 * @param history the visible events of the log, by group
 * @param texts the functions of the game's UI that decide which forced moves a player is told of
 */
export function onlyMoveLogGroupsOf(
  forced: readonly ForcedMove[],
  history: readonly (readonly VisibleEvent[])[],
  texts: OnlyMoveGameUi,
): ReadonlySet<number> {
  const told = forced.filter((move) => isForcedMoveTold(move, (group) => history[group] ?? [], texts))
  return new Set(told.map(({ group }) => group))
}
