/** The width of the rulebook beside a board, and whether a window has room for it: kept while the window is open. */

/** In CSS pixels, at the usual text size. */
const DEFAULT_WIDTH_PX = 384
const MIN_WIDTH_PX = 300
/** Room reserved for the board and the panels at its side. */
const MIN_TABLE_WIDTH_PX = 780

let chosenWidth = $state(DEFAULT_WIDTH_PX)

export interface ColumnWidth {
  readonly width: number
  readonly min: number
  readonly max: number
}

/**
 * @param window its width, in CSS pixels
 * @param textScale as in the settings: large text needs proportionally more room
 * @returns undefined if there is no room
 */
export function columnWidthFor(window: number, textScale: number): ColumnWidth | undefined {
  const min = Math.round(MIN_WIDTH_PX * textScale)
  const max = Math.round(Math.min(window / 2, window - MIN_TABLE_WIDTH_PX * textScale))
  if (max < min) return undefined
  return { width: Math.min(max, Math.max(min, Math.round(chosenWidth * textScale))), min, max }
}

export function setColumnWidth(width: number, textScale: number): void {
  chosenWidth = width / textScale
}
