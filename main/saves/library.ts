/**
 * The save library: a folder of saves (folder.ts), and in it the bin, `trash`, which is another; what is damaged and would
 * be written over or thrown away is in `kept`. Of the saves of open tables it knows how this process left them: what
 * somebody else has written in their place is never written over.
 */
import { defined } from '../../engine/core/contract/defined.ts'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SaveCard } from '../../bridge/desk.ts'
import type { Reply } from '../../bridge/reply.ts'
import { queue } from '../queue.ts'
import { done, type Rejection } from '../reply.ts'
import { backupOf, copyWhole, hashOf, moveNew, writeAtomic } from './atomic.ts'
import { copyBeside, linkOrCopy, moveTogether, removeBeside, type Beside, type BesideKind } from './beside.ts'
import { copiesIn, type FoundCopy } from './copies.ts'
import { keepIn } from './files.ts'
import { SaveFolder, type FolderStart, type Whole } from './folder.ts'

const ENDING = '.samsara'

/** How a second save of one name was called in the bin before a name there was a name like any other. */
const NUMBERED = /^([a-z0-9-]{1,64})\.\d+\.samsara$/

/** The file of an open table as this process left it or found it. */
interface Own {
  readonly hash: string
  /** It can be read as a save. */
  readonly whole: boolean
  /** The hash of its `.bak`, where this process made it. */
  readonly backup?: string
}

export class Library {
  readonly #saves: SaveFolder
  readonly #start: FolderStart
  readonly #own = new Map<string, Own>()
  /** Copies are made one after another: no two under one name. */
  readonly #copying = queue()
  #bin: Promise<SaveFolder> | undefined

  private constructor(saves: SaveFolder, start: FolderStart) {
    this.#saves = saves
    this.#start = start
  }

  /**
   * Opens the library and clears what a crash left behind. The profile's lock must be held.
   * @throws the system's error when the folder cannot be made or read
   */
  static async open(folder: string, start: FolderStart = {}): Promise<Library> {
    return new Library(await SaveFolder.open(folder, start), start)
  }

  /** Every save, the last written first. */
  list(): Promise<SaveCard[]> {
    return this.#saves.list()
  }

