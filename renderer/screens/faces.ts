/** A game as the screens need it: its face, with its words in the catalogue. */
import type { GameFace } from '../games/face.ts'
import { loadFace as load } from '../games/catalogue.ts'
import { loadGameMessages } from '../messages/games.ts'

/** @returns undefined for a game that has no face (yet) */
export async function loadFace(game: string): Promise<GameFace | undefined> {
  const [face] = await Promise.all([load(game), loadGameMessages(game)])
  return face
}
