/** The rules of Chakra on one page, in English. Its numbers come from the data of the rules. */
import {
  POINTS_PER_ALLEVIATED_ENERGY,
  INSPIRATION_SPACE_ACTIONS,
  PLENITUDE_VALUES,
  SCORE_RANKS,
  BONUS_POINTS_FOR_LONGEST_RUN,
} from '../../../../engine/chakra/data.ts'
import ChakraList from '../../../games/chakra/art/ChakraList.svelte'
import { formatList, formatMessage } from '../../index.ts'
import type { RulebookContent } from '../../rulebook.ts'

/** A rank is for points from its own number up to that of the rank above it. */
function pointsOf(min: number, above: number | undefined): string {
  if (above === undefined) return `${min} or more`
  return min === 0 ? `below ${above}` : `${min}–${above - 1}`
}

export const rulebook = (): RulebookContent => ({
  intro:
    'Seven Chakras, one above the other, wait to be filled. Lead energies to the Chakra of their own colour, let the black ones sink into the Earth, and learn in time what each harmony will be worth.',
  chapters: [
    {
      id: 'board',
      title: 'Your board',
      blocks: [
        {
          terms: [
            [
              'Bubbles',
              'Three spaces above the column, where energies wait. They come down by channelling, and never climb back.',
              'bubbles',
            ],
            [
              'Chakras',
              'Seven, from the Crown down to the Root, with room for three energies each. Any colour may rest on any of them; with three of its own a Chakra is in harmony.',
              'chakras',
            ],
            [
              'Notches',
              'One beside each Chakra. A token goes into it when energies land there straight from the Lotus, and stays until the Chakra is in harmony.',
              'notches',
            ],
            ['Earth', 'Below the Root. Only black energies enter; there they are alleviated.', 'earth'],
            ['Inspiration tokens', 'Five. They pay for landing on a Chakra, and for channelling.', 'tokens'],
          ],
        },
      ],
      beside: { figure: ChakraList, label: 'The seven Chakras, from the top down' },
    },
    {
      id: 'lotus',
      title: 'The Lotus',
      blocks: [
        `In its middle nine energies lie in three flows of three. Around them, face down, lies a Plenitude token for each Chakra: what its harmony is worth. They show ${formatList(PLENITUDE_VALUES.map(String))}; one of the eight is left out, and nobody knows which.`,
        {
          scene: 'lotus',
          label:
            'The Lotus with nine energies; one of its three flows is marked. Of the seven Plenitude tokens around it one is known, and shows what its harmony is worth.',
        },
        'You begin knowing one of the seven. Which colours somebody has looked at is there for all to see; the values are not.',
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      blocks: [
        'Do one of three things. Passing is not possible.',
        {
          terms: [
            [
              'Receive',
              'Take one, two or three energies of different colours from one flow. If it shows black, a black one must be among them. All of them go to one place: into free bubbles, or onto one Chakra whose notch is empty, for a token put into that notch. Then the bag fills the gaps.',
              'receive',
            ],
            [
              'Channel',
              'Put a token on a free Inspiration space and make all its moves, each with another energy, in the order you like.',
              'channel',
            ],
            [
              'Meditate',
              'Take back your tokens from all Inspiration spaces; those in notches stay. Then look under one Plenitude token that you do not know yet.',
              'meditate',
            ],
          ],
        },
        'You never own more than three energies of one colour, bubbles and Chakras together; black has no limit. With four tokens in notches, a fifth may go into one only if that very landing brings the Chakra into harmony.',
      ],
    },
    {
      id: 'spaces',
      title: 'The Inspiration spaces',
      blocks: [
        {
          head: ['Space', 'Moves', 'Good to know'],
          named: 1,
          rows: INSPIRATION_SPACE_ACTIONS.map((_, index) => {
            const space = index + 1
            return [
              {
                signs: [{ sprite: { kind: 'space', space, taken: false, owed: null }, word: String(space), size: 2.2 }],
              },
              formatMessage({ id: 'chakra.space', values: { space } }),
              formatMessage({ id: 'chakra.space.note', values: { space } }),
            ]
          }),
        },
      ],
    },
    {
      id: 'moves',
      title: 'How energies move',
      blocks: [
        [
          'A step leads to the next position up or down. Chakras in harmony are jumped and do not count.',
          'Every position on the way needs a free space just then, also one that is only passed.',
          'A move is made in full or not at all, and an action only if all of its moves can be made.',
          'Only black goes into the Earth, with the last step of its move. Nothing goes up into the bubbles.',
          'What lies in harmony or on the Earth never moves again.',
        ],
        {
          title: 'A channelling, move by move',
          example: [
            {
              scene: 'channel1',
              label: 'A token lies on the space for one step down and one step up: two energies are to be moved.',
            },
            { scene: 'channel2', label: 'The first goes one step down, onto the Chakra that is marked now.' },
            {
              scene: 'channel3',
              label:
                'The second goes one step up, into the space that has become free. It is the third of its own colour there: this Chakra is in harmony, and the token of its notch has returned.',
            },
          ],
        },
      ],
    },
    {
      id: 'harmony',
      title: 'Harmony',
      blocks: [
        'A Chakra is in harmony as soon as its third energy of its own colour arrives, also in the middle of an action, and stays so for good. The token of its notch returns to you: there is no other way out of a notch. A Chakra that is full of other colours is only full, and stands in the way.',
        {
          scene: 'harmony',
          label:
            '1: three energies of its own colour, in harmony for good, as the Chakras above it are. 2: a Chakra with energies of which not all are its own, and a token in its notch.',
        },
      ],
    },
    {
      id: 'end',
      title: 'The end',
      blocks: [
        'Whoever ends a turn with five Chakras in harmony calls the last round. It is played out, so that all have had the same number of turns.',
        'Nothing ever returns to the bag: when it is empty, gaps in the Lotus stay open. The game also ends after a round in which nobody could do more than meditate and no Inspiration token came back, after three in a row in which everybody only meditated and that brought back neither an Inspiration nor a Meditation token, and after twenty in which nothing new has come about.',
      ],
    },
    {
      id: 'score',
      title: 'The score',
      blocks: [
        {
          rows: [
            [
              'Each Chakra in harmony',
              `its Plenitude, ${Math.min(...PLENITUDE_VALUES)} to ${Math.max(...PLENITUDE_VALUES)}`,
            ],
            ['Each energy on the Earth', POINTS_PER_ALLEVIATED_ENERGY],
            ['The longest run of harmonies from the Root upwards, shared or alone', BONUS_POINTS_FOR_LONGEST_RUN],
          ],
        },
        'The highest total wins; who ties for it shares the victory. The total also tells how far you have come:',
        {
          brief: true,
          terms: SCORE_RANKS.map(({ id, min }, nth) => [
            pointsOf(min, SCORE_RANKS[nth - 1]?.min),
            formatMessage({ id: `chakra.rank.${id}` }),
          ]),
        },
      ],
    },
  ],
})
