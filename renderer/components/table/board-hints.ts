/** Hints that name and explain the pieces on a board until the player knows the board of that game. */
import type { Settings } from '../../../bridge/settings.ts'

type HintSettings = Pick<Settings, 'hints' | 'seenHints'>
type SeenHintSettings = Pick<Settings, 'seenHints'>

/** Entry for the board among the kinds of decisions whose hint was seen. No game has a decision of that name. */
const BOARD_HINT_KIND = 'board.things'

/** @returns whether tooltips explain the pieces on a game's board */
export function showsBoardHints({ hints, seenHints }: HintSettings, game: string): boolean {
  return hints && seenHints[game]?.includes(BOARD_HINT_KIND) !== true
}

/** A player has finished a game. @returns the changed settings, or undefined if the board was known before */
export function markBoardKnown({ seenHints }: SeenHintSettings, game: string): SeenHintSettings | undefined {
  const seen = seenHints[game] ?? []
  return seen.includes(BOARD_HINT_KIND)
    ? undefined
    : { seenHints: { ...seenHints, [game]: [...seen, BOARD_HINT_KIND] } }
}
