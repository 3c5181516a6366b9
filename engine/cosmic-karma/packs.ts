/** Face-down packs: shuffled once, drawn from the top, used cards go to the bottom in view of everybody (COS-6). */
import type { CosmicEventSink } from './account.ts'
import type { CardPack } from './state.ts'

export function createPack<T>(cards: T[]): CardPack<T> {
  return { cards, unseen: cards.length }
}

/** The top card, for everybody to see; undefined when there is none. */
export function drawFromPack<T>(pack: CardPack<T>, tell: CosmicEventSink): T | undefined {
  const card = pack.cards.pop()
  if (card !== undefined && pack.unseen > 0) {
    pack.unseen--
    tell.markInformed()
  }
  return card
}

/** Puts a used card to the bottom. */
export function putUnderPack<T>(pack: CardPack<T>, card: T): void {
  pack.cards.unshift(card)
}
