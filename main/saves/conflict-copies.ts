/**
 * Saves under names that no save here has: the conflict copies of programs that synchronise folders, and copies that people made by
 * hand. They are shown and offered, never opened where they are, and never changed: a copy is kept as a table of its own, or moved
 * to the bin.
 */
import { join } from 'node:path'
import { MAX_SAVE_BYTES } from '../../engine/core/host/save.ts'
import type { ConflictCopy } from '../../bridge/import-export.ts'
import { plausibleTime } from '../../bridge/timestamps.ts'
import { hostMessage } from '../base/result.ts'
import { sha256Of } from './atomic-write.ts'
import { listFileNames, statRegularFile, readRegularFile } from './file-utils.ts'
import { saveListEntryOf } from './save-header.ts'
import { parseSaveWithHeader } from './read-save.ts'

/** So many are shown: the first by their names. */
const MAX_COPIES = 50
const SAVE_FILE_NAME = /^[a-z0-9-]{1,64}\.samsara$/

/** A copy, and the file that it is. */
export interface ConflictCopyFile extends ConflictCopy {
  readonly path: string
  /** Undefined: it cannot be read. */
  readonly text: string | undefined
}

/** @param now milliseconds since 1970 @throws the system's error when the folder cannot be read */
export async function findConflictCopies(folder: string, now: number): Promise<readonly ConflictCopyFile[]> {
  const names = (await listFileNames(folder)).filter(isConflictCopyName).sort().slice(0, MAX_COPIES)
  const found = await Promise.all(names.map((name) => readConflictCopy(folder, name, now)))
  return found.filter((each) => each !== undefined)
}

/** What is hidden belongs to the system: so are the `._` files of macOS. */
function isConflictCopyName(name: string): boolean {
  return /\.samsara$/i.test(name) && !name.startsWith('.') && !name.startsWith('~') && !SAVE_FILE_NAME.test(name)
}

async function readConflictCopy(folder: string, name: string, now: number): Promise<ConflictCopyFile | undefined> {
  const path = join(folder, name)
  const stat = await statRegularFile(path)
  if (stat === undefined) return undefined
  const text = (await readRegularFile(path, MAX_SAVE_BYTES))?.toString('utf8')
  const changedAt = Math.max(0, Math.round(stat.mtimeMs))
  const own = { copy: sha256Of(name).slice(0, 32), file: name, path, text }
  const read =
    text === undefined ? { ok: false as const, reason: hostMessage('save.broken.large') } : parseSaveWithHeader(text)
  if (!read.ok) return { ...own, savedAt: changedAt, broken: read.reason }
  const card = saveListEntryOf('', read.saved, read.header)
  return { ...own, card, savedAt: plausibleTime(card.savedAt, now) ?? changedAt }
}
