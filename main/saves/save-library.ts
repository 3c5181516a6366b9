/**
 * The save library: a folder of saves (folder.ts), and in it the bin, `trash`, which is another; what is damaged and would
 * be written over or thrown away is in `kept`. Of the saves of open tables it knows how this process left them: what
 * somebody else has written in their place is never written over.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import type { Result } from '../../bridge/result.ts'
import { createSerialQueue } from '../base/serial-queue.ts'
import { ok, type Rejection } from '../base/result.ts'
import { backupPathOf, copyFileAtomic, sha256Of, moveToFreeName, writeFileAtomic } from './atomic-write.ts'
import {
  copySidecars,
  linkOrCopy,
  moveWithSidecars,
  removeSidecars,
  type SidecarFile,
  type SidecarKind,
} from './sidecar-files.ts'
import { findConflictCopies, type ConflictCopyFile } from './conflict-copies.ts'
import { keepInFolder } from './file-utils.ts'
import { SaveFolder, type SaveFolderDeps, type LoadedSave } from './save-folder.ts'

const SAVE_EXTENSION = '.samsara'

/** How a second save of one name was called in the bin before a name there was a name like any other. */
const LEGACY_BIN_NAME = /^([a-z0-9-]{1,64})\.\d+\.samsara$/

/** The file of an open table as this process left it or found it. */
interface OwnVersion {
  readonly hash: string
  /** It can be read as a save. */
  readonly whole: boolean
  /** The hash of its `.bak`, where this process made it. */
  readonly backup?: string
}

export class SaveLibrary {
  readonly #saves: SaveFolder
  readonly #deps: SaveFolderDeps
  readonly #ownVersions = new Map<string, OwnVersion>()
  /** Copies are made one after another: no two under one name. */
  readonly #runDuplicateExclusive = createSerialQueue()
  #bin: Promise<SaveFolder> | undefined

  private constructor(saves: SaveFolder, start: SaveFolderDeps) {
    this.#saves = saves
    this.#deps = start
  }

  /**
   * Opens the library and clears what a crash left behind. The profile's lock must be held.
   * @throws the system's error when the folder cannot be made or read
   */
  static async open(folder: string, start: SaveFolderDeps = {}): Promise<SaveLibrary> {
    return new SaveLibrary(await SaveFolder.open(folder, start), start)
  }

  /** Every save, the last written first. */
  list(): Promise<SaveListEntry[]> {
    return this.#saves.list()
  }

