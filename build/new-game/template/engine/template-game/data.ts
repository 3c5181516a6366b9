/** Boards, cards, tokens: values only. */

/** From 1 up (TPL-1). */
export const CARDS = 12
export const HAND = 3
/** Rounds that win the game (TPL-5). */
export const TO_WIN = 3

/** All cards, ascending. */
export function allCards(): number[] {
  return Array.from({ length: CARDS }, (_, card) => card + 1)
}
