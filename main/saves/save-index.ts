/**
 * The list of saves in one folder: what each file tells of its table. A file is read again only when it has changed;
 * what was found is kept between starts as well (index-file.ts), which is only ever a cache: a card out of it counts as
 * long as its file and the save before it are the very same.
 */
import { join } from 'node:path'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import { plausibleTime, compareLatestFirst } from '../../bridge/timestamps.ts'
import type { Clock } from '../base/clock.ts'
import { createSerialQueue } from '../base/serial-queue.ts'
import { hostMessage } from '../base/result.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import { backupPathOf, parseDisplacedName, type Disk } from './atomic-write.ts'
import { listFileNames, statRegularFile, fileStampOf } from './file-utils.ts'
import { brokenSaveListEntry } from './save-header.ts'
import { readSaveIndexFile, writeSaveIndexFile, type IndexedSave } from './save-index-file.ts'
import {
  isDamageReason,
  inspectSave,
  readSaveText,
  type SaveInspection,
  type ReadTextFile,
  type SaveText,
} from './read-save.ts'

/** Looks at texts of saves in another thread. */
export type SaveInspectorPool = WorkerPool<readonly SaveText[], readonly SaveInspection[]>

export interface SaveIndexDeps {
  readonly folder: string
  readonly mayWrite: () => Promise<boolean>
  readonly disk: Disk
  readonly readFile: ReadTextFile
  /** Absent: the system's; and what was found is kept only by `settle`. */
  readonly clock?: Clock
  /** Opens readers for when there is much to read. Absent: it is done here. */
  readonly openReaders?: () => SaveInspectorPool
}

const SAVE_FILE_NAME = /^([a-z0-9-]{1,64})\.samsara$/

/** What was found is kept so many milliseconds later: a table in play changes with every move. */
const INDEX_WRITE_DELAY_MS = 2_000
/** So many files are read here; where there are more, others read them, so many at a time. */
const MAX_INSPECTED_HERE = 8
const INSPECT_BATCH_SIZE = 32

/** What a file is only for a moment. */
const TEMPORARY_REASONS = ['save.broken.unreadable', 'save.missing']

/** A file of a save as it lies there. */
interface FoundSaveFile {
  readonly id: string
  readonly stamp: string
  readonly changedAt: number
}

export class SaveIndex {
  readonly #deps: SaveIndexDeps
  #entries: Map<string, IndexedSave> | undefined
  #isChanged = false
  #cancelWrite: (() => void) | undefined
  /** Two that ask at the same time read nothing twice. */
  readonly #runExclusive = createSerialQueue()

  constructor(start: SaveIndexDeps) {
    this.#deps = start
  }

  /** Every save, the last written first. */
  list(): Promise<SaveListEntry[]> {
    return this.#runExclusive(async () => {
      const known = (this.#entries ??= await readSaveIndexFile(this.#deps.folder))
      const lying = await this.#findFiles()
      const unread = lying.filter(({ id, stamp }) => known.get(id)?.stamp !== stamp)
      const read = await this.#inspect(unread)
      for (const { card, stamp } of read) known.set(card.save, { card, stamp })
      const now = this.#deps.clock?.now() ?? Date.now()
      const cards = lying.flatMap((each) => {
        const card = known.get(each.id)?.card
        return card === undefined ? [] : withPlausibleTime(card, each.changedAt, now)
      })
      if (this.#prune(known, lying) || read.length > 0) this.#scheduleWrite()
      // What could not be read just now may be readable in a moment, with the same size and time.
      for (const { card } of read) if (TEMPORARY_REASONS.includes(card.broken?.id ?? '')) known.delete(card.save)
      const there = cards.filter(({ broken }) => broken?.id !== 'save.missing')
      return there.sort((a, b) => compareLatestFirst(a.savedAt, b.savedAt, now) || (a.save < b.save ? -1 : 1))
    })
  }

  /** A file is another one now, or gone. */
  forget(id: string): void {
    this.#entries?.delete(id)
  }

