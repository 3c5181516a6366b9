/** Boards, cards, tokens: values only. */

/** Cards are numbered from 1 (TPL-1). */
export const CARD_COUNT = 12
export const HAND_SIZE = 3
/** Rounds needed to win the game (TPL-5). */
export const ROUNDS_TO_WIN = 3

/** All cards, ascending. */
export function allCards(): number[] {
  return Array.from({ length: CARD_COUNT }, (_, card) => card + 1)
}
