/** Data of the timeline: turns by seat, and highlights. From events of the log only. */
import type { GameUi, TimelineMarkStyle } from '../../games/game-ui.ts'
import type { TableHistory } from '../../bridge/table-feed.ts'
import type { TurnStart } from '../../bridge/log-turns.ts'
import { appMessage } from '../../messages/index.ts'

export interface TimelineMark extends TimelineMarkStyle {
  readonly entry: number
}

/** A part of the log that belongs to one seat, as shares of the whole. */
export interface TimelineTurnSpan {
  readonly seat: number
  readonly from: number
  readonly to: number
}

/** @param over the game has ended with the last entry */
export function timelineMarksOf(
  history: TableHistory,
  face: Pick<GameUi, 'timelineMark'>,
  over: boolean,
): readonly TimelineMark[] {
  const marks = history.flatMap((facts, entry): TimelineMark[] => {
    const style = facts.map((fact) => face.timelineMark?.(fact)).find((each) => each !== undefined)
    return style === undefined ? [] : [{ entry, ...style }]
  })
  if (!over) return marks
  const entry = history.length - 1
  const end: TimelineMark = { entry, shape: 'flag', words: appMessage('replay.mark.end') }
  return [...marks.filter((mark) => mark.entry !== entry), end]
}

/** The seats at turn along the log. The part before the first turn belongs to no seat. */
export function timelineTurnSpansOf(turns: readonly TurnStart[], length: number): readonly TimelineTurnSpan[] {
  const share = (entry: number): number => (length === 0 ? 0 : entry / length)
  return turns.flatMap(({ entry, seat }, nth) => {
    const to = turns[nth + 1]?.entry ?? length
    return to > entry ? [{ seat, from: share(entry), to: share(to) }] : []
  })
}

/** The entry at a share of the whole width. */
export function entryAtShare(share: number, length: number): number {
  return Math.round(Math.max(0, Math.min(share, 1)) * length)
}
