/** The log of Chakra: facts as sentences. Ids of messages/chakra. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import { BUBBLES_POSITION } from '../../../engine/chakra/data.ts'
import { chakraColourAt } from '../../../engine/chakra/index.ts'
import type { ChakraEndReason, ChakraEvent } from '../../../engine/chakra/state.ts'
import { createLogSentences, personValue } from '../log-sentences.ts'
import { colourNames, gameMessage, positionName, type ChakraMessageId } from './names.ts'

/** Without a sentence: what is told twice (`moved`), or seen on the board (`refilled`). */
export const { eventSentence } = createLogSentences<ChakraEvent, ChakraMessageId>({
  message: gameMessage,
  formatters: {
    seat: personValue,
    colours: colourNames,
    from: positionName,
    to: positionName,
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

/** Which energies came out of the bag. */
export function chanceSentences(facts: readonly VisibleEvent<ChakraEvent>[]): readonly Message[] {
  const colours = facts.flatMap((fact) => (fact.kind === 'refilled' ? [fact.colour] : []))
  return colours.length === 0 ? [] : [gameMessage('came', { colours: colourNames(colours) })]
}
