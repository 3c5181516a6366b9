/**
 * Opens a save off the main thread: its log is replayed there with validation, and the table is returned as plain data. Until
 * then no table exists: no player acts, no bot is asked, and no file is written.
 */
import type { Message } from '../../engine/core/contract/game.ts'
import { openParsedSave, type SavedTable } from '../../engine/core/host/save.ts'
import type { TransferableTableData } from '../../engine/core/host/table.ts'
import { CATALOGUE, loadGame, type GameCatalogue } from '../../engine/index.ts'
import { reject, type Rejection } from '../base/result.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'

/**
 * The replayed table as plain data, for transfer between threads, or the reason why the save cannot be opened. `note`: present if
 * the player should know something, for example that the last entries of the log could not be replayed.
 */
export type ReplayedTableDataResult =
  { readonly ok: true; readonly packed: TransferableTableData; readonly note?: Message } | Rejection

/** The workers that replay the logs of saves. */
export type ReplayPool = WorkerPool<SavedTable, ReplayedTableDataResult>

/**
 * Replays the log of a save with validation, and so reconstructs its table. Runs in a worker.
 * @returns the replayed table as plain data, or the reason why the save cannot be opened
 */
export async function replaySaveToTableData(
  saved: SavedTable,
  catalogue: GameCatalogue = CATALOGUE,
): Promise<ReplayedTableDataResult> {
  const game = await loadGame(saved.game, catalogue)
  if (game === undefined) return reject('save.broken.game', { game: saved.game })
  const opened = openParsedSave(game, saved)
  if (!opened.ok) return opened
  const packed = opened.table.pack()
  return opened.note === undefined ? { ok: true, packed } : { ok: true, packed, note: opened.note }
}
