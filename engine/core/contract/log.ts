/** The log of a table: the choices made so far. */
import type { Json } from './json.ts'
import type { Seat } from './seat.ts'

/**
 * What was played up to an entry cannot be taken back by whoever chose it: `'turn'`, its owner ended the turn after it, and
 * only the consent of all whom it touches opens it again (consent.ts); `true`, it is sealed for ever, since somebody has
 * learned what only bots knew.
 */
export type UndoLock = 'turn' | true

/** One accepted choice. */
export interface LogEntry {
  readonly seat: Seat
  readonly action: Json
  /** The table played it: there was no other choice. */
  readonly auto?: true
  readonly confirmed?: UndoLock
  /**
   * Its seat took it back while others were still choosing at the same time, and has not chosen anew: it counts for
   * nothing, and keeps the place of what comes instead.
   */
  readonly withdrawn?: true
}

/** How many entries of a seat were taken back. */
export interface UndoneEntryCount {
  readonly seat: Seat
  readonly entries: number
}

/** What was taken back by consent: the log names it where the entries stood, for everybody. */
export interface UndoVoteRecord {
  /** How many entries the log held when they were gone: it stands before the entry of this number. */
  readonly at: number
  /** Who wished it. */
  readonly by: Seat
  /** The people who were asked, ascending: all of them have agreed. */
  readonly agreed: readonly Seat[]
  /** By seat, ascending. */
  readonly dropped: readonly UndoneEntryCount[]
}
