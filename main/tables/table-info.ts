/** Table information that does not change while the table is open, as sent to one client. */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { Message } from '../../engine/core/contract/game.ts'
import type { Table } from '../../engine/core/host/table.ts'
import type { BranchOrigin } from '../../bridge/games-and-saves.ts'
import type { SeatSetup } from '../../bridge/seats.ts'
import type { TableInfo } from '../../bridge/table-view.ts'
import type { AdviceUsage } from './advice-service.ts'
import type { ScreenSeats } from './screen-permissions.ts'
import type { TableMeta } from './table-meta.ts'

export interface TableInfoSource {
  readonly id: string
  readonly table: Table
  readonly seats: readonly SeatSetup[]
  /** Entries that were lost when the table was opened. */
  readonly note: Message | undefined
  readonly advised: AdviceUsage
  /** The game that it branched off from. */
  readonly origin?: BranchOrigin | undefined
  readonly kept: Pick<TableMeta, 'guided'>
}

/** @param sage whether the hosting terms allow advice */
export function tableInfoFor(laid: TableInfoSource, { mine }: ScreenSeats, sage: boolean): TableInfo {
  const { id, table, seats, note, advised, origin, kept } = laid
  const { game, config, practice } = table
  return {
    table: id,
    game: game.info,
    seats: [...seats],
    options: config.options,
    practice,
    advice: advised.isAllowed && sage,
    mine,
    ...omitUndefined({ note }),
    ...omitUndefined({ origin }),
    ...(kept.guided && { guided: kept.guided }),
  }
}
