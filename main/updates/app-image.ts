/**
 * Replaces the running AppImage with a new one: it is written completely beside the old one, then renamed in one step, so that a
 * program exists at any moment. (electron-updater removes the old one before the new one is in place.)
 */
import { spawn } from 'node:child_process'
import { chmodSync, copyFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Replaces the running AppImage by a downloaded one. If the name of the old file contains a version, the new file gets the name
 * of the download; otherwise it gets the old name.
 * @param old path of the running AppImage
 * @param fetched path of the downloaded AppImage
 * @returns the path of the new AppImage in its place
 * @throws the system's error; the old one then remains
 */
export function replaceAppImage(old: string, fetched: string): string {
  const folder = dirname(old)
  const temporary = join(folder, `.${basename(fetched)}.new`)
  // A file without a version in its name, as after a renaming by the user, keeps its name.
  const place = /\d+\.\d+\.\d+/.test(basename(old)) ? join(folder, basename(fetched)) : old
  try {
    copyFileSync(fetched, temporary)
    chmodSync(temporary, 0o755)
    renameSync(temporary, place)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
  if (place !== old) rmSync(old, { force: true })
  return place
}

/**
 * Starts an AppImage as an independent process, which goes on when this process ends.
 * @param place path of the AppImage
 */
export function startAppImage(place: string): void {
  spawn(place, [], { detached: true, stdio: 'ignore' }).unref()
}
