/** The metadata of a table, from the header of its save and back into it. */
import type { Table } from '../../engine/core/host/table.ts'
import type { SaveHeader } from '../saves/save-header.ts'
import { saveSummaryOf } from './save-summary.ts'
import type { AdviceUsage, TableMeta, TableRecord } from './table-record.ts'

/** Input for opening a table; parts may be unknown for an older save. */
export type TableMetaInput = Pick<
  SaveHeader,
  'seats' | 'table' | 'name' | 'begunAt' | 'played' | 'origin' | 'guided' | 'advice' | 'advised'
>

export function createTableMeta(input: Omit<TableMetaInput, 'table' | 'played'> & { table: string }): TableMeta {
  const { table, seats, name, guided, begunAt, origin, advice = true, advised } = input
  return {
    table,
    name,
    guided,
    advice: { isAllowed: advice, countBySeat: advised ?? seats.map(() => 0) },
    startInfo: { ...(begunAt !== undefined && { begunAt }), ...(origin && { origin }) },
  }
}

/**
 * The header of a table's save as it stands now.
 * @param played milliseconds; undefined: unknown
 * @param now milliseconds since 1970
 */
export function toSaveHeader(
  table: Table,
  { seating, meta }: TableRecord,
  played: number | undefined,
  now: number,
): SaveHeader {
  const { table: id, name, guided, advice, startInfo } = meta
  const { title } = table.game.info
  const stand = saveSummaryOf(table)
  const advised = adviceCountsOf(advice)
  return {
    title,
    seats: [...seating.setups],
    savedAt: toHeaderTime(now),
    over: table.outcome !== null,
    table: id,
    ...startInfo,
    ...(name !== undefined && { name }),
    ...(guided && { guided }),
    ...(played !== undefined && { played }),
    ...(stand && { stand }),
    ...(!advice.isAllowed && { advice: false }),
    ...(advised && { advised: [...advised] }),
  }
}

/** How often each seat has asked the Sage; undefined while no seat has. */
export function adviceCountsOf({ countBySeat }: AdviceUsage): readonly number[] | undefined {
  return countBySeat.some((each) => each > 0) ? [...countBySeat] : undefined
}

/** Milliseconds since 1970 as stored in a header; the clock may be set to an earlier time. */
export function toHeaderTime(now: number): number {
  return Math.max(0, Math.round(now))
}
