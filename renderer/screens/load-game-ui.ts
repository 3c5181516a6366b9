/** A game as the screens need it: its face, with its words in the catalogue. */
import type { GameUi } from '../games/game-ui.ts'
import { loadGameUi as load } from '../games/catalogue.ts'
import { loadGameMessages } from '../messages/game-messages.ts'

/** @returns undefined for a game that has no face (yet) */
export async function loadGameUiWithMessages(game: string): Promise<GameUi | undefined> {
  const [face] = await Promise.all([load(game), loadGameMessages(game)])
  return face
}
