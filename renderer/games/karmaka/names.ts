/** Messages of Karmaka, and the names of its cards and rungs in them. Ids of messages/karmaka. */
import { createMessageFactory } from '../../../engine/core/contract/game.ts'
import type { Message, MessageValues } from '../../../engine/core/contract/game.ts'
import type { CardId } from '../../../engine/karmaka/data.ts'
import { cardName } from '../../../engine/karmaka/index.ts'
import type { karmaka } from '../../messages/en/karmaka/index.ts'
import { formatMessage } from '../../messages/index.ts'
import type { MessageIdsOf } from '../../messages/message-ids.ts'

export { cardName, rungName } from '../../../engine/karmaka/index.ts'

/** Ids of the messages of Karmaka, without the prefix `karmaka.`. */
export type KarmakaMessageId = MessageIdsOf<'karmaka', typeof karmaka>
/** Makes a message of Karmaka from its id without prefix, and its values. */
export const gameMessage = createMessageFactory<KarmakaMessageId>('karmaka')
/** The text of a message in the present language, for text that is drawn on the board. */
export const formatGameMessage = (id: KarmakaMessageId, values?: MessageValues): string =>
  formatMessage(gameMessage(id, values))

/** The names of several cards, in the same order. */
export function cardNameMessages(cards: readonly CardId[]): readonly Message[] {
  return cards.map(cardName)
}

/** The message that describes the ability of a card, in one line. */
export function abilityMessage(card: CardId): Message {
  return gameMessage(`card.${card}.ability`)
}
