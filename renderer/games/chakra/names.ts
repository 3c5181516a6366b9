/** How colours and positions of Chakra are called, in messages. Ids of messages/chakra. */
import { BUBBLES_POSITION, EARTH_POSITION } from '../../../engine/chakra/data.ts'
import type { ChakraColour, Colour, ColumnPosition } from '../../../engine/chakra/data.ts'
import { chakraColourAt } from '../../../engine/chakra/index.ts'
import { createMessageFactory } from '../../../engine/core/contract/game.ts'
import type { Message, MessageValues } from '../../../engine/core/contract/game.ts'
import type { chakra } from '../../messages/en/chakra/index.ts'
import { formatMessage } from '../../messages/index.ts'
import type { MessageIdsOf } from '../../messages/message-ids.ts'

export type ChakraMessageId = MessageIdsOf<'chakra', typeof chakra>
export const gameMessage = createMessageFactory<ChakraMessageId>('chakra')
/** The words of a message, for what is written on the board itself. */
export const messageText = (id: ChakraMessageId, values?: MessageValues): string =>
  formatMessage(gameMessage(id, values))

/** Colours as words; a list of them is joined as the language joins lists. */
export function colourNames(colours: readonly Colour[]): readonly Message[] {
  return colours.map((colour) => gameMessage('colour', { colour }))
}

/** A position as the messages' `select` knows it: `bubbles`, a colour, or `earth`. */
export function positionName(at: ColumnPosition): 'bubbles' | ChakraColour | 'earth' {
  return at === BUBBLES_POSITION ? 'bubbles' : at === EARTH_POSITION ? 'earth' : chakraColourAt(at)
}
