/** What things on a board are stands beside them until their player knows the board of that game. */
import type { Settings } from '../../../bridge/settings.ts'

type HintSettings = Pick<Settings, 'hints' | 'seenHints'>
type SeenHintSettings = Pick<Settings, 'seenHints'>

/** Among the kinds of decisions that have explained themselves, the board. No game has a decision of that name. */
const BOARD_HINT_KIND = 'board.things'

/** @returns whether the board of a game says beside its things what they are */
export function showsBoardHints({ hints, seenHints }: HintSettings, game: string): boolean {
  return hints && seenHints[game]?.includes(BOARD_HINT_KIND) !== true
}

/** A player has finished a game. @returns what changes in their settings; undefined: the board was known before */
export function markBoardKnown({ seenHints }: SeenHintSettings, game: string): SeenHintSettings | undefined {
  const seen = seenHints[game] ?? []
  return seen.includes(BOARD_HINT_KIND)
    ? undefined
    : { seenHints: { ...seenHints, [game]: [...seen, BOARD_HINT_KIND] } }
}
