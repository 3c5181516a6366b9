/**
 * One folder of saves, be it that of the library or its bin: one file per table, `<id>.samsara`, and beside each the save
 * before it, `.bak`, which opens where the file itself is broken. Files are named by id, never by path. A file that cannot
 * be read is listed as broken and left as it is. Files of other names are none of ours and are not touched.
 */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Message } from '../../engine/core/contract/message.ts'
import type { SaveCard } from '../../bridge/desk.ts'
import { told, type Refusal } from '../reply.ts'
import { backupOf, DISK, isTemporary, type Disk } from './atomic.ts'
import { besideOf, clearBeside, removeBeside, savesWith, type Beside, type BesideKind } from './beside.ts'
import { Cards, type CardsStart } from './cards.ts'
import { isThere, namesIn, stampAt } from './files.ts'
import { makePrivate } from './private.ts'
import { isDamage, readSave, textAt, type Read, type ReadFile } from './read.ts'

export interface FolderStart extends Pick<CardsStart, 'clock' | 'openReaders'> {
  /** Whether this process may write here: asked before every write. */
  readonly mayWrite?: () => Promise<boolean>
  readonly disk?: Disk
  /** Tests hand in one that refuses. */
  readonly read?: ReadFile
}

/** Thrown by whatever writes, moves or removes when another process has taken the profile over. */
export class TakenOver extends Error {}

/** A save as text, and what it is. */
export type Whole = Extract<Read, { readonly ok: true }> & {
  readonly text: string
  /** The file was broken, and this is the save before it: `save.note.backup`. */
  readonly note?: Message
}

export class SaveFolder {
  readonly path: string
  readonly disk: Disk
  readonly #mayWrite: () => Promise<boolean>
  readonly #readFile: ReadFile
  readonly #cards: Cards

  private constructor(path: string, start: FolderStart) {
    this.path = path
    this.disk = start.disk ?? DISK
    this.#mayWrite = start.mayWrite ?? (() => Promise.resolve(true))
    this.#readFile = start.read ?? ((file) => readFile(file, 'utf8'))
    const own = { folder: path, mayWrite: this.#mayWrite, disk: this.disk, readFile: this.#readFile }
    this.#cards = new Cards({ ...start, ...own })
  }

  /**
   * Opens the folder, which is made where there is none, and clears what a crash left behind.
   * @throws the system's error when it cannot be made or read
   */
  static async open(path: string, start: FolderStart): Promise<SaveFolder> {
    await makePrivate(path)
    const names = await readdir(path)
    for (const name of names)
      // On a disk that refuses they may lie there: nothing reads them.
      if (isTemporary(name)) await rm(join(path, name), { force: true }).catch(() => undefined)
    await clearBeside(path, names)
    return new SaveFolder(path, start)
  }

  /** Every save, the last written first. */
  list(): Promise<SaveCard[]> {
    return this.#cards.list()
  }

  /** A file is another one now, or gone: what was listed of it counts no more. */
  forget(id: string): void {
    this.#cards.forget(id)
  }

  /** Forgets what was listed: every file is read anew. */
  reread(): Promise<void> {
    return this.#cards.reread()
  }

  /** Keeps for the next start what was listed. Never throws. */
  settle(): Promise<void> {
    return this.#cards.settle()
  }

  async has(id: string): Promise<boolean> {
    return (await stampAt(this.file(id))) !== undefined
  }

  /** What a save's file holds, or why it cannot be read. Never throws. */
  text(id: string): Promise<string | Message> {
    return textAt(this.file(id), this.#readFile)
  }

  /**
   * A save, whole; where its file is damaged, the one before it, with a note. Reasons: those of `parseSave`,
   * `save.missing`, `save.broken.header`, `.unreadable`. Never throws.
   * @param text what its file holds, for whoever has read it already
   */
  async whole(id: string, text?: string | Message): Promise<Whole | Refusal> {
    const whole = wholeOf(text ?? (await this.text(id)))
    if (whole.ok || !isDamage(whole.reason)) return whole
    const before = wholeOf(await textAt(backupOf(this.file(id)), this.#readFile))
    return before.ok ? { ...before, note: told('save.note.backup') } : whole
  }

  /** The saves beside which that is kept. */
  async savesWith(kind: BesideKind): Promise<readonly string[]> {
    return savesWith(kind, await namesIn(this.path))
  }

  /** What is kept beside a save, if it is kept: never needed to open it. */
  beside(id: string, kind: BesideKind): Beside {
    const beside = besideOf(this.file(id), kind, this.disk)
    return {
      ...beside,
      write: async (what) => {
        await this.checkMayWrite()
        await beside.write(what)
      },
    }
  }

  /** @throws TakenOver */
  async checkMayWrite(): Promise<void> {
    if (!(await this.#mayWrite())) throw new TakenOver()
  }

  /** Removes a save and all that lies beside it. @returns false: there is none, or the disk refuses */
  async remove(id: string): Promise<boolean> {
    const file = this.file(id)
    try {
      if (!(await this.has(id))) return false
      await rm(file)
      this.forget(id)
    } catch {
      return false
    }
    await rm(backupOf(file), { force: true }).catch(() => undefined)
    await removeBeside(file)
    return true
  }

  /**
   * A name that nothing has here: this one, or the same with a number.
   * @param taken names that may not be used although no save has them
   */
  async freeId(id: string, taken: (id: string) => boolean = () => false): Promise<string> {
    let free = id
    for (let copy = 2; taken(free) || (await isThere(this.file(free))); copy++) free = `${id.slice(0, 58)}-${copy}`
    return free
  }

  file(id: string): string {
    return join(this.path, `${id}.samsara`)
  }
}

function wholeOf(text: string | Message): Whole | Refusal {
  if (typeof text !== 'string') return { ok: false, reason: text }
  const read = readSave(text)
  return read.ok ? { ...read, text } : read
}
