/** What undo has taken back, to be played again by whoever took it back. */
import type { Seat } from '../contract/game.ts'
import type { LogEntry } from '../contract/log.ts'

/** A run of entries that goes forward together, or one entry that was withdrawn alone. */
export interface RedoItem {
  readonly by: Seat
  readonly entries: readonly LogEntry[]
  /** Where in the log the one entry stands that was withdrawn alone. */
  readonly withdrawn?: number
}

export class RedoStack {
  /** The last at the end. */
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

  /** That seat has chosen anew. */
  removeFor(seat: Seat): void {
    this.#items = this.#items.filter(({ by }) => by !== seat)
  }

  clear(): void {
    this.#items = []
  }

  /**
   * What `seat` would play again: what was taken back last, or what it withdrew alone since.
   * @param anyone on a practice table: whoever took it back
   */
  findFor(seat: Seat, anyone: boolean): RedoItem | undefined {
    const last = this.#items.at(-1)
    if (anyone || last === undefined || last.by === seat) return last
    return this.#items.findLast(({ by, withdrawn }) => by === seat && withdrawn !== undefined)
  }
}
