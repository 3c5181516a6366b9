/**
 * Tables that come in and go out. A page hands over text, never a path; files are chosen, read and written by the host
 * alone, where it has dialogs. Where it has none (a browser) the page reads what it is given, and offers downloads.
 */
import * as v from 'valibot'
import type { Message } from '../engine/core/contract/game.ts'
import { noArgument, defineCall } from './call-definition.ts'
import type { SaveListEntry } from './games-and-saves.ts'
import { idSchema, SaveRef, saveIdsSchema } from './refs.ts'

/** No text of a table is longer, in UTF-16 units; the host bounds its bytes too. */
export const MAX_SAVE_TEXT_LENGTH = 1024 * 1024

/** Whether words hold what every table's text has near its beginning, whatever mail or chat have made of it. */
export function looksLikeSaveText(text: string): boolean {
  const letters = text.slice(0, MAX_SAVE_TEXT_LENGTH).replace(/&quot;|[^a-z-]/gi, '')
  return letters.includes('formatsamsara-table')
}

/** What a file was called, for people only: nothing is opened by it. Absent: text that was pasted. */
const fileNameSchema = v.pipe(v.string(), v.maxLength(255))

/** What became of one text or file. Nothing that was here before is changed by it. */
export type ImportResult = { readonly file?: string } & (
  | {
      readonly came: 'new'
      /** As the library lists it now. */
      readonly card: SaveListEntry
      /** What of it could not be taken over: `save.note.…`. */
      readonly note?: Message
    }
  /** Byte for byte the same is here already. */
  | { readonly came: 'equal'; readonly card: SaveListEntry; readonly deleted: boolean }
  /** The same table stands here otherwise: it waits for `keepArrival`, and is not kept yet. */
  | {
      readonly came: 'again'
      readonly arrival: string
      /** What comes; its `save` is empty. */
      readonly card: SaveListEntry
      readonly here: SaveListEntry
      /** What is here lies in the bin. */
      readonly deleted: boolean
      readonly note?: Message
    }
  | { readonly came: 'refused'; readonly reason: Message }
)

/** What became of saves that were to be written as files. Nothing of all: nobody chose a place. */
export interface ExportResult {
  readonly written: number
  readonly refused: number
  /** Why the first of them was. */
  readonly reason?: Message
}

/** A save as a file that a page offers for download. */
export interface TextFile {
  readonly name: string
  readonly text: string
}

/** A save in the folder under a name that no save has: a program that synchronises the folder, or a person, made it. */
export interface ConflictCopy {
  /** By which it is named in calls. */
  readonly copy: string
  /** What the file is called, for people only. */
  readonly file: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** What it holds; its `save` is empty. Absent: it cannot be read. */
  readonly card?: SaveListEntry
  readonly broken?: Message
}

const ConflictCopyRef = v.strictObject({ copy: idSchema })

export const FILES_CALLS = {
  /** A table as text: checked, played through the gate, and kept under a name of its own. */
  importText: defineCall(
    v.strictObject({
      text: v.pipe(v.string(), v.maxLength(MAX_SAVE_TEXT_LENGTH)),
      file: v.exactOptional(fileNameSchema),
    }),
  ).gives<ImportResult>(),
  /** Files that the system has handed over since this was asked last: by a double click or on the command line. */
  arrivals: defineCall(noArgument).gives<readonly ImportResult[]>(),
  /** Asks for files in a dialog of the system; none: nobody chose any. `files.refused.dialog`: there are no dialogs here. */
  chooseFiles: defineCall(noArgument).gives<readonly ImportResult[]>(),
  /**
   * Keeps a table that was here already: beside that one, or in its place, which then lies in the bin. Replacing is
   * refused while somebody sits there.
   */
  keepArrival: defineCall(
    v.strictObject({ arrival: idSchema, as: v.picklist(['both', 'replace']) }),
  ).gives<ImportResult>(),
  /** Nobody wants what waits. */
  dropArrival: defineCall(v.strictObject({ arrival: idSchema })).gives<null>(),
  /** Saves under names that no save has. They are listed nowhere else. */
  otherCopies: defineCall(noArgument).gives<readonly ConflictCopy[]>(),
  /** Takes one in, as any table from outside. Once that is kept, the file itself moves to `kept`. `files.refused.gone`: it is not there. */
  takeCopy: defineCall(ConflictCopyRef).gives<ImportResult>(),
  /** Moves one to the bin. @returns its name there */
  binCopy: defineCall(ConflictCopyRef).gives<SaveRef>(),
  /** Writes saves, as they were written last, where somebody says in a dialog. `files.refused.dialog`: as above. */
  exportSaves: defineCall(v.strictObject({ saves: saveIdsSchema })).gives<ExportResult>(),
  /** Puts a save as text into the clipboard, without the page seeing it. `files.refused.dialog`: as above. */
  copySave: defineCall(SaveRef).gives<null>(),
  /** Puts words into the clipboard, for pages that may not. `files.refused.dialog`: as above. */
  copyText: defineCall(v.strictObject({ text: v.pipe(v.string(), v.maxLength(MAX_SAVE_TEXT_LENGTH)) })).gives<null>(),
  /** A save as it was written last, for a page without a host that writes files. Refused where there are dialogs. */
  exportText: defineCall(SaveRef).gives<TextFile>(),
}
