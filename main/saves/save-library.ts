/**
 * The save library: a folder of saves (save-folder.ts) with the bin, `trash`, a folder of the same kind inside it, and `kept` for
 * damaged files that would otherwise be overwritten or removed. It knows the last own version of the saves of open tables, and
 * never overwrites a version of another program.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import type { Result } from '../../bridge/result.ts'
import { createSerialQueue } from '../base/serial-queue.ts'
import { ok, type Rejection } from '../base/result.ts'
import {
  backupPathOf,
  copyFileWithoutOverwriting,
  sha256Of,
  moveWithoutOverwriting,
  replaceFileAtomic,
} from './atomic-write.ts'
import {
  copyCacheSidecars,
  linkOrCopy,
  moveSaveWithSidecars,
  removeSidecarsOfSaveFile,
  type SidecarFileHandle,
  type SidecarKind,
} from './sidecar-files.ts'
import { findConflictCopies, type ConflictCopyFile } from './conflict-copies.ts'
import { keepFileInFolder } from './file-utils.ts'
import { SaveFolder, type SaveFolderDeps, type LoadedSave } from './save-folder.ts'

const SAVE_EXTENSION = '.samsara'

/** Former names of a second save of one id in the bin, from before numbered ids were ordinary ids. */
const LEGACY_BIN_NAME = /^([a-z0-9-]{1,64})\.\d+\.samsara$/

/** The file of an open table as this process last wrote or read it. */
interface OwnVersion {
  readonly hash: string
  /** Whether it can be read as a save. */
  readonly isReadable: boolean
  /** Hash of its `.bak`, if this process made it. */
  readonly backupHash?: string
}

/** The saves of a profile with their bin: lists, loads, writes, copies, deletes and restores them. */
export class SaveLibrary {
  readonly #saves: SaveFolder
  readonly #deps: SaveFolderDeps
  readonly #ownVersions = new Map<string, OwnVersion>()
  /** Copies are made one after another, so that no two get the same name. */
  readonly #runDuplicateExclusive = createSerialQueue()
  #bin: Promise<SaveFolder> | undefined

  private constructor(saves: SaveFolder, start: SaveFolderDeps) {
    this.#saves = saves
    this.#deps = start
  }

  /**
   * Opens the library and removes leftovers of a crash. The caller must hold the profile lock.
   * @throws the system's error if the folder cannot be created or read
   */
  static async open(folder: string, start: SaveFolderDeps = {}): Promise<SaveLibrary> {
    return new SaveLibrary(await SaveFolder.open(folder, start), start)
  }

  /** Every save, last written first. */
  list(): Promise<SaveListEntry[]> {
    return this.#saves.list()
  }

