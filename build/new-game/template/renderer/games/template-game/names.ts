/** Messages of the game, by their ids without its prefix. */
import { createMessageFactory } from '../../../../../../engine/core/contract/game.ts'
import type { MessageValues } from '../../../../../../engine/core/contract/game.ts'
import type { MessageIdsOf } from '../../../../../../renderer/messages/message-ids.ts'
import { formatMessage } from '../../../../../../renderer/messages/index.ts'
import type { templateGame } from '../../messages/en/template-game/index.ts'

export type TemplateGameMessageId = MessageIdsOf<'template-game', typeof templateGame>
export const gameMessage = createMessageFactory<TemplateGameMessageId>('template-game')
/** The text of a message, for text drawn on the board itself. */
export const formatGameMessage = (id: TemplateGameMessageId, values?: MessageValues): string =>
  formatMessage(gameMessage(id, values))
