/** Metadata of an open table that is stored in the save header: seats, match id, table name. */
import type { Table } from '../../engine/core/host/table.ts'
import type { TutorialRecord } from '../../bridge/tutorial.ts'
import type { SeatSetup } from '../../bridge/seats.ts'
import type { AwakeClock } from '../base/awake-clock.ts'
import type { SaveHeader } from '../saves/save-header.ts'
import { adviceCountsOf, type AdviceUsage } from './advice-service.ts'
import { PlayTimeTracker } from './play-time-tracker.ts'
import { saveSummaryOf } from './save-summary.ts'

/** Input for opening a table; parts may be unknown for an older save. */
export type TableMetaInput = Pick<
  SaveHeader,
  'seats' | 'table' | 'name' | 'begunAt' | 'played' | 'origin' | 'guided' | 'advice' | 'advised'
>

export interface TableMeta {
  /** Shared array: players who take a seat may change its name. */
  readonly seats: SeatSetup[]
  readonly advised: AdviceUsage
  readonly played: PlayTimeTracker
  /** Id of the match, independent of the name of its file. */
  readonly table: string
  name: string | undefined
  /** Undefined if it is not a tutorial. */
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

/** @returns the current header of its save */
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

/** Milliseconds since 1970 as stored in a header; the clock may be set to an earlier time. */
export function toHeaderTime(now: number): number {
  return Math.max(0, Math.round(now))
}
