/**
 * The file of finished games. Results outlive their saves, and a copy of a known game does not count again. No table waits for
 * this file, or fails because of it.
 */
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { matchIdSchema } from '../../bridge/refs.ts'
import { createSerialQueue } from '../base/serial-queue.ts'
import {
  backupPathOf,
  errorCodeOf,
  copyFileWithoutOverwriting,
  SYSTEM_DISK,
  sha256Of,
  moveWithoutOverwriting,
  replaceFileAtomic,
  type Disk,
} from '../saves/atomic-write.ts'
import { keepFileInFolder, retryReadIfMissing, statRegularFile, readFileStamp } from '../saves/file-utils.ts'
import { GameResult } from './game-result.ts'

/** Beyond this limit the oldest are dropped. */
const MAX_RESULTS = 10_000
/** A larger file is not one of Samsara. */
const MAX_FILE_BYTES = 32 * 1024 * 1024
const FORMAT = 'samsara-results'
/** Version 1 had no progress towards achievements. */
const VERSION = 2

const ResultsFileContent = v.strictObject({
  format: v.literal(FORMAT),
  version: v.pipe(
    v.picklist([1, VERSION]),
    v.transform((): typeof VERSION => VERSION),
  ),
  /** In the order of their recording. */
  results: v.pipe(v.array(GameResult), v.maxLength(MAX_RESULTS)),
  /** Games from before the last reset of the statistics: they are not recorded again. */
  forgotten: v.pipe(v.array(matchIdSchema), v.maxLength(2 * MAX_RESULTS)),
})
type ResultsFileContent = v.InferOutput<typeof ResultsFileContent>

const EMPTY: ResultsFileContent = { format: FORMAT, version: VERSION, results: [], forgotten: [] }

/**
 * Thrown if a newer version of Samsara has written the file with the results of finished games. This version leaves
 * the file unchanged.
 */
export class NewerResultsFileError extends Error {}

/** Dependencies of `GameResultsFile`, the file with the results of all finished games. */
export interface GameResultsFileDeps {
  /** The path of the file. */
  readonly file: string
  /** Whether this process may write; asked before every write. Absent: it always may. */
  readonly mayWrite?: () => Promise<boolean>
  readonly log: (line: string) => void
  readonly disk?: Disk
}

/** The file with the results of all finished games, each once. */
export class GameResultsFile {
  readonly #deps: GameResultsFileDeps
  readonly #disk: Disk
  readonly #runExclusive = createSerialQueue()
  #known: ResultsFileContent | undefined
  /** Hash of the file as this process last read or wrote it, or undefined if it could not be read or does not exist. */
  #hash: string | undefined
  /** Hash of the `.bak` that this process made. */
  #backup: string | undefined
  /** File stamp, which changes with the file. */
  #stamp: string | undefined
  /** Contents that other programs wrote in its place during a write. */
  #foreignVersions: ResultsFileContent[] = []

  constructor(start: GameResultsFileDeps) {
    this.#deps = start
    this.#disk = start.disk ?? SYSTEM_DISK
  }

  /** Every game that counts. @throws NewerResultsFileError, or the system's error if the file cannot be read */
  async all(): Promise<readonly GameResult[]> {
    return this.#runExclusive(async () => (await this.#read()).results)
  }

  /**
   * The match ids, of those given, whose games are not recorded, or not completely; games from before the last reset are left
   * out.
   */
  async missingFrom(tables: readonly string[]): Promise<ReadonlySet<string>> {
    const { results, forgotten } = await this.#runExclusive(() => this.#read())
    const done = new Set([...forgotten, ...results.flatMap(({ table, earned }) => (earned ? table : []))])
    return new Set(tables.filter((table) => !done.has(table)))
  }

