/** Which moment is looked at, in words. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { ReplayState } from '../../bridge/replay-state.svelte.ts'
import { appMessage } from '../../messages/index.ts'
import type { TimelineMark } from './timeline-marks.ts'

/**
 * Where a hand moves along the timeline, it is the moment from which it set out.
 * @param marks what stands on the timeline, where that is to be told too
 */
export function replayPositionMessage(replay: ReplayState, marks: readonly TimelineMark[] = []): Message {
  const { length, read: at = length } = replay
  const mark = marks.find(({ entry }) => entry === at)?.kind ?? 'none'
  const values = { at, length, mark }
  const turn = replay.turnAt(at)
  return turn === undefined
    ? appMessage('replay.where', values)
    : appMessage('replay.whereTurn', { ...values, seat: { seat: turn } })
}
