/** The replay position as text. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { ReplayState } from '../../bridge/replay-state.svelte.ts'
import { appMessage } from '../../messages/index.ts'
import type { TimelineMark } from './timeline-marks.ts'

/**
 * The replay position as text: its number among the entries, whose turn it is, and a mark of the timeline there. While the
 * user drags the timeline this is still the position before.
 * @param marks marks of the timeline to be included
 */
export function replayPositionMessage(
  replay: Pick<ReplayState, 'length' | 'readPosition' | 'turnOwnerAt'>,
  marks: readonly TimelineMark[] = [],
): Message {
  const { length, readPosition: at = length } = replay
  const mark = marks.find(({ entry }) => entry === at)?.words ?? 'none'
  const values = { at, length, mark }
  const turn = replay.turnOwnerAt(at)
  return turn === undefined
    ? appMessage('replay.where', values)
    : appMessage('replay.whereTurn', { ...values, seat: { seat: turn } })
}
