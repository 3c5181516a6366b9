/** What things on a board are stands beside them until their player knows the board of that game. */
import type { Settings } from '../../../bridge/settings.ts'

type Known = Pick<Settings, 'hints' | 'seenHints'>
type Seen = Pick<Settings, 'seenHints'>

/** Among the kinds of decisions that have explained themselves, the board. No game has a decision of that name. */
const BOARD = 'board.things'

/** @returns whether the board of a game says beside its things what they are */
export function explainsThings({ hints, seenHints }: Known, game: string): boolean {
  return hints && seenHints[game]?.includes(BOARD) !== true
}

/** A player has finished a game. @returns what changes in their settings; undefined: the board was known before */
export function boardKnown({ seenHints }: Seen, game: string): Seen | undefined {
  const seen = seenHints[game] ?? []
  return seen.includes(BOARD) ? undefined : { seenHints: { ...seenHints, [game]: [...seen, BOARD] } }
}
