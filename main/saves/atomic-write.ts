/**
 * Writes files atomically: after a crash or a full disk at any moment, the file has either its old text or its new one, complete.
 * The text is written to a temporary file beside the target, its size is checked, it is synced and then renamed. The previous
 * file is moved away and examined; a version of another program is kept, whenever it was written.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { createHash, randomBytes } from 'node:crypto'
import { closeSync, existsSync, fstatSync, fsyncSync, linkSync, lstatSync, openSync } from 'node:fs'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { copyFile, lstat, mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * The file system calls with which this process writes files. Tests pass an implementation whose calls fail, or whose
 * waits end at once.
 */
export interface Disk {
  readonly open: typeof open
  /** Creates a hard link. @throws EEXIST if the name is taken */
  readonly link: (file: string, name: string) => void
  readonly rename: (from: string, to: string) => void
  /** Removes one name of a file, if it exists. */
  readonly remove: (file: string) => void
  /** Waits for milliseconds. */
  readonly wait: (ms: number) => Promise<unknown>
  /** Whether files have POSIX modes and folders can be synced. */
  readonly posix: boolean
}

/** The real file system. */
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

/**
 * POSIX mode of a file that only its owner may read and write. Saves need this mode, because a save contains the hand
 * of every player, and the seed of future random results.
 */
export const PRIVATE_FILE_MODE = 0o600

/** POSIX mode of a folder that only its owner may open. */
export const PRIVATE_FOLDER_MODE = 0o700

/** A virus scanner or an indexer may lock a file briefly: number of rename attempts, with a delay that doubles each time. */
const MAX_RENAME_TRIES = 6
const FIRST_RETRY_DELAY_MS = 10
const BUSY_ERROR_CODES = ['EPERM', 'EACCES', 'EBUSY']

/**
 * Tells a write or a removal what to do with the version of the file that it replaces. A version is this process's own
 * if its hash is that of the version that the process last read or wrote. A version that another program has written
 * is kept under another name.
 */
export interface VersionConflictPolicy {
  /** Hash of the version that this process last read or wrote, or undefined if it knows none. */
  readonly knownHash: string | undefined
  /** Whether to keep the known version beside the new one, as `.bak`; for a version that is known to be readable. */
  readonly backup?: boolean
  /** Hash of the `.bak` that this process made; a different `.bak` is kept too. Undefined: any `.bak` may be replaced. */
  readonly knownBackupHash?: string | undefined
  /** Moves a version that another program wrote to a name of its own. @param version its present path */
  keepForeignVersion(version: string): Promise<void>
}

/** The report of a successful atomic write: the hash of the new text, and what became of the replaced versions. */
export interface WriteHashesAndKeptVersions {
  /** SHA-256 of the written text. */
  readonly hash: string
  /** Hash of the `.bak`, if this write made one. */
  readonly backupHash?: string
  /** Number of versions of other programs that were found in the file's place, and kept. */
  readonly keptVersions: number
}

/**
 * Replaces a file atomically: at any moment, also after a crash, the file has either the complete old text or the
 * complete new text. The replaced version is moved to another name and examined afterwards: if its hash shows that
 * another program wrote it, it is kept.
 * @param versions how versions of other programs are recognised and kept; absent: any present version may be replaced,
 *   for example of a cache
 * @returns the hash of the new text, the hash of the `.bak` if this write made one, and the number of versions of
 *   other programs that were kept
 * @throws the system's error if the disk refuses; the old file is then still in its place
 */
export async function replaceFileAtomic(
  file: string,
  text: string | Uint8Array,
  versions?: VersionConflictPolicy,
  disk: Disk = SYSTEM_DISK,
): Promise<WriteHashesAndKeptVersions> {
  const temporary = createTemporaryPathFor(file)
  const taken: string[] = []
  try {
    await writeNewFile(temporary, text, disk)
    await retryWhileBusy(() => {
      replaceFile(temporary, file, displacedMarkOf(versions), taken, disk)
    }, disk)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    // Another program took the name too often: keep all displaced versions, the last own one included.
    for (const version of taken) await versions?.keepForeignVersion(version).catch(() => undefined)
    throw error
  }
  await syncFolder(dirname(file), disk)
  const hash = sha256Of(text)
  let backupHash: string | undefined
  let kept = 0
  for (const version of taken) {
    const became = await settleDisplaced(version, file, versions, hash, disk)
    if (became === 'backup') backupHash = versions?.knownHash
    if (became === 'kept') kept += 1
  }
  return { hash, keptVersions: kept, ...omitUndefined({ backupHash }) }
}

