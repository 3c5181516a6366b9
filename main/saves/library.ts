/**
 * The save library: one file per table, `<id>.samsara`, in one folder. Files are named by id, never by path. A file that
 * cannot be read is listed as broken and left as it is; deleting moves it to the folder `trash`. Files of other names
 * are none of ours and are not touched.
 */
import { constants } from 'node:fs'
import { copyFile, link, lstat, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Message } from '../../engine/core/game.ts'
import { parseSave, type SavedTable } from '../../engine/core/save.ts'
import type { SaveCard } from '../../preload/contract.ts'
import { refuse, type Refusal } from '../reply.ts'
import { isTemporary, writeAtomic } from './atomic.ts'
import { brokenCard, cardOf, headerOf, type SaveHeader } from './header.ts'

/** Larger files are not read. A long game stays far below it. */
export const LARGEST_SAVE = 16 * 1024 * 1024

const NAME = /^([a-z0-9-]{1,64})\.samsara$/
/** How a second save of one name was called in the trash before a name there was a name like any other. */
const NUMBERED = /^([a-z0-9-]{1,64})\.\d+\.samsara$/

export type Read = { readonly ok: true; readonly saved: SavedTable; readonly header: SaveHeader } | Refusal

/** What a file was when it was listed: listed again without reading while it has not changed. */
interface Known {
  readonly size: number
  readonly changedAt: number
  readonly card: SaveCard
}

export class Library {
  readonly #folder: string
  readonly #known = new Map<string, Known>()
  #bin: Library | undefined

  private constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * Opens the library and clears what a crash left behind. The profile's lock must be held.
   * @throws the system's error when the folder cannot be made or read
   */
  static async open(folder: string): Promise<Library> {
    await mkdir(folder, { recursive: true })
    for (const name of await readdir(folder)) if (isTemporary(name)) await rm(join(folder, name), { force: true })
    return new Library(folder)
  }

  /** Every save, the last written first. */
  async list(): Promise<SaveCard[]> {
    const cards: SaveCard[] = []
    for (const name of await readdir(this.#folder)) {
      const id = NAME.exec(name)?.[1]
      const card = id === undefined ? undefined : await this.#card(id)
      if (card !== undefined) cards.push(card)
    }
    return cards.sort((a, b) => b.savedAt - a.savedAt || (a.save < b.save ? -1 : 1))
  }

  /** Reads a save and checks its form. Reasons: those of `parseSave`, `save.missing`, `save.broken.large`, `.header`. */
  async read(id: string): Promise<Read> {
    const text = await this.#text(id)
    if (typeof text !== 'string') return { ok: false, reason: text }
    const parsed = parseSave(text)
    if (!parsed.ok) return parsed
    const header = headerOf(parsed.saved)
    return header === undefined ? refuse('save.broken.header') : { ok: true, saved: parsed.saved, header }
  }

  async has(id: string): Promise<boolean> {
    return (await this.#stat(id)) !== undefined
  }

  /** Writes the whole file, or leaves the old one. @throws the system's error when the disk refuses */
  async write(id: string, text: string): Promise<void> {
    await writeAtomic(this.#file(id), text)
    this.#known.delete(id)
  }

  /** Keeps a copy of a save that opened with a loss, before anything is written over it. */
  async keepAside(id: string): Promise<void> {
    await this.#free('kept', id, (to) => copyFile(this.#file(id), to, constants.COPYFILE_EXCL))
  }

  /** Moves a save to the trash. @returns its name there */
  async trash(id: string): Promise<string> {
    const bin = await this.#openBin()
    const name = await bin.#freeId(id)
    await rename(this.#file(id), bin.#file(name))
    this.#known.delete(id)
    return name
  }

  /** What lies in the trash, the last written first. */
  async trashed(): Promise<SaveCard[]> {
    return (await this.#openBin()).list()
  }

  /**
   * Brings a save back from the trash. Whatever has its name by now stays as it is.
   * @param taken names that may not be used although no save has them
   * @returns its name among the saves; undefined when it is not in the trash
   */
  async restore(id: string, taken: (id: string) => boolean = () => false): Promise<string | undefined> {
    const bin = await this.#openBin()
    if (!(await bin.has(id))) return undefined
    const name = await this.#freeId(id, taken)
    await moveNew(bin.#file(id), this.#file(name))
    bin.#known.delete(id)
    return name
  }

  /** The trash is a library of its own, in a folder beside the saves. */
  async #openBin(): Promise<Library> {
    if (this.#bin !== undefined) return this.#bin
    const folder = join(this.#folder, 'trash')
    const bin = await Library.open(folder)
    for (const name of await readdir(folder)) {
      const id = NUMBERED.exec(name)?.[1]
      if (id !== undefined) await rename(join(folder, name), bin.#file(await bin.#freeId(id)))
    }
    this.#bin = bin
    return bin
  }

  async #card(id: string): Promise<SaveCard | undefined> {
    const stat = await this.#stat(id)
    if (stat === undefined) return undefined
    const { size, mtimeMs: changedAt } = stat
    const known = this.#known.get(id)
    if (known?.size === size && known.changedAt === changedAt) return known.card
    const read = await this.read(id)
    const card = read.ok ? cardOf(id, read.saved.game, read.header) : brokenCard(id, changedAt, read.reason)
    this.#known.set(id, { size, changedAt, card })
    return card
  }

  async #text(id: string): Promise<string | Message> {
    try {
      const stat = await this.#stat(id)
      if (stat === undefined) return { id: 'save.missing' }
      if (stat.size > LARGEST_SAVE) return { id: 'save.broken.large' }
      return await readFile(this.#file(id), 'utf8')
    } catch {
      return { id: 'save.broken.unreadable' }
    }
  }

  /** Of plain files only: a link could lead anywhere. */
  async #stat(id: string) {
    const stat = await lstat(this.#file(id)).catch(() => undefined)
    return stat?.isFile() === true ? stat : undefined
  }

  /** Puts the file into a folder beside the saves, under the first name that is free there. */
  async #free(folder: string, id: string, put: (to: string) => Promise<void>): Promise<void> {
    const beside = join(this.#folder, folder)
    await mkdir(beside, { recursive: true })
    const taken = new Set(await readdir(beside))
    let name = `${id}.samsara`
    for (let copy = 2; taken.has(name); copy++) name = `${id}.${String(copy)}.samsara`
    await put(join(beside, name))
  }

  /** A name that no file has here: this one, or the same with a number. */
  async #freeId(id: string, taken: (id: string) => boolean = () => false): Promise<string> {
    const here = new Set(await readdir(this.#folder))
    let free = id
    for (let copy = 2; here.has(`${free}.samsara`) || taken(free); copy++) free = `${id.slice(0, 58)}-${String(copy)}`
    return free
  }

  #file(id: string): string {
    return join(this.#folder, `${id}.samsara`)
  }
}

/** Moves a file to a name that must be new. @throws the system's error, EEXIST among them, and nothing is moved */
async function moveNew(from: string, to: string): Promise<void> {
  try {
    // Renaming would replace what is there; a second name for the file cannot.
    await link(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
    // Some disks know no second names.
    await copyFile(from, to, constants.COPYFILE_EXCL)
  }
  await rm(from)
}
