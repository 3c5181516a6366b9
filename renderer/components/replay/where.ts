/** Which moment is looked at, in words. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { Replay } from '../../bridge/replay.svelte.ts'
import { messageOf } from '../../messages/index.ts'
import type { Mark } from './marks.ts'

/** @param marks what stands on the timeline, where that is to be told too */
export function whereOf({ position, length, turn }: Replay, marks: readonly Mark[] = []): Message {
  const mark = marks.find(({ entry }) => entry === position)?.kind ?? 'none'
  const values = { at: position, length, mark }
  return turn === undefined
    ? messageOf('replay.where', values)
    : messageOf('replay.whereTurn', { ...values, seat: { seat: turn } })
}
