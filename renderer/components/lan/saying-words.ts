/** What a player says at a table, in the language of this page. */
import type { Saying } from '../../../bridge/talk.ts'
import { say } from '../../messages/index.ts'

export function wordsOfSaying(saying: Saying): string {
  if (saying.kind === 'words') return saying.words
  return saying.kind === 'phrase' ? say(`talk.phrase.${saying.phrase}`) : say(`talk.reaction.${saying.reaction}`)
}
