/**
 * The games that were finished here, in a file of their own: deleting a save takes nothing from them, and a copy of a
 * game that is known counts no more. Nothing at a table waits for this file, or fails by it.
 */
import { readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { tableId } from '../../bridge/refs.ts'
import { queue } from '../queue.ts'
import { backupOf, codeOf, copyWhole, DISK, writeAtomic, type Disk } from '../saves/atomic.ts'
import { keptAt, plainFile } from '../saves/files.ts'
import { GameResult } from './record.ts'

/** Nobody finishes more; the oldest go first. */
const MOST_RESULTS = 10_000
/** More is none of ours. */
const LARGEST = 32 * 1024 * 1024
const FORMAT = 'samsara-results'
const VERSION = 1

const File = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  /** In the order in which they were noted. */
  results: v.pipe(v.array(GameResult), v.maxLength(MOST_RESULTS)),
  /** Games from before somebody began anew: they are not taken in once more. */
  forgotten: v.pipe(v.array(tableId), v.maxLength(2 * MOST_RESULTS)),
})
type File = v.InferOutput<typeof File>

const EMPTY: File = { format: FORMAT, version: VERSION, results: [], forgotten: [] }

/** Thrown where a newer Samsara has written the file: this one leaves it as it is. */
export class NewerResults extends Error {}

export interface ResultsStart {
  /** The file. */
  readonly file: string
  /** Whether this process may write: asked before every write. */
  readonly mayWrite?: () => Promise<boolean>
  readonly log: (line: string) => void
  readonly disk?: Disk
}

export class Results {
  readonly #at: ResultsStart
  readonly #disk: Disk
  readonly #inTurn = queue()
  #known: File | undefined
  /** The file is as this process left it, or found it whole: it may stand as the one before. */
  #whole = false

  constructor(start: ResultsStart) {
    this.#at = start
    this.#disk = start.disk ?? DISK
  }

  /** Every game that counts. @throws NewerResults, or the system's error when the file cannot be read */
  async all(): Promise<readonly GameResult[]> {
    return this.#inTurn(async () => (await this.#read()).results)
  }

  /** Which of these games nothing was noted of yet, or too little; those from before somebody began anew are none of them. */
  async lacking(tables: readonly string[]): Promise<ReadonlySet<string>> {
    const { results, forgotten } = await this.#inTurn(() => this.#read())
    const done = new Set([...forgotten, ...results.flatMap(({ table, earned }) => (earned ? table : []))])
    return new Set(tables.filter((table) => !done.has(table)))
  }

  /**
   * Notes games, each once: of one that is known only what its own save says, or its log where that was not read yet.
   * @throws as `all`, or the system's error when the disk refuses; then nothing is noted
   */
  async note(found: readonly GameResult[]): Promise<void> {
    if (found.length === 0) return
    await this.#inTurn(async () => {
      const before = await this.#read()
      const byTable = new Map(before.results.map((each) => [each.table, each]))
      const forgotten = new Set(before.forgotten)
      let changed = false
      for (const result of found) {
        if (forgotten.has(result.table)) continue
        const known = byTable.get(result.table)
        if (known !== undefined && !saysMore(known, result)) continue
        // The end stays when it was, whoever opens the game once more.
        const finishedAt = known !== undefined && sameEnd(known, result) ? known.finishedAt : result.finishedAt
        byTable.set(result.table, { ...result, finishedAt })
        changed = true
      }
      if (changed) await this.#write({ ...before, results: [...byTable.values()].slice(-MOST_RESULTS) })
    })
  }

  /** The game of that save goes on after all: its end counts no more. @throws as `note` */
  async takeBack(save: string): Promise<void> {
    await this.#inTurn(async () => {
      const before = await this.#read()
      const results = before.results.filter((each) => each.save !== save)
      if (results.length < before.results.length) await this.#write({ ...before, results })
    })
  }

  /** Begins anew. What was noted lies in `kept` from now on. @param also games that are not noted yet and are to stay so */
  async reset(also: readonly string[]): Promise<void> {
    await this.#inTurn(async () => {
      const { results, forgotten } = await this.#read()
      if ((await plainFile(this.#at.file)) !== undefined) await this.#keep('copy')
      const gone = new Set([...forgotten, ...results.map(({ table }) => table), ...also])
      await this.#write({ ...EMPTY, forgotten: [...gone].slice(-2 * MOST_RESULTS) })
    })
  }

  async #read(): Promise<File> {
    this.#known ??= await this.#load()
    return this.#known
  }

  async #load(): Promise<File> {
    const { file, log } = this.#at
    const first = await readResults(file)
    if (first?.ok === true) {
      this.#whole = true
      return first.file
    }
    if (first !== undefined) {
      log('the finished games could not be read: what is there is kept')
      await this.#keep('move')
    }
    const before = await readResults(backupOf(file))
    return before?.ok === true ? before.file : EMPTY
  }

  async #write(next: File): Promise<void> {
    const { file, mayWrite } = this.#at
    if (mayWrite !== undefined && !(await mayWrite())) throw new Error('another Samsara has taken over the folder')
    await writeAtomic(file, `${JSON.stringify(next)}\n`, this.#whole, this.#disk)
    this.#whole = true
    this.#known = next
  }

  /** Puts what is there into `kept`. */
  async #keep(how: 'copy' | 'move'): Promise<void> {
    const { file } = this.#at
    const to = await keptAt(join(dirname(file), 'kept'), 'results', '.json')
    await (how === 'move' ? rename(file, to) : copyWhole(file, to, this.#disk))
  }
}

/** Whether a game that is known is to be noted otherwise. */
function saysMore(known: GameResult, found: GameResult): boolean {
  if (found.earned === undefined) return false
  return known.earned === undefined || (known.save === found.save && !sameEnd(known, found))
}

function sameEnd(known: GameResult, found: GameResult): boolean {
  const same = JSON.stringify(known.ranking) === JSON.stringify(found.ranking)
  return same && (known.entries === undefined || known.entries === found.entries)
}

type ReadFile = { readonly ok: true; readonly file: File } | { readonly ok: false }

/** @returns undefined when there is none @throws NewerResults, or the system's error */
async function readResults(file: string): Promise<ReadFile | undefined> {
  const stat = await plainFile(file)
  if (stat === undefined) return undefined
  if (stat.size > LARGEST) return { ok: false }
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return ''
    throw error
  })
  const value = parsed(text)
  if (isNewer(value)) throw new NewerResults()
  const checked = v.safeParse(File, value)
  return checked.success ? { ok: true, file: checked.output } : { ok: false }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function isNewer(value: unknown): boolean {
  const is = typeof value === 'object' && value !== null && 'format' in value && 'version' in value
  return is && value.format === FORMAT && typeof value.version === 'number' && value.version > VERSION
}
