/**
 * Index file: list entries of saves, kept for the next start. A cache: if any part is invalid, the whole file is discarded and
 * built again.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as immediate } from 'node:timers/promises'
import * as v from 'valibot'
import { NewTableInput, type SaveListEntry } from '../../bridge/games-and-saves.ts'
import { idSchema } from '../../bridge/refs.ts'
import { SeatSetup } from '../../bridge/seats.ts'
import { sha256Of, replaceFileAtomic, type Disk } from './atomic-write.ts'
import { statRegularFile } from './file-utils.ts'
import { SaveHeader } from './save-header.ts'

/**
 * An entry of the save index: the list entry of a save, and the stamp of the files from which it was made. The stamp
 * is a text that is different after every change of these files.
 */
export interface IndexedSave {
  /** Stamp of the save's file and of its backup. */
  readonly stamp: string
  readonly card: SaveListEntry
}

/** Increase it with every change of the content of a list entry, or of how it is determined. */
const INDEX_VERSION = 1
const MAX_INDEX_BYTES = 32 * 1024 * 1024
const PARSE_BATCH_SIZE = 200
const INDEX_FIRST_LINE = new RegExp(`^samsara-index ${INDEX_VERSION} ([0-9a-f]{64})\n`)

const messageSchema = v.strictObject({
  id: v.pipe(v.string(), v.maxLength(100)),
  values: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
})
const { advice: _, ...header } = SaveHeader.entries
const saveListEntrySchema = v.strictObject({
  ...header,
  save: idSchema,
  game: v.pipe(v.string(), v.regex(/^[a-z0-9-]{0,64}$/)),
  // A broken save has no seats.
  seats: v.pipe(v.array(SeatSetup), v.maxLength(8)),
  rules: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  practice: v.exactOptional(v.boolean()),
  closed: v.exactOptional(v.literal(true)),
  options: v.exactOptional(NewTableInput.entries.options),
  broken: v.exactOptional(messageSchema),
  note: v.exactOptional(messageSchema),
})
const IndexSchema = v.array(v.strictTuple([v.pipe(v.string(), v.maxLength(300)), saveListEntrySchema]))

/** The name of the index file in a folder of saves; no save can have it. */
export const SAVE_INDEX_FILE_NAME = 'index.samsara-cache'

/**
 * Reads the index file of a folder of saves. The index file caches the list entries of the saves. Never throws.
 * @returns list entries by save id; empty if there is no valid index
 */
export async function readSaveIndexFile(folder: string): Promise<Map<string, IndexedSave>> {
  try {
    const file = join(folder, SAVE_INDEX_FILE_NAME)
    const stat = await statRegularFile(file)
    if (stat === undefined || stat.size > MAX_INDEX_BYTES) return new Map()
    const text = await readFile(file, 'utf8')
    const hash = INDEX_FIRST_LINE.exec(text)?.[1]
    const body = text.slice(text.indexOf('\n') + 1)
    if (hash !== sha256Of(body)) return new Map()
    const found = v.parse(v.array(v.unknown()), JSON.parse(body))
    const known = new Map<string, IndexedSave>()
    for (let at = 0; at < found.length; at += PARSE_BATCH_SIZE) {
      const part = v.parse(IndexSchema, found.slice(at, at + PARSE_BATCH_SIZE), { abortEarly: true })
      for (const [stamp, each] of part) known.set(each.save, { stamp, card: each })
      // Lets other requests be answered meanwhile.
      await immediate()
    }
    return known
  } catch {
    return new Map()
  }
}

/**
 * Writes the index file of a folder of saves. The index file caches the list entries of the saves.
 * @param known list entries by save id
 * @throws the system's error; the old file then remains
 */
export async function writeSaveIndexFile(
  folder: string,
  known: ReadonlyMap<string, IndexedSave>,
  disk: Disk,
): Promise<void> {
  const body = JSON.stringify([...known.values()].map(({ stamp, card: found }) => [stamp, found]))
  await replaceFileAtomic(
    join(folder, SAVE_INDEX_FILE_NAME),
    `samsara-index ${INDEX_VERSION} ${sha256Of(body)}\n${body}`,
    undefined,
    disk,
  )
}
