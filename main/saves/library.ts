/**
 * The save library: one file per table, `<id>.samsara`, in one folder. Files are named by id, never by path. Beside each
 * stands the save before it, `.bak`: it opens where the file itself is broken. A file that cannot be read is listed as
 * broken and left as it is; deleting moves it to the folder `trash`. Files of other names are none of ours and are not
 * touched.
 */
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Message } from '../../engine/core/contract/game.ts'
import type { SaveCard } from '../../bridge/desk.ts'
import type { Reply } from '../../bridge/reply.ts'
import { queue } from '../queue.ts'
import { done, told, type Refusal } from '../reply.ts'
import { besideOf, clearBeside, copyBeside, moveBeside, removeBeside, type Beside, type BesideKind } from './beside.ts'
import { backupOf, copyWhole, DISK, isTemporary, writeAtomic, type Disk } from './atomic.ts'
import { Cards, type CardsStart } from './cards.ts'
import { hashOf, isThere, moveNew, stampAt } from './files.ts'
import { makePrivate } from './private.ts'
import { isDamaged, readSave, textAt, type Read, type ReadFile } from './read.ts'

export type { Read } from './read.ts'

/** How a second save of one name was called in the trash before a name there was a name like any other. */
const NUMBERED = /^([a-z0-9-]{1,64})\.\d+\.samsara$/

/** The file of an open table as this process left it or found it. */
interface Own {
  readonly stamp: string
  readonly hash: string
  /** It can be read as a save. */
  readonly whole: boolean
}

/** A save as text, and what it is. */
export type Whole = Extract<Read, { readonly ok: true }> & { readonly text: string }

export interface LibraryStart extends Pick<CardsStart, 'clock' | 'openReaders'> {
  /** Whether this process may write here: asked before every write. */
  readonly mayWrite?: () => Promise<boolean>
  readonly disk?: Disk
  /** Tests hand in one that refuses. */
  readonly read?: ReadFile
}

/** Thrown by whatever writes, moves or removes when another process has taken the profile over. */
export class TakenOver extends Error {}

export class Library {
  readonly #folder: string
  readonly #start: LibraryStart
  readonly #mayWrite: () => Promise<boolean>
  readonly #disk: Disk
  readonly #readFile: ReadFile
  readonly #cards: Cards
  readonly #own = new Map<string, Own>()
  /** Copies are made one after another: no two under one name. */
  readonly #copying = queue()
  #bin: Promise<Library> | undefined

