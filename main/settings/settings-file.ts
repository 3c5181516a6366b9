/**
 * The settings file `settings.json` of a profile. A library opens and reads it; writing is done here, since the library
 * overwrites changes of other programs, and does not check whether the disk took the whole text. A written file is read back, and
 * the last good copy is kept beside it.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import Conf from 'conf'
import {
  sha256Of,
  isTemporaryFileName,
  PRIVATE_FILE_MODE,
  PRIVATE_FOLDER_MODE,
  replaceFileSyncReturningDisplaced,
} from '../saves/atomic-write.ts'
import { mergeThreeWay, type KeyedValues } from './merge-values.ts'
import type { KeyValueFile } from './settings-store.ts'

/** The name of the settings file without `.json`. The libraries that write the file, electron-store and conf, add it. */
export const SETTINGS_FILE_STEM = 'settings'

/**
 * Options for electron-store and conf, the libraries that write the settings file. With these options, only the owner
 * of the file may read it. Empty on Windows, which has no file modes.
 */
export const SETTINGS_FILE_MODE_OPTIONS = process.platform === 'win32' ? {} : { configFileMode: PRIVATE_FILE_MODE }

/** The part of their store in use. */
type Store = Pick<Conf, 'get'>

/** Limit of the writes while another program writes as well: its later versions are not merged, but kept. */
const MAX_WRITES = 5

/**
 * Opens the settings file of a profile, the folder with the app's data, with the library conf instead of
 * electron-store. It is used when the app runs headless (without Electron), and in tests. A damaged file is repaired
 * first.
 * @param profile path of the profile folder
 * @param log writes a line to the log
 * @param write replaces the content of the file; tests pass a function that writes only a part of the content
 */
export function openHeadlessSettingsFile(
  profile: string,
  log: (line: string) => void,
  write = replaceFileSyncReturningDisplaced,
): KeyValueFile {
  const open = (): Store => new Conf({ cwd: profile, configName: SETTINGS_FILE_STEM, ...SETTINGS_FILE_MODE_OPTIONS })
  return repairAndOpenSettingsFile(profile, log, open, write)
}

/**
 * Opens the settings file of a profile, after it has removed leftovers of a crash and repaired a damaged file. A
 * damaged file is kept under another name, and replaced by the last good copy, or by the defaults if there is no good
 * copy.
 * @param profile path of the profile folder
 * @param log writes a line to the log
 * @param open opens the file with the library that reads the settings (electron-store or conf); called after the
 *   repair
 * @param write replaces the content of the file; tests pass a function that writes only a part of the content
 * @returns access to the values by key; its `damage` tells how a damaged file was replaced
 */
export function repairAndOpenSettingsFile(
  profile: string,
  log: (line: string) => void,
  open: () => Store,
  write: typeof replaceFileSyncReturningDisplaced = replaceFileSyncReturningDisplaced,
): KeyValueFile {
  clearOrphans(profile)
  const file = join(profile, `${SETTINGS_FILE_STEM}.json`)
  const damage = setAsideIfBroken(file, log)
  const store = open()
  /** The file as this process last read or wrote it. */
  let last = readText(file)

  /** Writes values, then examines the replaced file: changes of another program are merged and written again. */
  function put(wanted: KeyedValues): void {
    const base = parseValues(last) ?? {}
    const done: string[] = []
    let next = wanted
    for (let writes = 1; writes <= MAX_WRITES; writes++) {
      const text = JSON.stringify(next, undefined, '\t')
      const known = last
      const taken = write(target(file), text, known === undefined ? undefined : sha256Of(known))
      check(text)
      last = text
      let merged = next
      for (const version of taken) {
        const theirs = readText(version)
        const values = theirs === known || theirs === text ? undefined : parseValues(theirs)
        const result = values && mergeThreeWay(base, merged, values)
        if (result !== undefined) merged = result.values
        // A file that cannot be merged may also be one that another program is still writing.
        if (theirs === known || theirs === text || result?.hasConflict === false) done.push(version)
        else keepForeignVersion(file, version, log)
      }
      if (JSON.stringify(merged) === JSON.stringify(next)) break
      next = merged
    }
    writeBackupCopy(file, JSON.stringify(next, undefined, '\t'))
    for (const version of done) rmSync(version, { force: true })
  }

  /** @throws if the disk took only a part; the last good copy is then in its place again */
  function check(text: string): void {
    if (readText(file) === text) return
    const theirs = readObject(file)
    // Another program was quicker: the next write finds its version.
    if (theirs !== undefined) return
    // A rename needs no disk space: the copy replaces the truncated file.
    if (readObject(backupCopyOf(file)) !== undefined) renameSync(backupCopyOf(file), file)
    throw Object.assign(new Error('the settings are not what was written'), { code: 'ENOSPC' })
  }

  return {
    ...omitUndefined({ damage }),
    keepAside: () => {
      copyFileAside(file, log)
    },
    get: (key) => store.get(key),
    set: (key, value) => {
      const wanted = JSON.parse(JSON.stringify({ ...parseValues(last), [key]: value })) as KeyedValues
      put(wanted)
      return parseValues(last)?.[key]
    },
  }
}

