/**
 * One folder of saves, be it that of the library or its bin: one file per table, `<id>.samsara`, and beside each the save
 * before it, `.bak`, which opens where the file itself is broken. Files are named by id, never by path. A file that cannot
 * be read is listed as broken and left as it is. Files of other names are none of ours and are not touched.
 */
import { chmod, readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Message } from '../../engine/core/contract/message.ts'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import { hostMessage, type Rejection } from '../base/result.ts'
import {
  backupPathOf,
  SYSTEM_DISK,
  recoverInterruptedWrites,
  isTemporaryFileName,
  moveToFreeName,
  PRIVATE_FILE_MODE,
  type Disk,
} from './atomic-write.ts'
import {
  openSidecarFile,
  removeOrphanSidecars,
  removeSidecars,
  savesWithSidecar,
  type SidecarFile,
  type SidecarKind,
} from './sidecar-files.ts'
import { SaveIndex, type SaveIndexDeps } from './save-index.ts'
import { recoverFolder, keepInFolder, listFileNames, statRegularFile, putUnderFreeName } from './file-utils.ts'
import { createPrivateFolder } from './private-permissions.ts'
import {
  isDamageReason,
  parseSaveWithHeader,
  readSaveText,
  type ReadSaveResult,
  type ReadTextFile,
} from './read-save.ts'

export interface SaveFolderDeps extends Pick<SaveIndexDeps, 'clock' | 'openReaders'> {
  /** Whether this process may write here: asked before every write. */
  readonly mayWrite?: () => Promise<boolean>
  readonly disk?: Disk
  /** Tests hand in one that refuses. */
  readonly read?: ReadTextFile
}

/** Thrown by whatever writes, moves or removes when another process has taken the profile over. */
export class ProfileLockLostError extends Error {}

/** A save as text, and what it is. */
export type LoadedSave = Extract<ReadSaveResult, { readonly ok: true }> & {
  readonly text: string
  /** The file was broken, and this is the save before it: `save.note.backup`. */
  readonly note?: Message
}

export class SaveFolder {
  readonly path: string
  readonly disk: Disk
  readonly #mayWrite: () => Promise<boolean>
  readonly #readFile: ReadTextFile
  readonly #index: SaveIndex
  /** Of what is beside saves: the version that this process read first or wrote last. */
  readonly #knownSidecarHashes = new Map<string, string>()

