/** English words of Template Game's legend: what lies on its table. */
import { legendWords } from '../../../../../../../renderer/messages/icu.ts'

export const legend = legendWords(
  'template-game',
  { table: 'On the table' },
  {
    card: ['Card', 'The higher of two wins the round.'],
    back: ['Card face down', 'Chosen, or still in the deck.'],
    count: ['Number of cards', 'How many lie there.'],
  },
)