  /** Forgets all that was found, kept or not: every file is read anew. */
  reread(): Promise<void> {
    return this.#runExclusive(() => {
      this.#entries = new Map()
      this.#isChanged = true
      return Promise.resolve()
    })
  }

  /** Keeps what was found, if it was not yet. Never throws: it can all be found again. */
  async settle(): Promise<void> {
    this.#cancelWrite?.()
    this.#cancelWrite = undefined
    await this.#runExclusive(async () => {
      const { folder, disk, mayWrite } = this.#deps
      if (!this.#isChanged || this.#entries === undefined) return
      this.#isChanged = false
      if (await mayWrite()) await writeSaveIndexFile(folder, this.#entries, disk).catch(() => undefined)
    })
  }

  #scheduleWrite(): void {
    this.#isChanged = true
    this.#cancelWrite ??= this.#deps.clock?.after(INDEX_WRITE_DELAY_MS, () => void this.settle())
  }

  /** @returns whether anything was known of files that are gone */
  #prune(known: Map<string, IndexedSave>, lying: readonly FoundSaveFile[]): boolean {
    const here = new Set(lying.map(({ id }) => id))
    const gone = [...known.keys()].filter((id) => !here.has(id))
    for (const id of gone) known.delete(id)
    return gone.length > 0
  }

  async #findFiles(): Promise<FoundSaveFile[]> {
    const { folder } = this.#deps
    const here = new Set(await listFileNames(folder))
    // A file that is just being replaced is listed under another name for an instant.
    const names = new Set([...here].map((name) => parseDisplacedName(name)?.name ?? name))
    const found = await Promise.all(
      [...names].map(async (name): Promise<FoundSaveFile | undefined> => {
        const id = SAVE_FILE_NAME.exec(name)?.[1]
        if (id === undefined) return undefined
        const backup = backupPathOf(name)
        const [stat, before] = await Promise.all([
          statRegularFile(join(folder, name)),
          here.has(backup) ? statRegularFile(join(folder, backup)) : undefined,
        ])
        if (stat === undefined) return undefined
        const stamp = `${fileStampOf(stat)} ${before === undefined ? '' : fileStampOf(before)}`
        return { id, stamp, changedAt: stat.mtimeMs }
      }),
    )
    return found.filter((each) => each !== undefined)
  }

  async #inspect(lying: readonly FoundSaveFile[]): Promise<IndexedSave[]> {
    const { openReaders } = this.#deps
    if (openReaders === undefined || lying.length <= MAX_INSPECTED_HERE) return this.#inspectHere(lying)
    const readers = openReaders()
    try {
      const parts = Array.from({ length: Math.ceil(lying.length / INSPECT_BATCH_SIZE) }, (_, n) =>
        lying.slice(n * INSPECT_BATCH_SIZE, (n + 1) * INSPECT_BATCH_SIZE),
      )
      const known: IndexedSave[] = []
      const next = async (): Promise<void> => {
        for (let part = parts.shift(); part !== undefined; part = parts.shift())
          known.push(...(await this.#inspectInWorker(part, readers)))
      }
      // One part is fetched while another is read.
      await Promise.all(Array.from({ length: 3 }, next))
      return known
    } finally {
      await readers.close()
    }
  }

  async #inspectHere(lying: readonly FoundSaveFile[]): Promise<IndexedSave[]> {
    const known: IndexedSave[] = []
    for (const each of lying) {
      const text = await this.#text(each.id)
      known.push(await this.#entryFor(each, typeof text === 'string' ? inspectSave({ save: each.id, text }) : text))
    }
    return known
  }

  async #inspectInWorker(lying: readonly FoundSaveFile[], readers: SaveInspectorPool): Promise<IndexedSave[]> {
    const texts = await Promise.all(lying.map(({ id }) => this.#text(id)))
    const asked = lying.flatMap(({ id }, n): SaveText[] => {
      const text = texts[n]
      return typeof text === 'string' ? [{ save: id, text }] : []
    })
    const looked = await readers.ask(asked).catch(() => undefined)
    // Where no reader answers it is slower, and no less.
    if (looked === undefined) return this.#inspectHere(lying)
    const answers = looked.values()
    return Promise.all(
      lying.map((each, n) => {
        const text = texts[n]
        const found = typeof text === 'string' ? answers.next().value : text
        return this.#entryFor(each, found ?? hostMessage('save.broken.unreadable'))
      }),
    )
  }

  /** @param looked what the file tells, or why it tells nothing: then the save before it may */
  async #entryFor({ id, stamp, changedAt }: FoundSaveFile, looked: SaveInspection): Promise<IndexedSave> {
    if ('save' in looked) return { stamp, card: looked }
    const before = isDamageReason(looked) ? await this.#text(id, backupPathOf) : looked
    const instead = typeof before === 'string' ? inspectSave({ save: id, text: before }) : before
    const card =
      'save' in instead
        ? { ...instead, note: hostMessage('save.note.backup') }
        : brokenSaveListEntry(id, changedAt, looked)
    return { stamp, card }
  }

  #text(id: string, which = (file: string): string => file): ReturnType<typeof readSaveText> {
    return readSaveText(which(join(this.#deps.folder, `${id}.samsara`)), this.#deps.readFile)
  }
}

/** Where the clock was ahead as a save was written, the time of its file counts, if that is believed. */
function withPlausibleTime(card: SaveListEntry, changedAt: number, now: number): SaveListEntry {
  if (plausibleTime(card.savedAt, now) !== undefined) return card
  const changed = plausibleTime(Math.max(0, Math.round(changedAt)), now)
  return changed === undefined ? card : { ...card, savedAt: changed }
}
