/**
 * The log as a file, `logs/samsara.log` in the profile, with the ones before it beside it. It takes lines at once and
 * writes them by and by: nobody waits for it, and a disk that refuses costs lines and nothing else. What stands in a
 * line is up to whoever writes it: ids, codes and places (where.ts), never a name, a token, a card or a seed.
 *
 * Own lines, and no library: electron-log writes while everybody waits, keeps one old file, and makes files that others
 * can read.
 */
import { appendFileSync, mkdirSync } from 'node:fs'
import { appendFile, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../base/clock.ts'
import { errorCodeOf, PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '../saves/atomic-write.ts'

/** Bytes of one file, and how many there are. */
export const MAX_LOG_FILE_BYTES = 256 * 1024
export const MAX_LOG_FILES = 4
/** UTF-16 units of one entry, and entries that wait for the disk. */
const MAX_ENTRY_LENGTH = 4000
const MAX_PENDING_ENTRIES = 1000
/** UTF-16 units that are written at once, about. */
const MAX_BATCH_LENGTH = 16 * 1024

/** What of the system is asked here: tests hand in disks that refuse. */
export interface LogDisk {
  readonly append: (file: string, text: string) => Promise<void>
}

const LOG_DISK: LogDisk = { append: (file, text) => appendFile(file, text, { mode: PRIVATE_FILE_MODE }) }

export class LogFile {
  /** Absolute; made with the first line. */
  readonly folder: string
  readonly #clock: Pick<Clock, 'now'>
  readonly #disk: LogDisk
  readonly #pending: string[] = []
  /** Lines that could not be kept since the last one that was. */
  #droppedCount = 0
  #isOpen = false
  #size: number | undefined
  #writing: Promise<void> | undefined

  constructor(profile: string, clock: Pick<Clock, 'now'>, disk: LogDisk = LOG_DISK) {
    this.folder = join(profile, 'logs')
    this.#clock = clock
    this.#disk = disk
  }

  /** Begins to write, what waits already first: the profile is this process's alone now. */
  open(): void {
    this.#isOpen = true
    this.#startDrain()
  }

  /** Takes an entry of one line or more. Never throws, and never waits. */
  write(entry: string): void {
    if (this.#pending.length >= MAX_PENDING_ENTRIES) this.#droppedCount += 1
    else this.#pending.push(`${new Date(this.#clock.now()).toISOString()} ${sanitizeEntry(entry)}\n`)
    this.#startDrain()
  }

  /** Until all that was taken is written, or refused. */
  async settle(): Promise<void> {
    while (this.#writing !== undefined) await this.#writing
  }

  /** Writes what waits while everybody waits: the process ends with the next line. */
  writeNow(): void {
    try {
      const text = this.#pending.splice(0).join('')
      if (text === '') return
      mkdirSync(this.folder, { recursive: true, mode: PRIVATE_FOLDER_MODE })
      appendFileSync(this.#file(0), text, { mode: PRIVATE_FILE_MODE })
    } catch {
      // then it is not told
    }
  }

  /** The end of what was written, whole lines, oldest first. @param most in bytes */
  async end(most: number): Promise<string> {
    await this.settle()
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
      // What came in the meantime.
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
        // A disk that refuses: what it takes later begins with how much is missing.
        this.#size = undefined
        this.#droppedCount += lost + entries.length
      }
    }
  }

  /** The oldest that wait. */
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

  /** Each file becomes the one before it; the oldest goes. */
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

/** Further lines of an entry are indented: no line of it can pass for another entry. */
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
