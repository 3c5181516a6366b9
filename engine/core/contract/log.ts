/** The log of a table: its choices in order. */
import type { Json } from './json.ts'
import type { Seat } from './seat.ts'

/**
 * Locks the log up to an entry against undo by its player. `'turn'`: the owner ended the turn after the entry, and only
 * an undo vote can undo it (undo-vote.ts). `true`: sealed permanently, since a person has learned information that only
 * bots had.
 */
export type UndoLock = 'turn' | true

/** One accepted choice. */
export interface LogEntry {
  readonly seat: Seat
  readonly action: Json
  /** Played by the table: it was the only choice. */
  readonly auto?: true
  readonly confirmed?: UndoLock
  /**
   * The seat undid the entry while others were still choosing simultaneously, and has not chosen again. The entry has
   * no effect and keeps the place of its replacement.
   */
  readonly withdrawn?: true
}

/** Number of undone entries of one seat. */
export interface UndoneEntryCount {
  readonly seat: Seat
  readonly entries: number
}

/** Record of an undo by vote. The log shows it to everyone in the place of the undone entries. */
export interface UndoVoteRecord {
  /** Length of the log after the undo: the record is shown before the entry with this number. */
  readonly at: number
  /** The seat that proposed the undo. */
  readonly by: Seat
  /** The people who were asked, ascending. All of them agreed. */
  readonly agreed: readonly Seat[]
  /** By seat, ascending. */
  readonly dropped: readonly UndoneEntryCount[]
}
