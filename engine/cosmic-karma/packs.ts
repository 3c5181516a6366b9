/** Face-down packs: shuffled once and drawn from the top; used cards go to the bottom face up (COS-6). */
import type { CosmicEventSink } from './account.ts'
import type { CardPack } from './state.ts'

/** @returns a face-down pack of these cards, from bottom to top, in this order; no player has seen any of them */
export function createFaceDownPackInOrder<T>(cards: T[]): CardPack<T> {
  return { cards, unseen: cards.length }
}

/**
 * Draws the top card of a pack face up.
 * @returns the card, or undefined if the pack is empty
 */
export function drawFromPackIfAny<T>(pack: CardPack<T>, emit: CosmicEventSink): T | undefined {
  const card = pack.cards.pop()
  if (card !== undefined && pack.unseen > 0) {
    pack.unseen--
    emit.markInformed()
  }
  return card
}

/** Puts a used card at the bottom of a pack. */
export function putUnderPack<T>(pack: CardPack<T>, card: T): void {
  pack.cards.unshift(card)
}
