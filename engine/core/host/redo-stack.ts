/** Stack of undone entries, to be redone by the seat that undid them. */
import type { Seat } from '../contract/game.ts'
import type { LogEntry } from '../contract/log.ts'

/** A run of entries that is redone together, or one entry that was withdrawn alone. */
export interface RedoItem {
  readonly by: Seat
  readonly entries: readonly LogEntry[]
  /** Log index of the entry that was withdrawn alone. */
  readonly withdrawn?: number
}

export class RedoStack {
  /** The newest item is last. */
  #items: readonly RedoItem[] = []

  get isEmpty(): boolean {
    return this.#items.length === 0
  }

  add(undone: RedoItem): void {
    this.#items = [...this.#items, undone]
  }

  remove(undone: RedoItem): void {
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
   * @param anyone set on a practice table: items of any seat
   * @returns the item that `seat` would redo: the newest undo, or an entry that the seat withdrew alone since, or
   *   undefined
   */
  findFor(seat: Seat, anyone: boolean): RedoItem | undefined {
    const last = this.#items.at(-1)
    if (anyone || last === undefined || last.by === seat) return last
    return this.#items.findLast(({ by, withdrawn }) => by === seat && withdrawn !== undefined)
  }
}
