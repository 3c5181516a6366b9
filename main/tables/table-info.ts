/** Table information that does not change while the table is open, as sent to one client. */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { Message } from '../../engine/core/contract/game.ts'
import type { Table } from '../../engine/core/host/table.ts'
import type { TableInfo } from '../../bridge/table-view.ts'
import type { ScreenSeats } from './screen-permissions.ts'
import { isAdviceAllowed, type TableRecordReader } from './table-record.ts'

export interface TableInfoSource {
  readonly id: string
  readonly table: Table
  /** Entries that were lost when the table was opened. */
  readonly note: Message | undefined
  readonly record: TableRecordReader
}

export function tableInfoFor({ id, table, note, record }: TableInfoSource, { mine }: ScreenSeats): TableInfo {
  const { seating, meta } = record.current
  const { guided, startInfo } = meta
  const { game, config, practice } = table
  return {
    table: id,
    game: game.info,
    seats: [...seating.setups],
    options: config.options,
    practice,
    advice: isAdviceAllowed(record.current),
    mine,
    ...omitUndefined({ note }),
    ...omitUndefined({ origin: startInfo.origin }),
    ...(guided && { guided }),
  }
}
