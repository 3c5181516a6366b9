/** The messages of the game, by their ids without its name. */
import { messagesOf } from '../../../../../../renderer/games/named.ts'

export const { message } = messagesOf('template-game')
