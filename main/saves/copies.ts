/**
 * Saves under names that no save here has: the conflict copies of programs that synchronise folders, and copies that people made by
 * hand. They are shown and offered, never opened where they are, and never changed: a copy is kept as a table of its own, or moved
 * to the bin.
 */
import { join } from 'node:path'
import { MAX_SAVE_BYTES } from '../../engine/core/host/save.ts'
import type { OtherCopy } from '../../bridge/files.ts'
import { believableTime } from '../../bridge/time.ts'
import { hostMessage } from '../reply.ts'
import { hashOf } from './atomic.ts'
import { namesIn, plainFile, readPlain } from './files.ts'
import { cardOf } from './header.ts'
import { readSave } from './read.ts'

/** So many are shown: the first by their names. */
const MAX_COPIES = 50
const SAVE_NAME = /^[a-z0-9-]{1,64}\.samsara$/

/** A copy, and the file that it is. */
export interface FoundCopy extends OtherCopy {
  readonly path: string
  /** Undefined: it cannot be read. */
  readonly text: string | undefined
}

/** @param now milliseconds since 1970 @throws the system's error when the folder cannot be read */
export async function copiesIn(folder: string, now: number): Promise<readonly FoundCopy[]> {
  const names = (await namesIn(folder)).filter(isCopy).sort().slice(0, MAX_COPIES)
  const found = await Promise.all(names.map((name) => copyAt(folder, name, now)))
  return found.filter((each) => each !== undefined)
}

/** What is hidden belongs to the system: so are the `._` files of macOS. */
function isCopy(name: string): boolean {
  return /\.samsara$/i.test(name) && !name.startsWith('.') && !name.startsWith('~') && !SAVE_NAME.test(name)
}

async function copyAt(folder: string, name: string, now: number): Promise<FoundCopy | undefined> {
  const path = join(folder, name)
  const stat = await plainFile(path)
  if (stat === undefined) return undefined
  const text = (await readPlain(path, MAX_SAVE_BYTES))?.toString('utf8')
  const changedAt = Math.max(0, Math.round(stat.mtimeMs))
  const own = { copy: hashOf(name).slice(0, 32), file: name, path, text }
  const read = text === undefined ? { ok: false as const, reason: hostMessage('save.broken.large') } : readSave(text)
  if (!read.ok) return { ...own, savedAt: changedAt, broken: read.reason }
  const card = cardOf('', read.saved, read.header)
  return { ...own, card, savedAt: believableTime(card.savedAt, now) ?? changedAt }
}
