/** The settings file `settings.json` of a profile: opened without Electron, and set aside when it cannot be read. */
import { existsSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import Conf from 'conf'
import type { KeyedFile } from './settings.ts'

/** Both libraries that write it add `.json`. */
export const SETTINGS_NAME = 'settings'

/** For every process but Electron's main. */
export function openKeyedFile(profile: string, log: (line: string) => void): KeyedFile {
  setAsideIfBroken(profile, log)
  return keyed(new Conf({ cwd: profile, configName: SETTINGS_NAME }))
}

/** A file that is no JSON object is renamed and kept; the next start begins with the defaults. */
export function setAsideIfBroken(profile: string, log: (line: string) => void): void {
  const file = join(profile, `${SETTINGS_NAME}.json`)
  if (!existsSync(file) || isObject(file)) return
  let aside = `${file}.broken`
  for (let copy = 2; existsSync(aside); copy++) aside = `${file}.broken-${String(copy)}`
  renameSync(file, aside)
  log('the settings file could not be read; it is kept aside and the defaults hold')
}

/** The few methods of Conf and electron-store that Samsara uses; both throw on undefined. */
export function keyed(store: Conf): KeyedFile {
  return {
    get: (key) => store.get(key),
    set: (key, value) => {
      store.set(key, value)
    },
  }
}

function isObject(file: string): boolean {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
