/** English words of Chakra's legend: what lies on its board. */
import { legendMessages } from '../../catalogue-builders.ts'

export const legend = legendMessages(
  'chakra',
  { board: 'On every board', lotus: 'On the Lotus, for all', beside: 'Beside it' },
  {
    bubbles: ['Bubbles', 'The top of your column. What you receive can wait here, and costs no token.'],
    chakra: ['Chakra', 'Room for three energies; the figure counts those of its own colour.'],
    harmony: ['In harmony', 'Three of its own colour: it scores its Plenitude token, and nothing in it moves again.'],
    notch: [
      'Notch',
      'Receiving straight onto this Chakra puts a token here. It returns when the Chakra is in harmony.',
    ],
    earth: ['Earth', 'The foot of your column. Each black energy that gets here is worth 1 point.'],
    token: ['Inspiration token', 'You have five: one for each space that you use, or Chakra that you receive onto.'],
    space: [
      'Inspiration space',
      'One way to move energies: an arrow for each move, with its steps. A token on it: used until you meditate.',
    ],
    meditation: ['Meditation token', 'Its owner has looked under the Plenitude token of that colour.'],
    energy: ['Energies', 'One colour for each Chakra. Nobody owns more than three of a colour.'],
    black: ['Black energy', 'Whoever takes from a flow that shows one takes it along. It belongs on the Earth.'],
    maya: ['Flow', 'Three columns of places. All that you receive in a turn comes from one of them.'],
    plenitude: ['Plenitude token', 'What a Chakra in harmony is worth, from 1 to 4. Face down until you have looked.'],
    lifted: ['In hand', 'Energies that you have taken, and not yet put anywhere.'],
    bag: ['Bag', 'So many energies are left to fill the flows again.'],
    round: ['Round', 'With five Chakras in harmony somewhere, the round is the last.'],
    out: ['Out of the game', 'Energies given up, and the eighth Plenitude token, which nobody sees.'],
  },
)
