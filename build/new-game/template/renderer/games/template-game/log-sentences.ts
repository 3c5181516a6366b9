/** The log: sentences for game events, and the events that need reading time. Ids of messages/template-game. */
import type { TemplateGameEvent } from '../../../engine/template-game/index.ts'
import { createLogSentencesAndPauses, seatMessageValue } from '../../../../../../renderer/games/log-sentences.ts'
import { gameMessage, type TemplateGameMessageId } from './names.ts'

/** The message of an event is `log.KIND`. Events without a sentence are repeated by another event or visible on the board. */
export const { eventSentence, readingPauses } = createLogSentencesAndPauses<TemplateGameEvent, TemplateGameMessageId>({
  message: gameMessage,
  formatters: { seat: seatMessageValue },
  rules: {
    turn: null,
    moved: null,
    turnedUp: null,
    // The secret is present only for seats that know it.
    chose: ({ again, secret }, say) => say(`log.chose${again ? 'Again' : ''}${secret ? 'Self' : ''}`),
    drew: ({ secret }, say) => say(secret ? 'log.drewSelf' : 'log.drew'),
  },
  glancedKinds: ['turnedUp'],
  readKinds: ['won'],
})
