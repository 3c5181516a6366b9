/** The metadata of a table, from the header of its save and back into it. */
import type { Table } from '../../engine/core/host/table.ts'
import type { SaveHeader } from '../saves/save-header.ts'
import { tableSummaryForSave } from './saved-game-summary.ts'
import type { AdvicePermissionAndUsage, TableMeta, OpenTableRecord } from './open-table-record.ts'

/** The parts of a save's header that are needed to open its table. The header of an older Samsara may lack some. */
export type SaveHeaderForOpening = Pick<
  SaveHeader,
  'seats' | 'table' | 'name' | 'begunAt' | 'played' | 'origin' | 'guided' | 'advice' | 'advised'
>

/** Creates the metadata of an open table from the header of its save, or from the settings of a new table. */
export function createTableMeta(input: Omit<SaveHeaderForOpening, 'table' | 'played'> & { table: string }): TableMeta {
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
 * Creates the header of a table's save from the table as it is now.
 * @param played play time in milliseconds; undefined: unknown
 * @param now milliseconds since 1970
 */
export function toSaveHeader(
  table: Table,
  { seating, meta }: OpenTableRecord,
  played: number | undefined,
  now: number,
): SaveHeader {
  const { table: id, name, guided, advice, startInfo } = meta
  const { title } = table.game.info
  const stand = tableSummaryForSave(table)
  const advised = adviceCountsForHeader(advice)
  return {
    title,
    seats: [...seating.setups],
    savedAt: roundTimeForSaveHeader(now),
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

/**
 * How often each seat has asked the Sage, the bot that advises players, for advice; in the form in which the header of
 * a save stores it. Undefined while no seat has asked.
 */
export function adviceCountsForHeader({ countBySeat }: AdvicePermissionAndUsage): readonly number[] | undefined {
  return countBySeat.some((each) => each > 0) ? [...countBySeat] : undefined
}

/**
 * Converts a time in milliseconds since 1970 to the form in which the header of a save stores it: rounded to a whole
 * number, and at least 0, because the clock may be set before 1970.
 */
export function roundTimeForSaveHeader(now: number): number {
  return Math.max(0, Math.round(now))
}
