/** What a choice brings, as it is read. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { ChoiceEffects } from '../../games/choice-effect-types.ts'
import { appMessage } from '../../messages/index.ts'

/**
 * The lines as sentences, one after another; '' where nothing is told.
 * @param words how a message is said at this table
 */
export function choiceEffectText({ lines }: ChoiceEffects, words: (message: Message) => string): string {
  const sentences = lines.map((line) => {
    const text = words(line)
    return /[.!?]$/.test(text) ? text : words(appMessage('table.brings', { line }))
  })
  return sentences.join(' ')
}
