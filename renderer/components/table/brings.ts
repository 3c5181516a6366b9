/** What a choice brings, as it is read. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { Foretold } from '../../games/foretell.ts'
import { messageOf } from '../../messages/index.ts'

/**
 * The lines as sentences, one after another; '' where nothing is told.
 * @param words how a message is said at this table
 */
export function bringsText({ lines }: Foretold, words: (message: Message) => string): string {
  const sentences = lines.map((line) => {
    const text = words(line)
    return /[.!?]$/.test(text) ? text : words(messageOf('table.brings', { line }))
  })
  return sentences.join(' ')
}
