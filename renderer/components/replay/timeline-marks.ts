/** What the timeline shows of a game: whose turns they were, and where something great happened. Facts of the log only. */
import type { GameUi, GameHighlight } from '../../games/game-ui.ts'
import type { TableHistory } from '../../bridge/table-feed.ts'
import type { TurnStart } from '../../bridge/log-turns.ts'

export type TimelineMarkKind = GameHighlight['kind']

export interface TimelineMark {
  readonly entry: number
  readonly kind: TimelineMarkKind
}

/** A stretch of the log that is one seat's, as shares of the whole. */
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

/** Whose turn it was along the log. What came before the first turn is nobody's. */
export function timelineTurnSpansOf(turns: readonly TurnStart[], length: number): readonly TimelineTurnSpan[] {
  const share = (entry: number): number => (length === 0 ? 0 : entry / length)
  return turns.flatMap(({ entry, seat }, nth) => {
    const to = turns[nth + 1]?.entry ?? length
    return to > entry ? [{ seat, from: share(entry), to: share(to) }] : []
  })
}

/** The entry that lies at a share of the whole width. */
export function entryAtShare(share: number, length: number): number {
  return Math.round(Math.max(0, Math.min(share, 1)) * length)
}