  /**
   * Records games, each once. The result of a known game is updated only from its own save, or from its log if that was not read
   * yet.
   * @throws as `all`, or the system's error if the disk refuses; nothing is then recorded
   */
  async add(found: readonly GameResult[]): Promise<void> {
    if (found.length === 0) return
    await this.#runExclusive(async () => {
      const before = await this.#read()
      const byTable = new Map(before.results.map((each) => [each.table, each]))
      const forgotten = new Set(before.forgotten)
      let changed = false
      for (const result of found) {
        if (forgotten.has(result.table)) continue
        const known = byTable.get(result.table)
        if (known !== undefined && !isMoreComplete(known, result)) continue
        // The end keeps its time when the game is opened again.
        const finishedAt = known !== undefined && hasSameEnding(known, result) ? known.finishedAt : result.finishedAt
        byTable.set(result.table, { ...result, finishedAt })
        changed = true
      }
      if (changed) await this.#write({ ...before, results: [...byTable.values()].slice(-MAX_RESULTS) })
    })
  }

  /** Removes the result of a save whose game continues after an undo. @throws as `add` */
  async removeBySave(save: string): Promise<void> {
    await this.#runExclusive(async () => {
      const before = await this.#read()
      const results = before.results.filter((each) => each.save !== save)
      if (results.length < before.results.length) await this.#write({ ...before, results })
    })
  }

  /**
   * Resets the statistics. The recorded results are moved to `kept`.
   * @param also games that are not recorded yet and must stay so
   */
  async reset(also: readonly string[]): Promise<void> {
    await this.#runExclusive(async () => {
      const { results, forgotten } = await this.#read()
      if ((await statRegularFile(this.#deps.file)) !== undefined)
        await this.#keep((to) => copyFileWithoutOverwriting(this.#deps.file, to, this.#disk))
      const gone = new Set([...forgotten, ...results.map(({ table }) => table), ...also])
      await this.#write({ ...EMPTY, forgotten: [...gone].slice(-2 * MAX_RESULTS) })
    })
  }

  /** Reads the recorded results, and those that another program has written meanwhile. */
  async #read(): Promise<ResultsFileContent> {
    const stamp = await readFileStamp(this.#deps.file)
    if (this.#known === undefined || stamp !== this.#stamp) {
      const found = await this.#load()
      this.#known = this.#known === undefined ? found : mergeResults(this.#known, found)
      this.#stamp = stamp
    }
    return this.#known
  }

  async #load(): Promise<ResultsFileContent> {
    const { file, log } = this.#deps
    this.#hash = undefined
    const first = await readResults(file)
    if (first?.ok === true) {
      this.#hash = first.hash
      return first.file
    }
    if (first !== undefined) {
      log('the finished games could not be read: what is there is kept')
      await this.#keep((to) => moveWithoutOverwriting(file, to, this.#disk))
    }
    const before = await readResults(backupPathOf(file))
    return before?.ok === true ? before.file : EMPTY
  }

  async #write(next: ResultsFileContent): Promise<void> {
    const { file, mayWrite, log } = this.#deps
    for (let wanted = next; ;) {
      if (mayWrite !== undefined && !(await mayWrite())) throw new Error('another Samsara has taken over the folder')
      const { hash, backupHash, keptVersions } = await replaceFileAtomic(
        file,
        `${JSON.stringify(wanted)}\n`,
        {
          knownHash: this.#hash,
          backup: this.#hash !== undefined,
          knownBackupHash: this.#backup,
          keepForeignVersion: (version) => this.#keepForeignVersion(version),
        },
        this.#disk,
      )
      this.#hash = hash
      this.#backup = backupHash ?? this.#backup
      this.#known = wanted
      this.#stamp = await readFileStamp(file)
      if (keptVersions > 0)
        log('another program wrote the finished games meanwhile: what it wrote is kept, and counts too')
      const theirs = this.#foreignVersions.splice(0)
      if (theirs.length === 0) return
      wanted = theirs.reduce(mergeResults, wanted)
      if (JSON.stringify(wanted) === JSON.stringify(this.#known)) return
    }
  }

  /** Keeps a version of another program; its games count too, if they can be read. */
  async #keepForeignVersion(version: string): Promise<void> {
    const read = await readResults(version).catch(() => undefined)
    await this.#keep((to) => moveWithoutOverwriting(version, to, this.#disk))
    if (read?.ok === true) this.#foreignVersions.push(read.file)
  }

  /** Moves a file into `kept`. */
  async #keep(put: (to: string) => Promise<void>): Promise<void> {
    await keepFileInFolder(join(dirname(this.#deps.file), 'kept'), 'results', '.json', put)
  }
}

/**
 * Merges the games of both files: results of this process take precedence, and games that it was told to forget stay forgotten.
 * @param theirs the content written by another program
 */
function mergeResults(ours: ResultsFileContent, theirs: ResultsFileContent): ResultsFileContent {
  const byTable = new Map(ours.results.map((each) => [each.table, each]))
  const forgotten = new Set(ours.forgotten)
  for (const result of theirs.results) {
    const known = byTable.get(result.table)
    if (!forgotten.has(result.table) && (known === undefined || isMoreComplete(known, result)))
      byTable.set(result.table, result)
  }
  const all = [...new Set([...ours.forgotten, ...theirs.forgotten])].filter((table) => !byTable.has(table))
  return { ...ours, results: [...byTable.values()].slice(-MAX_RESULTS), forgotten: all.slice(-2 * MAX_RESULTS) }
}

/** Whether a known game is to be recorded again. */
function isMoreComplete(known: GameResult, found: GameResult): boolean {
  if (found.earned === undefined) return false
  return known.earned === undefined || (known.save === found.save && !hasSameEnding(known, found))
}

function hasSameEnding(known: GameResult, found: GameResult): boolean {
  const same = JSON.stringify(known.ranking) === JSON.stringify(found.ranking)
  return same && (known.entries === undefined || known.entries === found.entries)
}

type ReadFile = { readonly ok: true; readonly file: ResultsFileContent; readonly hash: string } | { readonly ok: false }

/** @returns undefined if there is no file @throws NewerResultsFileError, or the system's error */
async function readResults(file: string): Promise<ReadFile | undefined> {
  const stat = await statRegularFile(file)
  if (stat === undefined) return undefined
  if (stat.size > MAX_FILE_BYTES) return { ok: false }
  const bytes = await retryReadIfMissing(() => readFile(file)).catch((error: unknown) => {
    if (errorCodeOf(error) === 'ENOENT') return Buffer.of()
    throw error
  })
  const value = parsed(bytes.toString('utf8'))
  if (isNewer(value)) throw new NewerResultsFileError()
  const checked = v.safeParse(ResultsFileContent, value)
  return checked.success ? { ok: true, file: checked.output, hash: sha256Of(bytes) } : { ok: false }
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
