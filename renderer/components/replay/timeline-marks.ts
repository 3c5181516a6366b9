/** Data of the timeline: turns by seat, and highlights. From events of the log only. */
import type { GameUi, GameHighlight } from '../../games/game-ui.ts'
import type { TableHistory } from '../../bridge/table-feed.ts'
import type { TurnStart } from '../../bridge/log-turns.ts'

export type TimelineMarkKind = GameHighlight['kind']

export interface TimelineMark {
  readonly entry: number
  readonly kind: TimelineMarkKind
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
    const kind = facts.map((fact) => face.timelineMark?.(fact)).find((each) => each !== undefined)
    return kind === undefined ? [] : [{ entry, kind }]
  })
  const end = history.length - 1
  return over ? [...marks.filter(({ entry }) => entry !== end), { entry: end, kind: 'end' }] : marks
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
