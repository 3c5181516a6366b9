/** What a player says at a table, in the language of this page. */
import type { Saying } from '../../../bridge/talk.ts'
import { translate } from '../../messages/index.ts'

export function chatMessageText(saying: Saying): string {
  if (saying.kind === 'words') return saying.words
  return saying.kind === 'phrase'
    ? translate(`talk.phrase.${saying.phrase}`)
    : translate(`talk.reaction.${saying.reaction}`)
}
