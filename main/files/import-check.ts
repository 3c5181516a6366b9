/**
 * Checks whether an imported text is a table that can be played here. Its form is validated, its log is replayed with validation,
 * and the header's data about the game is recomputed from the game. Only the game's own rules are executed, in the worker that
 * opens saves.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { equalJson } from '../../engine/core/contract/json.ts'
import type { Message } from '../../engine/core/contract/message.ts'
import { serializeSaveReplacingHeader, type SavedTable } from '../../engine/core/host/save.ts'
import { Table } from '../../engine/core/host/table.ts'
import { loadGame } from '../../engine/index.ts'
import type { SharedDeps } from '../shared-deps.ts'
import { reject, type Rejection } from '../base/result.ts'
import { copyIndependentIdOf, type SaveHeader } from '../saves/save-header.ts'
import { parseSaveWithHeader } from '../saves/read-save.ts'
import { tableSummaryForSave } from '../tables/saved-game-summary.ts'
import { unreadableSaveRejection, importRejectionOfReplayFailure } from './import-rejections.ts'

/** An imported table that passed every check. */
export interface CheckedImport {
  /** The text to store: as received, or with a corrected header. */
  readonly text: string
  /** The text as received. */
  readonly rawText: string
  readonly saved: SavedTable
  readonly header: SaveHeader
  /** Match id: equal in every copy of the same game. */
  readonly matchId: string
  /** Present if the player should know something about the table, for example that its last entries were lost. */
  readonly note?: Message
}

/**
 * Validates the text of an imported save completely: parses it, and replays its log with the rules of its game. Stores
 * nothing. The header's data about the game are corrected if they differ from the replayed table.
 * @param raw the text as received; a byte order mark and white space around it are ignored
 * @returns the table and the text to store, or the reason for a rejection, in words for the player
 */
export async function parseAndValidateImport(
  raw: string,
  { catalogue, replayPool }: Pick<SharedDeps, 'catalogue' | 'replayPool'>,
): Promise<({ readonly ok: true } & CheckedImport) | Rejection> {
  // Mail programs and clipboards add a BOM and white space.
  const text = `${raw.replace(/^\uFEFF/, '').trim()}\n`
  if (text === '\n') return reject('files.refused.empty')
  const read = parseSaveWithHeader(text)
  if (!read.ok) return unreadableSaveRejection(text, read.reason)
  const { saved, header } = read
  const game = await loadGame(saved.game, catalogue)
  if (game === undefined) return importRejectionOfReplayFailure(saved.game, { id: 'save.broken.game' }, catalogue)
  const replayed = await replayPool.ask(saved).catch(() => reject('save.refused.check'))
  if (!replayed.ok) return importRejectionOfReplayFailure(saved.game, replayed.reason, catalogue)
  const honest = correctedHeader(header, Table.unpack(game, replayed.packed))
  return {
    ok: true,
    rawText: text,
    text: equalJson(header, honest) ? text : serializeSaveReplacingHeader(saved, honest),
    saved,
    header: honest,
    matchId: copyIndependentIdOf(saved, header),
    ...omitUndefined({ note: replayed.note }),
  }
}

/** @returns the header with the data about the game recomputed from the game */
function correctedHeader({ stand, ...header }: SaveHeader, table: Table): SaveHeader {
  const real = stand === undefined ? undefined : tableSummaryForSave(table)
  const { title } = table.game.info
  return { ...header, title, over: table.outcome !== null, ...omitUndefined({ stand: real }) }
}
