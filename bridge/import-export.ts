/**
 * Import and export of tables. A page sends text, never a path; only the host chooses, reads and writes files, if it has dialogs.
 * Without dialogs (in a browser) the page reads the given files, and offers downloads.
 */
import * as v from 'valibot'
import type { Message } from '../engine/core/contract/game.ts'
import { noArgumentSchema, defineCall } from './call-definition.ts'
import type { SaveListEntry } from './games-and-saves.ts'
import { idSchema, SaveRef, saveIdsSchema } from './refs.ts'

/** Maximum length of the text of a save, in UTF-16 units. The host also limits the size of the text in bytes. */
export const MAX_SAVE_TEXT_LENGTH = 1024 * 1024

/**
 * Whether a text contains the beginning of a save. The function compares only letters and hyphens, so it also
 * recognises a save whose quotes or blanks a mail or chat program has changed. It does not check that the save is
 * complete or valid, and reads only the first `MAX_SAVE_TEXT_LENGTH` UTF-16 units.
 */
export function looksLikeSaveText(text: string): boolean {
  const letters = text.slice(0, MAX_SAVE_TEXT_LENGTH).replace(/&quot;|[^a-z-]/gi, '')
  return letters.includes('formatsamsara-table')
}

/** The name of a file, for display only: nothing is opened by it. Absent: pasted text. */
const fileNameSchema = v.pipe(v.string(), v.maxLength(255))

/**
 * The result of the import of one text or file: the table was stored, is equal to an existing save, waits for a
 * decision of the user, or was refused. `file` is the name of the imported file. The import itself changes no existing
 * save; a later call of `keepArrival` may replace one.
 */
export type ImportResult = { readonly file?: string } & (
  | {
      readonly came: 'new'
      /** As the library lists it now. */
      readonly card: SaveListEntry
      /** The part of it that could not be restored: `save.note.…`. */
      readonly note?: Message
    }
  /** A save that is byte for byte equal exists already. */
  | { readonly came: 'equal'; readonly card: SaveListEntry; readonly deleted: boolean }
  /** Another version of the same table exists: the import waits for `keepArrival`, and is not stored yet. */
  | {
      readonly came: 'again'
      readonly arrival: string
      /** The import; its `save` is empty. */
      readonly card: SaveListEntry
      readonly here: SaveListEntry
      /** The existing save is in the bin. */
      readonly deleted: boolean
      readonly note?: Message
    }
  | { readonly came: 'refused'; readonly reason: Message }
)

/**
 * The result of an export of several saves: how many were written to files, and how many were not. Both are 0 if the user
 * cancelled the dialog.
 */
export interface BulkExportResult {
  readonly written: number
  readonly refused: number
  /** The reason of the first failure. */
  readonly reason?: Message
}

/** A text file that the page offers as a download: a save or a bug report. */
export interface TextFileDownload {
  readonly name: string
  readonly text: string
}

/**
 * A conflict copy: a save file in the folder of saves under a file name that Samsara itself never gives to a save. A
 * program that synchronises folders made it after a conflict, or a user made it by hand. `card` describes its content;
 * if the file cannot be read, `card` is absent and `broken` is the reason as a message.
 */
export interface SyncConflictCopy {
  /** Its id in calls. */
  readonly copy: string
  /** The name of the file, for display only. */
  readonly file: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** Its content; the `save` of it is empty. Absent: it cannot be read. */
  readonly card?: SaveListEntry
  readonly broken?: Message
}

const ConflictCopyRef = v.strictObject({ copy: idSchema })

/**
 * The definitions of the calls about import and export of saves, by name. A call is a request from a renderer to the
 * Samsara process that the renderer is connected to: Electron's main process, or a host without Electron.
 */
export const IMPORT_EXPORT_CALLS = {
  /** Imports a table as text: it is checked, replayed with validation, and stored under a new name. */
  importText: defineCall(
    v.strictObject({
      text: v.pipe(v.string(), v.maxLength(MAX_SAVE_TEXT_LENGTH)),
      file: v.exactOptional(fileNameSchema),
    }),
  ).gives<ImportResult>(),
  /** Files that the system has passed to the app since the last call: by a double click or on the command line. */
  arrivals: defineCall(noArgumentSchema).gives<readonly ImportResult[]>(),
  /** Asks for files in a native dialog; empty: the dialog was cancelled. `files.refused.dialog`: there are no dialogs here. */
  chooseFiles: defineCall(noArgumentSchema).gives<readonly ImportResult[]>(),
  /**
   * Stores a table of which another version exists: beside that one, or in its place; the replaced one is moved to the bin.
   * Replacing is rejected while a player sits there.
   */
  keepArrival: defineCall(
    v.strictObject({ arrival: idSchema, as: v.picklist(['both', 'replace']) }),
  ).gives<ImportResult>(),
  /** Discards a waiting import. */
  dropArrival: defineCall(v.strictObject({ arrival: idSchema })).gives<null>(),
  /** Saves under names that no save has. They are listed nowhere else. */
  otherCopies: defineCall(noArgumentSchema).gives<readonly SyncConflictCopy[]>(),
  /**
   * Imports one of them, as any table from outside. Once that is stored, the file itself is moved to `kept`.
   * `files.refused.gone`: it does not exist.
   */
  takeCopy: defineCall(ConflictCopyRef).gives<ImportResult>(),
  /** Moves one to the bin. @returns its name there */
  binCopy: defineCall(ConflictCopyRef).gives<SaveRef>(),
  /** Writes saves, as last written, to a place chosen in a dialog. `files.refused.dialog`: as above. */
  exportSaves: defineCall(v.strictObject({ saves: saveIdsSchema })).gives<BulkExportResult>(),
  /** Copies a save as text to the clipboard, without sending it to the page. `files.refused.dialog`: as above. */
  copySave: defineCall(SaveRef).gives<null>(),
  /** Copies a text to the clipboard, for pages without that right. `files.refused.dialog`: as above. */
  copyText: defineCall(v.strictObject({ text: v.pipe(v.string(), v.maxLength(MAX_SAVE_TEXT_LENGTH)) })).gives<null>(),
  /** A save as last written, for a page whose host writes no files. Rejected if there are dialogs. */
  exportText: defineCall(SaveRef).gives<TextFileDownload>(),
}
