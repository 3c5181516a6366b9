/**
 * A new AppImage in the place of the one that runs: whole beside it first, then under its name in one step, so that there is
 * a program at any moment. (electron-updater takes the old one away before the new one is there.)
 */
import { spawn } from 'node:child_process'
import { chmodSync, copyFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** @param old where the running one lies @param fetched the new one @returns where it lies now @throws the system's error, and the old one is there still */
export function replaceAppImage(old: string, fetched: string): string {
  const folder = dirname(old)
  const temporary = join(folder, `.${basename(fetched)}.new`)
  // Whoever renamed the file, or starts it by a name without a version, finds it under that name again.
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

/** Starts it for itself: this process ends. */
export function startAppImage(place: string): void {
  spawn(place, [], { detached: true, stdio: 'ignore' }).unref()
}
