/** The faces of the games: loaded when their table, or their rulebook, is opened. Adding a game is one line here. */
import type { GameFace } from './face.ts'

const FACES: Readonly<Record<string, () => Promise<GameFace>>> = {
  chakra: async () => (await import('./chakra/index.ts')).chakraFace,
}

/** @returns undefined for a game that has no face yet */
export async function loadFace(game: string): Promise<GameFace | undefined> {
  return Object.hasOwn(FACES, game) ? FACES[game]?.() : undefined
}
