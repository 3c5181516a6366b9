/** The log of a table: its choices in order. */
import type { Json } from './json.ts'
import type { Seat } from './seat.ts'

/**
 * How strictly a log entry, and all entries before it, are locked against undo:
 * - `'turn'`: the seat ended its turn after the entry. Only an undo vote can undo the entry (undo-vote.ts).
 * - `true`: the entry is sealed. Not even a vote can undo it. The host seals the log when a person gets information
 * that only bots had. The log of a what-if branch (a trial continuation of a game) is sealed where the branch begins.
 */
export type UndoLockLevel = 'turn' | true

/** One accepted choice in the log of a table: the action, and the seat that chose it. */
export interface ActionLogEntry {
  readonly seat: Seat
  readonly action: Json
  /** Set if the table played the action automatically, because it was the only choice. */
  readonly auto?: true
  /** The lock of this entry and of all entries before it. Absent: not locked. */
  readonly confirmed?: UndoLockLevel
  /**
   * The seat undid the entry while others were still choosing simultaneously, and has not chosen again. The entry has
   * no effect and keeps the place of its replacement.
   */
  readonly withdrawn?: true
}

/** How many log entries of one seat an undo removed. */
export interface UndoneEntryCountOfSeat {
  readonly seat: Seat
  readonly entries: number
}

/** Record of one undo by vote. The log shows it to everyone in the place of the undone entries. */
export interface VotedUndoRecord {
  /** Length of the log after the undo: the record is shown before the entry with this number. */
  readonly at: number
  /** The seat that proposed the undo. */
  readonly by: Seat
  /** The people who were asked, ascending. All of them agreed. */
  readonly agreed: readonly Seat[]
  /** The number of undone entries of each seat that lost any; by seat, ascending. */
  readonly dropped: readonly UndoneEntryCountOfSeat[]
}
