/** How cards and rungs are called, as messages within messages. */
import type { Message } from '../../../engine/core/contract/game.ts'
import { LADDER } from '../../../engine/karmaka/data.ts'
import type { Card } from '../../../engine/karmaka/data.ts'

/** A message as a value of another one. */
export type Named = { readonly id: string }

/** A message of this game by its id without the game's name. */
export function message(id: string, values?: Message['values']): Message {
  return values === undefined ? { id: `karmaka.${id}` } : { id: `karmaka.${id}`, values }
}

/** @param card null: the viewer does not know which */
export function cardName(card: Card | null | undefined): Named {
  return { id: card === null || card === undefined ? 'karmaka.hidden' : `karmaka.card.${card}.name` }
}

export function cardNames(cards: readonly Card[]): readonly Named[] {
  return cards.map(cardName)
}

/** What the card's ability does, in one line. */
export function abilityOf(card: Card): Named {
  return { id: `karmaka.card.${card}.ability` }
}

/** @param rung its index on the ladder, from below */
export function rungName(rung: number): Named {
  return { id: `karmaka.rung.${LADDER[rung]?.id ?? 'transcendence'}` }
}
