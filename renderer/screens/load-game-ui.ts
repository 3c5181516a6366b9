/** Loads a game for the screens: its UI, with its messages in the catalogue. */
import type { GameUi } from '../games/game-ui.ts'
import { loadGameUi as load } from '../games/catalogue.ts'
import { loadGameMessages } from '../messages/game-messages.ts'

/**
 * Loads the UI of a game, and adds the game's messages to the message catalogue.
 * @returns the UI, or undefined for a game without one
 */
export async function loadGameUiWithMessages(game: string): Promise<GameUi | undefined> {
  const [gameUi] = await Promise.all([load(game), loadGameMessages(game)])
  return gameUi
}
