/** The messages of the game, by their ids without its name. */
import { messagesOf } from '../../../../../../engine/core/contract/game.ts'
import type { IdsOf } from '../../../../../../renderer/games/named.ts'
import type { templateGame } from '../../messages/template-game/en.ts'

export type TemplateGameId = IdsOf<'template-game', typeof templateGame>
export const message = messagesOf<TemplateGameId>('template-game')