  private constructor(folder: string, start: LibraryStart) {
    this.#folder = folder
    this.#start = start
    this.#mayWrite = start.mayWrite ?? (() => Promise.resolve(true))
    this.#disk = start.disk ?? DISK
    this.#readFile = start.read ?? ((file) => readFile(file, 'utf8'))
    const own = { folder, mayWrite: this.#mayWrite, disk: this.#disk, readFile: this.#readFile }
    this.#cards = new Cards({ ...start, ...own })
  }

  /**
   * Opens the library and clears what a crash left behind. The profile's lock must be held.
   * @throws the system's error when the folder cannot be made or read
   */
  static async open(folder: string, start: LibraryStart = {}): Promise<Library> {
    await makePrivate(folder)
    const names = await readdir(folder)
    for (const name of names)
      // On a disk that refuses they may lie there: nothing reads them.
      if (isTemporary(name)) await rm(join(folder, name), { force: true }).catch(() => undefined)
    await clearBeside(folder, names)
    return new Library(folder, start)
  }

  /** Every save, the last written first. */
  list(): Promise<SaveCard[]> {
    return this.#cards.list()
  }

  /**
   * Reads a save to open it, and checks its form. Reasons: those of `parseSave`, `save.missing`,
   * `save.broken.header`, `.unreadable`.
   */
  async read(id: string): Promise<Read> {
    const stamp = await stampAt(this.#file(id))
    const text = await this.#text(this.#file(id))
    const first = readSave(text)
    if (stamp !== undefined)
      this.#own.set(id, { stamp, hash: typeof text === 'string' ? hashOf(text) : '', whole: first.ok })
    return this.#orBackup(id, first)
  }

  /** Forgets what was listed: every file is read anew. */
  async reread(): Promise<void> {
    await this.#cards.reread()
    await (await this.#bin)?.reread()
  }

  /** Keeps for the next start what was listed. Never throws. */
  async settle(): Promise<void> {
    await this.#cards.settle()
    await (await this.#bin)?.settle()
  }

  async has(id: string): Promise<boolean> {
    return (await stampAt(this.#file(id))) !== undefined
  }

  /** A save as it was written last, whole; where its file is damaged, the one before it. Reasons: those of `read`. */
  async textOf(id: string, deleted = false): Promise<Whole | Refusal> {
    if (deleted) return (await this.#openBin()).textOf(id)
    const text = await this.#text(this.#file(id))
    const whole = wholeOf(text)
    if (whole.ok || !isDamaged(whole)) return whole
    const before = wholeOf(await this.#text(backupOf(this.#file(id))))
    return before.ok ? before : whole
  }

  /**
   * Writes the whole file, or leaves the old one. Where the file is not as this process left it, somebody else has
   * written: theirs goes on under a name of its own.
   * @throws TakenOver, or the system's error when the disk refuses
   */
  async write(id: string, text: string): Promise<void> {
    await this.#isOurs()
    const file = this.#file(id)
    const isOwn = await this.#isAsLeft(id)
    if (isOwn === false) await this.#setApart(id)
    await writeAtomic(file, text, isOwn === true && this.#own.get(id)?.whole === true, this.#disk)
    this.#cards.forget(id)
    const stamp = await stampAt(file)
    if (stamp === undefined) this.#own.delete(id)
    else this.#own.set(id, { stamp, hash: hashOf(text), whole: true })
  }

  /** What is kept beside a save in the trash. */
  async besideTrashed(id: string, kind: BesideKind): Promise<Beside> {
    return (await this.#openBin()).beside(id, kind)
  }

  /** What is kept beside a save, if it is kept: only ever a cache, and never needed to open it. */
  beside(id: string, kind: BesideKind): Beside {
    const beside = besideOf(this.#file(id), kind, this.#disk)
    return {
      ...beside,
      write: async (what) => {
        await this.#isOurs()
        await beside.write(what)
      },
    }
  }

  /** Keeps a copy of a save that opened with a loss, on disk for good before anything is written over it. */
  async keepAside(id: string): Promise<void> {
    await this.#free('kept', id, (to) => copyWhole(this.#file(id), to, this.#disk))
  }

  /**
   * Moves a save to the trash: what was listed of it, and what is broken to what is kept.
   * @returns its name there
   * @throws TakenOver, or the system's error
   */
  async trash(id: string): Promise<string> {
    await this.#isOurs()
    const bin = await this.#openBin()
    const name = await bin.#freeId(id)
    const file = this.#file(id)
    const first = readSave(await this.#text(file))
    const restored = !first.ok && (await this.#orBackup(id, first)).ok
    if (restored) {
      await this.#free('kept', id, (to) => rename(file, to))
      await rename(backupOf(file), bin.#file(name))
    } else {
      await rename(file, bin.#file(name))
      await rm(backupOf(file), { force: true }).catch(() => undefined)
    }
    await moveBeside(file, bin.#file(name))
    this.#cards.forget(id)
    this.#own.delete(id)
    return name
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
      await copyBeside(this.#file(id), this.#file(copy), this.#disk)
      return done(copy)
    })
  }

  /** Removes saves from the trash for ever. @param ids as they are named there @returns how many @throws TakenOver */
  async emptyTrash(ids: readonly string[]): Promise<number> {
    await this.#isOurs()
    const bin = await this.#openBin()
    let removed = 0
    for (const id of ids) if (await bin.#remove(id)) removed += 1
    return removed
  }

  /** @returns false: there is none, or the disk refuses */
  async #remove(id: string): Promise<boolean> {
    const file = this.#file(id)
    try {
      if (!(await this.has(id))) return false
      await rm(file)
      this.#cards.forget(id)
    } catch {
      return false
    }
    await rm(backupOf(file), { force: true }).catch(() => undefined)
    await removeBeside(file)
    return true
  }

  /** What lies in the trash, the last written first. */
  async trashed(): Promise<SaveCard[]> {
    return (await this.#openBin()).list()
  }

  /**
   * Brings a save back from the trash. Whatever has its name by now stays as it is.
   * @param taken names that may not be used although no save has them
   * @returns its name among the saves; undefined when it is not in the trash
   * @throws TakenOver, or the system's error
   */
  async restore(id: string, taken: (id: string) => boolean = () => false): Promise<string | undefined> {
    await this.#isOurs()
    const bin = await this.#openBin()
    if (!(await bin.has(id))) return undefined
    const name = await this.#freeId(id, taken)
    await moveNew(bin.#file(id), this.#file(name))
    await moveBeside(bin.#file(id), this.#file(name))
    bin.#cards.forget(id)
    return name
  }

  async #isOurs(): Promise<void> {
    if (!(await this.#mayWrite())) throw new TakenOver()
  }

  /** The trash is a library of its own, in a folder beside the saves. */
  #openBin(): Promise<Library> {
    return (this.#bin ??= this.#makeBin().catch((error: unknown) => {
      this.#bin = undefined
      throw error
    }))
  }

  async #makeBin(): Promise<Library> {
    const folder = join(this.#folder, 'trash')
    const bin = await Library.open(folder, this.#start)
    for (const name of await readdir(folder)) {
      const id = NUMBERED.exec(name)?.[1]
      if (id !== undefined) await rename(join(folder, name), bin.#file(await bin.#freeId(id)))
    }
    return bin
  }

  /** The save before it, where a file is damaged and that one is whole. */
  async #orBackup(id: string, first: Read): Promise<Read> {
    if (!isDamaged(first)) return first
    const backup = readSave(await this.#text(backupOf(this.#file(id))))
    return backup.ok ? { ...backup, note: told('save.note.backup') } : first
  }

  #text(file: string): Promise<string | Message> {
    return textAt(file, this.#readFile)
  }

  /** Whether the file is as this process left it; undefined when there is none. */
  async #isAsLeft(id: string): Promise<boolean | undefined> {
    const file = this.#file(id)
    const stamp = await stampAt(file)
    if (stamp === undefined) return undefined
    const own = this.#own.get(id)
    if (own?.stamp === stamp) return true
    // Some disks round times only afterwards.
    const text = await this.#text(file)
    return own !== undefined && typeof text === 'string' && hashOf(text) === own.hash
  }

  /** What somebody else wrote in the place of an open save stays: as a save beside it, or kept, when it is none. */
  async #setApart(id: string): Promise<void> {
    const file = this.#file(id)
    if (!readSave(await this.#text(file)).ok) {
      await this.keepAside(id)
      return
    }
    for (let copy = 2; ; copy++) {
      const apart = `${id.slice(0, 60)}-${copy}`
      if (await this.has(apart)) continue
      await copyWhole(file, this.#file(apart), this.#disk)
      return
    }
  }

  /** Puts the file into a folder beside the saves, under the first name that is free there. */
  async #free(folder: string, id: string, put: (to: string) => Promise<void>): Promise<void> {
    const beside = join(this.#folder, folder)
    await makePrivate(beside)
    const taken = new Set(await readdir(beside))
    let name = `${id}.samsara`
    for (let copy = 2; taken.has(name); copy++) name = `${id}.${copy}.samsara`
    await put(join(beside, name))
  }

  /** A name that nothing has here: this one, or the same with a number. */
  async #freeId(id: string, taken: (id: string) => boolean = () => false): Promise<string> {
    let free = id
    for (let copy = 2; taken(free) || (await isThere(this.#file(free))); copy++) free = `${id.slice(0, 58)}-${copy}`
    return free
  }

  #file(id: string): string {
    return join(this.#folder, `${id}.samsara`)
  }
}

function wholeOf(text: string | Message): Whole | Refusal {
  if (typeof text !== 'string') return { ok: false, reason: text }
  const read = readSave(text)
  return read.ok ? { ...read, text } : read
}
