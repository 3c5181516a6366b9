/**
 * The faces of the games, each loaded when a table or a rulebook is opened, so that what starts the application holds no
 * game. Adding a game is one line here.
 */
import type { GameFace } from './face.ts'

export interface Listed {
  readonly id: string
  /** Absent while the game is coming. */
  readonly load?: () => Promise<GameFace>
}

export const FACES: readonly Listed[] = [
  {
    id: 'chakra',
    load: async () => (await import('./chakra/index.ts')).face,
  },
  {
    id: 'karmaka',
    load: async () => (await import('./karmaka/index.ts')).face,
  },
  {
    id: 'rauha',
    load: async () => (await import('./rauha/index.ts')).face,
  },
  {
    id: 'moksha',
    load: async () => (await import('./moksha/index.ts')).face,
  },
  {
    id: 'cosmic-karma',
    load: async () => (await import('./cosmic-karma/index.ts')).face,
  },
]

/** @returns undefined for a game that has no face yet */
export async function loadFace(game: string): Promise<GameFace | undefined> {
  return FACES.find(({ id }) => id === game)?.load?.()
}
