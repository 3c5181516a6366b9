/** English words of Karmaka's legend: what lies on its table. */
import { legendMessages } from '../../catalogue-builders.ts'

export const legend = legendMessages(
  'karmaka',
  { cards: 'Cards and rings', seat: 'Before everybody', middle: 'In the middle' },
  {
    card: [
      'Card',
      'Its colour, its points, and what it does. It is used for one of three things: points, ability, or the next life.',
    ],
    mosaic: ['Mosaic card', 'Its points count with every colour.'],
    back: ['Card face down', 'Only its owner may know it, and of a Deck not even they.'],
    ring: [
      'Karmic Ring',
      'A life that falls short brings one. Spent at a later death, each makes up one missing point.',
    ],
    deck: ['Deck', 'What is left of this life: you draw one each turn. With Deck and hand empty you die.'],
    deeds: [
      'Deeds',
      'What you scored in this life. Only your best colour counts, with mosaic. The top Deed is exposed.',
    ],
    future: ['Future Life', 'Cards laid down for later: at rebirth they are your hand.'],
    count: ['Number of cards', 'How many lie in the pile.'],
    reckoning: ['This life', 'What a life has come to, colour by colour, against what the next rung needs.'],
    well: ['Well', 'What all draw from when a card says so.'],
    ruins: ['Ruins', 'Used and lost cards, face up, the last on top. Some cards bring others back.'],
    centre: ['Ability', 'A card played here does what it says. Then a rival may take it for their next life.'],
    rung: ['Rung', 'A life on the Karmic Ladder. The figure is what a life there must score to rise.'],
    token: ['Where somebody stands', 'The rung on which that person lives now.'],
  },
)
