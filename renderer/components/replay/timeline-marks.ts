/** Data of the timeline: turns by seat, and highlights. From events of the log only. */
import type { GameUi, TimelineMarkShapeAndText } from '../../games/game-ui.ts'
import type { VisibleLog } from '../../bridge/table-feed.ts'
import type { TurnStart } from '../../bridge/log-turns.ts'
import { appMessage } from '../../messages/index.ts'

/** A highlight on the timeline, drawn as a mark: shape and text, and `entry`, the index of its log entry. */
export interface TimelineMark extends TimelineMarkShapeAndText {
  readonly entry: number
}

/** The stretch of the timeline in which one seat has its turn, as shares (0 to 1) of its length. */
export interface TimelineTurnSpan {
  readonly seat: number
  readonly from: number
  readonly to: number
}

/**
 * The highlights of a log as marks of the timeline, at most one per entry.
 * @param over whether the game has ended; the last entry then gets a flag in place of its own mark
 */
export function timelineMarksOf(
  history: VisibleLog,
  gameUi: Pick<GameUi, 'timelineMark'>,
  over: boolean,
): readonly TimelineMark[] {
  const marks = history.flatMap((events, entry): TimelineMark[] => {
    const style = events.map((event) => gameUi.timelineMark?.(event)).find((each) => each !== undefined)
    return style === undefined ? [] : [{ entry, ...style }]
  })
  if (!over) return marks
  const entry = history.length - 1
  const end: TimelineMark = { entry, shape: 'flag', words: appMessage('replay.mark.end') }
  return [...marks.filter((mark) => mark.entry !== entry), end]
}

/**
 * The stretches of the timeline in which each seat has its turn, as shares of its length. The part before the first turn
 * belongs to no seat.
 * @param length number of log entries
 */
export function timelineTurnSpansOf(turns: readonly TurnStart[], length: number): readonly TimelineTurnSpan[] {
  const share = (entry: number): number => (length === 0 ? 0 : entry / length)
  return turns.flatMap(({ entry, seat }, nth) => {
    const to = turns[nth + 1]?.entry ?? length
    return to > entry ? [{ seat, from: share(entry), to: share(to) }] : []
  })
}

/**
 * The replay position at a share (0 to 1) of the timeline's width, as a number of log entries from 0 to `length`.
 * @param length number of log entries
 */
export function entryCountAtShare(share: number, length: number): number {
  return Math.round(Math.max(0, Math.min(share, 1)) * length)
}
