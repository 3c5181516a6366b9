/** What this machine's own window asks of the library: every table that is saved, their pictures, and the bin. */
import * as v from 'valibot'
import type { Json } from '../engine/core/contract/json.ts'
import type { Message } from '../engine/core/contract/message.ts'
import { noArgument, defineCall } from './call-definition.ts'
import { cleanName, hasAtMostGraphemes, hasVisibleCharacter, MAX_TABLE_NAME_LENGTH } from './names.ts'
import { idSchema, SaveRef, saveIdsSchema, TableRef } from './refs.ts'
import type { SeatSetup } from './seats.ts'

/** What people call a table: empty where they have not named it, or nothing of the name is seen. */
export const tableNameSchema = v.pipe(
  v.string(),
  v.maxLength(500),
  v.transform((name) => (hasVisibleCharacter(name) ? cleanName(name) : '')),
  v.check((name) => hasAtMostGraphemes(name, MAX_TABLE_NAME_LENGTH)),
)

const SavesRef = v.strictObject({ saves: saveIdsSchema })

/** No picture of a table has more bytes, in the picture's own format. */
export const MAX_THUMBNAIL_BYTES = 64 * 1024
/** Base64 of a WebP or PNG picture; the host looks at its form and size before it keeps anything. */
const thumbnailSchema = v.pipe(
  v.string(),
  v.maxLength(Math.ceil((MAX_THUMBNAIL_BYTES * 4) / 3) + 4),
  v.regex(/^[A-Za-z0-9+/]+=*$/),
)

/** A picture in the light of dawn; absent: by lamplight. */
const thumbnailThemeSchema = v.exactOptional(v.literal('dawn'))

/** What a picture of a table is painted from: what everybody may know, whoever sits here. */
export interface ThumbnailSource {
  readonly game: string
  readonly seats: readonly SeatSetup[]
  readonly view: Json
}

/** What became of several at once: those that are not in `done` were refused, the first of them for `reason`. */
export interface BulkResult {
  /** Each as it was asked for, and its name where it is now. */
  readonly done: readonly { readonly save: string; readonly now: string }[]
  readonly refused: number
  /** Why the first of them was. */
  readonly reason?: Message
}

export const LIBRARY_CALLS = {
  /** @param name empty: it has none any more */
  renameSave: defineCall(v.strictObject({ save: idSchema, name: tableNameSchema })).gives<null>(),
  /**
   * A copy as it stands, under a name of its own that tells it from its original: `NAME (2)`. It is the same game:
   * statistics count it once.
   */
  duplicateSave: defineCall(SaveRef).gives<SaveRef & { readonly name: string }>(),
  /** Moves saves to the bin. Refused for those at which somebody sits. */
  binSaves: defineCall(SavesRef).gives<BulkResult>(),
  /** Brings saves back from the bin, named as they are there. */
  restoreSaves: defineCall(SavesRef).gives<BulkResult>(),
  /** Removes for ever what lies in the bin, named as it is there: what somebody has seen, and nothing else. @returns how many */
  emptyBin: defineCall(SavesRef).gives<number>(),
  /** What a picture of this open table is to show. */
  pictureOf: defineCall(TableRef).gives<ThumbnailSource>(),
  /**
   * Keeps the picture of an open table beside its save. It is never needed to open it.
   * `renews`: the picture in the other light shows an older board, and is removed.
   */
  keepPicture: defineCall(
    v.strictObject({
      table: idSchema,
      picture: thumbnailSchema,
      light: thumbnailThemeSchema,
      renews: v.exactOptional(v.literal(true)),
    }),
  ).gives<null>(),
  /** The picture kept beside a save, in this light where there is one, as a data URL; null: there is none in any light. */
  picture: defineCall(
    v.strictObject({ save: idSchema, deleted: v.exactOptional(v.literal(true)), light: thumbnailThemeSchema }),
  ).gives<string | null>(),
  /** Makes what is only a cache anew: the list is read from the files themselves. */
  rereadSaves: defineCall(noArgument).gives<null>(),
}
