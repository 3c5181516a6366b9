/**
 * The settings file `settings.json` of a profile, opened without Electron. Its library writes what the disk takes and
 * does not look whether that was all: so what was written is read again, and the last good copy stands beside it.
 */
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import Conf from 'conf'
import { isTemporary, PRIVATE_FILE, temporaryOf } from '../saves/atomic.ts'
import type { KeyedFile } from './settings.ts'

/** Both libraries that write it add `.json`. */
export const SETTINGS_NAME = 'settings'

/** What both libraries are told besides. Only POSIX knows modes. */
export const SETTINGS_OPTIONS = process.platform === 'win32' ? {} : { configFileMode: PRIVATE_FILE }

/** What of their store is used: both throw on undefined. */
export type Store = Pick<Conf, 'get' | 'set' | 'store' | 'path'>

/** For every process but Electron's main. */
export function openKeyedFile(profile: string, log: (line: string) => void): KeyedFile {
  return openChecked(profile, log, () => new Conf({ cwd: profile, configName: SETTINGS_NAME, ...SETTINGS_OPTIONS }))
}

/**
 * Clears what crashes left, puts the last good copy in the place of a broken file, and opens it.
 * @param open opens the store of this profile
 */
export function openChecked(profile: string, log: (line: string) => void, open: () => Store): KeyedFile {
  clearOrphans(profile)
  const file = join(profile, `${SETTINGS_NAME}.json`)
  const damage = setAsideIfBroken(file, log)
  const store = open()
  return {
    ...(damage === undefined ? {} : { damage }),
    keepAside: () => {
      copyAside(file, log)
    },
    get: (key) => store.get(key),
    set: (key, value) => {
      const wanted: unknown = JSON.parse(JSON.stringify({ ...store.store, [key]: value }))
      store.set(key, value)
      const text = readObject(file)
      if (text !== undefined && isDeepStrictEqual(JSON.parse(text), wanted)) {
        keepCopy(file, text)
        return
      }
      // The copy needs no room: it takes the place of what was cut off.
      if (readObject(copyOf(file)) !== undefined) renameSync(copyOf(file), file)
      throw Object.assign(new Error('the settings are not what was written'), { code: 'ENOSPC' })
    },
  }
}

/** A file that is no JSON object is renamed and kept; its last good copy holds, or else the defaults. */
function setAsideIfBroken(file: string, log: (line: string) => void): KeyedFile['damage'] {
  if (!existsSync(file) || readObject(file) !== undefined) return undefined
  renameSync(file, asideOf(file))
  const copy = readObject(copyOf(file))
  if (copy === undefined) {
    log('the settings file could not be read; it is kept aside and the defaults hold')
    return 'defaults'
  }
  renameSync(copyOf(file), file)
  keepCopy(file, copy)
  log('the settings file could not be read; it is kept aside and its last good copy holds')
  return 'copy'
}

/** The file itself stays: there is something in it that holds. */
function copyAside(file: string, log: (line: string) => void): void {
  try {
    copyFileSync(file, asideOf(file), constants.COPYFILE_EXCL)
  } catch {
    log('the settings file could not be kept aside')
  }
}

/** A name that nothing has yet. */
function asideOf(file: string): string {
  let aside = `${file}.broken`
  for (let copy = 2; existsSync(aside); copy++) aside = `${file}.broken-${copy}`
  return aside
}

/** Temporary files of ours, and of the library: ten digits of a time and six random ones. */
function clearOrphans(profile: string): void {
  try {
    for (const name of readdirSync(profile)) {
      const orphan =
        name.startsWith(`${SETTINGS_NAME}.json.`) && (isTemporary(name) || /\.tmp-\d{10}[0-9a-f]{6}$/.test(name))
      if (orphan) rmSync(join(profile, name), { force: true })
    }
  } catch {
    // a disk that refuses: nothing reads them
  }
}

/** Puts the good text beside the file, whole; where there is no room the copy before it stays. */
function keepCopy(file: string, text: string): void {
  const temporary = temporaryOf(copyOf(file))
  try {
    const handle = openSync(temporary, 'wx', PRIVATE_FILE)
    try {
      writeFileSync(handle, text)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    if (readObject(temporary) === text) renameSync(temporary, copyOf(file))
  } catch {
    // the file itself is good
  } finally {
    rmSync(temporary, { force: true })
  }
}

function copyOf(file: string): string {
  return `${file}.bak`
}

/** The text of a file that holds a JSON object; undefined for everything else. */
function readObject(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8')
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? text : undefined
  } catch {
    return undefined
  }
}
