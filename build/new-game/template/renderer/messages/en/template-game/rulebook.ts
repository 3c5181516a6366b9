/** The rules of Template Game on one page, in English. Numbers come from the game's data. */
import { CARD_COUNT, HAND_SIZE, ROUNDS_TO_WIN } from '../../../../engine/template-game/data.ts'
import type { RulebookContent } from '../../../../../../../renderer/messages/rulebook.ts'

export const rulebook = (): RulebookContent => ({
  intro: 'Two players, twelve cards: lay down the higher one, three times.',
  chapters: [
    {
      id: 'aim',
      title: 'What it is about',
      blocks: ['Win three rounds. Each is won by the higher of two cards, and each card wins but once.'],
    },
    {
      id: 'start',
      title: 'To begin with',
      blocks: [
        `The cards from 1 to ${CARD_COUNT} are shuffled. Both players are dealt ${HAND_SIZE}; the others are the deck.`,
      ],
    },
    {
      id: 'round',
      title: 'A round',
      blocks: [
        'Both choose a card of their hand and lay it face down. Until the other has chosen too, you may choose another one. Then both are turned up: the higher one wins, and stays in front of its owner.',
      ],
    },
    {
      id: 'lost',
      title: 'Who has lost the round',
      blocks: [
        [
          'takes the beaten card back, which everybody then knows of,',
          'or lays it on the discard pile and draws a card from the deck.',
        ],
      ],
    },
    { id: 'end', title: 'The end', blocks: [`Who has won ${ROUNDS_TO_WIN} rounds has won the game.`] },
  ],
})
