/** The width of the rulebook beside a board, and whether a window has room for it: kept while the window is open. */

/** In CSS pixels, at the usual text size. */
const DEFAULT_WIDTH_PX = 384
const MIN_WIDTH_PX = 300
/** Room reserved for the board and the panels at its side. */
const MIN_TABLE_WIDTH_PX = 780

let chosenWidth = $state(DEFAULT_WIDTH_PX)

/** The width of the rulebook column beside a board, and its limits, in CSS pixels. */
export interface ColumnWidthWithLimits {
  readonly width: number
  readonly min: number
  readonly max: number
}

/**
 * Returns the width of the rulebook column in a window, with its limits, in CSS pixels. The width is the one that the
 * user chose last, moved to the nearest limit if it is outside the limits.
 * @param window width of the window, in CSS pixels
 * @param textScale as in the settings: large text needs proportionally more room
 * @returns the width and its limits, or undefined if the window has no room for a rulebook beside the board
 */
export function rulebookColumnWidthInWindow(window: number, textScale: number): ColumnWidthWithLimits | undefined {
  const min = Math.round(MIN_WIDTH_PX * textScale)
  const max = Math.round(Math.min(window / 2, window - MIN_TABLE_WIDTH_PX * textScale))
  if (max < min) return undefined
  return { width: Math.min(max, Math.max(min, Math.round(chosenWidth * textScale))), min, max }
}

/**
 * Keeps the width that the user has chosen for the rulebook column, until the window is closed. It is not saved.
 * @param width in CSS pixels at the present text size
 * @param textScale the present text size, as in the settings; the width follows later changes of it
 */
export function setRulebookColumnWidth(width: number, textScale: number): void {
  chosenWidth = width / textScale
}
