/**
 * The catalogue: every game's info, and a lazy load of the rest. A game that is not built yet is listed with its info
 * and shown as coming. Adding a game is one line here.
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
  /** Loads the rules; absent while the game is coming. */
  readonly load?: () => Promise<AnyGame>
  /** The table of its guided first game, and for how many it is laid; absent: it has none. */
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

/** The rules of a game; undefined when there is no such game, or not yet. */
export async function loadGame(id: string, catalogue: GameCatalogue = CATALOGUE): Promise<AnyGame | undefined> {
  return catalogue.find(({ info }) => info.id === id)?.load?.()
}

/** The table of a game's guided first game; undefined when it has none. */
export async function loadTutorialSetup(
  id: string,
  catalogue: GameCatalogue = CATALOGUE,
): Promise<TutorialSetup | undefined> {
  return catalogue.find(({ info }) => info.id === id)?.guided?.load()
}