  private constructor(path: string, start: SaveFolderDeps) {
    this.path = path
    this.disk = start.disk ?? SYSTEM_DISK
    this.#mayWrite = start.mayWrite ?? (() => Promise.resolve(true))
    this.#readFile = start.read ?? ((file) => readFile(file, 'utf8'))
    const own = { folder: path, mayWrite: this.#mayWrite, disk: this.disk, readFile: this.#readFile }
    this.#index = new SaveIndex({ ...start, ...own })
  }

  /**
   * Opens the folder, which is made where there is none, and clears what a crash left behind.
   * @throws the system's error when it cannot be made or read
   */
  static async open(path: string, start: SaveFolderDeps): Promise<SaveFolder> {
    await createPrivateFolder(path)
    const names = await readdir(path)
    for (const name of names)
      // On a disk that refuses they may lie there: nothing reads them.
      if (isTemporaryFileName(name)) await rm(join(path, name), { force: true }).catch(() => undefined)
    const folder = new SaveFolder(path, start)
    await recoverInterruptedWrites(path, names, (file, version) => folder.keepVersion(file, version), folder.disk)
    await removeOrphanSidecars(path, await readdir(path))
    await recoverFolder(join(path, 'kept'), join(path, 'kept'))
    return folder
  }

  /**
   * Keeps a version of one of this folder's files that another program wrote: a save as a table of its own, all else in `kept`.
   * @param version where it is now @throws the system's error; then it is still there
   */
  async keepVersion(file: string, version: string): Promise<void> {
    if (this.disk.posix) await chmod(version, PRIVATE_FILE_MODE).catch(() => undefined)
    const name = basename(file)
    const id = SAVE_OR_BACKUP_NAME.exec(name)?.[1]
    const put = (to: string): Promise<void> => moveToFreeName(version, to, this.disk)
    if (id === undefined)
      await keepInFolder(
        join(this.path, 'kept'),
        name.replace(/\.json$/, ''),
        JSON_EXTENSION.exec(name)?.[0] ?? '',
        put,
      )
    else if (parseSaveWithHeader(await readSaveText(version, this.#readFile)).ok)
      await this.underFreeId(id, (_, to) => put(to))
    else await keepInFolder(join(this.path, 'kept'), id, '.samsara', put)
  }

  /** Every save, the last written first. */
  list(): Promise<SaveListEntry[]> {
    return this.#index.list()
  }

  /** A file is another one now, or gone: what was listed of it counts no more. */
  forget(id: string): void {
    this.#index.forget(id)
  }

  /** Forgets what was listed: every file is read anew. */
  reread(): Promise<void> {
    return this.#index.reread()
  }

  /** Keeps for the next start what was listed. Never throws. */
  settle(): Promise<void> {
    return this.#index.settle()
  }

  async has(id: string): Promise<boolean> {
    return (await statRegularFile(this.file(id))) !== undefined
  }

  /** What a save's file holds, or why it cannot be read. Never throws. */
  text(id: string): Promise<string | Message> {
    return readSaveText(this.file(id), this.#readFile)
  }

  /**
   * A save, whole; where its file is damaged, the one before it, with a note. Reasons: those of `parseSave`,
   * `save.missing`, `save.broken.header`, `.unreadable`. Never throws.
   * @param text what its file holds, for whoever has read it already
   */
  async whole(id: string, text?: string | Message): Promise<LoadedSave | Rejection> {
    const whole = toLoadedSave(text ?? (await this.text(id)))
    if (whole.ok || !isDamageReason(whole.reason)) return whole
    const before = toLoadedSave(await readSaveText(backupPathOf(this.file(id)), this.#readFile))
    return before.ok ? { ...before, note: hostMessage('save.note.backup') } : whole
  }

  /** The saves beside which that is kept. */
  async savesWith(kind: SidecarKind): Promise<readonly string[]> {
    return savesWithSidecar(kind, await listFileNames(this.path))
  }

  /** What is kept beside a save, if it is kept: never needed to open it. */
  beside(id: string, kind: SidecarKind): SidecarFile {
    const beside = openSidecarFile({
      file: this.file(id),
      kind,
      disk: this.disk,
      known: this.#knownSidecarHashes,
      keep: (file, version) => this.keepVersion(file, version),
    })
    return {
      ...beside,
      write: async (what) => {
        await this.checkMayWrite()
        await beside.write(what)
      },
    }
  }

  /** @throws ProfileLockLostError */
  async checkMayWrite(): Promise<void> {
    if (!(await this.#mayWrite())) throw new ProfileLockLostError()
  }

  /**
   * Removes a save and all that lies beside it. The save before it goes first: without the save it would stay.
   * @returns false: there is none, or the disk refuses
   */
  async remove(id: string): Promise<boolean> {
    const file = this.file(id)
    try {
      if (!(await this.has(id))) return false
      this.disk.remove(backupPathOf(file))
      this.disk.remove(file)
      this.forget(id)
    } catch {
      return false
    }
    removeSidecars(file, this.disk)
    return true
  }

  /**
   * Puts a save under a name that nothing has here: this one, or the same with a number.
   * @param put is given the name and its file; it must refuse with EEXIST where that exists by then
   * @param taken names that may not be used although no save has them
   * @returns the name @throws what `put` throws else
   */
  async underFreeId(
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
        return this.file(name)
      },
      (to) => put(name, to),
    )
    return name
  }

  file(id: string): string {
    return join(this.path, `${id}.samsara`)
  }
}

/** A save, or the one before it. */
const SAVE_OR_BACKUP_NAME = /^([a-z0-9-]{1,64})\.samsara(?:\.bak)?$/
const JSON_EXTENSION = /\.json$/

function toLoadedSave(text: string | Message): LoadedSave | Rejection {
  if (typeof text !== 'string') return { ok: false, reason: text }
  const read = parseSaveWithHeader(text)
  return read.ok ? { ...read, text } : read
}
