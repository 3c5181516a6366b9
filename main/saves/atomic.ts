/**
 * Writing a file so that a crash or a disk that fills up at any moment leaves either the old text or the new one,
 * whole: a temporary file beside it, all of it written, its size looked at, fsync, and only then the rename.
 */
import { randomBytes } from 'node:crypto'
import { copyFile, link, mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** What of the system is asked here: tests hand in disks that refuse, and time that passes at once. */
export interface Disk {
  readonly open: typeof open
  readonly link: typeof link
  readonly rename: typeof rename
  /** Lets milliseconds pass. */
  readonly wait: (ms: number) => Promise<unknown>
  /** Whether files have an owner's mode and folders can be synced. */
  readonly posix: boolean
}

export const DISK: Disk = { open, link, rename, wait, posix: process.platform !== 'win32' }

/** For their owner only: a save tells every hand, and the seed of what is still to come. */
export const PRIVATE_FILE = 0o600
export const PRIVATE_FOLDER = 0o700

/** A scanner or an indexer may hold a file for a moment: so often is the rename tried again, twice as late each time. */
const RENAME_TRIES = 6
const FIRST_WAIT = 10
const BUSY = ['EPERM', 'EACCES', 'EBUSY']

/**
 * @param backup what stands there now is known to be whole: it stays beside the new text, as `.bak`
 * @throws the system's error when the disk refuses; the old file then stands untouched
 */
export async function writeAtomic(
  file: string,
  text: string | Uint8Array,
  backup = false,
  disk: Disk = DISK,
): Promise<void> {
  const temporary = temporaryOf(file)
  try {
    await writeNew(temporary, text, disk)
    // Without it the save is as good as before: it must not stop one.
    if (backup) await keepLast(file, disk).catch(() => undefined)
    await renameHeld(temporary, file, disk)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
  await syncFolder(dirname(file), disk)
}

/** A copy of a file, on disk for good when this returns. @throws the system's error; then there is no copy */
export async function copyWhole(from: string, to: string, disk: Disk = DISK): Promise<void> {
  const temporary = temporaryOf(to)
  try {
    await copyFile(from, temporary)
    const [source, copy] = [await disk.open(from, 'r'), await disk.open(temporary, 'r+')]
    try {
      if ((await copy.stat()).size !== (await source.stat()).size) throw diskFull()
      if (disk.posix) await copy.chmod(PRIVATE_FILE)
      await copy.sync()
    } finally {
      await Promise.all([source.close(), copy.close()])
    }
    await renameHeld(temporary, to, disk)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
  await syncFolder(dirname(to), disk)
}

/** The names of temporary files here, which a crash may leave behind: nobody would type one. */
export function isTemporary(name: string): boolean {
  return /^.+\.\d+-[0-9a-f]{12}\.tmp$/.test(name)
}

export function backupOf(file: string): string {
  return `${file}.bak`
}

export function temporaryOf(file: string): string {
  return join(dirname(file), `${basename(file)}.${process.pid}-${randomBytes(6).toString('hex')}.tmp`)
}

/** Writes a file that is not there yet. The folder is made again if somebody removed it. */
async function writeNew(file: string, text: string | Uint8Array, disk: Disk): Promise<void> {
  const handle = await disk.open(file, 'wx', PRIVATE_FILE).catch(async (error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error
    await mkdir(dirname(file), { recursive: true, mode: PRIVATE_FOLDER })
    return disk.open(file, 'wx', PRIVATE_FILE)
  })
  try {
    await handle.writeFile(text, 'utf8')
    // A disk with too little room may take a part and say nothing.
    if ((await handle.stat()).size !== (typeof text === 'string' ? Buffer.byteLength(text) : text.length))
      throw diskFull()
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The file as it is gets a second name, which outlasts the new one. Where a disk knows no links it is copied. */
async function keepLast(file: string, disk: Disk): Promise<void> {
  const temporary = temporaryOf(file)
  try {
    await disk.link(file, temporary)
    await renameHeld(temporary, backupOf(file), disk)
  } catch {
    await copyWhole(file, backupOf(file), disk)
  } finally {
    // Two names of one file: renaming one to the other leaves both.
    await rm(temporary, { force: true })
  }
}

async function renameHeld(from: string, to: string, disk: Disk): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await disk.rename(from, to)
      return
    } catch (error) {
      if (tries === RENAME_TRIES || !BUSY.includes(codeOf(error))) throw error
      await disk.wait(FIRST_WAIT * 2 ** (tries - 1))
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

function diskFull(): Error {
  return Object.assign(new Error('the disk took only a part'), { code: 'ENOSPC' })
}

/** The system's short name for what went wrong: its words could name what is in the file. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined
  return code ?? 'unknown'
}
