/**
 * Writing a file so that a crash or a disk that fills up at any moment leaves either the old text or the new one,
 * whole: a temporary file beside it, all of it written, its size looked at, fsync, and only then its name. What had the name
 * before is moved away and looked at: a version of another program, whenever it came, is kept.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { createHash, randomBytes } from 'node:crypto'
import { closeSync, existsSync, fstatSync, fsyncSync, linkSync, lstatSync, openSync } from 'node:fs'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { copyFile, lstat, mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** What of the system is asked here: tests hand in disks that refuse, and time that passes at once. */
export interface Disk {
  readonly open: typeof open
  /** Gives a file a second name. @throws EEXIST where the name is taken */
  readonly link: (file: string, name: string) => void
  readonly rename: (from: string, to: string) => void
  /** Removes one name of a file, if it exists. */
  readonly remove: (file: string) => void
  /** Lets milliseconds pass. */
  readonly wait: (ms: number) => Promise<unknown>
  /** Whether files have an owner's mode and folders can be synced. */
  readonly posix: boolean
}

export const SYSTEM_DISK: Disk = {
  open,
  link: linkSync,
  rename: renameSync,
  wait,
  posix: process.platform !== 'win32',
  remove: (file) => {
    rmSync(file, { force: true })
  },
}

/** For their owner only: a save tells every hand, and the seed of what is still to come. */
export const PRIVATE_FILE_MODE = 0o600
export const PRIVATE_FOLDER_MODE = 0o700

/** A scanner or an indexer may hold a file for a moment: so often is the rename tried again, twice as late each time. */
const MAX_RENAME_TRIES = 6
const FIRST_RETRY_DELAY_MS = 10
const BUSY_ERROR_CODES = ['EPERM', 'EACCES', 'EBUSY']

/** What this process knows of a file that it is about to replace. */
export interface ReplacedVersionOptions {
  /** The hash of the version that this process read or wrote last; undefined: it knows none. */
  readonly known: string | undefined
  /** The known version can be read: it stays beside the new one, as `.bak`. */
  readonly backup?: boolean
  /** The hash of the `.bak` that this process made; undefined: any `.bak` may be replaced. */
  readonly knownBackup?: string | undefined
  /** Moves a version that another program wrote to a name of its own. @param version where it is now */
  keep(version: string): Promise<void>
}

export interface WriteResult {
  readonly hash: string
  /** The hash of the `.bak`, if this write made one. */
  readonly backup?: string
  /** How many versions of another program were found in the file's place, and kept. */
  readonly kept: number
}

/**
 * Writes a file whole. What is replaced is first moved away under a name of its own and looked at afterwards, so that a version
 * that another program puts there at any moment of the write is found and kept.
 * @param versions absent: whatever is there may be replaced, such as a cache
 * @throws the system's error when the disk refuses; the old file is then still in its place
 */
export async function writeFileAtomic(
  file: string,
  text: string | Uint8Array,
  versions?: ReplacedVersionOptions,
  disk: Disk = SYSTEM_DISK,
): Promise<WriteResult> {
  const temporary = temporaryPathOf(file)
  const taken: string[] = []
  try {
    await writeNewFile(temporary, text, disk)
    await retryWhileBusy(() => {
      replaceFile(temporary, file, displacedMarkOf(versions), taken, disk)
    }, disk)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    // The name went to another program too often: what was taken is kept, the last own version too.
    for (const version of taken) await versions?.keep(version).catch(() => undefined)
    throw error
  }
  await syncFolder(dirname(file), disk)
  const hash = sha256Of(text)
  let backup: string | undefined
  let kept = 0
  for (const version of taken) {
    const became = await settleDisplaced(version, file, versions, hash, disk)
    if (became === 'backup') backup = versions?.known
    if (became === 'kept') kept += 1
  }
  return { hash, kept, ...omitUndefined({ backup }) }
}

/**
 * The same for callers that cannot wait, who then look at what was replaced themselves.
 * @returns where the versions are now that were in the file's place; the first of them is the oldest
 * @throws the system's error when the disk refuses; the old file is then still in its place
 */
