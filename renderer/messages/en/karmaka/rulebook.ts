/** The rules of Karmaka on one page, in English. Its numbers come from the data of the rules. */
import {
  CARD_DATA,
  CARD_IDS,
  KARMIC_LADDER,
  OPENING_DECK_SIZE,
  OPENING_HAND_SIZE,
} from '../../../../engine/karmaka/data.ts'
import { MIN_CARDS_AFTER_REBIRTH, RING_COUNT, RUINS_KEPT_ON_REFILL } from '../../../../engine/karmaka/data.ts'
import type { CardColour } from '../../../../engine/karmaka/data.ts'
import { abilityMessage, cardName, rungName } from '../../../games/karmaka/names.ts'
import { formatMessage } from '../../index.ts'
import type { RulebookContent } from '../../rulebook.ts'

const COLOURS: readonly (readonly [colour: CardColour, title: string])[] = [
  ['red', 'Red'],
  ['green', 'Green'],
  ['blue', 'Blue'],
  ['mosaic', 'Mosaic: any colour'],
]

export const rulebook = (): RulebookContent => ({
  intro:
    'Be born, act, die, and be born again: each life is scored in one colour, and only enough good points lead a rung up the ladder. Whoever climbs from Dung Beetle to Transcendence first is free of the wheel.',
  chapters: [
    {
      id: 'ladder',
      title: 'The Karmic Ladder',
      blocks: [
        'Everybody begins as a Dung Beetle. When a life ends, its best colour must be worth what the rung asks for; then one climbs one rung, and points beyond that are lost. Who leaves the Ape behind has won.',
        {
          scene: 'ladder',
          label: 'The ladder with what each rung asks for: both have left the lowest one. Below lie the Karmic Rings.',
        },
      ],
      beside: {
        head: ['Rung', 'Points to leave it'],
        rows: KARMIC_LADDER.map(({ need }, rung) => [
          formatMessage(rungName(rung)),
          need ?? { weighs: 'won' },
        ]).toReversed(),
      },
    },
    {
      id: 'piles',
      title: 'What lies on the table',
      blocks: [
        {
          terms: [
            ['Hand', 'Your cards; only you see them.', 'hand'],
            [
              'Deck',
              'Your own facedown pile. You draw one card from it at the start of each turn, and know none before.',
              'deck',
            ],
            [
              'Deeds',
              'What you have scored in this life, for all to see. The newest is exposed: it can be stolen, ruined and copied.',
              'deeds',
            ],
            [
              'Future Life',
              'A facedown pile that becomes your hand in the next life. You may look at yours whenever you like.',
              'future',
            ],
            [
              'Well',
              `The common facedown pile. Everybody begins with ${OPENING_HAND_SIZE} cards from it in hand, and ${OPENING_DECK_SIZE} unseen on the Deck. When a card is needed and it is empty, all Ruins but the top ${RUINS_KEPT_ON_REFILL} are shuffled into it.`,
              'well',
            ],
            ['Ruins', 'The common discard pile, faceup. Anybody may browse it.', 'ruins'],
          ],
        },
        {
          scene: 'table',
          label:
            'A table of two. 1: your Deeds. 2: your Deck, empty by now. 3: your Future Life. 4: the Well. 5: the Ruins.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      blocks: [
        'Draw the top card of your Deck, if it has one. Then play one card from your hand in one of three ways, or pass. With an empty Deck you cannot pass.',
        {
          terms: [
            ['For points', 'Faceup onto your Deeds. Its ability does not happen.', 'points'],
            [
              'For its ability',
              'Into the centre: it does what it says, as far as it can, be that nothing at all, and then you owe its Karmic Cost.',
              'ability',
            ],
            ['For the future', 'Facedown onto your Future Life; nobody sees which.', 'later'],
          ],
        },
      ],
    },
    {
      id: 'cost',
      title: 'The Karmic Cost',
      blocks: [
        'A card used for its ability is offered to the one it was used on, who may lay it on their own Future Life. If it was used on nobody else, or on a partner, the rivals are asked in turn, from the left, until one takes it. What nobody takes goes to the Ruins.',
        'Some cards let you play once more. That comes after the offer, and you may decline it even with an empty Deck.',
      ],
    },
    {
      id: 'death',
      title: 'Death and rebirth',
      blocks: [
        'If your Hand and Deck are both empty when your turn begins, this life is over:',
        {
          steps: [
            'Score your best colour. Mosaic cards count for every colour. If you fall short, rings may make up for it, one point each.',
            `With enough you climb one rung; otherwise you stay and take a Karmic Ring, for a later life, as long as there is one: there are ${RING_COUNT}.`,
            `Your Deeds go to the Ruins, your Future Life becomes your hand, and Well cards are dealt onto your Deck until both together hold ${MIN_CARDS_AFTER_REBIRTH}. Your next turn is the first of the new life.`,
          ],
        },
        {
          title: 'One life ends, another begins',
          example: [
            {
              scene: 'death1',
              label:
                'Hand and Deck are empty. The Deeds, marked, are worth 4 in their best colour: as much as the lowest rung asks for.',
            },
            {
              scene: 'death2',
              label: `1: one rung higher. 2: the Future Life has become the hand. 3: Well cards lie on the Deck, so that both together hold ${MIN_CARDS_AFTER_REBIRTH}. The Deeds have gone to the Ruins.`,
            },
          ],
        },
      ],
    },
    {
      id: 'reach',
      title: 'Whom an ability reaches',
      blocks: [
        'A rival is anyone who is not your partner. ‘Any player’ may be yourself. With four players each for themself, nobody reaches the player opposite, though Mimic may copy there.',
      ],
    },
    {
      id: 'copy',
      title: 'Copying',
      blocks: [
        'Denial, Embodiment and Mimic become another card: you choose its targets afresh, and you play again if it says so. The copying card is the one that is offered. In one chain a second Mimic or a second Embodiment does nothing, unless a Denial has come in between.',
      ],
    },
    {
      id: 'cards',
      title: 'The cards',
      blocks: [
        {
          head: ['Card', 'Points', 'Copies', 'Ability'],
          widths: [18, 8, 8, 66],
          parts: COLOURS.map(([colour, title]) => ({
            title,
            rows: CARD_IDS.filter((card) => CARD_DATA[card].colour === colour).map((card) => {
              const { points, copies } = CARD_DATA[card]
              return [formatMessage(cardName(card)), points, copies, formatMessage(abilityMessage(card))]
            }),
          })),
        },
      ],
    },
    {
      id: 'variants',
      title: 'Variants',
      blocks: [
        {
          terms: [
            [
              'Two teams of two',
              'Partners sit opposite each other. A card may also be laid on the partner’s Future Life. Partners are no rivals, share nothing else, and win together.',
            ],
            [
              'Big Bad Wolf',
              'Three players: one begins as a Wolf and plays alone against two partners, who begin as Dung Beetles. Whichever side transcends first wins.',
            ],
          ],
        },
      ],
    },
  ],
})
