/**
 * One folder of saves, of the library or of its bin. It has one file per table, `<id>.samsara`, and beside it the previous
 * version, `.bak`, which is opened if the file is broken. Files are named by id, never by path. An unreadable file is listed as
 * broken and left unchanged. Files of other names are ignored.
 */
import { chmod, readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Message } from '../../engine/core/contract/message.ts'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import { hostMessage, type Rejection } from '../base/result.ts'
import {
  backupPathOf,
  SYSTEM_DISK,
  recoverInterruptedFolderWrites,
  isTemporaryFileName,
  moveWithoutOverwriting,
  PRIVATE_FILE_MODE,
  type Disk,
} from './atomic-write.ts'
import {
  createSidecarFileAccess,
  removeOrphanSidecars,
  removeSidecarsOfSaveFile,
  saveIdsOfSidecarNames,
  type SidecarFileHandle,
  type SidecarKind,
} from './sidecar-files.ts'
import { SaveIndex, type SaveIndexDeps } from './save-index.ts'
import {
  recoverWritesOutsideSaves,
  keepFileInFolder,
  listEntryNames,
  statRegularFile,
  putUnderFreeName,
} from './file-utils.ts'
import { createPrivateFolder } from './private-permissions.ts'
import {
  isDamageReason,
  parseSaveWithHeader,
  readSaveFileText,
  type ReadSaveResult,
  type ReadTextFileFunction,
} from './read-save.ts'

/**
 * Dependencies of `SaveFolder`, the folder that holds the saves: the check of the profile lock, the disk, the clock,
 * and the workers that inspect the saves of a long list.
 */
export interface SaveFolderDeps extends Pick<SaveIndexDeps, 'clock' | 'openSaveInspectors'> {
  /** Whether this process may write; asked before every write. Absent: it always may. */
  readonly mayWrite?: () => Promise<boolean>
  readonly disk?: Disk
  /** Tests pass one that fails. */
  readonly readFile?: ReadTextFileFunction
}

/**
 * Thrown by every write, move and removal of a save once this process has lost the profile lock. With this lock only
 * one process at a time writes a profile; another process holds it now.
 */
export class ProfileLockLostError extends Error {}

/** The text of a save, and its parsed content. */
export type LoadedSave = Extract<ReadSaveResult, { readonly ok: true }> & {
  readonly text: string
  /** Present if the file was broken and this is its backup: `save.note.backup`. */
  readonly note?: Message
}

/**
 * A folder that holds saves: the folder of the save library or the folder of its bin. Reads, lists and removes saves,
 * and finds free ids for new ones.
 */
export class SaveFolder {
  readonly path: string
  readonly disk: Disk
  readonly #mayWrite: () => Promise<boolean>
  readonly #readFile: ReadTextFileFunction
  readonly #index: SaveIndex
  /** Of sidecar files: hash of the version that this process first read or last wrote. */
  readonly #knownSidecarHashes = new Map<string, string>()

