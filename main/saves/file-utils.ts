/** File helpers of the save library. */
import type { Stats } from 'node:fs'
import { lstat, readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { errorCodeOf, recoverInterruptedFolderWrites, moveWithoutOverwriting } from './atomic-write.ts'
import { createPrivateFolder } from './private-permissions.ts'

/**
 * Reads the file system's data about a regular file. A file that this process replaces at the same moment is found
 * too. Links are not followed, because a link could point anywhere. Never throws.
 * @returns the data, or undefined if there is no regular file
 */
export async function statRegularFile(file: string): Promise<Stats | undefined> {
  const stat = await retryReadIfMissing(() => lstat(file)).catch(() => undefined)
  return stat?.isFile() === true ? stat : undefined
}

/**
 * Reads a regular file, up to a size limit. It also reads a file that this process replaces at the same moment. Never throws.
 * @param most size limit in bytes; larger files are not read
 * @returns the bytes, or undefined if there is no readable file
 */
export async function readRegularFile(file: string, most: number): Promise<Buffer | undefined> {
  const stat = await statRegularFile(file)
  if (stat === undefined || stat.size > most) return undefined
  const bytes = await retryReadIfMissing(() => readFile(file)).catch(() => undefined)
  return bytes !== undefined && bytes.length <= most ? bytes : undefined
}

/**
 * Calls a function that reads a file, and calls it once more if the file is missing. A file that is being replaced is missing
 * for an instant (atomic-write.ts). The replacement is complete before the second call.
 */
export async function retryReadIfMissing<T>(look: () => Promise<T>): Promise<T> {
  return look().catch((error: unknown) => {
    if (errorCodeOf(error) !== 'ENOENT') throw error
    return look()
  })
}

/** Whether a file, folder or link exists at a path. Never throws. */
export async function pathExists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  )
}

/**
 * Reads the stamp of a file: a text that is different after every change of the file. The content is not read.
 * @returns undefined if there is no regular file
 */
export async function readFileStamp(file: string): Promise<string | undefined> {
  const stat = await statRegularFile(file)
  return stat === undefined ? undefined : fileStampOfStats(stat)
}

/**
 * The stamp of a file: a text that is different after every change of the file. A replaced file has another inode. `ctime`
 * reveals a change even if the other values are equal.
 */
export function fileStampOfStats({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size}:${mtimeMs}:${ctimeMs}:${ino}`
}

/**
 * Lists the names of all entries of a folder, files and folders alike. Empty if the folder is missing: it may be removed while
 * Samsara runs, and the next write creates it again.
 * @throws the system's error if the folder cannot be read
 */
export async function listEntryNames(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  })
}

/**
 * Stores in a folder a file that would otherwise be lost, under its own name or the first free numbered one.
 * @param folder created if missing
 * @param name the file's name without its extension
 * @param ending the extension, with its dot
 * @param put creates or moves the file at a path; it must fail with EEXIST if the path is taken
 * @returns the path
 * @throws the system's error
 */
export async function keepFileInFolder(
  folder: string,
  name: string,
  ending: string,
  put: (to: string) => Promise<void>,
): Promise<string> {
  await createPrivateFolder(folder)
  return putUnderFreeName((copy) => join(folder, copy === 1 ? `${name}${ending}` : `${name}.${copy}${ending}`), put)
}

/**
 * Completes the file writes and file moves that a crash has interrupted in a folder that holds no saves. Never throws.
 * @param kept the folder that receives file versions which other programs have written, so that they are not lost
 */
export async function recoverWritesOutsideSaves(folder: string, kept = join(folder, 'kept')): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  await recoverInterruptedFolderWrites(folder, names, async (file, version) => {
    const [, name = '', ending = ''] = /^(.+?)(\.[^.]*)?$/.exec(basename(file)) ?? []
    await keepFileInFolder(kept, name, ending, (to) => moveWithoutOverwriting(version, to))
  })
}

/**
 * Creates or moves a file under the first free path of a numbered series. If another program takes that path meanwhile, the
 * next one is tried.
 * @param nameOf gives the path for a number; the numbers start at 1
 * @param put creates or moves the file at a path; it must fail with EEXIST if the path is taken
 * @returns the path
 * @throws other errors of `put`
 */
export async function putUnderFreeName(
  nameOf: (copy: number) => string,
  put: (to: string) => Promise<void>,
): Promise<string> {
  for (let copy = 1; ; copy++) {
    const to = nameOf(copy)
    if (await pathExists(to)) continue
    try {
      await put(to)
      return to
    } catch (error) {
      if (errorCodeOf(error) !== 'EEXIST') throw error
    }
  }
}
