/** What stands still while a table is open, for one renderer. */
import { defined } from '../../engine/core/contract/defined.ts'
import type { Message } from '../../engine/core/contract/game.ts'
import type { Table } from '../../engine/core/host/table.ts'
import type { Origin } from '../../bridge/desk.ts'
import type { SeatSetup } from '../../bridge/seats.ts'
import type { TableInfo } from '../../bridge/table.ts'
import type { Advised } from './advising.ts'
import type { Screen } from './audience.ts'
import type { Kept } from './kept.ts'

export interface Laid {
  readonly id: string
  readonly table: Table
  readonly seats: readonly SeatSetup[]
  /** What was lost when the table was opened. */
  readonly note: Message | undefined
  readonly advised: Advised
  /** It branched off another game. */
  readonly origin?: Origin | undefined
  readonly kept: Pick<Kept, 'guided'>
}

/** @param sage whether guests leave the Sage to those who sit there */
export function infoOf(laid: Laid, { mine }: Screen, sage: boolean): TableInfo {
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
    ...defined({ note }),
    ...defined({ origin }),
    ...(kept.guided && { guided: kept.guided }),
  }
}
