/** How cards and rungs are called, as messages within messages. */
import { createMessageFactory } from '../../../engine/core/contract/game.ts'
import type { Message, MessageValues } from '../../../engine/core/contract/game.ts'
import type { Card } from '../../../engine/karmaka/data.ts'
import { cardName } from '../../../engine/karmaka/index.ts'
import type { karmaka } from '../../messages/en/karmaka/index.ts'
import { words } from '../../messages/index.ts'
import type { IdsOf } from '../../messages/ids.ts'

export { cardName, rungName } from '../../../engine/karmaka/index.ts'

export type KarmakaId = IdsOf<'karmaka', typeof karmaka>
export const message = createMessageFactory<KarmakaId>('karmaka')
/** The words of a message, for what is written on the board itself. */
export const said = (id: KarmakaId, values?: MessageValues): string => words(message(id, values))

export function cardNames(cards: readonly Card[]): readonly Message[] {
  return cards.map(cardName)
}

/** What the card's ability does, in one line. */
export function abilityOf(card: Card): Message {
  return message(`card.${card}.ability`)
}
