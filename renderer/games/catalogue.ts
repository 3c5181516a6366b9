/**
 * The faces of the games: their light, and a lazy load of the rest when a table or a rulebook is opened, so that what
 * starts the application holds no game. Adding a game is one line here.
 */
import type { GameFace } from './face.ts'

/** The colours that a game brings with it, for what belongs to it outside of its board. CSS colours. */
export interface Accent {
  readonly bright: string
  readonly base: string
  readonly deep: string
}

export interface Listed {
  readonly id: string
  readonly accent: Accent
  /** Absent while the game is coming. */
  readonly load?: () => Promise<GameFace>
}

export const FACES: readonly Listed[] = [
  {
    id: 'chakra',
    accent: { bright: '#e3b8ff', base: '#a45ae0', deep: '#3d1a5c' },
    load: async () => (await import('./chakra/index.ts')).face,
  },
  {
    id: 'karmaka',
    accent: { bright: '#8fe3d2', base: '#2f9e90', deep: '#0f3b3c' },
    load: async () => (await import('./karmaka/index.ts')).face,
  },
  {
    id: 'rauha',
    accent: { bright: '#bfe39a', base: '#5f9a4a', deep: '#1f3d2a' },
    load: async () => (await import('./rauha/index.ts')).face,
  },
  {
    id: 'moksha',
    accent: { bright: '#ffd08a', base: '#d98226', deep: '#54260c' },
    load: async () => (await import('./moksha/index.ts')).face,
  },
  {
    id: 'cosmic-karma',
    accent: { bright: '#a9c4ff', base: '#4a6fd6', deep: '#16204f' },
    load: async () => (await import('./cosmic-karma/index.ts')).face,
  },
]

/** @returns undefined for a game that has no face yet */
export async function loadFace(game: string): Promise<GameFace | undefined> {
  return FACES.find(({ id }) => id === game)?.load?.()
}
