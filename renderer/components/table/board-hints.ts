/** Hints that name and explain the pieces on a board until the player knows the board of that game. */
import type { Settings } from '../../../bridge/settings.ts'

type HintSettings = Pick<Settings, 'hints' | 'seenHints'>
type SeenHintSettings = Pick<Settings, 'seenHints'>

/** Entry for the board among the kinds of decisions whose hint was seen. No game has a decision of that name. */
const BOARD_HINT_KIND = 'board.things'

/**
 * Tells whether tooltips explain the pieces on the board of a game. They do if hints are on in the settings and the
 * player has not yet finished this game once.
 */
export function showsPieceExplanations({ hints, seenHints }: HintSettings, game: string): boolean {
  return hints && seenHints[game]?.includes(BOARD_HINT_KIND) !== true
}

/**
 * The change of the settings that ends the hints on the pieces of a game's board. The caller saves it once a player has
 * finished a game.
 * @returns undefined if these hints have ended before
 */
export function settingsChangeEndingHintsOfGame(
  { seenHints }: SeenHintSettings,
  game: string,
): SeenHintSettings | undefined {
  const seen = seenHints[game] ?? []
  return seen.includes(BOARD_HINT_KIND)
    ? undefined
    : { seenHints: { ...seenHints, [game]: [...seen, BOARD_HINT_KIND] } }
}
