/** Face-down packs: shuffled once, drawn from the top, used cards go to the bottom in view of everybody (COS-6). */
import type { Report } from './account.ts'
import type { Pack } from './state.ts'

export function packOf<T>(cards: T[]): Pack<T> {
  return { cards, unseen: cards.length }
}

/** The top card, for everybody to see; undefined when there is none. */
export function drawFrom<T>(pack: Pack<T>, tell: Report): T | undefined {
  const card = pack.cards.pop()
  if (card !== undefined && pack.unseen > 0) {
    pack.unseen--
    tell.markInformed()
  }
  return card
}

/** Puts a used card to the bottom. */
export function putUnder<T>(pack: Pack<T>, card: T): void {
  pack.cards.unshift(card)
}
