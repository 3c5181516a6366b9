/**
 * One folder of saves, be it that of the library or its bin: one file per table, `<id>.samsara`, and beside each the save
 * before it, `.bak`, which opens where the file itself is broken. Files are named by id, never by path. A file that cannot
 * be read is listed as broken and left as it is. Files of other names are none of ours and are not touched.
 */
import { chmod, readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Message } from '../../engine/core/contract/message.ts'
import type { SaveCard } from '../../bridge/desk.ts'
import { hostMessage, type Rejection } from '../reply.ts'
import { backupOf, DISK, finishExchanges, isTemporary, moveNew, PRIVATE_FILE, type Disk } from './atomic.ts'
import { besideOf, clearBeside, removeBeside, savesWith, type Beside, type BesideKind } from './beside.ts'
import { Cards, type CardsStart } from './cards.ts'
import { finishWrites, keepIn, namesIn, plainFile, underFreeName } from './files.ts'
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
  /** Of what is beside saves: the version that this process read first or wrote last. */
  readonly #known = new Map<string, string>()

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
    const folder = new SaveFolder(path, start)
    await finishExchanges(path, names, (file, version) => folder.keepVersion(file, version), folder.disk)
    await clearBeside(path, await readdir(path))
    await finishWrites(join(path, 'kept'), join(path, 'kept'))
    return folder
  }

  /**
   * Keeps a version of one of this folder's files that another program wrote: a save as a table of its own, all else in `kept`.
   * @param version where it is now @throws the system's error; then it is still there
   */
  async keepVersion(file: string, version: string): Promise<void> {
    if (this.disk.posix) await chmod(version, PRIVATE_FILE).catch(() => undefined)
    const name = basename(file)
    const id = VERSION_OF.exec(name)?.[1]
    const put = (to: string): Promise<void> => moveNew(version, to, this.disk)
    if (id === undefined)
      await keepIn(join(this.path, 'kept'), name.replace(/\.json$/, ''), ENDING.exec(name)?.[0] ?? '', put)
    else if (readSave(await textAt(version, this.#readFile)).ok) await this.underFreeId(id, (_, to) => put(to))
    else await keepIn(join(this.path, 'kept'), id, '.samsara', put)
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
    return (await plainFile(this.file(id))) !== undefined
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
  async whole(id: string, text?: string | Message): Promise<Whole | Rejection> {
    const whole = wholeOf(text ?? (await this.text(id)))
    if (whole.ok || !isDamage(whole.reason)) return whole
    const before = wholeOf(await textAt(backupOf(this.file(id)), this.#readFile))
    return before.ok ? { ...before, note: hostMessage('save.note.backup') } : whole
  }

  /** The saves beside which that is kept. */
  async savesWith(kind: BesideKind): Promise<readonly string[]> {
    return savesWith(kind, await namesIn(this.path))
  }

  /** What is kept beside a save, if it is kept: never needed to open it. */
  beside(id: string, kind: BesideKind): Beside {
    const beside = besideOf({
      file: this.file(id),
      kind,
      disk: this.disk,
      known: this.#known,
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

  /** @throws TakenOver */
  async checkMayWrite(): Promise<void> {
    if (!(await this.#mayWrite())) throw new TakenOver()
  }

  /**
   * Removes a save and all that lies beside it. The save before it goes first: without the save it would stay.
   * @returns false: there is none, or the disk refuses
   */
  async remove(id: string): Promise<boolean> {
    const file = this.file(id)
    try {
      if (!(await this.has(id))) return false
      this.disk.remove(backupOf(file))
      this.disk.remove(file)
      this.forget(id)
    } catch {
      return false
    }
    removeBeside(file, this.disk)
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
    await underFreeName(
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
const VERSION_OF = /^([a-z0-9-]{1,64})\.samsara(?:\.bak)?$/
const ENDING = /\.json$/

function wholeOf(text: string | Message): Whole | Rejection {
  if (typeof text !== 'string') return { ok: false, reason: text }
  const read = readSave(text)
  return read.ok ? { ...read, text } : read
}
