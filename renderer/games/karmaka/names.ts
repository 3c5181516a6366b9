/** How cards and rungs are called, as messages within messages. */
import { createMessageFactory } from '../../../engine/core/contract/game.ts'
import type { Message, MessageValues } from '../../../engine/core/contract/game.ts'
import type { Card } from '../../../engine/karmaka/data.ts'
import { cardName } from '../../../engine/karmaka/index.ts'
import type { karmaka } from '../../messages/en/karmaka/index.ts'
import { formatMessage } from '../../messages/index.ts'
import type { MessageIdsOf } from '../../messages/message-ids.ts'

export { cardName, rungName } from '../../../engine/karmaka/index.ts'

export type KarmakaMessageId = MessageIdsOf<'karmaka', typeof karmaka>
export const gameMessage = createMessageFactory<KarmakaMessageId>('karmaka')
/** The words of a message, for what is written on the board itself. */
export const messageText = (id: KarmakaMessageId, values?: MessageValues): string =>
  formatMessage(gameMessage(id, values))

export function cardNames(cards: readonly Card[]): readonly Message[] {
  return cards.map(cardName)
}

/** The effect of the card's ability, in one line. */
export function abilityText(card: Card): Message {
  return gameMessage(`card.${card}.ability`)
}
