/** Seats and viewers of a table. */

/** The number of a seat at a table: 0 to players - 1, clockwise. */
export type Seat = number

/**
 * The viewer for whom a view is made: a seat; `'table'`, which sees only public information; or `'open'`, which sees
 * everything, only after the game.
 */
export type Viewer = Seat | 'table' | 'open'
