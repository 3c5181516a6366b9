/** What this machine's own window asks of the library: every table that is saved, their pictures, and the bin. */
import * as v from 'valibot'
import type { Json } from '../engine/core/contract/json.ts'
import type { Message } from '../engine/core/contract/message.ts'
import { nothing, takes } from './call.ts'
import { cleanName, isAtMost, isVisible, MAX_TABLE_NAME_LENGTH } from './names.ts'
import { id, SaveRef, someSaves, TableRef } from './refs.ts'
import type { SeatSetup } from './seats.ts'

/** What people call a table: empty where they have not named it, or nothing of the name is seen. */
export const tableName = v.pipe(
  v.string(),
  v.maxLength(500),
  v.transform((name) => (isVisible(name) ? cleanName(name) : '')),
  v.check((name) => isAtMost(name, MAX_TABLE_NAME_LENGTH)),
)

const Saves = v.strictObject({ saves: someSaves })

/** No picture of a table has more bytes, in the picture's own format. */
export const LARGEST_PICTURE = 64 * 1024
/** Base64 of a WebP or PNG picture; the host looks at its form and size before it keeps anything. */
const picture = v.pipe(v.string(), v.maxLength(Math.ceil((LARGEST_PICTURE * 4) / 3) + 4), v.regex(/^[A-Za-z0-9+/]+=*$/))

/** A picture in the light of dawn; absent: by lamplight. */
const light = v.exactOptional(v.literal('dawn'))

/** What a picture of a table is painted from: what everybody may know, whoever sits here. */
export interface Sitting {
  readonly game: string
  readonly seats: readonly SeatSetup[]
  readonly view: Json
}

/** What became of several at once: those that are not in `done` were refused, the first of them for `reason`. */
export interface Several {
  /** Each as it was asked for, and its name where it is now. */
  readonly done: readonly { readonly save: string; readonly now: string }[]
  readonly refused: number
  /** Why the first of them was. */
  readonly reason?: Message
}

export const LIBRARY_CALLS = {
  /** @param name empty: it has none any more */
  renameSave: takes(v.strictObject({ save: id, name: tableName })).gives<null>(),
  /**
   * A copy as it stands, under a name of its own that tells it from its original: `NAME (2)`. It is the same game:
   * statistics count it once.
   */
  duplicateSave: takes(SaveRef).gives<SaveRef & { readonly name: string }>(),
  /** Moves saves to the bin. Refused for those at which somebody sits. */
  binSaves: takes(Saves).gives<Several>(),
  /** Brings saves back from the bin, named as they are there. */
  restoreSaves: takes(Saves).gives<Several>(),
  /** Removes for ever what lies in the bin, named as it is there: what somebody has seen, and nothing else. @returns how many */
  emptyBin: takes(Saves).gives<number>(),
  /** What a picture of this open table is to show. */
  pictureOf: takes(TableRef).gives<Sitting>(),
  /**
   * Keeps the picture of an open table beside its save. It is never needed to open it.
   * `renews`: the picture in the other light shows an older board, and is removed.
   */
  keepPicture: takes(
    v.strictObject({ table: id, picture, light, renews: v.exactOptional(v.literal(true)) }),
  ).gives<null>(),
  /** The picture kept beside a save, in this light where there is one, as a data URL; null: there is none in any light. */
  picture: takes(v.strictObject({ save: id, deleted: v.exactOptional(v.literal(true)), light })).gives<string | null>(),
  /** Makes what is only a cache anew: the list is read from the files themselves. */
  rereadSaves: takes(nothing).gives<null>(),
}
