/**
 * The list of saves in one folder: what each file tells of its table. A file is read again only when it has changed;
 * what was found is kept between starts as well (index-file.ts), which is only ever a cache: a card out of it counts as
 * long as its file and the save before it are the very same.
 */
import { join } from 'node:path'
import type { SaveCard } from '../../bridge/desk.ts'
import { believableTime, latestFirst } from '../../bridge/time.ts'
import type { Clock } from '../clock.ts'
import { queue } from '../queue.ts'
import { hostMessage } from '../reply.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import { backupOf, readTaken, type Disk } from './atomic.ts'
import { namesIn, plainFile, stampOf } from './files.ts'
import { brokenCard } from './header.ts'
import { readIndex, writeIndex, type Known } from './index-file.ts'
import { isDamage, lookAt, textAt, type Looked, type ReadFile, type SaveText } from './read.ts'

/** Looks at texts of saves in another thread. */
export type Readers = WorkerPool<readonly SaveText[], readonly Looked[]>

export interface CardsStart {
  readonly folder: string
  readonly mayWrite: () => Promise<boolean>
  readonly disk: Disk
  readonly readFile: ReadFile
  /** Absent: the system's; and what was found is kept only by `settle`. */
  readonly clock?: Clock
  /** Opens readers for when there is much to read. Absent: it is done here. */
  readonly openReaders?: () => Readers
}

const SAVE_NAME = /^([a-z0-9-]{1,64})\.samsara$/

/** What was found is kept so many milliseconds later: a table in play changes with every move. */
const KEPT_AFTER = 2_000
/** So many files are read here; where there are more, others read them, so many at a time. */
const FEW = 8
const AT_ONCE = 32

/** What a file is only for a moment. */
const PASSING = ['save.broken.unreadable', 'save.missing']

/** A file of a save as it lies there. */
interface Lying {
  readonly id: string
  readonly stamp: string
  readonly changedAt: number
}

export class Cards {
  readonly #at: CardsStart
  #known: Map<string, Known> | undefined
  #changed = false
  #stopKeeping: (() => void) | undefined
  /** Two that ask at the same time read nothing twice. */
  readonly #inTurn = queue()

  constructor(start: CardsStart) {
    this.#at = start
  }

  /** Every save, the last written first. */
  list(): Promise<SaveCard[]> {
    return this.#inTurn(async () => {
      const known = (this.#known ??= await readIndex(this.#at.folder))
      const lying = await this.#lying()
      const unread = lying.filter(({ id, stamp }) => known.get(id)?.stamp !== stamp)
      const read = await this.#read(unread)
      for (const { card, stamp } of read) known.set(card.save, { card, stamp })
      const now = this.#at.clock?.now() ?? Date.now()
      const cards = lying.flatMap((each) => {
        const card = known.get(each.id)?.card
        return card === undefined ? [] : timed(card, each.changedAt, now)
      })
      if (this.#prune(known, lying) || read.length > 0) this.#keepLater()
      // What could not be read just now may be readable in a moment, with the same size and time.
      for (const { card } of read) if (PASSING.includes(card.broken?.id ?? '')) known.delete(card.save)
      const there = cards.filter(({ broken }) => broken?.id !== 'save.missing')
      return there.sort((a, b) => latestFirst(a.savedAt, b.savedAt, now) || (a.save < b.save ? -1 : 1))
    })
  }

  /** A file is another one now, or gone. */
  forget(id: string): void {
    this.#known?.delete(id)
  }

