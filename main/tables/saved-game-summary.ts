/** Summary of a table for Home, stored in its save; contains public information only. */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import * as v from 'valibot'
import type { Table } from '../../engine/core/host/table.ts'
import { SavedGameSummary } from '../../bridge/saved-game-summary.ts'
import { awaitedSeats } from './screen-permissions.ts'

/**
 * The summary of a table for the list of saves: the stage of the game, the seats that have to act, and the result. It contains
 * public information only.
 * @returns undefined if the summary would not pass validation on reading: a missing summary is better than a refused save
 */
export function tableSummaryForSave(table: Table): SavedGameSummary | undefined {
  const { game, state, outcome } = table
  const stage = game.progressMessage?.(game.view(state, 'table'))
  const result = outcome?.ranking.map(({ seats, rank, score }) => ({
    seats,
    place: rank,
    ...omitUndefined({ score }),
  }))
  const parsed = v.safeParse(SavedGameSummary, {
    ...(stage === undefined ? {} : { stage: { id: stage.id, values: stage.values ?? {} } }),
    turn: awaitedSeats(table),
    ...omitUndefined({ result }),
  })
  return parsed.success ? parsed.output : undefined
}
