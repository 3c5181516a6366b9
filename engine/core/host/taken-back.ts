/** What undo has taken back, to be played again by whoever took it back. */
import type { Seat } from '../contract/game.ts'
import type { LogEntry } from '../contract/log.ts'

/** A run of entries that goes forward together, or one entry that was withdrawn alone. */
export interface Undone {
  readonly by: Seat
  readonly entries: readonly LogEntry[]
  /** Where in the log the one entry stands that was withdrawn alone. */
  readonly withdrawn?: number
}

export class TakenBack {
  /** The last at the end. */
  #undone: readonly Undone[] = []

  get isEmpty(): boolean {
    return this.#undone.length === 0
  }

  add(undone: Undone): void {
    this.#undone = [...this.#undone, undone]
  }

  drop(undone: Undone): void {
    this.#undone = this.#undone.filter((each) => each !== undone)
  }

  /** That seat has chosen anew. */
  dropOf(seat: Seat): void {
    this.#undone = this.#undone.filter(({ by }) => by !== seat)
  }

  clear(): void {
    this.#undone = []
  }

  /**
   * What `seat` would play again: what was taken back last, or what it withdrew alone since.
   * @param anyone on a practice table: whoever took it back
   */
  of(seat: Seat, anyone: boolean): Undone | undefined {
    const last = this.#undone.at(-1)
    if (anyone || last === undefined || last.by === seat) return last
    return this.#undone.findLast(({ by, withdrawn }) => by === seat && withdrawn !== undefined)
  }
}