  /** Forgets all that was found, kept or not: every file is read anew. */
  reread(): Promise<void> {
    return this.#inTurn(() => {
      this.#known = new Map()
      this.#changed = true
      return Promise.resolve()
    })
  }

  /** Keeps what was found, if it was not yet. Never throws: it can all be found again. */
  async settle(): Promise<void> {
    this.#stopKeeping?.()
    this.#stopKeeping = undefined
    await this.#inTurn(async () => {
      const { folder, disk, mayWrite } = this.#at
      if (!this.#changed || this.#known === undefined) return
      this.#changed = false
      if (await mayWrite()) await writeIndex(folder, this.#known, disk).catch(() => undefined)
    })
  }

  #keepLater(): void {
    this.#changed = true
    this.#stopKeeping ??= this.#at.clock?.after(KEPT_AFTER, () => void this.settle())
  }

  /** @returns whether anything was known of files that are gone */
  #prune(known: Map<string, Known>, lying: readonly Lying[]): boolean {
    const here = new Set(lying.map(({ id }) => id))
    const gone = [...known.keys()].filter((id) => !here.has(id))
    for (const id of gone) known.delete(id)
    return gone.length > 0
  }

  async #lying(): Promise<Lying[]> {
    const { folder } = this.#at
    const here = new Set(await namesIn(folder))
    // A file that is just being replaced is listed under another name for an instant.
    const names = new Set([...here].map((name) => readTaken(name)?.name ?? name))
    const found = await Promise.all(
      [...names].map(async (name): Promise<Lying | undefined> => {
        const id = SAVE_NAME.exec(name)?.[1]
        if (id === undefined) return undefined
        const backup = backupOf(name)
        const [stat, before] = await Promise.all([
          plainFile(join(folder, name)),
          here.has(backup) ? plainFile(join(folder, backup)) : undefined,
        ])
        if (stat === undefined) return undefined
        const stamp = `${stampOf(stat)} ${before === undefined ? '' : stampOf(before)}`
        return { id, stamp, changedAt: stat.mtimeMs }
      }),
    )
    return found.filter((each) => each !== undefined)
  }

  async #read(lying: readonly Lying[]): Promise<Known[]> {
    const { openReaders } = this.#at
    if (openReaders === undefined || lying.length <= FEW) return this.#readHere(lying)
    const readers = openReaders()
    try {
      const parts = Array.from({ length: Math.ceil(lying.length / AT_ONCE) }, (_, n) =>
        lying.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
      )
      const known: Known[] = []
      const next = async (): Promise<void> => {
        for (let part = parts.shift(); part !== undefined; part = parts.shift())
          known.push(...(await this.#readThere(part, readers)))
      }
      // One part is fetched while another is read.
      await Promise.all(Array.from({ length: 3 }, next))
      return known
    } finally {
      await readers.close()
    }
  }

  async #readHere(lying: readonly Lying[]): Promise<Known[]> {
    const known: Known[] = []
    for (const each of lying) {
      const text = await this.#text(each.id)
      known.push(await this.#cardFor(each, typeof text === 'string' ? lookAt({ save: each.id, text }) : text))
    }
    return known
  }

  async #readThere(lying: readonly Lying[], readers: Readers): Promise<Known[]> {
    const texts = await Promise.all(lying.map(({ id }) => this.#text(id)))
    const asked = lying.flatMap(({ id }, n): SaveText[] => {
      const text = texts[n]
      return typeof text === 'string' ? [{ save: id, text }] : []
    })
    const looked = await readers.ask(asked).catch(() => undefined)
    // Where no reader answers it is slower, and no less.
    if (looked === undefined) return this.#readHere(lying)
    const answers = looked.values()
    return Promise.all(
      lying.map((each, n) => {
        const text = texts[n]
        const found = typeof text === 'string' ? answers.next().value : text
        return this.#cardFor(each, found ?? hostMessage('save.broken.unreadable'))
      }),
    )
  }

  /** @param looked what the file tells, or why it tells nothing: then the save before it may */
  async #cardFor({ id, stamp, changedAt }: Lying, looked: Looked): Promise<Known> {
    if ('save' in looked) return { stamp, card: looked }
    const before = isDamage(looked) ? await this.#text(id, backupOf) : looked
    const instead = typeof before === 'string' ? lookAt({ save: id, text: before }) : before
    const card =
      'save' in instead ? { ...instead, note: hostMessage('save.note.backup') } : brokenCard(id, changedAt, looked)
    return { stamp, card }
  }

  #text(id: string, which = (file: string): string => file): ReturnType<typeof textAt> {
    return textAt(which(join(this.#at.folder, `${id}.samsara`)), this.#at.readFile)
  }
}

/** Where the clock was ahead as a save was written, the time of its file counts, if that is believed. */
function timed(card: SaveCard, changedAt: number, now: number): SaveCard {
  if (believableTime(card.savedAt, now) !== undefined) return card
  const changed = believableTime(Math.max(0, Math.round(changedAt)), now)
  return changed === undefined ? card : { ...card, savedAt: changed }
}
