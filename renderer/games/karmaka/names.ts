/** How cards and rungs are called, as messages within messages. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { Card } from '../../../engine/karmaka/data.ts'
import { cardName } from '../../../engine/karmaka/index.ts'

export { cardName, rungName } from '../../../engine/karmaka/index.ts'

/** A message of this game by its id without the game's name. */
export function message(id: string, values?: Message['values']): Message {
  return values === undefined ? { id: `karmaka.${id}` } : { id: `karmaka.${id}`, values }
}

export function cardNames(cards: readonly Card[]): readonly Message[] {
  return cards.map(cardName)
}

/** What the card's ability does, in one line. */
export function abilityOf(card: Card): Message {
  return { id: `karmaka.card.${card}.ability` }
}
