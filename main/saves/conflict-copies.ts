/**
 * Saves under names that no save has here: conflict copies of programs that synchronise folders, and copies made by hand. They
 * are listed and offered, never opened in place and never changed. A copy is stored as a table of its own, or moved to the bin.
 */
import { join } from 'node:path'
import { MAX_SAVE_BYTES } from '../../engine/core/host/save.ts'
import type { SyncConflictCopy } from '../../bridge/import-export.ts'
import { timeUnlessFuture } from '../../bridge/timestamps.ts'
import { hostMessage } from '../base/result.ts'
import { sha256Of } from './atomic-write.ts'
import { listEntryNames, statRegularFile, readRegularFile } from './file-utils.ts'
import { saveListEntryOf } from './save-header.ts'
import { parseSaveWithHeader } from './read-save.ts'

/** Limit of the listed copies: the first by name. */
const MAX_COPIES = 50
const SAVE_FILE_NAME = /^[a-z0-9-]{1,64}\.samsara$/

/**
 * A conflict copy in the folder of saves, with its path and its text. A conflict copy is a save file that a person or
 * a program that synchronises folders has made. Its file name is one that Samsara itself never gives to a save.
 */
export interface ConflictCopyFile extends SyncConflictCopy {
  readonly path: string
  /** Undefined if it cannot be read. */
  readonly text: string | undefined
}

/**
 * Finds the conflict copies in a folder of saves, up to a limit. A conflict copy is a save file that a person or a
 * program that synchronises folders has made, under a name that Samsara itself never gives to a save.
 * @param now the current time in milliseconds since 1970
 * @throws the system's error if the folder cannot be read
 */
export async function findConflictCopies(folder: string, now: number): Promise<readonly ConflictCopyFile[]> {
  const names = (await listEntryNames(folder)).filter(isConflictCopyName).sort().slice(0, MAX_COPIES)
  const found = await Promise.all(names.map((name) => readConflictCopy(folder, name, now)))
  return found.filter((each) => each !== undefined)
}

/** Hidden files belong to the system, for example the `._` files of macOS. */
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
  return { ...own, card, savedAt: timeUnlessFuture(card.savedAt, now) ?? changedAt }
}
