/**
 * What has been, for one viewer: the moments of one entry once more, as that viewer's eyes saw the states of then. A view reads
 * its state only, so it tells what could be known then and nothing that came out later; facts are those of the log.
 */
import type { Viewer } from '../../engine/core/contract/game.ts'
import type { StateUpdate, Table } from '../../engine/core/host/table.ts'
import type { BranchInput, ReplayView } from '../../bridge/replay.ts'
import type { Result } from '../../bridge/result.ts'
import { ok, reject, type Rejection } from '../base/result.ts'
import { viewUpdateFor } from './view-updates.ts'

/** @param entry as the groups of the log are counted; the log must have it */
export function replayViewAt(table: Table, entry: number, viewer: Viewer): ReplayView {
  const moments = entry === 0 ? [setupUpdate(table)] : table.updatesOf(entry - 1)
  return { entry, viewer, moments: moments.map((moment) => viewUpdateFor(table.game, moment, viewer)) }
}

/** As one screen may have it: through its own eyes, or others' once the game is over, after which nothing is taken back. */
export async function requestReplayView(
  table: Table,
  entry: number,
  { viewer, eyes = viewer, seal }: { viewer: Viewer; eyes?: Viewer | undefined; seal: () => Promise<void> },
): Promise<Result<ReplayView>> {
  const refused = replayRejection(table, entry) ?? (eyes === viewer ? undefined : viewAsRejection(table, eyes))
  if (refused !== undefined) return refused
  if (eyes !== viewer) await seal()
  return ok(replayViewAt(table, entry, eyes))
}

/** Why there is nothing to see of an entry: one that was taken back is none. */
export function replayRejection(table: Table, entry: number): Rejection | undefined {
  return entry > table.log.length ? reject('table.refused.past') : undefined
}

/** Why no other table may go on from there: it begins where somebody sees what only others knew. */
export function branchRejection(
  table: Table,
  { entry, seats }: Pick<BranchInput, 'entry' | 'seats'>,
): Rejection | undefined {
  const { game, config, practice, outcome } = table
  const { players } = config
  if (!practice && outcome === null) return reject('table.refused.branch')
  if (seats.length !== players) return reject('table.config.players', { min: players, max: players })
  const isOver = (): boolean => game.outcome(table.positionAt(entry).state) !== null
  return replayRejection(table, entry) ?? (isOver() ? reject('table.refused.branchOver') : undefined)
}

/** Why this screen may not look through those eyes; its own it may. */
export function viewAsRejection(table: Table, eyes: Viewer): Rejection | undefined {
  const there = typeof eyes !== 'number' || eyes < table.config.players
  return there && table.outcome !== null ? undefined : reject('table.refused.eyes')
}

/** What the setup brought about: no entry did. */
function setupUpdate(table: Table): StateUpdate {
  return { state: table.positionAt(0).state, facts: table.setupEvents, entry: -1 }
}