export function writeFileAtomicSync(
  file: string,
  text: string,
  known: string | undefined,
  disk: Disk = SYSTEM_DISK,
): readonly string[] {
  const temporary = temporaryPathOf(file)
  const taken: string[] = []
  try {
    const handle = openSync(temporary, 'wx', PRIVATE_FILE_MODE)
    try {
      writeFileSync(handle, text)
      if (fstatSync(handle).size !== Buffer.byteLength(text)) throw diskFullError()
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    const mark = known === undefined ? NEW : `${OLD}${known.slice(0, MARK_LENGTH)}`
    for (let tries = 1; ; tries++)
      try {
        replaceFile(temporary, file, mark, taken, disk)
        return taken
      } catch (error) {
        if (tries === MAX_RENAME_TRIES || !BUSY_ERROR_CODES.includes(errorCodeOf(error))) throw error
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, FIRST_RETRY_DELAY_MS * 2 ** (tries - 1))
      }
  } finally {
    rmSync(temporary, { force: true })
  }
}

/** Removes a file; a version that another program wrote is kept instead. @throws the system's error */
export async function removeKnownFile(
  file: string,
  versions: ReplacedVersionOptions,
  disk: Disk = SYSTEM_DISK,
): Promise<void> {
  const version = displacedPathOf(file, displacedMarkOf({ ...versions, backup: false }))
  try {
    await retryWhileBusy(() => {
      disk.rename(file, version)
    }, disk)
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return
    throw error
  }
  await settleDisplaced(version, file, { ...versions, backup: false }, undefined, disk)
}

/**
 * Moves a file to a name that must be new. The move takes whatever is there at that moment.
 * @throws the system's error, EEXIST among them; then the file is where it was
 */
export async function moveToFreeName(from: string, to: string, disk: Disk = SYSTEM_DISK): Promise<void> {
  const between = displacedPathOf(to, NEW)
  try {
    await retryWhileBusy(() => {
      disk.rename(from, between)
      try {
        linkUnderFreeName(between, to, disk)
      } catch (error) {
        linkUnderFreeName(between, from, disk)
        throw error
      }
    }, disk)
  } catch (error) {
    if (errorCodeOf(error) !== 'EXDEV') throw error
    await copyFileAtomic(from, to, disk)
    disk.remove(from)
  }
}

/**
 * Finishes the exchanges and moves that a crash interrupted in a folder. No version is removed unless it is known that this
 * program had replaced it.
 * @param names all that the folder holds
 * @param keep moves a version of a file that another program wrote to a name of its own
 */
export async function recoverInterruptedWrites(
  folder: string,
  names: readonly string[],
  keep: (file: string, version: string) => Promise<void>,
  disk: Disk = SYSTEM_DISK,
): Promise<void> {
  const found = names.flatMap((name) => {
    const taken = parseDisplacedName(name)
    return taken === undefined ? [] : [{ ...taken, version: join(folder, name), file: join(folder, taken.name) }]
  })
  const own = new Map<string, boolean>()
  for (const { version, mark } of found) own.set(version, mark === NEW || (await hasMark(version, mark)))
  // The version of this program first: it is the one that was in the file's place.
  for (const { version, file } of found.toSorted((a, b) => Number(own.get(b.version)) - Number(own.get(a.version))))
    try {
      linkUnderFreeName(version, file, disk)
    } catch (error) {
      if (errorCodeOf(error) !== 'EEXIST') continue
      const mark = found.find((each) => each.version === version)?.mark ?? NEW
      const became = mark !== NEW && own.get(version) === true ? mark : NEW
      try {
        // The file has its name already, and only the other one was not removed.
        if ((await hashOfFile(version)) === (await hashOfFile(file))) disk.remove(version)
        else if (became === NEW) await keep(file, version)
        else if (became.startsWith(BACKUP)) disk.rename(version, backupPathOf(file))
        else disk.remove(version)
      } catch {
        // It stays under this name, and the next start tries once more.
      }
    }
}

