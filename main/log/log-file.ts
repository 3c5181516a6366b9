/**
 * The log file `logs/samsara.log` in the profile, with its predecessors beside it. Lines are buffered and written asynchronously;
 * if a write fails, lines are dropped. The caller is responsible for the content: ids, codes and stack locations
 * (error-summary.ts), never a name, a token, a card or a seed. Not a library: electron-log writes synchronously, keeps one old
 * file, and makes files that other users can read.
 */
import { appendFileSync, mkdirSync } from 'node:fs'
import { appendFile, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../base/clock.ts'
import { errorCodeOf, PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '../saves/atomic-write.ts'

/** Size limit of one log file, in bytes: a new file is started before an entry would exceed it. */
export const MAX_LOG_FILE_BYTES = 256 * 1024

/** Number of log files that are kept, the current one included. */
export const MAX_LOG_FILES = 4
/** UTF-16 units of one entry, and the limit of buffered entries. */
const MAX_ENTRY_LENGTH = 4000
const MAX_PENDING_ENTRIES = 1000
/** Approximate number of UTF-16 units written at once. */
const MAX_BATCH_LENGTH = 16 * 1024

/** The file system call that the log uses; tests pass one that fails. */
export interface LogDisk {
  readonly append: (file: string, text: string) => Promise<void>
}

const LOG_DISK: LogDisk = { append: (file, text) => appendFile(file, text, { mode: PRIVATE_FILE_MODE }) }

/**
 * The log of a profile: the current file, and older ones beside it. Entries are buffered until the log is opened, and then
 * written asynchronously.
 */
export class RotatingLog {
  /** Absolute; created with the first line. */
  readonly folder: string
  readonly #clock: Pick<Clock, 'now'>
  readonly #disk: LogDisk
  readonly #pending: string[] = []
  /** Number of entries dropped since the last successful write. */
  #droppedCount = 0
  #isOpen = false
  #size: number | undefined
  #writing: Promise<void> | undefined

  constructor(profile: string, clock: Pick<Clock, 'now'>, disk: LogDisk = LOG_DISK) {
    this.folder = join(profile, 'logs')
    this.#clock = clock
    this.#disk = disk
  }

  /** Starts writing, with the buffered entries first: this process now holds the profile. */
  open(): void {
    this.#isOpen = true
    this.#startDrain()
  }

  /** Adds an entry of one line or more. Never throws, and never blocks. */
  write(entry: string): void {
    if (this.#pending.length >= MAX_PENDING_ENTRIES) this.#droppedCount += 1
    else this.#pending.push(`${new Date(this.#clock.now()).toISOString()} ${sanitizeEntry(entry)}\n`)
    this.#startDrain()
  }

  /** Resolves when all added entries are written or dropped. */
  async flush(): Promise<void> {
    while (this.#writing !== undefined) await this.#writing
  }

  /** Writes the buffered entries synchronously: the process ends with the next statement. */
  flushSync(): void {
    try {
      const text = this.#pending.splice(0).join('')
      if (text === '') return
      mkdirSync(this.folder, { recursive: true, mode: PRIVATE_FOLDER_MODE })
      appendFileSync(this.#file(0), text, { mode: PRIVATE_FILE_MODE })
    } catch {
      // then it is not told
    }
  }

  /** The end of the log, in whole lines, oldest first. @param most in bytes */
  async readTail(most: number): Promise<string> {
    await this.flush()
    let text = ''
    for (let age = 0; age < MAX_LOG_FILES && Buffer.byteLength(text) < most; age++)
      text = (await readFile(this.#file(age), 'utf8').catch(() => '')) + text
    const bytes = Buffer.from(text)
    if (bytes.length <= most) return text
    const cut = bytes.subarray(bytes.length - most).toString('utf8')
    return cut.slice(cut.indexOf('\n') + 1)
  }

  #startDrain(): void {
    if (!this.#isOpen || this.#writing !== undefined || this.#pending.length === 0) return
    this.#writing = this.#drain().finally(() => {
      this.#writing = undefined
      // Entries added in the meantime.
      this.#startDrain()
    })
  }

  async #drain(): Promise<void> {
    while (this.#pending.length > 0) {
      const lost = this.#droppedCount
      const entries = this.#takeBatch()
      try {
        await this.#append(batchTextOf(entries, lost))
      } catch {
        // The disk refused: the next successful write begins with the number of missing entries.
        this.#size = undefined
        this.#droppedCount += lost + entries.length
      }
    }
  }

  /** Takes the oldest buffered entries. */
  #takeBatch(): readonly string[] {
    this.#droppedCount = 0
    let units = 0
    const end = this.#pending.findIndex((entry) => (units += entry.length) > MAX_BATCH_LENGTH)
    return this.#pending.splice(0, end === -1 ? this.#pending.length : Math.max(1, end))
  }

  async #append(text: string): Promise<void> {
    this.#size ??= await sizeOf(this.#file(0))
    const bytes = Buffer.byteLength(text)
    if (this.#size > 0 && this.#size + bytes > MAX_LOG_FILE_BYTES) {
      await this.#rotate()
      this.#size = 0
    }
    try {
      await this.#disk.append(this.#file(0), text)
    } catch (error) {
      if (errorCodeOf(error) !== 'ENOENT') throw error
      await mkdir(this.folder, { recursive: true, mode: PRIVATE_FOLDER_MODE })
      await this.#disk.append(this.#file(0), text)
    }
    this.#size += bytes
  }

  /** Each file becomes its predecessor; the oldest is deleted. */
  async #rotate(): Promise<void> {
    await rm(this.#file(MAX_LOG_FILES - 1), { force: true })
    for (let age = MAX_LOG_FILES - 2; age >= 0; age--)
      await rename(this.#file(age), this.#file(age + 1)).catch((error: unknown) => {
        if (errorCodeOf(error) !== 'ENOENT') throw error
      })
  }

  #file(age: number): string {
    return join(this.folder, age === 0 ? 'samsara.log' : `samsara.${String(age)}.log`)
  }
}

/** Indents further lines of an entry, so that none of them can be mistaken for another entry. */
function sanitizeEntry(entry: string): string {
  const lines = entry.slice(0, MAX_ENTRY_LENGTH).split(/\r\n|[\n\r\u2028\u2029]/)
  return lines.map((line) => line.replace(/[\p{Cc}\p{Cf}]/gu, '�')).join('\n    ')
}

function batchTextOf(entries: readonly string[], lost: number): string {
  return (lost === 0 ? '' : `(entries that are missing here: ${String(lost)})\n`) + entries.join('')
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size
  } catch {
    return 0
  }
}
