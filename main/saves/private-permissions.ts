/** Owner-only permissions of folders and files: saves hold every hand and every seed. */
import { chmod, lstat, mkdir, readdir } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { isPathInFolder } from '../paths.ts'
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from './atomic-write.ts'

/**
 * Creates a folder that only its owner may open, with its parents; an existing one keeps its permissions.
 * @throws the system's error if the folder cannot be created
 */
export async function createPrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE })
}

/**
 * Restricts the settings and saves of a profile to their owner. An older version of Samsara made these files readable
 * for other users. The profile folder itself is restricted only if it holds saves and does not contain the home
 * folder: the user may have chosen a folder that serves other purposes too. Does nothing on Windows.
 */
export async function restrictProfilePermissions(profile: string): Promise<void> {
  if (process.platform === 'win32') return
  const names = await readdir(profile).catch((): string[] => [])
  if (names.includes('saves') && !isPathInFolder(profile, homedir()))
    await restrictPermissions(profile, PRIVATE_FOLDER_MODE)
  for (const name of names)
    if (/^settings\.json(\.|$)/.test(name)) await restrictPermissions(join(profile, name), PRIVATE_FILE_MODE)
  const saves = join(profile, 'saves')
  for (const name of await readdir(saves).catch((): string[] => []))
    if (/\.samsara(\.|$)/.test(name)) await restrictPermissions(join(saves, name), PRIVATE_FILE_MODE)
  for (const folder of [saves, join(saves, 'kept'), join(saves, 'trash')])
    await restrictPermissions(folder, PRIVATE_FOLDER_MODE)
}

/**
 * Removes the rights of others from files and folders that are clearly our own: no links, no files of other users, no folders
 * that several users may write to.
 */
async function restrictPermissions(path: string, mode: number): Promise<void> {
  try {
    const stat = await lstat(path)
    const kind = mode === PRIVATE_FOLDER_MODE ? stat.isDirectory() : stat.isFile()
    const sticky = (stat.mode & 0o1000) !== 0
    if (kind && !sticky && stat.uid === process.getuid?.() && (stat.mode & 0o077) !== 0)
      await chmod(path, stat.mode & mode)
  } catch {
    // a disk that is not written to: as private as it was
  }
}