/**
 * A copy of a file under a name that must be new, on disk for good when this returns.
 * @throws the system's error, EEXIST among them; then there is no copy
 */
export async function copyFileAtomic(from: string, to: string, disk: Disk = SYSTEM_DISK): Promise<void> {
  const temporary = temporaryPathOf(to)
  try {
    await copyFile(from, temporary)
    const copy = await disk.open(temporary, 'r+')
    try {
      if ((await copy.stat()).size !== (await stat(from)).size) throw diskFullError()
      if (disk.posix) await copy.chmod(PRIVATE_FILE_MODE)
      await copy.sync()
    } finally {
      await copy.close()
    }
    await retryWhileBusy(() => {
      linkUnderFreeName(temporary, to, disk)
    }, disk)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
  await syncFolder(dirname(to), disk)
}

/** The names of temporary files here, which a crash may leave behind: nobody would type one. */
export function isTemporaryFileName(name: string): boolean {
  return /^.+\.\d+-[0-9a-f]{12}\.tmp$/.test(name)
}

export function backupPathOf(file: string): string {
  return `${file}.bak`
}

export function temporaryPathOf(file: string): string {
  return join(dirname(file), `${basename(file)}.${process.pid}-${randomBytes(6).toString('hex')}.tmp`)
}

/** Writes a file that is not there yet. The folder is made again if somebody removed it. */
async function writeNewFile(file: string, text: string | Uint8Array, disk: Disk): Promise<void> {
  const handle = await disk.open(file, 'wx', PRIVATE_FILE_MODE).catch(async (error: unknown) => {
    if (errorCodeOf(error) !== 'ENOENT') throw error
    await mkdir(dirname(file), { recursive: true, mode: PRIVATE_FOLDER_MODE })
    return disk.open(file, 'wx', PRIVATE_FILE_MODE)
  })
  try {
    await handle.writeFile(text, 'utf8')
    // A disk with too little room may take a part and say nothing.
    if ((await handle.stat()).size !== (typeof text === 'string' ? Buffer.byteLength(text) : text.length))
      throw diskFullError()
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** How a version is marked that was taken out of a file's place: what it must be to count as this program's own. */
const ANY = 'any'
const NEW = 'new'
const OLD = 'old-'
const BACKUP = 'bak-'
const MARK_LENGTH = 12

function displacedMarkOf(versions: ReplacedVersionOptions | undefined): string {
  if (versions === undefined) return ANY
  const { known, backup = false } = versions
  if (known === undefined) return NEW
  return `${backup ? BACKUP : OLD}${known.slice(0, MARK_LENGTH)}`
}

/** Only for a moment, unless the process is killed in it. */
function displacedPathOf(file: string, mark: string): string {
  return `${file}.${process.pid}-${randomBytes(6).toString('hex')}.${mark}.was`
}

const DISPLACED_NAME = /^(.+)\.\d+-[0-9a-f]{12}\.(any|new|(?:old|bak)-[0-9a-f]{12})\.was$/

/** The file out of whose place something of this name was taken; undefined for all other names. */
export function parseDisplacedName(name: string): { readonly name: string; readonly mark: string } | undefined {
  const [, file, mark] = DISPLACED_NAME.exec(name) ?? []
  return file === undefined || mark === undefined ? undefined : { name: file, mark }
}

async function hasMark(version: string, mark: string): Promise<boolean> {
  if (mark === ANY) return true
  const hash = await hashOfFile(version)
  return hash?.startsWith(mark.slice(-MARK_LENGTH)) === true
}

/** @returns undefined for what is no plain file, or cannot be read */
async function hashOfFile(file: string): Promise<string | undefined> {
  try {
    return (await lstat(file)).isFile() ? sha256Of(await readFile(file)) : undefined
  } catch {
    return undefined
  }
}

/** How often another program may put a file into the place while it is taken, before the write gives up. */
const MAX_EXCHANGE_TRIES = 20

/**
 * Puts a finished file in the place of another. POSIX and Windows can replace a file by a rename, but then nobody learns what
 * was replaced; so the old file is renamed first, and the new one is linked, which fails where a name is taken. The three calls
 * are synchronous: nothing else of this process runs in between.
 * @param taken receives the paths of what was there
 * @throws the system's error; then what was taken last is in its place again
 */
function replaceFile(temporary: string, file: string, mark: string, taken: string[], disk: Disk): void {
  for (let tries = 1; ; tries++) {
    if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory() === true)
      throw errorWithCode('EISDIR', 'a folder is there')
    const version = displacedPathOf(file, mark)
    try {
      disk.rename(file, version)
      taken.push(version)
    } catch (error) {
      if (errorCodeOf(error) !== 'ENOENT') throw error
    }
    try {
      linkUnderFreeName(temporary, file, disk)
      return
    } catch (error) {
      if (errorCodeOf(error) === 'EEXIST' && tries < MAX_EXCHANGE_TRIES) continue
      restoreDisplaced(taken, file, disk)
      throw error
    }
  }
}

/** Gives a file its name, which must be new. @throws the system's error, EEXIST among them; the file then keeps its old name */
function linkUnderFreeName(temporary: string, file: string, disk: Disk): void {
  try {
    disk.link(temporary, file)
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') throw error
    // This disk has no second names.
    if (existsSync(file)) throw errorWithCode('EEXIST', 'the name is taken')
    disk.rename(temporary, file)
    return
  }
  try {
    disk.remove(temporary)
  } catch {
    // A second name that is left over: the next start removes it.
  }
}

function restoreDisplaced(taken: string[], file: string, disk: Disk): void {
  const [first] = taken
  if (first === undefined) return
  try {
    linkUnderFreeName(first, file, disk)
    taken.shift()
  } catch {
    // It is kept beside the file, or put back at the next start.
  }
}

/**
 * Says what becomes of a version that was taken out of a file's place. What cannot be settled now is settled at the next start.
 * @param written the hash of the new version; undefined: there is none
 */
async function settleDisplaced(
  version: string,
  file: string,
  versions: ReplacedVersionOptions | undefined,
  written: string | undefined,
  disk: Disk,
): Promise<'gone' | 'backup' | 'kept'> {
  try {
    const hash = await hashOfFile(version)
    const isOwn = versions === undefined || hash === versions.known || hash === written
    if (hash !== undefined && !isOwn) {
      await versions.keep(version)
      return 'kept'
    }
    if (hash !== undefined && hash === versions?.known && versions.backup === true) {
      const { knownBackup, keep } = versions
      const before = knownBackup === undefined ? undefined : await hashOfFile(backupPathOf(file))
      // Another program held the file open, and wrote into it after it had become the .bak.
      if (before !== undefined && before !== knownBackup) await keep(backupPathOf(file))
      await retryWhileBusy(() => {
        disk.rename(version, backupPathOf(file))
      }, disk)
      return 'backup'
    }
    // A link that was in the place of a file leads elsewhere: what it leads to is untouched.
    disk.remove(version)
  } catch {
    // It keeps this name.
  }
  return 'gone'
}

async function retryWhileBusy(step: () => void, disk: Disk): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      step()
      return
    } catch (error) {
      if (tries === MAX_RENAME_TRIES || !BUSY_ERROR_CODES.includes(errorCodeOf(error))) throw error
      await disk.wait(FIRST_RETRY_DELAY_MS * 2 ** (tries - 1))
    }
  }
}

/** Makes a rename last through a power cut. Windows has no such call, and some network drives refuse it. */
async function syncFolder(folder: string, disk: Disk): Promise<void> {
  if (!disk.posix) return
  try {
    const handle = await disk.open(folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch {
    // the file itself is safe; only the moment of its renaming is not
  }
}

function diskFullError(): Error {
  return errorWithCode('ENOSPC', 'the disk took only a part')
}

function errorWithCode(code: string, what: string): Error {
  return Object.assign(new Error(what), { code })
}

export function sha256Of(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The system's short name for what went wrong: its words could name what is in the file. */
export function errorCodeOf(error: unknown): string {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined
  return code ?? 'unknown'
}