  private constructor(path: string, start: SaveFolderDeps) {
    this.path = path
    this.disk = start.disk ?? SYSTEM_DISK
    this.#mayWrite = start.mayWrite ?? (() => Promise.resolve(true))
    this.#readFile = start.readFile ?? ((file) => readFile(file, 'utf8'))
    const own = { folder: path, mayWrite: this.#mayWrite, disk: this.disk, readFile: this.#readFile }
    this.#index = new SaveIndex({ ...start, ...own })
  }

  /**
   * Opens the folder, creates it if missing, and removes leftovers of a crash.
   * @throws the system's error if it cannot be created or read
   */
  static async open(path: string, start: SaveFolderDeps): Promise<SaveFolder> {
    await createPrivateFolder(path)
    const names = await readdir(path)
    for (const name of names)
      // If the disk refuses, they may stay: nothing reads them.
      if (isTemporaryFileName(name)) await rm(join(path, name), { force: true }).catch(() => undefined)
    const folder = new SaveFolder(path, start)
    await recoverInterruptedFolderWrites(
      path,
      names,
      (file, version) => folder.keepForeignVersion(file, version),
      folder.disk,
    )
    await removeOrphanSidecars(path, await readdir(path))
    await recoverWritesOutsideSaves(join(path, 'kept'), join(path, 'kept'))
    return folder
  }

  /**
   * Keeps a version of a file that another program wrote: a readable save as a table of its own, other files in `kept`.
   * @param version its present path
   * @throws the system's error; the version is then still there
   */
  async keepForeignVersion(file: string, version: string): Promise<void> {
    if (this.disk.posix) await chmod(version, PRIVATE_FILE_MODE).catch(() => undefined)
    const name = basename(file)
    const id = SAVE_OR_BACKUP_NAME.exec(name)?.[1]
    const put = (to: string): Promise<void> => moveWithoutOverwriting(version, to, this.disk)
    if (id === undefined)
      await keepFileInFolder(
        join(this.path, 'kept'),
        name.replace(/\.json$/, ''),
        JSON_EXTENSION.exec(name)?.[0] ?? '',
        put,
      )
    else if (parseSaveWithHeader(await readSaveFileText(version, this.#readFile)).ok)
      await this.putUnderFreeId(id, (_, to) => put(to))
    else await keepFileInFolder(join(this.path, 'kept'), id, '.samsara', put)
  }

  /** Every save, last written first. */
  list(): Promise<SaveListEntry[]> {
    return this.#index.list()
  }

  /** Drops a list entry after its file was replaced or removed. */
  invalidate(id: string): void {
    this.#index.invalidate(id)
  }

  /** Drops all list entries, so that every file is read again. */
  invalidateAll(): Promise<void> {
    return this.#index.invalidateAll()
  }

  /** Stores the list entries for the next start. Never throws. */
  flushIndex(): Promise<void> {
    return this.#index.flush()
  }

  async has(id: string): Promise<boolean> {
    return (await statRegularFile(this.pathOf(id))) !== undefined
  }

  /** @returns the content of a save's file, or the reason why it cannot be read. Never throws */
  readText(id: string): Promise<string | Message> {
    return readSaveFileText(this.pathOf(id), this.#readFile)
  }

  /**
   * Loads a save; if its file is damaged, loads the backup, with a note. Reasons of a rejection: those of `parseSave`,
   * `save.missing`, `save.broken.header` and `save.broken.unreadable`. Never throws.
   * @param text content of its file, if the caller has read it already
   */
  async load(id: string, text?: string | Message): Promise<LoadedSave | Rejection> {
    const whole = toLoadedSave(text ?? (await this.readText(id)))
    if (whole.ok || !isDamageReason(whole.reason)) return whole
    const before = toLoadedSave(await readSaveFileText(backupPathOf(this.pathOf(id)), this.#readFile))
    return before.ok ? { ...before, note: hostMessage('save.note.backup') } : whole
  }

  /** The saves that have a sidecar file of this kind. */
  async savesWithSidecar(kind: SidecarKind): Promise<readonly string[]> {
    return saveIdsOfSidecarNames(kind, await listEntryNames(this.path))
  }

  /** A sidecar file of a save, which may be missing. No save needs one to open. */
  sidecar(id: string, kind: SidecarKind): SidecarFileHandle {
    const beside = createSidecarFileAccess({
      file: this.pathOf(id),
      kind,
      disk: this.disk,
      knownHashes: this.#knownSidecarHashes,
      keepForeignVersion: (file, version) => this.keepForeignVersion(file, version),
    })
    return {
      ...beside,
      write: async (what) => {
        await this.requireWriteAccess()
        await beside.write(what)
      },
    }
  }

  /** @throws ProfileLockLostError if this process may no longer write */
  async requireWriteAccess(): Promise<void> {
    if (!(await this.#mayWrite())) throw new ProfileLockLostError()
  }

  /**
   * Removes a save and its sidecar files. The backup is removed first: without the save it would remain.
   * @returns false if there is none, or the disk refuses
   */
  async remove(id: string): Promise<boolean> {
    const file = this.pathOf(id)
    try {
      if (!(await this.has(id))) return false
      this.disk.remove(backupPathOf(file))
      this.disk.remove(file)
      this.invalidate(id)
    } catch {
      return false
    }
    removeSidecarsOfSaveFile(file, this.disk)
    return true
  }

  /**
   * Stores a save under a free id: this one, or the same with a number.
   * @param put gets the id and its file; it must fail with EEXIST if that file exists by then
   * @param taken ids that must not be used although no save has them
   * @returns the id
   * @throws other errors of `put`
   */
  async putUnderFreeId(
    id: string,
    put: (id: string, file: string) => Promise<void>,
    taken: (id: string) => boolean = () => false,
  ): Promise<string> {
    const names = (function* () {
      for (let copy = 1; ; copy++) {
        const name = copy === 1 ? id : `${id.slice(0, 58)}-${String(copy)}`
        if (!taken(name)) yield name
      }
    })()
    let name = id
    await putUnderFreeName(
      () => {
        name = names.next().value
        return this.pathOf(name)
      },
      (to) => put(name, to),
    )
    return name
  }

  /** The path of a save's file. */
  pathOf(id: string): string {
    return join(this.path, `${id}.samsara`)
  }
}

/** A save or its backup. */
const SAVE_OR_BACKUP_NAME = /^([a-z0-9-]{1,64})\.samsara(?:\.bak)?$/
const JSON_EXTENSION = /\.json$/

function toLoadedSave(text: string | Message): LoadedSave | Rejection {
  if (typeof text !== 'string') return { ok: false, reason: text }
  const read = parseSaveWithHeader(text)
  return read.ok ? { ...read, text } : read
}
