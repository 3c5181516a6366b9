/** The messages of the game, by their ids without its name. */
import { createMessageFactory } from '../../../../../../engine/core/contract/game.ts'
import type { MessageValues } from '../../../../../../engine/core/contract/game.ts'
import type { IdsOf } from '../../../../../../renderer/messages/ids.ts'
import { words } from '../../../../../../renderer/messages/index.ts'
import type { templateGame } from '../../messages/en/template-game/index.ts'

export type TemplateGameId = IdsOf<'template-game', typeof templateGame>
export const message = createMessageFactory<TemplateGameId>('template-game')
/** The words of a message, for what is written on the board itself. */
export const said = (id: TemplateGameId, values?: MessageValues): string => words(message(id, values))
