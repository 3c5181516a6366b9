/** The folded panels of the table: kept while the window is open, also for the next table. */
import { SvelteMap } from 'svelte/reactivity'

/** How much room the window has for the panels of a table, by its shape and its text size. */
export interface PanelLayoutConditions {
  /** The panels are below the board. */
  readonly narrow: boolean
  /** The window is low. */
  readonly low: boolean
  /** The scale of text, including browser zoom. */
  readonly textScale: number
}

/** From this text scale on, the choices and the board need the room of all other panels. */
const LARGE_TEXT_SCALE = 1.5

const folded = new SvelteMap<string, boolean>()

/** Whether a panel is folded: as the user has left it, or `otherwise` if the user has neither folded nor opened it. */
export function isPanelFolded(panel: string, otherwise = false): boolean {
  return folded.get(panel) ?? otherwise
}

/**
 * Tells whether a panel of the table is folded until the user folds or opens it. If the panels are below the board
 * (`narrow`), all of them are folded. Otherwise `private` is open, `log` is folded at a large text scale, and
 * `figures` is folded at a large text scale or in a low window.
 * @param panel `private`: the private values of the players here; `figures`: the numbers about a seat; `log`: the log
 */
export function isPanelFoldedByDefault(
  panel: 'private' | 'figures' | 'log',
  { narrow, low, textScale }: PanelLayoutConditions,
): boolean {
  if (narrow || panel === 'private') return narrow
  return textScale >= LARGE_TEXT_SCALE || (low && panel === 'figures')
}

/** Folds a panel (`away`) or opens it. It stays so at all tables until the window is closed; nothing is saved. */
export function setPanelFolded(panel: string, away: boolean): void {
  folded.set(panel, away)
}
