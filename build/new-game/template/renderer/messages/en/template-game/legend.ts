/** English messages of Template Game's legend: the pieces on its table. */
import { legendMessages } from '../../../../../../../renderer/messages/catalogue-builders.ts'

export const legend = legendMessages(
  'template-game',
  { table: 'On the table' },
  {
    card: ['Card', 'The higher of two wins the round.'],
    back: ['Card face down', 'Chosen, or still in the deck.'],
    count: ['Number of cards', 'How many lie there.'],
  },
)
