/**
 * What was found of saves when they were last listed, kept for the next start. It is only ever a cache: whatever is odd
 * about it, it is thrown away whole and made anew.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as immediate } from 'node:timers/promises'
import * as v from 'valibot'
import { NewTableInput, type SaveListEntry } from '../../bridge/games-and-saves.ts'
import { idSchema } from '../../bridge/refs.ts'
import { SeatSetup } from '../../bridge/seats.ts'
import { sha256Of, writeFileAtomic, type Disk } from './atomic-write.ts'
import { statRegularFile } from './file-utils.ts'
import { SaveHeader } from './save-header.ts'

/** What a file was when it was listed. */
export interface IndexedSave {
  /** Of the file and of the save before it. */
  readonly stamp: string
  readonly card: SaveListEntry
}

/** To be raised with every change of what a card says, or of how it is found. */
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
  // Nobody sits at what is broken.
  seats: v.pipe(v.array(SeatSetup), v.maxLength(8)),
  rules: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  practice: v.exactOptional(v.boolean()),
  closed: v.exactOptional(v.literal(true)),
  options: v.exactOptional(NewTableInput.entries.options),
  broken: v.exactOptional(messageSchema),
  note: v.exactOptional(messageSchema),
})
const IndexSchema = v.array(v.strictTuple([v.pipe(v.string(), v.maxLength(300)), saveListEntrySchema]))

/** No save is called so. */
export const INDEX_FILE_NAME = 'index.samsara-cache'

/** @returns by the names of saves; nothing where there is none, or it is not as it was written. Never throws */
export async function readSaveIndexFile(folder: string): Promise<Map<string, IndexedSave>> {
  try {
    const file = join(folder, INDEX_FILE_NAME)
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
      // Others are answered meanwhile.
      await immediate()
    }
    return known
  } catch {
    return new Map()
  }
}

/** @throws the system's error; then the old one stands */
export async function writeSaveIndexFile(
  folder: string,
  known: ReadonlyMap<string, IndexedSave>,
  disk: Disk,
): Promise<void> {
  const body = JSON.stringify([...known.values()].map(({ stamp, card: found }) => [stamp, found]))
  await writeFileAtomic(
    join(folder, INDEX_FILE_NAME),
    `samsara-index ${INDEX_VERSION} ${sha256Of(body)}\n${body}`,
    undefined,
    disk,
  )
}
