/** The replay position as text. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { ReplayState } from '../../bridge/replay-state.svelte.ts'
import { appMessage } from '../../messages/index.ts'
import type { TimelineMark } from './timeline-marks.ts'

/**
 * The replay position as text: the number of entries played, the total, the seat whose turn it is, and the timeline mark there.
 * While the user drags the timeline, the text still names the position before the drag.
 * @param marks the marks of the timeline; without them the text names no mark
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