  /** The saves in the bin, last written first. */
  async listBin(): Promise<SaveListEntry[]> {
    return (await this.#openBin()).list()
  }

  /** Drops all list entries, so that every file is read again. */
  async invalidateAll(): Promise<void> {
    await this.#saves.invalidateAll()
    await (await this.#bin)?.invalidateAll()
  }

  /** Stores the list entries for the next start. Never throws. */
  async flushIndex(): Promise<void> {
    await this.#saves.flushIndex()
    await (await this.#bin)?.flushIndex()
  }

  has(id: string): Promise<boolean> {
    return this.#saves.has(id)
  }

  /**
   * Reads a save in order to write it later: from now on versions of other programs are not overwritten. Reasons of a rejection:
   * those of `SaveFolder.load`.
   */
  async loadForWriting(id: string): Promise<LoadedSave | Rejection> {
    const text = await this.#saves.readText(id)
    const read = await this.#saves.load(id, text)
    const whole = read.ok && read.note === undefined
    if (typeof text === 'string') this.#ownVersions.set(id, { hash: sha256Of(text), isReadable: whole })
    return read
  }

  /**
   * Loads a save as last written, to be viewed or copied. Reasons of a rejection: those of `SaveFolder.load`.
   * @param deleted whether it is in the bin
   */
  async load(id: string, deleted = false): Promise<LoadedSave | Rejection> {
    return (deleted ? await this.#openBin() : this.#saves).load(id)
  }

  /** The saves that have a sidecar file of this kind. */
  savesWithSidecar(kind: SidecarKind): Promise<readonly string[]> {
    return this.#saves.savesWithSidecar(kind)
  }

  /** A sidecar file of a save, which may be missing. No save needs one to open. */
  sidecar(id: string, kind: SidecarKind): SidecarFileHandle {
    return this.#saves.sidecar(id, kind)
  }

  /** A sidecar file of a save in the bin. */
  async binSidecar(id: string, kind: SidecarKind): Promise<SidecarFileHandle> {
    return (await this.#openBin()).sidecar(id, kind)
  }

  /**
   * Writes the file atomically. A version that another program put in its place, before or during the write, is kept under a name
   * of its own.
   * @returns the number of such versions
   * @throws ProfileLockLostError, or the system's error if the disk refuses
   */
  async write(id: string, text: string): Promise<number> {
    await this.#saves.requireWriteAccess()
    const file = this.#saves.pathOf(id)
    const own = this.#ownVersions.get(id)
    const written = await replaceFileAtomic(
      file,
      text,
      {
        knownHash: own?.hash,
        backup: own?.isReadable === true,
        knownBackupHash: own?.backupHash,
        keepForeignVersion: (version) => this.#saves.keepForeignVersion(file, version),
      },
      this.#saves.disk,
    )
    this.#saves.invalidate(id)
    const backupHash = written.backupHash ?? own?.backupHash
    this.#ownVersions.set(id, { hash: written.hash, isReadable: true, ...omitUndefined({ backupHash }) })
    return written.keptVersions
  }

  /** Whether the file of a save is as this process last read or wrote it; also true if the file was removed. */
  async isUnchangedOnDisk(id: string): Promise<boolean> {
    const own = this.#ownVersions.get(id)
    if (own === undefined || !(await this.#saves.has(id))) return true
    const text = await this.#saves.readText(id)
    return typeof text === 'string' && sha256Of(text) === own.hash
  }

  /**
   * Copies a save as last written, with its thumbnails and its review.
   * @param nameOf gives the copy of a game its id: one that no save ever had
   * @returns the copy's id, or why the save cannot be read
   */
  async duplicate(id: string, nameOf: (game: string) => Promise<string>): Promise<Result<string>> {
    return this.#runDuplicateExclusive(async () => {
      const whole = await this.load(id)
      if (!whole.ok) return whole
      const copy = await nameOf(whole.saved.game)
      await this.write(copy, whole.text)
      await copyCacheSidecars(this.#saves.pathOf(id), this.#saves.pathOf(copy), this.#saves.disk)
      return ok(copy)
    })
  }

  /** Keeps a copy of a save that opened with a loss, durably, before it is overwritten. */
  async keepOriginal(id: string): Promise<void> {
    await this.#keepInFolder(id, (to) => copyFileWithoutOverwriting(this.#saves.pathOf(id), to, this.#saves.disk))
  }

  /**
   * Moves a save to the bin if it can be listed, and a broken one to `kept`.
   * @returns its id there
   * @throws ProfileLockLostError, or the system's error
   */
  async moveToBin(id: string): Promise<string> {
    await this.#saves.requireWriteAccess()
    const bin = await this.#openBin()
    const { disk } = this.#saves
    const file = this.#saves.pathOf(id)
    const whole = await this.#saves.load(id)
    const isDamaged = whole.ok && whole.note !== undefined
    const name = await bin.putUnderFreeId(id, (_, to) =>
      moveSaveWithSidecars(file, to, disk, () =>
        isDamaged ? linkOrCopy(backupPathOf(file), to, disk) : moveWithoutOverwriting(file, to, disk),
      ),
    )
    if (isDamaged) await this.#keepInFolder(id, (to) => moveWithoutOverwriting(file, to, disk))
    try {
      disk.remove(backupPathOf(file))
    } catch {
      // Without its save it is read by nothing.
    }
    removeSidecarsOfSaveFile(file, disk)
    this.#saves.invalidate(id)
    this.#ownVersions.delete(id)
    return name
  }

  /**
   * Restores a save from the bin. A save that has its id by now stays unchanged.
   * @param taken ids that must not be used although no save has them
   * @returns its id among the saves, or undefined if it is not in the bin
   * @throws ProfileLockLostError, or the system's error
   */
  async restoreFromBin(id: string, taken?: (id: string) => boolean): Promise<string | undefined> {
    await this.#saves.requireWriteAccess()
    const bin = await this.#openBin()
    if (!(await bin.has(id))) return undefined
    const { disk } = this.#saves
    const file = bin.pathOf(id)
    const name = await this.#saves.putUnderFreeId(
      id,
      (_, to) => moveSaveWithSidecars(file, to, disk, () => moveWithoutOverwriting(file, to, disk)),
      taken,
    )
    removeSidecarsOfSaveFile(file, disk)
    bin.invalidate(id)
    return name
  }

  /** Saves in the folder under names that no save has. @throws the system's error */
  conflictCopies(): Promise<readonly ConflictCopyFile[]> {
    return findConflictCopies(this.#saves.path, this.#deps.clock?.now() ?? Date.now())
  }

  /** Moves such a file to `kept` after its table was stored as a save. @throws ProfileLockLostError, or the system's error */
  async archiveConflictCopy({ file, path }: ConflictCopyFile): Promise<void> {
    await this.#saves.requireWriteAccess()
    await this.#keepInFolder(file.slice(0, -SAVE_EXTENSION.length), (to) =>
      moveWithoutOverwriting(path, to, this.#saves.disk),
    )
  }

  /** Moves such a file to the bin, as a save. @returns its id there @throws ProfileLockLostError, or the system's error */
  async binConflictCopy({ file, path, card }: ConflictCopyFile): Promise<string> {
    await this.#saves.requireWriteAccess()
    const bin = await this.#openBin()
    const id = /^[a-z0-9-]{1,58}/.exec(file.toLowerCase())?.[0] ?? card?.game ?? 'copy'
    return bin.putUnderFreeId(id, (_, to) => moveWithoutOverwriting(path, to, bin.disk))
  }

  /**
   * Removes saves from the bin permanently.
   * @param ids their ids in the bin
   * @returns the number removed
   * @throws ProfileLockLostError
   */
  async emptyBin(ids: readonly string[]): Promise<number> {
    await this.#saves.requireWriteAccess()
    const bin = await this.#openBin()
    let removed = 0
    for (const id of ids) if (await bin.remove(id)) removed += 1
    return removed
  }

  #openBin(): Promise<SaveFolder> {
    return (this.#bin ??= this.#makeBin().catch((error: unknown) => {
      this.#bin = undefined
      throw error
    }))
  }

  async #makeBin(): Promise<SaveFolder> {
    const bin = await SaveFolder.open(join(this.#saves.path, 'trash'), this.#deps)
    for (const name of await readdir(bin.path)) {
      const id = LEGACY_BIN_NAME.exec(name)?.[1]
      if (id !== undefined)
        await bin.putUnderFreeId(id, (_, to) => moveWithoutOverwriting(join(bin.path, name), to, bin.disk))
    }
    return bin
  }

  async #keepInFolder(id: string, put: (to: string) => Promise<void>): Promise<void> {
    await keepFileInFolder(join(this.#saves.path, 'kept'), id, SAVE_EXTENSION, put)
  }
}
