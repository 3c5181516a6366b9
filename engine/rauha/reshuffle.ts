/** Reshuffles the hidden cards that have not been dealt yet. */
import type { Random } from '../core/contract/random.ts'
import type { RauhaState } from './state.ts'

/** Changes the state: new luck for the cards that are not dealt yet. No view changes. */
export function reshuffleHidden({ decks }: RauhaState, random: Random): void {
  for (const cards of decks) random.shuffle(cards)
}
