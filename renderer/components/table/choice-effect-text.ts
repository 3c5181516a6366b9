/** Effects of a choice as text. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { ChoiceEffects } from '../../games/choice-effect-types.ts'
import { appMessage } from '../../messages/index.ts'

/**
 * The effects of a choice as one text of consecutive sentences; the empty string if it has none.
 * @param words formats a message as text, with the names of this table's players
 */
export function choiceEffectText({ lines }: ChoiceEffects, words: (message: Message) => string): string {
  const sentences = lines.map((line) => {
    const text = words(line)
    return /[.!?]$/.test(text) ? text : words(appMessage('table.brings', { line }))
  })
  return sentences.join(' ')
}
