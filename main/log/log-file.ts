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
import type { Clock } from '../clock.ts'
import { codeOf, PRIVATE_FILE, PRIVATE_FOLDER } from '../saves/atomic.ts'

/** Bytes of one file, and how many there are. */
export const LARGEST_LOG = 256 * 1024
export const LOG_FILES = 4
/** UTF-16 units of one entry, and entries that wait for the disk. */
const LONGEST_ENTRY = 4000
const MOST_WAITING = 1000
/** UTF-16 units that are written at once, about. */
const BATCH = 16 * 1024

/** What of the system is asked here: tests hand in disks that refuse. */
export interface LogDisk {
  readonly append: (file: string, text: string) => Promise<void>
}

const DISK: LogDisk = { append: (file, text) => appendFile(file, text, { mode: PRIVATE_FILE }) }

export class LogFile {
  /** Absolute; made with the first line. */
  readonly folder: string
  readonly #clock: Pick<Clock, 'now'>
  readonly #disk: LogDisk
  readonly #waiting: string[] = []
  /** Lines that could not be kept since the last one that was. */
  #lost = 0
  #open = false
  #size: number | undefined
  #writing: Promise<void> | undefined

  constructor(profile: string, clock: Pick<Clock, 'now'>, disk: LogDisk = DISK) {
    this.folder = join(profile, 'logs')
    this.#clock = clock
    this.#disk = disk
  }

  /** Begins to write, what waits already first: the profile is this process's alone now. */
  open(): void {
    this.#open = true
    this.#go()
  }

  /** Takes an entry of one line or more. Never throws, and never waits. */
  write(entry: string): void {
    if (this.#waiting.length >= MOST_WAITING) this.#lost += 1
    else this.#waiting.push(`${new Date(this.#clock.now()).toISOString()} ${tidied(entry)}\n`)
    this.#go()
  }

  /** Until all that was taken is written, or refused. */
  async settle(): Promise<void> {
    while (this.#writing !== undefined) await this.#writing
  }

  /** Writes what waits while everybody waits: the process ends with the next line. */
  writeNow(): void {
    try {
      const text = this.#waiting.splice(0).join('')
      if (text === '') return
      mkdirSync(this.folder, { recursive: true, mode: PRIVATE_FOLDER })
      appendFileSync(this.#file(0), text, { mode: PRIVATE_FILE })
    } catch {
      // then it is not told
    }
  }

  /** The end of what was written, whole lines, oldest first. @param most in bytes */
  async end(most: number): Promise<string> {
    await this.settle()
    let text = ''
    for (let age = 0; age < LOG_FILES && Buffer.byteLength(text) < most; age++)
      text = (await readFile(this.#file(age), 'utf8').catch(() => '')) + text
    const bytes = Buffer.from(text)
    if (bytes.length <= most) return text
    const cut = bytes.subarray(bytes.length - most).toString('utf8')
    return cut.slice(cut.indexOf('\n') + 1)
  }

  #go(): void {
    if (!this.#open || this.#writing !== undefined || this.#waiting.length === 0) return
    this.#writing = this.#drain().finally(() => {
      this.#writing = undefined
      // What came in the meantime.
      this.#go()
    })
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      const lost = this.#lost
      const entries = this.#take()
      try {
        await this.#append(textOf(entries, lost))
      } catch {
        // A disk that refuses: what it takes later begins with how much is missing.
        this.#size = undefined
        this.#lost += lost + entries.length
      }
    }
  }

  /** The oldest that wait. */
  #take(): readonly string[] {
    this.#lost = 0
    let units = 0
    const end = this.#waiting.findIndex((entry) => (units += entry.length) > BATCH)
    return this.#waiting.splice(0, end === -1 ? this.#waiting.length : Math.max(1, end))
  }

  async #append(text: string): Promise<void> {
    this.#size ??= await sizeOf(this.#file(0))
    const bytes = Buffer.byteLength(text)
    if (this.#size > 0 && this.#size + bytes > LARGEST_LOG) {
      await this.#rotate()
      this.#size = 0
    }
    try {
      await this.#disk.append(this.#file(0), text)
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error
      await mkdir(this.folder, { recursive: true, mode: PRIVATE_FOLDER })
      await this.#disk.append(this.#file(0), text)
    }
    this.#size += bytes
  }

  /** Each file becomes the one before it; the oldest goes. */
  async #rotate(): Promise<void> {
    await rm(this.#file(LOG_FILES - 1), { force: true })
    for (let age = LOG_FILES - 2; age >= 0; age--)
      await rename(this.#file(age), this.#file(age + 1)).catch((error: unknown) => {
        if (codeOf(error) !== 'ENOENT') throw error
      })
  }

  #file(age: number): string {
    return join(this.folder, age === 0 ? 'samsara.log' : `samsara.${String(age)}.log`)
  }
}

/** Further lines of an entry are indented: no line of it can pass for another entry. */
function tidied(entry: string): string {
  const lines = entry.slice(0, LONGEST_ENTRY).split(/\r\n|[\n\r\u2028\u2029]/)
  return lines.map((line) => line.replace(/[\p{Cc}\p{Cf}]/gu, '�')).join('\n    ')
}

function textOf(entries: readonly string[], lost: number): string {
  return (lost === 0 ? '' : `(entries that are missing here: ${String(lost)})\n`) + entries.join('')
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size
  } catch {
    return 0
  }
}
