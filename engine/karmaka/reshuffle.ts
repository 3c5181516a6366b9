/** Reshuffles hidden cards: within the Well and within each Deck, the cards that no seat has seen. */
import type { Random } from '../core/contract/random.ts'
import type { KarmakaState, FacedownPileState } from './state.ts'

/**
 * Shuffles the cards that no seat has seen, each pile on its own: the Well (the common draw pile) and each player's
 * Deck. Changes the state, but no seat's view.
 */
export function reshuffleHidden({ well, players }: KarmakaState, random: Random): void {
  for (const pile of [well, ...players.map(({ deck }) => deck)]) mix(pile, random)
}

function mix({ cards, seen }: FacedownPileState, random: Random): void {
  const unseen = random.shuffle(cards.filter((_, at) => seen[at] === 0))
  for (const [at, who] of seen.entries()) {
    const card = who === 0 ? unseen.pop() : undefined
    if (card !== undefined) cards[at] = card
  }
}
