/**
 * Crash files: Crashpad writes minidumps to a folder of the profile when a process of the app crashes. They are not sent
 * anywhere. They hold parts of the memory of the process, and so perhaps hidden cards and names.
 */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { statRegularFile } from '../saves/file-utils.ts'

/** A file that Crashpad wrote when a process of the app crashed (a minidump). */
export interface CrashFile {
  /** An absolute path. */
  readonly file: string
  /** Time of the crash: milliseconds since 1970. */
  readonly at: number
  readonly bytes: number
}

/** Folders of Crashpad's database: those of Linux and macOS, and that of Windows. */
const CRASHPAD_FOLDERS = ['new', 'pending', 'completed', 'reports'] as const
const MAX_CRASH_FILES = 3
const MAX_CRASH_BYTES = 32 * 1024 * 1024
const MAX_CRASH_AGE_MS = 30 * 86_400_000

/**
 * Finds all minidumps in Crashpad's database.
 * @param folder Crashpad's database
 * @returns newest first; empty if the folder cannot be read
 */
export async function findCrashFiles(folder: string): Promise<readonly CrashFile[]> {
  const found: CrashFile[] = []
  for (const below of CRASHPAD_FOLDERS)
    for (const name of await readdir(join(folder, below)).catch((): string[] => [])) {
      const file = join(folder, below, name)
      const stat = name.endsWith('.dmp') ? await statRegularFile(file) : undefined
      if (stat !== undefined) found.push({ file, at: stat.mtimeMs, bytes: stat.size })
    }
  return found.sort((one, other) => other.at - one.at)
}

/**
 * Deletes old minidumps (files that crashes left) with Crashpad's metadata files. It goes from the newest minidump to
 * the oldest. It deletes a minidump that is older than the maximum age, or with which the number or the total size of
 * the kept ones would exceed its limit.
 * @param folder Crashpad's database
 * @param now milliseconds since 1970
 */
export async function deleteOldCrashFiles(folder: string, now: number): Promise<void> {
  let bytes = 0
  for (const [nth, crash] of (await findCrashFiles(folder)).entries()) {
    bytes += crash.bytes
    if (nth < MAX_CRASH_FILES && bytes <= MAX_CRASH_BYTES && now - crash.at <= MAX_CRASH_AGE_MS) continue
    bytes -= crash.bytes
    for (const file of [crash.file, crash.file.replace(/\.dmp$/, '.meta')])
      await rm(file, { force: true }).catch(() => undefined)
  }
}
