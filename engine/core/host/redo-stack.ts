/** Stack of undone entries, to be redone by the seat that undid them. */
import type { Seat } from '../contract/game.ts'
import type { ActionLogEntry } from '../contract/log.ts'

/**
 * The log entries that one redo restores. Usually these are the entries that one undo removed. In a decision that
 * several seats make at once, it is the single entry that one seat withdrew.
 */
export interface UndoneEntries {
  /** The seat that undid the entries. */
  readonly by: Seat
  readonly entries: readonly ActionLogEntry[]
  /** Log index of the entry that was withdrawn alone. Absent: the entries were removed from the end of the log. */
  readonly withdrawn?: number
}

/** The undone entries of a table that can still be redone. */
export class RedoStack {
  /** The newest item is last. */
  #items: readonly UndoneEntries[] = []

  get isEmpty(): boolean {
    return this.#items.length === 0
  }

  add(undone: UndoneEntries): void {
    this.#items = [...this.#items, undone]
  }

  remove(undone: UndoneEntries): void {
    this.#items = this.#items.filter((each) => each !== undone)
  }

  /** Removes the seat's items, since it has chosen again. */
  removeFor(seat: Seat): void {
    this.#items = this.#items.filter(({ by }) => by !== seat)
  }

  clear(): void {
    this.#items = []
  }

  /**
   * @param anyone true on a practice table: a seat may redo the undo of any seat
   * @returns the item that `seat` would redo: the newest one, if it belongs to the seat; otherwise the newest entry that
   *   the seat withdrew alone; or undefined if there is neither
   */
  findFor(seat: Seat, anyone: boolean): UndoneEntries | undefined {
    const last = this.#items.at(-1)
    if (anyone || last === undefined || last.by === seat) return last
    return this.#items.findLast(({ by, withdrawn }) => by === seat && withdrawn !== undefined)
  }
}
