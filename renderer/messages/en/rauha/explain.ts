/** What the decisions of Rauha are about, for whoever asks: what is decided, and what usually matters. */
import type { RauhaPromptKind } from '../../../../engine/rauha/index.ts'
import { explanationMessages, type ExplanationText } from '../../catalogue-builders.ts'

const marks = 'Where it lies decides when it works: your avatar passes every row and column just twice.'

const explanations = {
  keep: [
    'You keep one card of this pool; the others go back, and a neighbour chooses from them next.',
    'Look for a sign that two tiles of a line show already: three alike win you its entity.',
  ],
  kept: [
    'You have chosen, and may still take another card until everybody has.',
    'What you leave is what your neighbour finds: a card may be worth keeping from them.',
  ],
  place: ['You lay your card on any square, or trade it for crystals or a spore.', marks],
  placeOnly: [
    'You lay your card on a square that it marks, or trade it for crystals or a spore.',
    `It costs nothing but the choice of place. ${marks}`,
  ],
  placePaid: [
    'You pay the price and lay your card on any square, or trade it for crystals or a spore.',
    'Crystals also pay for effects later: see whether the card earns its price while there are turns left.',
  ],
  tooDear: [
    'You cannot pay for this card, so you trade it for crystals or a spore.',
    'Crystals pay for the next card; a spore makes its tile work at every scoring from now on.',
  ],
  activate: [
    'You let the tiles of the line that your avatar looks at work, and the entities that have just come to you, each once.',
    'What gives crystals comes first, what costs them after. You may leave a tile out.',
  ],
  score: [
    'Every tile of yours that carries a spore may work once more, and so may your entities.',
    'What gives crystals comes first, what costs them after. After that, water beyond that of the driest world brings energy too.',
  ],
} satisfies Readonly<Record<RauhaPromptKind, ExplanationText>>

export const explain = explanationMessages('rauha', explanations)
