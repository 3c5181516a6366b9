/** The log of a table: the choices made so far. */
import type { Json } from './json.ts'
import type { Seat } from './seat.ts'

/** One accepted choice. */
export interface Entry {
  readonly seat: Seat
  readonly action: Json
  /** The table played it: there was no other choice. */
  readonly auto?: true
  /** The turn was confirmed after it: it cannot be taken back. */
  readonly confirmed?: true
  /**
   * Its seat took it back while others were still choosing at the same time, and has not chosen anew: it counts for
   * nothing, and keeps the place of what comes instead.
   */
  readonly withdrawn?: true
}
