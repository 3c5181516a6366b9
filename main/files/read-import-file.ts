/** Reads a file for import as text: a regular, small UTF-8 file, or the reason for its rejection. */
import { constants } from 'node:fs'
import { lstat, open } from 'node:fs/promises'
import { MAX_SAVE_BYTES } from '../../engine/core/host/save.ts'
import { reject, type Rejection } from '../base/result.ts'
import { errorCodeOf } from '../saves/atomic-write.ts'

/** Follows no link and does not block on a pipe, whatever the path has become meanwhile. */
const OPEN_FLAGS = constants.O_RDONLY | openFlag('O_NOFOLLOW') | openFlag('O_NONBLOCK')

/** Reads a file to be imported. Folders, devices, links and files that are too large or not UTF-8 are rejected. Never throws. */
export async function readImportFile(path: string): Promise<{ readonly ok: true; readonly text: string } | Rejection> {
  try {
    const stat = await lstat(path)
    if (stat.isDirectory()) return reject('files.refused.folder')
    // Opening a device may have side effects.
    return stat.isFile() ? await readRegularFile(path) : reject('files.refused.plain')
  } catch (error) {
    return reject('files.refused.unreadable', { code: errorCodeOf(error) })
  }
}

async function readRegularFile(path: string): ReturnType<typeof readImportFile> {
  const handle = await open(path, OPEN_FLAGS)
  try {
    const stat = await handle.stat()
    if (!stat.isFile()) return reject('files.refused.plain')
    if (stat.size > MAX_SAVE_BYTES) return reject('files.refused.large')
    // One byte more than the limit: a growing file is not read to its end.
    const bytes = Buffer.alloc(stat.size + 1)
    let length = 0
    for (;;) {
      const { bytesRead } = await handle.read(bytes, length, bytes.length - length)
      length += bytesRead
      if (bytesRead === 0 || length === bytes.length) break
    }
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length)) }
  } catch (error) {
    if (error instanceof TypeError) return reject('files.refused.foreign')
    throw error
  } finally {
    await handle.close()
  }
}

/** Windows has neither flag. */
function openFlag(name: 'O_NOFOLLOW' | 'O_NONBLOCK'): number {
  return (constants as Readonly<Record<string, number | undefined>>)[name] ?? 0
}