/** Renames and keeps a file that is not a JSON object; the last good copy replaces it, or the defaults. */
function setAsideIfBroken(file: string, log: (line: string) => void): KeyValueFile['damage'] {
  if (!existsSync(file) || readObject(file) !== undefined) return undefined
  renameSync(file, freeAsidePath(file))
  const copy = readObject(backupCopyOf(file))
  if (copy === undefined) {
    log('the settings file could not be read; it is kept aside and the defaults hold')
    return 'defaults'
  }
  renameSync(backupCopyOf(file), file)
  writeBackupCopy(file, copy)
  log('the settings file could not be read; it is kept aside and its last good copy holds')
  return 'copy'
}

/** Copies the file, which stays in place: it has valid values too. */
function copyFileAside(file: string, log: (line: string) => void): void {
  try {
    copyFileSync(file, freeAsidePath(file), constants.COPYFILE_EXCL)
  } catch {
    log('the settings file could not be kept aside')
  }
}

/** @returns a free name */
function freeAsidePath(file: string): string {
  let aside = `${file}.broken`
  for (let copy = 2; existsSync(aside); copy++) aside = `${file}.broken-${copy}`
  return aside
}

/** Deletes temporary files of this module and of the library: ten digits of a time and six random ones. */
function clearOrphans(profile: string): void {
  try {
    for (const name of readdirSync(profile)) {
      const orphan =
        name.startsWith(`${SETTINGS_FILE_STEM}.json.`) &&
        (isTemporaryFileName(name) || /\.tmp-\d{10}[0-9a-f]{6}$/.test(name))
      if (orphan) rmSync(join(profile, name), { force: true })
    }
  } catch {
    // a disk that refuses: nothing reads them
  }
}

/** Writes the backup copy atomically; if there is no space, the previous copy remains. */
function writeBackupCopy(file: string, text: string): void {
  try {
    for (const version of replaceFileSyncReturningDisplaced(backupCopyOf(file), text, undefined))
      rmSync(version, { force: true })
  } catch {
    // the file itself is good
  }
}

/** Keeps a version of another program that cannot be merged. @param version its present path */
function keepForeignVersion(file: string, version: string, log: (line: string) => void): void {
  try {
    const folder = join(dirname(file), 'kept')
    mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE })
    let kept = join(folder, `${SETTINGS_FILE_STEM}.json`)
    for (let copy = 2; existsSync(kept); copy++) kept = join(folder, `${SETTINGS_FILE_STEM}.${String(copy)}.json`)
    renameSync(version, kept)
    log('another program changed the settings file: what it wrote is kept')
  } catch {
    // The next start keeps it.
    log('another program changed the settings file: what it wrote is beside it')
  }
}

/** The target, if the file is a link: the target is written. */
function target(file: string): string {
  try {
    return realpathSync(file)
  } catch {
    return file
  }
}

function backupCopyOf(file: string): string {
  return `${file}.bak`
}

/** @returns the text of a file that holds a JSON object, or undefined */
function readObject(file: string): string | undefined {
  const text = readText(file)
  return text !== undefined && parseValues(text) !== undefined ? text : undefined
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function parseValues(text: string | undefined): KeyedValues | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as KeyedValues) : undefined
  } catch {
    return undefined
  }
}
