/** Reshuffles the hidden cards that have not been dealt yet. */
import type { Random } from '../core/contract/random.ts'
import type { RauhaState } from './state.ts'

/** Shuffles the cards that are not dealt yet, within each age. Changes the state, but no seat's view. */
export function reshuffleHidden({ decks }: RauhaState, random: Random): void {
  for (const cards of decks) random.shuffle(cards)
}
