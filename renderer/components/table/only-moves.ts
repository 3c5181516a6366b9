/**
 * Which forced moves a player is told of: those that the player could not foresee. A forced move is none of them if it is a
 * routine of every turn, or if its sentence in the log is the first one about what the player has just chosen.
 */
import type { ForcedMove } from '../../../bridge/table-view.ts'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { GameUi } from '../../games/game-ui.ts'

/** How long a notice of a forced move stays: shorter than other notices, since the log keeps its mark. */
export const ONLY_MOVE_NOTICE_MS = 5000

/** The parts of a game's UI that say which forced moves are worth telling. */
export type OnlyMoveTexts = Pick<GameUi, 'eventSentence' | 'isRoutineAction'>

/**
 * Whether the player of a forced move is told that it was the only one.
 * @param eventsOf the visible events of a group of the log
 */
export function isForcedMoveTold(
  { group, after, action }: ForcedMove,
  eventsOf: (group: number) => readonly VisibleEvent[],
  { eventSentence, isRoutineAction }: OnlyMoveTexts,
): boolean {
  if (isRoutineAction?.(action) === true) return false
  const hasSentence = (each: number): boolean =>
    eventsOf(each).some((event) => event.kind !== 'turn' && eventSentence(event) !== undefined)
  if (!hasSentence(group)) return false
  // The log tells of the choice and the forced move in one sentence: the player has chosen what it says.
  return after === undefined || Array.from({ length: group - after }, (_, nth) => after + nth).some(hasSentence)
}

/** The groups of the log that are marked as a player's only moves. */
export function onlyMoveGroupsOf(
  forced: readonly ForcedMove[],
  history: readonly (readonly VisibleEvent[])[],
  texts: OnlyMoveTexts,
): ReadonlySet<number> {
  const told = forced.filter((move) => isForcedMoveTold(move, (group) => history[group] ?? [], texts))
  return new Set(told.map(({ group }) => group))
}
