/** Loads a game for the screens: its UI, with its messages in the catalogue. */
import type { GameUi } from '../games/game-ui.ts'
import { loadGameUi as load } from '../games/catalogue.ts'
import { loadGameMessages } from '../messages/game-messages.ts'

/** @returns undefined for a game without a UI */
export async function loadGameUiWithMessages(game: string): Promise<GameUi | undefined> {
  const [face] = await Promise.all([load(game), loadGameMessages(game)])
  return face
}
