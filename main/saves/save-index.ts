/**
 * The list of saves in one folder, with the content of each file's header. A file is read again only if it has changed. The
 * entries are also kept between starts (save-index-file.ts), as a cache: a stored entry counts only while its file and the backup
 * are unchanged.
 */
import { join } from 'node:path'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import { timeUnlessFuture, compareLatestFirst } from '../../bridge/timestamps.ts'
import type { Clock } from '../base/clock.ts'
import { createSerialQueue } from '../base/serial-queue.ts'
import { hostMessage } from '../base/result.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import { backupPathOf, parseDisplacedName, type Disk } from './atomic-write.ts'
import { listEntryNames, statRegularFile, fileStampOfStats } from './file-utils.ts'
import { brokenSaveListEntry } from './save-header.ts'
import { readSaveIndexFile, writeSaveIndexFile, type IndexedSave } from './save-index-file.ts'
import {
  isDamageReason,
  inspectSaveText,
  readSaveFileText,
  type SaveInspectionResult,
  type ReadTextFileFunction,
  type SaveIdAndText,
} from './read-save.ts'

/** The pool of workers that inspect the texts of many saves and make their list entries. */
export type SaveInspectorPool = WorkerPool<readonly SaveIdAndText[], readonly SaveInspectionResult[]>

/** Dependencies of `SaveIndex`, the list of the saves in one folder. */
export interface SaveIndexDeps {
  readonly folder: string
  readonly mayWrite: () => Promise<boolean>
  readonly disk: Disk
  readonly readFile: ReadTextFileFunction
  /** Absent: the system's clock, and only `flush` writes the index. */
  readonly clock?: Clock
  /** Starts the workers that inspect saves when there are many. Absent: saves are inspected in this thread. */
  readonly openSaveInspectors?: () => SaveInspectorPool
}

const SAVE_FILE_NAME = /^([a-z0-9-]{1,64})\.samsara$/

/** Delay of writing the index: a table in play changes with every move. */
const INDEX_WRITE_DELAY_MS = 2_000
/** Up to this many files are read in this thread; more are read by workers, in batches. */
const MAX_INSPECTED_HERE = 8
const INSPECT_BATCH_SIZE = 32

/** Reasons that may be temporary. */
const TEMPORARY_REASONS = ['save.broken.unreadable', 'save.missing']

/** A file of a save in the folder. */
interface FoundSaveFile {
  readonly id: string
  readonly stamp: string
  readonly changedAt: number
}

/** The list of saves in one folder. Entries are cached and made again when a file has changed. */
export class SaveIndex {
  readonly #deps: SaveIndexDeps
  #entries: Map<string, IndexedSave> | undefined
  #isChanged = false
  #cancelWrite: (() => void) | undefined
  /** Serialised, so that simultaneous requests read each file once. */
  readonly #runExclusive = createSerialQueue()

  constructor(start: SaveIndexDeps) {
    this.#deps = start
  }

  /** Every save, last written first. */
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
      // A file that is unreadable now may soon be readable, with the same size and time.
      for (const { card } of read) if (TEMPORARY_REASONS.includes(card.broken?.id ?? '')) known.delete(card.save)
      const there = cards.filter(({ broken }) => broken?.id !== 'save.missing')
      return there.sort((a, b) => compareLatestFirst(a.savedAt, b.savedAt, now) || (a.save < b.save ? -1 : 1))
    })
  }

  /** Drops the entry of a file that was replaced or removed. */
  invalidate(id: string): void {
    this.#entries?.delete(id)
  }

  /** Drops all entries, stored ones included: every file is read again. */
  invalidateAll(): Promise<void> {
    return this.#runExclusive(() => {
      this.#entries = new Map()
      this.#isChanged = true
      return Promise.resolve()
    })
  }

  /** Stores the entries, if they have changed. Never throws: they can all be built again. */
  async flush(): Promise<void> {
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
    this.#cancelWrite ??= this.#deps.clock?.after(INDEX_WRITE_DELAY_MS, () => void this.flush())
  }

  /** Drops entries of missing files. @returns whether there were any */
  #prune(known: Map<string, IndexedSave>, lying: readonly FoundSaveFile[]): boolean {
    const here = new Set(lying.map(({ id }) => id))
    const gone = [...known.keys()].filter((id) => !here.has(id))
    for (const id of gone) known.delete(id)
    return gone.length > 0
  }

  async #findFiles(): Promise<FoundSaveFile[]> {
    const { folder } = this.#deps
    const here = new Set(await listEntryNames(folder))
    // A file that is just being replaced has another name for an instant.
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
        const stamp = `${fileStampOfStats(stat)} ${before === undefined ? '' : fileStampOfStats(before)}`
        return { id, stamp, changedAt: stat.mtimeMs }
      }),
    )
    return found.filter((each) => each !== undefined)
  }

  async #inspect(lying: readonly FoundSaveFile[]): Promise<IndexedSave[]> {
    const { openSaveInspectors } = this.#deps
    if (openSaveInspectors === undefined || lying.length <= MAX_INSPECTED_HERE) return this.#inspectHere(lying)
    const readers = openSaveInspectors()
    try {
      const parts = Array.from({ length: Math.ceil(lying.length / INSPECT_BATCH_SIZE) }, (_, n) =>
        lying.slice(n * INSPECT_BATCH_SIZE, (n + 1) * INSPECT_BATCH_SIZE),
      )
      const known: IndexedSave[] = []
      const next = async (): Promise<void> => {
        for (let part = parts.shift(); part !== undefined; part = parts.shift())
          known.push(...(await this.#inspectInWorker(part, readers)))
      }
      // One batch is fetched while another is read.
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
      known.push(await this.#entryFor(each, typeof text === 'string' ? inspectSaveText({ save: each.id, text }) : text))
    }
    return known
  }

  async #inspectInWorker(lying: readonly FoundSaveFile[], readers: SaveInspectorPool): Promise<IndexedSave[]> {
    const texts = await Promise.all(lying.map(({ id }) => this.#text(id)))
    const asked = lying.flatMap(({ id }, n): SaveIdAndText[] => {
      const text = texts[n]
      return typeof text === 'string' ? [{ save: id, text }] : []
    })
    const looked = await readers.ask(asked).catch(() => undefined)
    // If no reader answers, this thread reads them: slower, with the same result.
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

  /** @param looked the content of the file, or why there is none: then the backup may have it */
  async #entryFor({ id, stamp, changedAt }: FoundSaveFile, looked: SaveInspectionResult): Promise<IndexedSave> {
    if ('save' in looked) return { stamp, card: looked }
    const before = isDamageReason(looked) ? await this.#text(id, backupPathOf) : looked
    const instead = typeof before === 'string' ? inspectSaveText({ save: id, text: before }) : before
    const card =
      'save' in instead
        ? { ...instead, note: hostMessage('save.note.backup') }
        : brokenSaveListEntry(id, changedAt, looked)
    return { stamp, card }
  }

  #text(id: string, which = (file: string): string => file): ReturnType<typeof readSaveFileText> {
    return readSaveFileText(which(join(this.#deps.folder, `${id}.samsara`)), this.#deps.readFile)
  }
}

/** If the clock was ahead when the save was written, the file's time counts, if it is plausible. */
function withPlausibleTime(card: SaveListEntry, changedAt: number, now: number): SaveListEntry {
  if (timeUnlessFuture(card.savedAt, now) !== undefined) return card
  const changed = timeUnlessFuture(Math.max(0, Math.round(changedAt)), now)
  return changed === undefined ? card : { ...card, savedAt: changed }
}
