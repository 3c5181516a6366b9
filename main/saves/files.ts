/** Small things about files of the save library. */
import { createHash } from 'node:crypto'
import { constants, type Stats } from 'node:fs'
import { copyFile, link, lstat, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivate } from './private.ts'

/** Of plain files only: a link could lead anywhere. */
export async function plainFile(file: string): Promise<Stats | undefined> {
  const stat = await lstat(file).catch(() => undefined)
  return stat?.isFile() === true ? stat : undefined
}

/** Whether a name is taken, by whatever. */
export async function isThere(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  )
}

/** Tells whether a file has changed, without reading it; undefined when there is none. */
export async function stampAt(file: string): Promise<string | undefined> {
  const stat = await plainFile(file)
  return stat === undefined ? undefined : stampOf(stat)
}

/** A file that was written in place of another is another one, and what was changed tells when, whatever it says else. */
export function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size}:${mtimeMs}:${ctimeMs}:${ino}`
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** What a folder holds. Where it was removed while Samsara runs, nothing: the next write makes it again. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  })
}

/**
 * Where something is kept that would be lost else: under its name, or the same with a number, whichever is free there.
 * @param folder made where there is none @throws the system's error
 */
export async function keptAt(folder: string, name: string, ending: string): Promise<string> {
  await makePrivate(folder)
  const taken = new Set(await readdir(folder))
  let free = `${name}${ending}`
  for (let copy = 2; taken.has(free); copy++) free = `${name}.${copy}${ending}`
  return join(folder, free)
}

/** Moves a file to a name that must be new. @throws the system's error, EEXIST among them, and nothing is moved */
export async function moveNew(from: string, to: string): Promise<void> {
  try {
    // Renaming would replace what is there; a second name for the file cannot.
    await link(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
    // Some disks know no second names.
    await copyFile(from, to, constants.COPYFILE_EXCL)
  }
  await rm(from)
}
