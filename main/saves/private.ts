/** Folders and files for their owner only: saves tell every hand and every seed. */
import { chmod, lstat, mkdir, readdir } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { isWithin } from '../paths.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from './atomic.ts'

/** @throws the system's error when the folder cannot be made */
export async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
}

/**
 * What an older Samsara made readable for others is for its owner again. A profile folder that was somebody's choice
 * stays as it is where it may serve other ends too: until saves are in it, and where a home folder lies in it.
 */
export async function tightenProfile(profile: string): Promise<void> {
  if (process.platform === 'win32') return
  const names = await readdir(profile).catch((): string[] => [])
  if (names.includes('saves') && !isWithin(profile, homedir())) await tighten(profile, PRIVATE_FOLDER)
  for (const name of names) if (/^settings\.json(\.|$)/.test(name)) await tighten(join(profile, name), PRIVATE_FILE)
  const saves = join(profile, 'saves')
  for (const name of await readdir(saves).catch((): string[] => []))
    if (/\.samsara(\.|$)/.test(name)) await tighten(join(saves, name), PRIVATE_FILE)
  for (const folder of [saves, join(saves, 'kept'), join(saves, 'trash')]) await tighten(folder, PRIVATE_FOLDER)
}

/** Takes others' rights from what is plainly ours: no links, nobody else's, no folder that many write to. */
async function tighten(path: string, mode: number): Promise<void> {
  try {
    const stat = await lstat(path)
    const kind = mode === PRIVATE_FOLDER ? stat.isDirectory() : stat.isFile()
    const sticky = (stat.mode & 0o1000) !== 0
    if (kind && !sticky && stat.uid === process.getuid?.() && (stat.mode & 0o077) !== 0)
      await chmod(path, stat.mode & mode)
  } catch {
    // a disk that is not written to: as private as it was
  }
}
