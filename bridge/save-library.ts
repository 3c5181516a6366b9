/** Calls of the window of this machine about the library: all saved tables, their thumbnails, and the bin. */
import * as v from 'valibot'
import type { Json } from '../engine/core/contract/json.ts'
import type { Message } from '../engine/core/contract/message.ts'
import { noArgumentSchema, defineCall } from './call-definition.ts'
import { cleanText, hasAtMostGraphemes, hasVisibleCharacter, MAX_TABLE_NAME_LENGTH } from './names.ts'
import { idSchema, SaveRef, saveIdsSchema, TableRef } from './refs.ts'
import type { SeatSetup } from './seats.ts'

/** Schema of a typed table name: cleans it, makes it empty if no character is visible, and rejects it if it is too long. */
export const tableNameSchema = v.pipe(
  v.string(),
  v.maxLength(500),
  v.transform((name) => (hasVisibleCharacter(name) ? cleanText(name) : '')),
  v.check((name) => hasAtMostGraphemes(name, MAX_TABLE_NAME_LENGTH)),
)

const SavesRef = v.strictObject({ saves: saveIdsSchema })

/** Maximum size of a thumbnail as a WebP or PNG file, in bytes. */
export const MAX_THUMBNAIL_BYTES = 64 * 1024
/** Base64 of a WebP or PNG picture; the host checks its form and size before it stores it. */
const thumbnailSchema = v.pipe(
  v.string(),
  v.maxLength(Math.ceil((MAX_THUMBNAIL_BYTES * 4) / 3) + 4),
  v.regex(/^[A-Za-z0-9+/]+=*$/),
)

/** `dawn`: a thumbnail in that theme; absent: in the default one. */
const thumbnailThemeSchema = v.exactOptional(v.literal('dawn'))

/**
 * The data from which a thumbnail of a table is drawn: the game, the players of the seats, and the public view. The
 * view is public regardless of the seats that this machine holds.
 */
export interface ThumbnailDrawingData {
  readonly game: string
  readonly seats: readonly SeatSetup[]
  readonly view: Json
}

/**
 * The result of moving several saves to the bin, or of restoring several saves from the bin. The move of a save that
 * is not in `done` failed.
 */
export interface BinOrRestoreResult {
  /** Each with its id in the call, and its present id. */
  readonly done: readonly { readonly save: string; readonly now: string }[]
  readonly refused: number
  /** The reason of the first failure. */
  readonly reason?: Message
}

/**
 * The definitions of the calls that manage the saved tables, by name: they rename and copy saves, move them to the bin
 * and back, remove them from the bin, read and store their thumbnails, and rebuild the caches of the list. The calls
 * that list and open saves are not among them. A call is a request from a renderer to its host; only the window of
 * this machine may make these calls.
 */
export const SAVE_MANAGEMENT_CALLS = {
  /** @param name empty to remove the name */
  renameSave: defineCall(v.strictObject({ save: idSchema, name: tableNameSchema })).gives<null>(),
  /**
   * Copies a save, under a name that differs from the original's: `NAME (2)`. It is the same match: statistics count it once.
   */
  duplicateSave: defineCall(SaveRef).gives<SaveRef & { readonly name: string }>(),
  /** Moves saves to the bin. Rejected for those at which a player sits. */
  binSaves: defineCall(SavesRef).gives<BinOrRestoreResult>(),
  /** Restores saves from the bin, by their ids there. */
  restoreSaves: defineCall(SavesRef).gives<BinOrRestoreResult>(),
  /**
   * Permanently removes saves from the bin, by their ids there: those that the user has seen, and no others.
   * @returns the number removed
   */
  emptyBin: defineCall(SavesRef).gives<number>(),
  /** The data for a thumbnail of this open table. */
  pictureOf: defineCall(TableRef).gives<ThumbnailDrawingData>(),
  /**
   * Stores the thumbnail of an open table beside its save. No save needs it to open. `renews`: the thumbnail in the other theme
   * shows an older board, and is removed.
   */
  keepPicture: defineCall(
    v.strictObject({
      table: idSchema,
      picture: thumbnailSchema,
      light: thumbnailThemeSchema,
      renews: v.exactOptional(v.literal(true)),
    }),
  ).gives<null>(),
  /** The thumbnail of a save as a data URL, in this theme if there is one; null: there is none in any theme. */
  picture: defineCall(
    v.strictObject({ save: idSchema, deleted: v.exactOptional(v.literal(true)), light: thumbnailThemeSchema }),
  ).gives<string | null>(),
  /** Rebuilds the caches: the list is read from the files themselves. */
  rereadSaves: defineCall(noArgumentSchema).gives<null>(),
}
