/**
 * If the window is too narrow for panels beside the board, they are below it: on phones, and on tablets and windows in
 * portrait format. Style sheets cannot share a condition, so each repeats this one; panel-media-queries.test.ts compares them.
 */

/** CSS media query: the panels are below the board. */
export const PANELS_BELOW_QUERY = '(width < 760px), (width < 900px) and (orientation: portrait)'
/** CSS media query: the panels are beside the board. */
export const PANELS_BESIDE_QUERY = '(width >= 900px), (width >= 760px) and (orientation: landscape)'
