/** The log: facts as sentences, and what of them has to be read. Ids of messages/template-game. */
import type { TemplateGameEvent } from '../../../engine/template-game/index.ts'
import { createLogSentences, personValue } from '../../../../../../renderer/games/log-sentences.ts'
import { gameMessage, type TemplateGameMessageId } from './names.ts'

/** A fact is told by the message `log.KIND`. Without a sentence: what is told twice, and what a look tells. */
export const { eventSentence, readingPauses } = createLogSentences<TemplateGameEvent, TemplateGameMessageId>({
  message: gameMessage,
  formatters: { seat: personValue },
  rules: {
    turn: null,
    moved: null,
    turnedUp: null,
    // The secret is there for who knows it.
    chose: ({ again, secret }, say) => say(`log.chose${again ? 'Again' : ''}${secret ? 'Self' : ''}`),
    drew: ({ secret }, say) => say(secret ? 'log.drewSelf' : 'log.drew'),
  },
  glancedKinds: ['turnedUp'],
  readKinds: ['won'],
})
