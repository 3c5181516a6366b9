/** Small things about files of the save library. */
import type { Stats } from 'node:fs'
import { lstat, readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { errorCodeOf, recoverInterruptedWrites, moveToFreeName } from './atomic-write.ts'
import { createPrivateFolder } from './private-permissions.ts'

/** Of plain files only: a link could lead anywhere. */
export async function statRegularFile(file: string): Promise<Stats | undefined> {
  const stat = await retryIfMissing(() => lstat(file)).catch(() => undefined)
  return stat?.isFile() === true ? stat : undefined
}

/**
 * Reads a plain file, also one that this process replaces at the same moment.
 * @param most bytes; what has more is not read
 * @returns undefined when there is none, or none that can be read
 */
export async function readRegularFile(file: string, most: number): Promise<Buffer | undefined> {
  const stat = await statRegularFile(file)
  if (stat === undefined || stat.size > most) return undefined
  const bytes = await retryIfMissing(() => readFile(file)).catch(() => undefined)
  return bytes !== undefined && bytes.length <= most ? bytes : undefined
}

/**
 * A file that is being replaced has no name for an instant (atomic.ts). That is over before anything else of this process runs:
 * what was not there is looked for once more.
 */
export async function retryIfMissing<T>(look: () => Promise<T>): Promise<T> {
  return look().catch((error: unknown) => {
    if (errorCodeOf(error) !== 'ENOENT') throw error
    return look()
  })
}

/** Whether a name is taken, by whatever. */
export async function pathExists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  )
}

/** Tells whether a file has changed, without reading it; undefined when there is none. */
export async function readFileStamp(file: string): Promise<string | undefined> {
  const stat = await statRegularFile(file)
  return stat === undefined ? undefined : fileStampOf(stat)
}

/** A file that was written in place of another is another one, and what was changed tells when, whatever it says else. */
export function fileStampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size}:${mtimeMs}:${ctimeMs}:${ino}`
}

/** What a folder holds. Where it was removed while Samsara runs, nothing: the next write makes it again. */
export async function listFileNames(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  })
}

/**
 * Keeps something that would be lost else: under its name, or the same with a number, whichever is free there.
 * @param folder made where there is none
 * @param put gives the file that name, which must be new @returns where it is kept @throws the system's error
 */
export async function keepInFolder(
  folder: string,
  name: string,
  ending: string,
  put: (to: string) => Promise<void>,
): Promise<string> {
  await createPrivateFolder(folder)
  return putUnderFreeName((copy) => join(folder, copy === 1 ? `${name}${ending}` : `${name}.${copy}${ending}`), put)
}

/**
 * Finishes the writes and moves that a crash interrupted in a folder without saves. Never throws.
 * @param kept where versions of other programs go
 */
export async function recoverFolder(folder: string, kept = join(folder, 'kept')): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  await recoverInterruptedWrites(folder, names, async (file, version) => {
    const [, name = '', ending = ''] = /^(.+?)(\.[^.]*)?$/.exec(basename(file)) ?? []
    await keepInFolder(kept, name, ending, (to) => moveToFreeName(version, to))
  })
}

/** @param playerNameOf gives the names, from number 1 on @returns the first that was free @throws what `put` throws else */
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
