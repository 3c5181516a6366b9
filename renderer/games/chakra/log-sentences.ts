/** The log sentences of Chakra's events. Ids of messages/chakra. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import { BUBBLES_POSITION } from '../../../engine/chakra/data.ts'
import { chakraColourAt } from '../../../engine/chakra/index.ts'
import type { ChakraEndReason, ChakraEvent } from '../../../engine/chakra/state.ts'
import { createLogSentencesAndPauses, seatMessageValue } from '../log-sentences.ts'
import { colourNameMessages, gameMessage, columnPositionMessageValue, type ChakraMessageId } from './names.ts'

/**
 * An event as a sentence of the log. Undefined for events that another event also reports (`moved`), or that the board
 * shows (`refilled`).
 */
export const { eventSentence } = createLogSentencesAndPauses<ChakraEvent, ChakraMessageId>({
  message: gameMessage,
  formatters: {
    seat: seatMessageValue,
    colours: colourNameMessages,
    from: columnPositionMessageValue,
    to: columnPositionMessageValue,
    reason: (reason: ChakraEndReason) => gameMessage(`end.${reason}`),
  },
  rules: {
    turn: null,
    moved: null,
    refilled: null,
    received: ({ at }, say) =>
      at === BUBBLES_POSITION ? say('log.receivedBubbles') : say('log.received', { chakra: chakraColourAt(at) }),
    stepped: ({ from, to }, say) => say(to > from ? 'log.down' : 'log.up'),
    looked: ({ secret }, say) => say(secret === undefined ? 'log.looked' : 'log.lookedSelf'),
  },
})

/** The random results of a log entry as sentences: which energies came from the bag. Empty if none did. */
export function chanceSentences(events: readonly VisibleEvent<ChakraEvent>[]): readonly Message[] {
  const colours = events.flatMap((event) => (event.kind === 'refilled' ? [event.colour] : []))
  return colours.length === 0 ? [] : [gameMessage('came', { colours: colourNameMessages(colours) })]
}
