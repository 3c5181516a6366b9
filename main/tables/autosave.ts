/** How much of a table is on disk, and what people should know of it. */
import type { Message } from '../../engine/core/contract/game.ts'
import type { Table } from '../../engine/core/host/table.ts'
import type { RuntimeEnvironment } from '../runtime-environment.ts'
import { hostMessage } from '../base/result.ts'
import { errorCodeOf } from '../saves/atomic-write.ts'
import { ProfileLockLostError } from '../saves/save-folder.ts'

export interface AutosaveDeps {
  readonly id: string
  readonly table: Table
  readonly environment: RuntimeEnvironment
  /** Writes the table to disk. @returns what people should know of it @throws when the disk refuses */
  readonly save: () => Promise<Message | undefined>
  /** Whether the file is as this process read or wrote it last. Absent: it always is. */
  readonly isUnchangedOnDisk?: () => Promise<boolean>
}

/** What would be lost if a table were closed now. */
export interface UnsavedChanges {
  readonly title: string
  /** Entries of the log that are not on disk; none when something else changed: a step back, a confirmed turn. */
  readonly moves: number
}

/** One save at a time, by its owner. */
export class Autosave {
  readonly #deps: AutosaveDeps
  #notice: Message | undefined
  /** How much of the log was on disk when it last took something; undefined: nothing has changed since. */
  #savedLength: number | undefined
  #hasFailed = false
  /** Something of this table was written since it was opened. */
  #hasWritten = false
  #isSaving = false

  constructor(start: AutosaveDeps) {
    this.#deps = start
  }

  /** What people should know of the last save. */
  get notice(): Message | undefined {
    return this.#notice
  }

  /** What would be lost if the process ended now; undefined when everything is on disk. */
  get unsaved(): UnsavedChanges | undefined {
    if (this.#savedLength === undefined) return undefined
    const { game, log } = this.#deps.table
    return { title: game.info.title, moves: log.length - this.#savedLength }
  }

  /** Whether anything may not be on disk just now: what is being written counts, whatever comes of it. */
  get mayBeUnsaved(): boolean {
    return this.#isSaving || this.#savedLength !== undefined
  }

  /**
   * @param before how much of the log was there before the change that is saved; absent: nothing has changed
   * @returns whether it is on disk now
   */
  async save(before?: number): Promise<boolean> {
    const { id, environment, save } = this.#deps
    this.#isSaving = true
    try {
      this.#notice = await save()
      this.#hasFailed = false
      this.#hasWritten = true
      this.#savedLength = undefined
    } catch (error) {
      this.#hasFailed = true
      this.#savedLength ??= before
      const taken = error instanceof ProfileLockLostError
      this.#notice = hostMessage(taken ? 'table.notice.taken' : 'table.notice.unsaved')
      const why = taken ? 'another Samsara has taken over the folder' : errorCodeOf(error)
      environment.log(`table ${id} could not be saved: ${why}`)
    } finally {
      this.#isSaving = false
    }
    return !this.#hasFailed
  }

  /** Saves a log whose entries from this one on are others than before, or new. */
  async saveFrom(from: number): Promise<void> {
    // What an undo took back is not on disk either, once other moves stand in its place.
    if (this.#savedLength !== undefined) this.#savedLength = Math.min(this.#savedLength, from)
    await this.save(from)
  }

  /**
   * Tries once more what the disk has refused, and writes what another program has replaced since: its version is kept.
   * @returns what still is not on the disk
   */
  async retrySave(): Promise<UnsavedChanges | undefined> {
    if (this.#hasFailed || (this.#hasWritten && (await this.#deps.isUnchangedOnDisk?.()) === false)) await this.save()
    return this.unsaved
  }
}
