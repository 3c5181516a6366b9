/** What is kept of an open table beside its log: who sits there, which game it is, and what people call it. */
import type { Table } from '../../engine/core/host/table.ts'
import type { TutorialRecord } from '../../bridge/tutorial.ts'
import type { SeatSetup } from '../../bridge/seats.ts'
import type { AwakeClock } from '../base/awake-clock.ts'
import type { SaveHeader } from '../saves/save-header.ts'
import { adviceCountsOf, type AdviceUsage } from './advice-service.ts'
import { PlayTimeTracker } from './play-time-tracker.ts'
import { saveSummaryOf } from './save-summary.ts'

/** What a table is opened with: of a new one all of it is known, of an older save some is not. */
export type TableMetaInput = Pick<
  SaveHeader,
  'seats' | 'table' | 'name' | 'begunAt' | 'played' | 'origin' | 'guided' | 'advice' | 'advised'
>

export interface TableMeta {
  /** Everybody reads them here: people who sit down may be called otherwise. */
  readonly seats: SeatSetup[]
  readonly advised: AdviceUsage
  readonly played: PlayTimeTracker
  /** The game itself, whatever its file is called. */
  readonly table: string
  name: string | undefined
  /** Undefined: it is no guided first game. */
  guided: TutorialRecord | undefined
  readonly startInfo: Pick<SaveHeader, 'begunAt' | 'origin'>
}

export function createTableMeta(
  { seats, advice = true, advised, ...start }: TableMetaInput & { table: string },
  awake: Pick<AwakeClock, 'now'>,
): TableMeta {
  const { table, name, guided, played, begunAt, origin } = start
  return {
    seats: [...seats],
    table,
    name,
    guided,
    played: new PlayTimeTracker(awake, played),
    advised: { isAllowed: advice, countBySeat: [...(advised ?? seats.map(() => 0))] },
    startInfo: { ...(begunAt !== undefined && { begunAt }), ...(origin && { origin }) },
  }
}

/** The header of its save as it stands now. */
export function toSaveHeader(
  table: Table,
  { seats, advised, played, table: id, name, guided, startInfo }: TableMeta,
  now: number,
): SaveHeader {
  const { title } = table.game.info
  const stand = saveSummaryOf(table)
  const times = adviceCountsOf(advised)
  const { milliseconds } = played
  return {
    title,
    seats: [...seats],
    savedAt: toHeaderTime(now),
    over: table.outcome !== null,
    table: id,
    ...startInfo,
    ...(name !== undefined && { name }),
    ...(guided && { guided }),
    ...(milliseconds !== undefined && { played: milliseconds }),
    ...(stand && { stand }),
    ...(!advised.isAllowed && { advice: false }),
    ...(times && { advised: [...times] }),
  }
}

/** Milliseconds since 1970 as a header keeps them, by a clock that may stand before it. */
export function toHeaderTime(now: number): number {
  return Math.max(0, Math.round(now))
}
