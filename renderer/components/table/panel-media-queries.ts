/**
 * Where the window is too narrow for panels beside the board, they stand below it: on phones, and on tablets and windows
 * held upright. Style sheets cannot share a condition, so each repeats this one; narrow.test.ts compares them.
 */

/** The panels stand below the board. */
export const PANELS_BELOW_QUERY = '(width < 760px), (width < 900px) and (orientation: portrait)'
/** The panels stand beside the board. */
export const PANELS_BESIDE_QUERY = '(width >= 900px), (width >= 760px) and (orientation: landscape)'