  /** What lies in the bin, the last written first. */
  async binned(): Promise<SaveCard[]> {
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
  async read(id: string): Promise<Whole | Rejection> {
    const text = await this.#saves.text(id)
    const read = await this.#saves.whole(id, text)
    const whole = read.ok && read.note === undefined
    if (typeof text === 'string') this.#own.set(id, { hash: hashOf(text), whole })
    return read
  }

  /** A save as it was written last, for a look or a copy. Reasons: those of `SaveFolder.whole`. */
  async textOf(id: string, deleted = false): Promise<Whole | Rejection> {
    return (deleted ? await this.#openBin() : this.#saves).whole(id)
  }

  /** The saves beside which that is kept. */
  savesWith(kind: BesideKind): Promise<readonly string[]> {
    return this.#saves.savesWith(kind)
  }

  /** What is kept beside a save, if it is kept: never needed to open it. */
  beside(id: string, kind: BesideKind): Beside {
    return this.#saves.beside(id, kind)
  }

  /** What is kept beside a save in the bin. */
  async besideInBin(id: string, kind: BesideKind): Promise<Beside> {
    return (await this.#openBin()).beside(id, kind)
  }

  /**
   * Writes the whole file, or leaves the old one. A version that another program put in its place, before or during the write,
   * is kept under a name of its own.
   * @returns how many such versions there were
   * @throws TakenOver, or the system's error when the disk refuses
   */
  async write(id: string, text: string): Promise<number> {
    await this.#saves.checkMayWrite()
    const file = this.#saves.file(id)
    const own = this.#own.get(id)
    const written = await writeAtomic(
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
    this.#own.set(id, { hash: written.hash, whole: true, ...defined({ backup }) })
    return written.kept
  }

  /** Whether the file of a save is as this process read or wrote it last; true where it was removed. */
  async isAsLeft(id: string): Promise<boolean> {
    const own = this.#own.get(id)
    if (own === undefined || !(await this.#saves.has(id))) return true
    const text = await this.#saves.text(id)
    return typeof text === 'string' && hashOf(text) === own.hash
  }

  /**
   * A copy of a save as it was written last, with what lies beside it.
   * @param playerNameOf gives the copy of a game its name: one that no save ever had
   * @returns its name, or why it cannot be read
   */
  async duplicate(id: string, nameOf: (game: string) => Promise<string>): Promise<Reply<string>> {
    return this.#copying(async () => {
      const whole = await this.textOf(id)
      if (!whole.ok) return whole
      const copy = await nameOf(whole.saved.game)
      await this.write(copy, whole.text)
      await copyBeside(this.#saves.file(id), this.#saves.file(copy), this.#saves.disk)
      return done(copy)
    })
  }

  /** Keeps a copy of a save that opened with a loss, on disk for good before anything is written over it. */
  async keepAside(id: string): Promise<void> {
    await this.#keep(id, (to) => copyWhole(this.#saves.file(id), to, this.#saves.disk))
  }

  /**
   * Moves a save to the bin: what was listed of it, and what is broken to what is kept.
   * @returns its name there
   * @throws TakenOver, or the system's error
   */
  async toBin(id: string): Promise<string> {
    await this.#saves.checkMayWrite()
    const bin = await this.#openBin()
    const { disk } = this.#saves
    const file = this.#saves.file(id)
    const whole = await this.#saves.whole(id)
    const isDamaged = whole.ok && whole.note !== undefined
    const name = await bin.underFreeId(id, (_, to) =>
      moveTogether(file, to, disk, () => (isDamaged ? linkOrCopy(backupOf(file), to, disk) : moveNew(file, to, disk))),
    )
    if (isDamaged) await this.#keep(id, (to) => moveNew(file, to, disk))
    try {
      disk.remove(backupOf(file))
    } catch {
      // Without its save it is read by nothing.
    }
    removeBeside(file, disk)
    this.#saves.forget(id)
    this.#own.delete(id)
    return name
  }

  /**
   * Brings a save back from the bin. Whatever has its name by now stays as it is.
   * @param taken names that may not be used although no save has them
   * @returns its name among the saves; undefined when it is not in the bin
   * @throws TakenOver, or the system's error
   */
  async restore(id: string, taken?: (id: string) => boolean): Promise<string | undefined> {
    await this.#saves.checkMayWrite()
    const bin = await this.#openBin()
    if (!(await bin.has(id))) return undefined
    const { disk } = this.#saves
    const file = bin.file(id)
    const name = await this.#saves.underFreeId(
      id,
      (_, to) => moveTogether(file, to, disk, () => moveNew(file, to, disk)),
      taken,
    )
    removeBeside(file, disk)
    bin.forget(id)
    return name
  }

  /** Saves in the folder under names that no save has. @throws the system's error */
  copies(): Promise<readonly FoundCopy[]> {
    return copiesIn(this.#saves.path, this.#start.clock?.now() ?? Date.now())
  }

  /** Moves such a file to what is kept: its table is a save by now. @throws TakenOver, or the system's error */
  async keepCopy({ file, path }: FoundCopy): Promise<void> {
    await this.#saves.checkMayWrite()
    await this.#keep(file.slice(0, -ENDING.length), (to) => moveNew(path, to, this.#saves.disk))
  }

  /** Moves such a file to the bin, as a save. @returns its name there @throws TakenOver, or the system's error */
  async binCopy({ file, path, card }: FoundCopy): Promise<string> {
    await this.#saves.checkMayWrite()
    const bin = await this.#openBin()
    const id = /^[a-z0-9-]{1,58}/.exec(file.toLowerCase())?.[0] ?? card?.game ?? 'copy'
    return bin.underFreeId(id, (_, to) => moveNew(path, to, bin.disk))
  }

  /** Removes saves from the bin for ever. @param ids as they are named there @returns how many @throws TakenOver */
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
    const bin = await SaveFolder.open(join(this.#saves.path, 'trash'), this.#start)
    for (const name of await readdir(bin.path)) {
      const id = NUMBERED.exec(name)?.[1]
      if (id !== undefined) await bin.underFreeId(id, (_, to) => moveNew(join(bin.path, name), to, bin.disk))
    }
    return bin
  }

  async #keep(id: string, put: (to: string) => Promise<void>): Promise<void> {
    await keepIn(join(this.#saves.path, 'kept'), id, ENDING, put)
  }
}
