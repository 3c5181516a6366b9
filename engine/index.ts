/**
 * The catalogue: every game's info, and lazy loading of its rules. A game that is not built yet has only its info and
 * is shown as coming. A new game is one entry in this list.
 */
import type { AnyGame, GameInfo } from './core/contract/game.ts'
import type { TutorialSetup } from './core/contract/tutorial-setup.ts'
import { chakraInfo } from './chakra/info.ts'
import { cosmicKarmaInfo } from './cosmic-karma/info.ts'
import { karmakaInfo } from './karmaka/info.ts'
import { mokshaInfo } from './moksha/info.ts'
import { rauhaInfo } from './rauha/info.ts'

export interface GameCatalogueEntry {
  readonly info: GameInfo
  /** Loads the rules. Absent if the game is not built yet. */
  readonly load?: () => Promise<AnyGame>
  /** Number of players and setup of the tutorial game. Absent if the game has none. */
  readonly guided?: { readonly players: number; readonly load: () => Promise<TutorialSetup> }
}

export type GameCatalogue = readonly GameCatalogueEntry[]

export const CATALOGUE: GameCatalogue = [
  {
    info: chakraInfo,
    load: async () => (await import('./chakra/index.ts')).chakra,
    guided: { players: 2, load: async () => (await import('./chakra/tutorial-setup.ts')).tutorialSetup },
  },
  {
    info: karmakaInfo,
    load: async () => (await import('./karmaka/index.ts')).karmaka,
    guided: { players: 2, load: async () => (await import('./karmaka/tutorial-setup.ts')).tutorialSetup },
  },
  {
    info: rauhaInfo,
    load: async () => (await import('./rauha/index.ts')).rauha,
    guided: { players: 2, load: async () => (await import('./rauha/tutorial-setup.ts')).tutorialSetup },
  },
  {
    info: mokshaInfo,
    load: async () => (await import('./moksha/index.ts')).moksha,
    guided: { players: 2, load: async () => (await import('./moksha/tutorial-setup.ts')).tutorialSetup },
  },
  {
    info: cosmicKarmaInfo,
    load: async () => (await import('./cosmic-karma/index.ts')).cosmicKarma,
    guided: { players: 2, load: async () => (await import('./cosmic-karma/tutorial-setup.ts')).tutorialSetup },
  },
]

/** @returns the rules of a game, or undefined if the game is unknown or not built yet */
export async function loadGame(id: string, catalogue: GameCatalogue = CATALOGUE): Promise<AnyGame | undefined> {
  return catalogue.find(({ info }) => info.id === id)?.load?.()
}

/** @returns the setup of a game's tutorial game, or undefined if it has none */
export async function loadTutorialSetup(
  id: string,
  catalogue: GameCatalogue = CATALOGUE,
): Promise<TutorialSetup | undefined> {
  return catalogue.find(({ info }) => info.id === id)?.guided?.load()
}