  /** What lies in the bin, the last written first. */
  async binned(): Promise<SaveListEntry[]> {
    return (await this.#openBin()).list()
  }

  /** Forgets what was listed: every file is read anew. */
  async reread(): Promise<void> {
    await this.#saves.reread()
    await (await this.#bin)?.reread()
  }

  /** Keeps for the next start what was listed. Never throws. */
  async settle(): Promise<void> {
    await this.#saves.settle()
    await (await this.#bin)?.settle()
  }

  has(id: string): Promise<boolean> {
    return this.#saves.has(id)
  }

  /** Reads a save to write it again later: from now on nobody else's is written over. Reasons: those of `SaveFolder.whole`. */
  async read(id: string): Promise<LoadedSave | Rejection> {
    const text = await this.#saves.text(id)
    const read = await this.#saves.whole(id, text)
    const whole = read.ok && read.note === undefined
    if (typeof text === 'string') this.#ownVersions.set(id, { hash: sha256Of(text), whole })
    return read
  }

  /** A save as it was written last, for a look or a copy. Reasons: those of `SaveFolder.whole`. */
  async textOf(id: string, deleted = false): Promise<LoadedSave | Rejection> {
    return (deleted ? await this.#openBin() : this.#saves).whole(id)
  }

  /** The saves beside which that is kept. */
  savesWith(kind: SidecarKind): Promise<readonly string[]> {
    return this.#saves.savesWith(kind)
  }

  /** What is kept beside a save, if it is kept: never needed to open it. */
  beside(id: string, kind: SidecarKind): SidecarFile {
    return this.#saves.beside(id, kind)
  }

  /** What is kept beside a save in the bin. */
  async besideInBin(id: string, kind: SidecarKind): Promise<SidecarFile> {
    return (await this.#openBin()).beside(id, kind)
  }

  /**
   * Writes the whole file, or leaves the old one. A version that another program put in its place, before or during the write,
   * is kept under a name of its own.
   * @returns how many such versions there were
   * @throws ProfileLockLostError, or the system's error when the disk refuses
   */
  async write(id: string, text: string): Promise<number> {
    await this.#saves.checkMayWrite()
    const file = this.#saves.file(id)
    const own = this.#ownVersions.get(id)
    const written = await writeFileAtomic(
      file,
      text,
      {
        known: own?.hash,
        backup: own?.whole === true,
        knownBackup: own?.backup,
        keep: (version) => this.#saves.keepVersion(file, version),
      },
      this.#saves.disk,
    )
    this.#saves.forget(id)
    const backup = written.backup ?? own?.backup
    this.#ownVersions.set(id, { hash: written.hash, whole: true, ...omitUndefined({ backup }) })
    return written.kept
  }

  /** Whether the file of a save is as this process read or wrote it last; true where it was removed. */
  async isAsLeft(id: string): Promise<boolean> {
    const own = this.#ownVersions.get(id)
    if (own === undefined || !(await this.#saves.has(id))) return true
    const text = await this.#saves.text(id)
    return typeof text === 'string' && sha256Of(text) === own.hash
  }

  /**
   * A copy of a save as it was written last, with what lies beside it.
   * @param playerNameOf gives the copy of a game its name: one that no save ever had
   * @returns its name, or why it cannot be read
   */
  async duplicate(id: string, nameOf: (game: string) => Promise<string>): Promise<Result<string>> {
    return this.#runDuplicateExclusive(async () => {
      const whole = await this.textOf(id)
      if (!whole.ok) return whole
      const copy = await nameOf(whole.saved.game)
      await this.write(copy, whole.text)
      await copySidecars(this.#saves.file(id), this.#saves.file(copy), this.#saves.disk)
      return ok(copy)
    })
  }

  /** Keeps a copy of a save that opened with a loss, on disk for good before anything is written over it. */
  async keepAside(id: string): Promise<void> {
    await this.#keepInFolder(id, (to) => copyFileAtomic(this.#saves.file(id), to, this.#saves.disk))
  }

  /**
   * Moves a save to the bin: what was listed of it, and what is broken to what is kept.
   * @returns its name there
   * @throws ProfileLockLostError, or the system's error
   */
  async toBin(id: string): Promise<string> {
    await this.#saves.checkMayWrite()
    const bin = await this.#openBin()
    const { disk } = this.#saves
    const file = this.#saves.file(id)
    const whole = await this.#saves.whole(id)
    const isDamaged = whole.ok && whole.note !== undefined
    const name = await bin.underFreeId(id, (_, to) =>
      moveWithSidecars(file, to, disk, () =>
        isDamaged ? linkOrCopy(backupPathOf(file), to, disk) : moveToFreeName(file, to, disk),
      ),
    )
    if (isDamaged) await this.#keepInFolder(id, (to) => moveToFreeName(file, to, disk))
    try {
      disk.remove(backupPathOf(file))
    } catch {
      // Without its save it is read by nothing.
    }
    removeSidecars(file, disk)
    this.#saves.forget(id)
    this.#ownVersions.delete(id)
    return name
  }

  /**
   * Brings a save back from the bin. Whatever has its name by now stays as it is.
   * @param taken names that may not be used although no save has them
   * @returns its name among the saves; undefined when it is not in the bin
   * @throws ProfileLockLostError, or the system's error
   */
  async restore(id: string, taken?: (id: string) => boolean): Promise<string | undefined> {
    await this.#saves.checkMayWrite()
    const bin = await this.#openBin()
    if (!(await bin.has(id))) return undefined
    const { disk } = this.#saves
    const file = bin.file(id)
    const name = await this.#saves.underFreeId(
      id,
      (_, to) => moveWithSidecars(file, to, disk, () => moveToFreeName(file, to, disk)),
      taken,
    )
    removeSidecars(file, disk)
    bin.forget(id)
    return name
  }

  /** Saves in the folder under names that no save has. @throws the system's error */
  copies(): Promise<readonly ConflictCopyFile[]> {
    return findConflictCopies(this.#saves.path, this.#deps.clock?.now() ?? Date.now())
  }

  /** Moves such a file to what is kept: its table is a save by now. @throws ProfileLockLostError, or the system's error */
  async keepCopy({ file, path }: ConflictCopyFile): Promise<void> {
    await this.#saves.checkMayWrite()
    await this.#keepInFolder(file.slice(0, -SAVE_EXTENSION.length), (to) => moveToFreeName(path, to, this.#saves.disk))
  }

  /** Moves such a file to the bin, as a save. @returns its name there @throws ProfileLockLostError, or the system's error */
  async binCopy({ file, path, card }: ConflictCopyFile): Promise<string> {
    await this.#saves.checkMayWrite()
    const bin = await this.#openBin()
    const id = /^[a-z0-9-]{1,58}/.exec(file.toLowerCase())?.[0] ?? card?.game ?? 'copy'
    return bin.underFreeId(id, (_, to) => moveToFreeName(path, to, bin.disk))
  }

  /** Removes saves from the bin for ever. @param ids as they are named there @returns how many @throws ProfileLockLostError */
  async emptyBin(ids: readonly string[]): Promise<number> {
    await this.#saves.checkMayWrite()
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
      if (id !== undefined) await bin.underFreeId(id, (_, to) => moveToFreeName(join(bin.path, name), to, bin.disk))
    }
    return bin
  }

  async #keepInFolder(id: string, put: (to: string) => Promise<void>): Promise<void> {
    await keepInFolder(join(this.#saves.path, 'kept'), id, SAVE_EXTENSION, put)
  }
}
