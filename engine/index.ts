/**
 * The catalogue: every game's info, and a lazy load of the rest. A game that is not built yet is listed with its info
 * and shown as coming. Adding a game is one line here.
 */
import type { AnyGame, GameInfo } from './core/game.ts'
import { chakraInfo } from './chakra/info.ts'
import { karmakaInfo } from './karmaka/info.ts'

export interface Listed {
  readonly info: GameInfo
  /** Loads the rules; absent while the game is coming. */
  readonly load?: () => Promise<AnyGame>
}

export type Catalogue = readonly Listed[]

/** Published credits and figures; rules version 0 as long as there are none. */
const rauha: GameInfo = {
  id: 'rauha',
  title: 'Rauha',
  designers: ['Johannes Goupy', 'Théo Rivière'],
  publisher: 'GRRRE Games',
  players: { min: 2, max: 5 },
  minutes: { min: 45, max: 45 },
  age: 10,
  rules: 0,
  secrets: 'hand',
}

/** A working title, without a known publisher. What is hidden in it is hidden from everybody. */
const moksha: GameInfo = {
  id: 'moksha',
  title: 'Moksha',
  designers: ['Pierre Knockaert'],
  publisher: '',
  players: { min: 2, max: 5 },
  minutes: { min: 60, max: 90 },
  age: 10,
  rules: 0,
  secrets: 'none',
}

/** Published for up to four; five and six are this edition's (COS-2). All accounts and cards in hand are open. */
const cosmicKarma: GameInfo = {
  id: 'cosmic-karma',
  title: 'Cosmic Karma',
  designers: ['Linda Look'],
  publisher: 'Cosmic Karma Game Partners, LLC',
  players: { min: 2, max: 6 },
  minutes: { min: 30, max: 90 },
  age: 13,
  rules: 0,
  secrets: 'none',
}

export const CATALOGUE: Catalogue = [
  { info: chakraInfo, load: async () => (await import('./chakra/index.ts')).chakra },
  { info: karmakaInfo, load: async () => (await import('./karmaka/index.ts')).karmaka },
  { info: rauha },
  { info: moksha },
  { info: cosmicKarma },
]

/** The rules of a game; undefined when there is no such game, or not yet. */
export async function loadGame(id: string, catalogue: Catalogue = CATALOGUE): Promise<AnyGame | undefined> {
  return catalogue.find(({ info }) => info.id === id)?.load?.()
}
