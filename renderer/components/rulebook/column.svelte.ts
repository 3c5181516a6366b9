/** How wide the rulebook beside a board is, and whether a window has room for it: remembered while the window is open. */

/** In CSS pixels, at the usual size of text. */
const USUAL = 384
const LEAST = 300
/** What the board and the panels at its side keep. */
const TABLE = 780

let chosen = $state(USUAL)

export interface Column {
  readonly width: number
  readonly least: number
  readonly most: number
}

/**
 * @param window its width, in CSS pixels
 * @param textScale as in the settings: large words need as much more room
 * @returns undefined: it has no room
 */
export function columnIn(window: number, textScale: number): Column | undefined {
  const least = Math.round(LEAST * textScale)
  const most = Math.round(Math.min(window / 2, window - TABLE * textScale))
  if (most < least) return undefined
  return { width: Math.min(most, Math.max(least, Math.round(chosen * textScale))), least, most }
}

export function widen(width: number, textScale: number): void {
  chosen = width / textScale
}
