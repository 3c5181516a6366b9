/** Who sits at a table, and who looks at it. */

/** A place at the table, 0..players-1, clockwise. */
export type Seat = number

/** Who looks: a seat, everybody at once (`'table'`, the public view), or a reader of finished games (`'open'`). */
export type Viewer = Seat | 'table' | 'open'
