/** Parses the text of a save into a table that can be opened, or gives the reason why not. */
import type { Message } from '../../engine/core/contract/game.ts'
import { MAX_SAVE_BYTES, parseSave, type SavedTable } from '../../engine/core/host/save.ts'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import { reject, hostMessage, type Rejection } from '../base/result.ts'
import { retryReadIfMissing, statRegularFile } from './file-utils.ts'
import { saveListEntryOf, parseSaveHeader, type SaveHeader } from './save-header.ts'

/** A parsed save, or the reason why its text is no valid save. */
export type ReadSaveResult =
  | {
      readonly ok: true
      readonly saved: SavedTable
      readonly header: SaveHeader
    }
  | Rejection

/** Reasons for which the backup replaces the file: damage, but neither a file of a newer Samsara nor a temporary error. */
const DAMAGE_REASONS = ['json', 'format', 'schema', 'checksum', 'header', 'large'].map((what) => `save.broken.${what}`)

/**
 * Parses the text of a save, and the header that the save contains. The log of the saved game is not replayed. Never
 * throws.
 * @param text content of the file, or the reason why it could not be read, which is then returned
 */
export function parseSaveWithHeader(text: string | Message): ReadSaveResult {
  if (typeof text !== 'string') return { ok: false, reason: text }
  const parsed = parseSave(text)
  if (!parsed.ok) return parsed
  const header = parseSaveHeader(parsed.saved)
  return header === undefined ? reject('save.broken.header') : { ok: true, saved: parsed.saved, header }
}

/** Whether the reason why a save cannot be opened is damage of its file, so that its backup may still be good. */
export function isDamageReason({ id }: Message): boolean {
  return DAMAGE_REASONS.includes(id)
}

/** The id of a save, and the content of its file. */
export interface SaveIdAndText {
  readonly save: string
  readonly text: string
}

/** The list entry of a save, or the reason why it cannot be opened. */
export type SaveInspectionResult = SaveListEntry | Message

/**
 * Checks the text of a save as thoroughly as for opening, except that its log is not replayed.
 * @returns its list entry, or the reason why it cannot be opened
 */
export function inspectSaveText({ save, text }: SaveIdAndText): SaveInspectionResult {
  const read = parseSaveWithHeader(text)
  return read.ok ? saveListEntryOf(save, read.saved, read.header) : read.reason
}

/** Function that reads a whole file as UTF-8 text. */
export type ReadTextFileFunction = (file: string) => Promise<string>

/**
 * Reads the text of a save's file. Never throws.
 * @returns the text, or the reason why there is none: the file is missing, no regular file, too large, or the disk refuses
 */
export async function readSaveFileText(file: string, readFile: ReadTextFileFunction): Promise<string | Message> {
  try {
    const stat = await statRegularFile(file)
    if (stat === undefined) return hostMessage('save.missing')
    if (stat.size > MAX_SAVE_BYTES) return hostMessage('save.broken.large')
    return await retryReadIfMissing(() => readFile(file))
  } catch {
    return hostMessage('save.broken.unreadable')
  }
}
