/**
 * The UIs of the games, each loaded when a table or a rulebook is opened, so that the startup code contains no game. A new
 * game adds one line here.
 */
import type { GameUi } from './game-ui.ts'

/** A game in the catalogue: its id, and how to load its UI. */
export interface GameUiEntry {
  readonly id: string
  /** Absent if the game is not available yet. */
  readonly load?: () => Promise<GameUi>
}

/** All games, with the functions that load their UIs. */
export const GAME_UI_ENTRIES: readonly GameUiEntry[] = [
  {
    id: 'chakra',
    load: async () => (await import('./chakra/index.ts')).gameUi,
  },
  {
    id: 'karmaka',
    load: async () => (await import('./karmaka/index.ts')).gameUi,
  },
  {
    id: 'rauha',
    load: async () => (await import('./rauha/index.ts')).gameUi,
  },
  {
    id: 'moksha',
    load: async () => (await import('./moksha/index.ts')).gameUi,
  },
  {
    id: 'cosmic-karma',
    load: async () => (await import('./cosmic-karma/index.ts')).gameUi,
  },
]

/** Loads the UI of a game by the game's id. @returns undefined if the game is unknown or has no UI yet */
export async function loadGameUi(game: string): Promise<GameUi | undefined> {
  return GAME_UI_ENTRIES.find(({ id }) => id === game)?.load?.()
}
