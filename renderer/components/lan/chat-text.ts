/** Text of a chat message, in the language of this page. */
import type { ChatContent } from '../../../bridge/chat.ts'
import { translate } from '../../messages/index.ts'

/** The text of a chat message: the typed words, or the phrase or reaction in the language of this page. */
export function chatMessageText(saying: ChatContent): string {
  if (saying.kind === 'words') return saying.words
  return saying.kind === 'phrase'
    ? translate(`talk.phrase.${saying.phrase}`)
    : translate(`talk.reaction.${saying.reaction}`)
}