/**
 * Replaces a file atomically and synchronously. Each version found in its place is moved to another name; there are
 * several if another program writes the file meanwhile. The caller examines the displaced versions, and keeps or
 * removes each.
 * @param known hash of the version that this process last read or wrote, or undefined if it knows none; the names of
 *   the displaced versions contain its beginning
 * @returns the paths of the displaced versions, oldest first
 * @throws the system's error if the disk refuses; the old file is then still in its place
 */
export function replaceFileSyncReturningDisplaced(
  file: string,
  text: string,
  known: string | undefined,
  disk: Disk = SYSTEM_DISK,
): readonly string[] {
  const temporary = createTemporaryPathFor(file)
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

/**
 * Removes a file. If another program has changed it since this process last read or wrote it, its content is kept
 * under another name instead. If the file is missing, nothing happens.
 * @param versions the hash of the version that this process last read or wrote, and the function that keeps a version
 *   of another program
 * @throws the system's error
 */
export async function removeKeepingVersionOfOtherProgram(
  file: string,
  versions: VersionConflictPolicy,
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
 * Moves a file to a name that must not exist. If another program replaces the file meanwhile, the version that is there at the
 * moment of the move is moved.
 * @throws the system's error, EEXIST if the new name is taken; the file is then in its old place
 */
export async function moveWithoutOverwriting(from: string, to: string, disk: Disk = SYSTEM_DISK): Promise<void> {
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
    await copyFileWithoutOverwriting(from, to, disk)
    disk.remove(from)
  }
}

/**
 * Completes the writes and moves of files in a folder that were interrupted by a crash. Such a write or move may leave
 * a displaced version: a version of a file that was moved to a name of its own. If the file's name is free, the
 * version gets this name back. If the name is taken, a version that this program wrote is removed or becomes the
 * backup, and a version that another program wrote is passed to `keep`; a version with the same content as the file is
 * removed. A version that cannot be handled stays until the next start.
 * @param names all names in the folder
 * @param keep moves a version of another program to a name of its own
 */
export async function recoverInterruptedFolderWrites(
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
  // The version of this program first: it was in the file's place.
  for (const { version, file } of found.toSorted((a, b) => Number(own.get(b.version)) - Number(own.get(a.version))))
    try {
      linkUnderFreeName(version, file, disk)
    } catch (error) {
      if (errorCodeOf(error) !== 'EEXIST') continue
      const mark = found.find((each) => each.version === version)?.mark ?? NEW
      const became = mark !== NEW && own.get(version) === true ? mark : NEW
      try {
        // The file already has its new name; only the old name remains to be removed.
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
 * Copies a file to a name that must not exist; the copy is durable when this returns.
 * @throws the system's error, EEXIST if the new name is taken; there is then no copy
 */
export async function copyFileWithoutOverwriting(from: string, to: string, disk: Disk = SYSTEM_DISK): Promise<void> {
  const temporary = createTemporaryPathFor(to)
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

/** Whether a name is that of a temporary file, which a crash may leave behind during a write. No user would type such a name. */
export function isTemporaryFileName(name: string): boolean {
  return /^.+\.\d+-[0-9a-f]{12}\.tmp$/.test(name)
}

/** The path of a file's backup, which holds its previous version. */
export function backupPathOf(file: string): string {
  return `${file}.bak`
}

/** A new path for the temporary file in which the next version of a file is written; different at each call. */
export function createTemporaryPathFor(file: string): string {
  return join(dirname(file), `${basename(file)}.${process.pid}-${randomBytes(6).toString('hex')}.tmp`)
}

/** Writes a file that does not exist yet. Creates the folder again if it was removed. */
async function writeNewFile(file: string, text: string | Uint8Array, disk: Disk): Promise<void> {
  const handle = await disk.open(file, 'wx', PRIVATE_FILE_MODE).catch(async (error: unknown) => {
    if (errorCodeOf(error) !== 'ENOENT') throw error
    await mkdir(dirname(file), { recursive: true, mode: PRIVATE_FOLDER_MODE })
    return disk.open(file, 'wx', PRIVATE_FILE_MODE)
  })
  try {
    await handle.writeFile(text, 'utf8')
    // A full disk may write a part without reporting an error.
    if ((await handle.stat()).size !== (typeof text === 'string' ? Buffer.byteLength(text) : text.length))
      throw diskFullError()
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Marks in the names of displaced versions: the condition under which a version is this program's own. */
const ANY = 'any'
const NEW = 'new'
const OLD = 'old-'
const BACKUP = 'bak-'
const MARK_LENGTH = 12

function displacedMarkOf(versions: VersionConflictPolicy | undefined): string {
  if (versions === undefined) return ANY
  const { knownHash, backup = false } = versions
  if (knownHash === undefined) return NEW
  return `${backup ? BACKUP : OLD}${knownHash.slice(0, MARK_LENGTH)}`
}

/** The name exists only for a moment, unless the process is killed then. */
function displacedPathOf(file: string, mark: string): string {
  return `${file}.${process.pid}-${randomBytes(6).toString('hex')}.${mark}.was`
}

const DISPLACED_NAME = /^(.+)\.\d+-[0-9a-f]{12}\.(any|new|(?:old|bak)-[0-9a-f]{12})\.was$/

/**
 * Parses the file name of a displaced version: a version of a file that a write has moved away from the file's place.
 * @returns `name`: the name that the file has in its place; `mark`: the part of the name by which a version written by
 *   this program is recognised, for example its hash. Undefined if the name is not that of a displaced version
 */
export function parseDisplacedName(name: string): { readonly name: string; readonly mark: string } | undefined {
  const [, file, mark] = DISPLACED_NAME.exec(name) ?? []
  return file === undefined || mark === undefined ? undefined : { name: file, mark }
}

async function hasMark(version: string, mark: string): Promise<boolean> {
  if (mark === ANY) return true
  const hash = await hashOfFile(version)
  return hash?.startsWith(mark.slice(-MARK_LENGTH)) === true
}

/** @returns the hash, or undefined if the path is not a readable regular file */
async function hashOfFile(file: string): Promise<string | undefined> {
  try {
    return (await lstat(file)).isFile() ? sha256Of(await readFile(file)) : undefined
  } catch {
    return undefined
  }
}

/** Number of times another program may write the file during an exchange before the write fails. */
const MAX_EXCHANGE_TRIES = 20

/**
 * Puts a complete file in the place of another. POSIX and Windows can replace a file by a rename, but the replaced version is
 * then lost. The old file is therefore renamed first, and the new one is linked, which fails if the name is taken. The three
 * calls are synchronous: no other code of this process runs in between.
 * @param taken receives the paths of the displaced versions
 * @throws the system's error; the version displaced last is then in its place again
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

/**
 * Gives a file its final name, which must not exist.
 * @throws the system's error, including EEXIST; the file then keeps its old name
 */
function linkUnderFreeName(temporary: string, file: string, disk: Disk): void {
  try {
    disk.link(temporary, file)
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') throw error
    // This disk has no hard links.
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
 * Keeps or removes a displaced version. Versions that cannot be settled now are settled at the next start.
 * @param written hash of the new version, or undefined if there is none
 */
async function settleDisplaced(
  version: string,
  file: string,
  versions: VersionConflictPolicy | undefined,
  written: string | undefined,
  disk: Disk,
): Promise<'gone' | 'backup' | 'kept'> {
  try {
    const hash = await hashOfFile(version)
    const isOwn = versions === undefined || hash === versions.knownHash || hash === written
    if (hash !== undefined && !isOwn) {
      await versions.keepForeignVersion(version)
      return 'kept'
    }
    if (hash !== undefined && hash === versions?.knownHash && versions.backup === true) {
      const { knownBackupHash, keepForeignVersion } = versions
      const before = knownBackupHash === undefined ? undefined : await hashOfFile(backupPathOf(file))
      // Another program had the file open, and wrote to it after it had become the .bak.
      if (before !== undefined && before !== knownBackupHash) await keepForeignVersion(backupPathOf(file))
      await retryWhileBusy(() => {
        disk.rename(version, backupPathOf(file))
      }, disk)
      return 'backup'
    }
    // A link in the place of the file: its target is untouched.
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

/** Makes a rename durable. Windows has no such call, and some network drives refuse it. */
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

/** The SHA-256 hash of a text, in UTF-8, or of bytes; in hexadecimal. */
export function sha256Of(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex')
}

/**
 * The error code that the system has given to an error, such as `ENOENT`; `unknown` if the error has no code. The code
 * is used in place of the error message, because a message could quote the file.
 */
export function errorCodeOf(error: unknown): string {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined
  return code ?? 'unknown'
}
