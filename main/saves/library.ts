/**
 * The save library: a folder of saves (folder.ts), and in it the bin, `trash`, which is another; what is damaged and would
 * be written over or thrown away is in `kept`. Of the saves of open tables it knows how this process left them: what
 * somebody else has written in their place is never written over.
 */
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SaveCard } from '../../bridge/desk.ts'
import type { Reply } from '../../bridge/reply.ts'
import { queue } from '../queue.ts'
import { done, type Refusal } from '../reply.ts'
import { backupOf, copyWhole, writeAtomic } from './atomic.ts'
import { copyBeside, moveBeside, type Beside, type BesideKind } from './beside.ts'
import { hashOf, keptAt, moveNew, stampAt } from './files.ts'
import { SaveFolder, type FolderStart, type Whole } from './folder.ts'
import { readSave } from './read.ts'

/** How a second save of one name was called in the bin before a name there was a name like any other. */
const NUMBERED = /^([a-z0-9-]{1,64})\.\d+\.samsara$/

/** The file of an open table as this process left it or found it. */
interface Own {
  readonly stamp: string
  readonly hash: string
  /** It can be read as a save. */
  readonly whole: boolean
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
  async read(id: string): Promise<Whole | Refusal> {
    const stamp = await stampAt(this.#saves.file(id))
    const text = await this.#saves.text(id)
    const read = await this.#saves.whole(id, text)
    const whole = read.ok && read.note === undefined
    if (stamp !== undefined) this.#own.set(id, { stamp, hash: typeof text === 'string' ? hashOf(text) : '', whole })
    return read
  }

  /** A save as it was written last, for a look or a copy. Reasons: those of `SaveFolder.whole`. */
  async textOf(id: string, deleted = false): Promise<Whole | Refusal> {
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
   * Writes the whole file, or leaves the old one. Where the file is not as this process left it, somebody else has
   * written: theirs goes on under a name of its own.
   * @throws TakenOver, or the system's error when the disk refuses
   */
  async write(id: string, text: string): Promise<void> {
    await this.#saves.checkMayWrite()
    const file = this.#saves.file(id)
    const isOwn = await this.#isAsLeft(id)
    if (isOwn === false) await this.#setApart(id)
    await writeAtomic(file, text, isOwn === true && this.#own.get(id)?.whole === true, this.#saves.disk)
    this.#saves.forget(id)
    const stamp = await stampAt(file)
    if (stamp === undefined) this.#own.delete(id)
    else this.#own.set(id, { stamp, hash: hashOf(text), whole: true })
  }

  /**
   * A copy of a save as it was written last, with what lies beside it.
   * @param nameOf gives the copy of a game its name: one that no save ever had
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
    await copyWhole(this.#saves.file(id), await this.#keptAt(id), this.#saves.disk)
  }

  /**
   * Moves a save to the bin: what was listed of it, and what is broken to what is kept.
   * @returns its name there
   * @throws TakenOver, or the system's error
   */
  async toBin(id: string): Promise<string> {
    await this.#saves.checkMayWrite()
    const bin = await this.#openBin()
    const name = await bin.freeId(id)
    const file = this.#saves.file(id)
    const whole = await this.#saves.whole(id)
    if (whole.ok && whole.note !== undefined) {
      await rename(file, await this.#keptAt(id))
      await rename(backupOf(file), bin.file(name))
    } else {
      await rename(file, bin.file(name))
      await rm(backupOf(file), { force: true }).catch(() => undefined)
    }
    await moveBeside(file, bin.file(name))
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
    const name = await this.#saves.freeId(id, taken)
    await moveNew(bin.file(id), this.#saves.file(name))
    await moveBeside(bin.file(id), this.#saves.file(name))
    bin.forget(id)
    return name
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
      if (id !== undefined) await rename(join(bin.path, name), bin.file(await bin.freeId(id)))
    }
    return bin
  }

  /** Whether the file is as this process left it; undefined when there is none. */
  async #isAsLeft(id: string): Promise<boolean | undefined> {
    const stamp = await stampAt(this.#saves.file(id))
    if (stamp === undefined) return undefined
    const own = this.#own.get(id)
    if (own?.stamp === stamp) return true
    // Some disks round times only afterwards.
    const text = await this.#saves.text(id)
    return own !== undefined && typeof text === 'string' && hashOf(text) === own.hash
  }

  /** What somebody else wrote in the place of an open save stays: as a save beside it, or kept, when it is none. */
  async #setApart(id: string): Promise<void> {
    if (!readSave(await this.#saves.text(id)).ok) {
      await this.keepAside(id)
      return
    }
    const apart = await this.#saves.freeId(id)
    await copyWhole(this.#saves.file(id), this.#saves.file(apart), this.#saves.disk)
  }

  #keptAt(id: string): Promise<string> {
    return keptAt(join(this.#saves.path, 'kept'), id, '.samsara')
  }
}
