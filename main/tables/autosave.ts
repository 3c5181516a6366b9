/** Tracks how much of a table's log is on disk, and the notice about failed saves. */
import type { Message } from '../../engine/core/contract/game.ts'
import type { Table } from '../../engine/core/host/table.ts'
import type { SharedDeps } from '../shared-deps.ts'
import { hostMessage } from '../base/result.ts'
import { errorCodeOf } from '../saves/atomic-write.ts'
import { ProfileLockLostError } from '../saves/save-folder.ts'

/** Dependencies of `Autosave`, which writes one table to disk after its changes. */
export interface AutosaveDeps {
  readonly id: string
  readonly table: Table
  readonly environment: SharedDeps
  /** Writes the table to disk. @returns a notice for the players, or undefined @throws when the disk refuses */
  readonly save: () => Promise<Message | undefined>
  /** Whether the file is as this process last read or wrote it. Absent: always true. */
  readonly isUnchangedOnDisk?: () => Promise<boolean>
}

/** The changes of one table that would be lost if it were closed now. */
export interface UnsavedTableChanges {
  /** The title of the game. */
  readonly title: string
  /** Number of log entries that are not on disk; 0 if only something else changed (an undo, a confirmed turn). */
  readonly moves: number
}

/**
 * Writes one table to disk when its caller asks for it after a change, and tracks how many entries of the table's log
 * are on disk. After a failed write it keeps a notice for the players, and `retrySave` tries again. The caller must
 * run only one save at a time.
 */
export class Autosave {
  readonly #deps: AutosaveDeps
  #notice: Message | undefined
  /** Log length on disk at the last successful save; undefined if nothing has changed since. */
  #savedLength: number | undefined
  #hasFailed = false
  /** Whether anything of this table was written since it was opened. */
  #hasWritten = false
  #isSaving = false

  constructor(start: AutosaveDeps) {
    this.#deps = start
  }

  /** The notice about the last save, for the players. */
  get notice(): Message | undefined {
    return this.#notice
  }

  /** The changes that would be lost if the process ended now, or undefined if all are on disk. */
  get unsaved(): UnsavedTableChanges | undefined {
    if (this.#savedLength === undefined) return undefined
    const { game, log } = this.#deps.table
    return { title: game.info.title, moves: log.length - this.#savedLength }
  }

  /** Whether anything may not be on disk yet. A running save counts as not on disk. */
  get mayBeUnsaved(): boolean {
    return this.#isSaving || this.#savedLength !== undefined
  }

  /**
   * Writes the table to disk. Never throws: a disk that refuses sets the notice.
   * @param before log length before the change to save; absent: nothing has changed
   * @returns whether everything is on disk now
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

  /** Saves a log whose entries from `from` on are new or different. */
  async saveFrom(from: number): Promise<void> {
    // An undone entry that was replaced by another move is not on disk.
    if (this.#savedLength !== undefined) this.#savedLength = Math.min(this.#savedLength, from)
    await this.save(from)
  }

  /**
   * Retries a refused save, and writes a table whose file another program has replaced; the other version is kept.
   * @returns the changes that are still not on disk, or undefined
   */
  async retrySave(): Promise<UnsavedTableChanges | undefined> {
    if (this.#hasFailed || (this.#hasWritten && (await this.#deps.isUnchangedOnDisk?.()) === false)) await this.save()
    return this.unsaved
  }
}
