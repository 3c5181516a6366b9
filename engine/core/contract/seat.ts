/** Seats and viewers of a table. */

/** A seat, 0..players-1, clockwise. */
export type Seat = number

/** The owner of a view: a seat, the public view (`'table'`), or the open view of a finished game (`'open'`). */
export type Viewer = Seat | 'table' | 'open'
