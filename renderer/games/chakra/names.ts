/** Messages of Chakra, and the names of its colours and positions in them. Ids of messages/chakra. */
import { BUBBLES_POSITION, EARTH_POSITION } from '../../../engine/chakra/data.ts'
import type { ChakraColour, EnergyColour, ColumnPosition } from '../../../engine/chakra/data.ts'
import { chakraColourAt } from '../../../engine/chakra/index.ts'
import { createMessageFactory } from '../../../engine/core/contract/game.ts'
import type { Message, MessageValues } from '../../../engine/core/contract/game.ts'
import type { chakra } from '../../messages/en/chakra/index.ts'
import { formatMessage } from '../../messages/index.ts'
import type { MessageIdsOf } from '../../messages/message-ids.ts'

/** Ids of the messages of Chakra, without the prefix `chakra.`. */
export type ChakraMessageId = MessageIdsOf<'chakra', typeof chakra>
/**
 * Creates a message of Chakra: the id of a translatable text and the values that fill it.
 * @param id the message id without the prefix `chakra.`
 */
export const gameMessage = createMessageFactory<ChakraMessageId>('chakra')
/** Formats a message of Chakra in the present language, for text that drawing functions draw on the board. */
export const formatGameMessage = (id: ChakraMessageId, values?: MessageValues): string =>
  formatMessage(gameMessage(id, values))

/**
 * Returns the names of energy colours as messages, one message per colour. The list can be used as a value of another
 * message.
 */
export function colourNameMessages(colours: readonly EnergyColour[]): readonly Message[] {
  return colours.map((colour) => gameMessage('colour', { colour }))
}

/** The value by which messages choose the name of a column position: `bubbles`, the colour of a Chakra, or `earth`. */
export function columnPositionMessageValue(at: ColumnPosition): 'bubbles' | ChakraColour | 'earth' {
  return at === BUBBLES_POSITION ? 'bubbles' : at === EARTH_POSITION ? 'earth' : chakraColourAt(at)
}
