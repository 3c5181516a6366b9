/** Where a table stands, as its save tells it to Home: nothing that is not known to everybody. */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import * as v from 'valibot'
import type { Table } from '../../engine/core/host/table.ts'
import { SaveSummary } from '../../bridge/save-summary.ts'
import { awaitedSeats } from './screen-permissions.ts'

/** @returns undefined where it would not be believed when the save is read: better none than a save that is refused */
export function saveSummaryOf(table: Table): SaveSummary | undefined {
  const { game, state, outcome } = table
  const stage = game.progressMessage?.(game.view(state, 'table'))
  const result = outcome?.ranking.map(({ seats, rank, score }) => ({
    seats,
    place: rank,
    ...omitUndefined({ score }),
  }))
  const parsed = v.safeParse(SaveSummary, {
    ...(stage === undefined ? {} : { stage: { id: stage.id, values: stage.values ?? {} } }),
    turn: awaitedSeats(table),
    ...omitUndefined({ result }),
  })
  return parsed.success ? parsed.output : undefined
}
