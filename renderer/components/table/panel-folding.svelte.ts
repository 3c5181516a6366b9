/** The folded panels of the table: kept while the window is open, also for the next table. */
import { SvelteMap } from 'svelte/reactivity'

/** How much room the window has for panels. */
export interface PanelSpace {
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

/** Whether the user has folded a panel; `otherwise` if the user has neither folded nor opened it. */
export function isPanelFolded(panel: string, otherwise = false): boolean {
  return folded.get(panel) ?? otherwise
}

/** Whether a panel is folded until the user opens it, because the window has too little room. */
export function isPanelFoldedByDefault(
  panel: 'private' | 'figures' | 'log',
  { narrow, low, textScale }: PanelSpace,
): boolean {
  if (narrow || panel === 'private') return narrow
  return textScale >= LARGE_TEXT_SCALE || (low && panel === 'figures')
}

/** Folds a panel (`away`), or opens it, until the window is closed. */
export function setPanelFolded(panel: string, away: boolean): void {
  folded.set(panel, away)
}
