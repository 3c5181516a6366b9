/** How wide the rulebook beside a board is, and whether a window has room for it: remembered while the window is open. */

/** In CSS pixels, at the usual size of text. */
const DEFAULT_WIDTH_PX = 384
const MIN_WIDTH_PX = 300
/** What the board and the panels at its side keep. */
const MIN_TABLE_WIDTH_PX = 780

let chosenWidth = $state(DEFAULT_WIDTH_PX)

export interface ColumnWidth {
  readonly width: number
  readonly least: number
  readonly most: number
}

/**
 * @param window its width, in CSS pixels
 * @param textScale as in the settings: large words need as much more room
 * @returns undefined: it has no room
 */
export function columnWidthFor(window: number, textScale: number): ColumnWidth | undefined {
  const least = Math.round(MIN_WIDTH_PX * textScale)
  const most = Math.round(Math.min(window / 2, window - MIN_TABLE_WIDTH_PX * textScale))
  if (most < least) return undefined
  return { width: Math.min(most, Math.max(least, Math.round(chosenWidth * textScale))), least, most }
}

export function setColumnWidth(width: number, textScale: number): void {
  chosenWidth = width / textScale
}
