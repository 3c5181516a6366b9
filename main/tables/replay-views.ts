/**
 * Replay for one viewer: the updates of one log entry, with that viewer's views of the states at that time. A view depends on its
 * state only, so it shows what was known then and nothing revealed later; the game events are those of the log.
 */
import type { Viewer } from '../../engine/core/contract/game.ts'
import type { StateUpdate, Table } from '../../engine/core/host/table.ts'
import type { BranchInput, EntryViewSteps } from '../../bridge/replay.ts'
import type { Result } from '../../bridge/result.ts'
import { ok, reject, type Rejection } from '../base/result.ts'
import { viewStepFor } from './view-steps.ts'

/**
 * One log entry, replayed for a viewer: the state updates that it caused, as this viewer may see them.
 * @param entry 0: the setup; n: the nth log entry, which must exist
 */
export function replayedEntryFor(table: Table, entry: number, viewer: Viewer): EntryViewSteps {
  const moments = entry === 0 ? [setupUpdate(table)] : table.updatesOf(entry - 1)
  return { entry, viewer, moments: moments.map((moment) => viewStepFor(table.game, moment, viewer)) }
}

/**
 * Answers a screen that asks for one entry of the replayed log, as the screen's own viewer may see it. Once the game is over,
 * the screen may ask for the view of another viewer; this locks the log against undo.
 * @param entry 0: the setup; n: the nth log entry
 * @param viewer the screen's own viewer
 * @param eyes the viewer whose view is wanted
 * @param seal locks the log against undo
 */
export async function answerReplayEntryRequest(
  table: Table,
  entry: number,
  { viewer, eyes = viewer, seal }: { viewer: Viewer; eyes?: Viewer | undefined; seal: () => Promise<void> },
): Promise<Result<EntryViewSteps>> {
  const refused =
    rejectionIfEntryMissing(table, entry) ?? (eyes === viewer ? undefined : replayAsOtherViewerRejection(table, eyes))
  if (refused !== undefined) return refused
  if (eyes !== viewer) await seal()
  return ok(replayedEntryFor(table, entry, eyes))
}

/**
 * Why an entry of the log cannot be shown: it is beyond the end of the log. Undefined if the entry exists. Undone entries do
 * not exist.
 * @param entry 0: the setup; n: the nth log entry
 */
export function rejectionIfEntryMissing(table: Table, entry: number): Rejection | undefined {
  return entry > table.log.length ? reject('table.refused.past') : undefined
}

/**
 * Returns why no new table may branch off (start from the position) after an entry of this table's log, or undefined
 * if one may. It may if all of these hold:
 * - the game of this table is over, or this is a practice table (every choice on it can be undone); otherwise the
 * players of the new table would see private information of others,
 * - the new table has the same number of seats,
 * - the entry exists in the log, and the game was not yet over after it.
 */
export function branchRejection(
  table: Table,
  { entry, seats }: Pick<BranchInput, 'entry' | 'seats'>,
): Rejection | undefined {
  const { game, config, practice, outcome } = table
  const { players } = config
  if (!practice && outcome === null) return reject('table.refused.branch')
  if (seats.length !== players) return reject('table.config.players', { min: players, max: players })
  const isOver = (): boolean => game.outcome(table.positionAt(entry).state) !== null
  return rejectionIfEntryMissing(table, entry) ?? (isOver() ? reject('table.refused.branchOver') : undefined)
}

/**
 * Why a screen may not replay the log as another viewer than its own, or undefined if it may. It may if the game is
 * over and, where the other viewer is a seat, this seat exists.
 * @param eyes the other viewer
 */
export function replayAsOtherViewerRejection(table: Table, eyes: Viewer): Rejection | undefined {
  const there = typeof eyes !== 'number' || eyes < table.config.players
  return there && table.outcome !== null ? undefined : reject('table.refused.eyes')
}

/** The update made by the setup, which has no log entry. */
function setupUpdate(table: Table): StateUpdate {
  return { state: table.positionAt(0).state, facts: table.setupEvents, entry: -1 }
}
