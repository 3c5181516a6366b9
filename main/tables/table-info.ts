/** Table information that does not change while the table is open, as sent to one client. */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { Message } from '../../engine/core/contract/game.ts'
import type { Table } from '../../engine/core/host/table.ts'
import type { TableSetupInfo } from '../../bridge/table-view.ts'
import type { ScreenSeatsAndCurtain } from './screen-permissions.ts'
import { isAdviceAllowed, type ReadonlyTableRecordHolder } from './open-table-record.ts'

/** The data of an open table from which its information for clients is made. */
export interface TableInfoSource {
  readonly id: string
  readonly table: Table
  /** Tells players which log entries were lost when the table was opened; undefined if none was. */
  readonly note: Message | undefined
  readonly record: ReadonlyTableRecordHolder
}

/** Collects the information about a table that seldom changes, such as its game and seats, for one client. */
export function tableInfoFor(
  { id, table, note, record }: TableInfoSource,
  { mine: ownSeats }: ScreenSeatsAndCurtain,
): TableSetupInfo {
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
    mine: ownSeats,
    ...omitUndefined({ note }),
    ...omitUndefined({ origin: startInfo.origin }),
    ...(guided && { guided }),
  }
}
