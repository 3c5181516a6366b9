/** The rules of Rauha on one page, in English. Its numbers come from the data of the rules. */
import {
  PRINTED_TILES_BY_SIDE,
  CARD_DATA,
  CARD_IDS,
  CARDS_DEALT_PER_SATELLITE,
  CRYSTALS_PER_DISCARD,
  ENTITY_IDS,
  ENTITY_DATA,
  AVATAR_STOPS,
  START_CRYSTALS,
  ENERGY_BY_WATER_SURPLUS,
} from '../../../../engine/rauha/data.ts'
import type { CardAge, CardId, AvatarStop } from '../../../../engine/rauha/data.ts'
import { rauhaInfo, BOARD_SIDES } from '../../../../engine/rauha/info.ts'
import {
  cardName,
  placementRuleText,
  effectText,
  entityEffectText,
  entityName,
  lineName,
  fullTileText,
  symbolName,
  tileDescriptionValues,
} from '../../../games/rauha/names.ts'
import { formatList, formatMessage } from '../../index.ts'
import type { RulebookTableCell, RulebookContent } from '../../rulebook.ts'

const AGES: readonly CardAge[] = [1, 2]
const CORNERS = AVATAR_STOPS.filter(({ kind }) => kind === 'corner')

/** The turns of a round, and the corner where it is scored. */
function roundRow({ round, age, corner }: AvatarStop): readonly RulebookTableCell[] {
  const turns = AVATAR_STOPS.filter((stop) => stop.round === round && stop.kind === 'notch')
  return [
    round,
    age,
    ...turns.map(({ squares, pool }) => `${formatMessage(lineName(squares) ?? { id: '' })}, ${pool}`),
    (corner ?? '').replace('-', ' '),
  ]
}

/** Cards of each Age that are never dealt, by number of players. */
function undealt(): string {
  const { min, max } = rauhaInfo.players
  const ofAge = CARD_IDS.filter((card) => CARD_DATA[card].age === 1).length
  const roundsOfAge = CORNERS.filter(({ age }) => age === 1).length
  const counts = Array.from({ length: max - min }, (_, more) => min + more)
  return formatList(
    counts.map((players) => `${ofAge - players * CARDS_DEALT_PER_SATELLITE * roundsOfAge} with ${players} players`),
  )
}

function cardRow(card: CardId): readonly RulebookTableCell[] {
  const { effect, placement, water } = CARD_DATA[card]
  const { biomes, animals } = tileDescriptionValues(CARD_DATA[card])
  const all = (names: typeof biomes): string => formatList(names.map((name) => formatMessage(name)))
  const tile = { kind: 'tile', face: 1, card, side: 'A', square: 0 } as const
  const sign = { sprite: tile, word: formatMessage(cardName(card)), size: 3 }
  return [
    { signs: [sign], text: all(biomes) },
    all(animals),
    water === 0 ? '' : water,
    formatMessage(effectText(effect)),
    formatMessage(placementRuleText(placement)),
  ]
}

export const rulebook = (): RulebookContent => ({
  intro:
    'Nine squares of a dry world are in your hands. Bring biomes to life on them, wake what they hold whenever your avatar walks by, and win the favour of divine entities. Whoever draws the most energy out of their world by the end of the second Age has won.',
  chapters: [
    {
      id: 'table',
      title: 'What lies on the table',
      blocks: [
        {
          terms: [
            [
              'World',
              'Your board of three by three squares. Biomes are printed on it; cards are laid over them. A row or a column of three is a line; a diagonal is not.',
              'world',
            ],
            [
              'Tile',
              'What is visible on a square: one or two biomes, up to three animals that fly, walk or swim, perhaps water sources, perhaps an effect.',
              'tile',
            ],
            [
              'Satellite',
              'A facedown pile between two neighbours. It is the moon pool of one and the star pool of the other.',
              'satellite',
            ],
            [
              'Avatar',
              'Walks once around the board. Where it stands tells which pool you look at and which line you activate. All avatars are always at the same place.',
              'avatar',
            ],
            [
              'Crystals',
              `What cards and effects cost. Everybody begins with ${START_CRYSTALS}; there are always enough.`,
              'crystals',
            ],
            [
              'Spore',
              'Lies on a square, one at most, and stays there when the tile is covered. It makes the tile count when a round is scored.',
              'spore',
            ],
            [
              'Divine entity',
              'Seven of them. Each stands in the common display or with the player who won it last.',
              'entity',
            ],
            ['Energy', 'What you win by. It is never lost, and counts on beyond 99.', 'energy'],
          ],
        },
        {
          scene: 'world',
          label:
            'A world with four cards on it, and a spore. The three tiles of the marked line have something in common: it has just won an entity.',
        },
        {
          scene: 'sky',
          label: '1: how much energy everybody has. 2: the entities, one of them gone to a world.',
        },
      ],
    },
    {
      id: 'course',
      title: 'The course of the game',
      blocks: [
        `Four rounds of three turns, each round closed by a scoring. At the start of a round every satellite receives ${CARDS_DEALT_PER_SATELLITE} facedown cards, of Age 1 in the first two rounds and of Age 2 afterwards. Over the game every line is activated twice.`,
        {
          head: ['Round', 'Age', 'Turn 1', 'Turn 2', 'Turn 3', 'Scoring'],
          rows: CORNERS.map(roundRow),
        },
      ],
    },
    {
      id: 'turn',
      title: 'A turn',
      blocks: [
        'All choose a card at once. Then each in turn, clockwise, does the next three steps without a break. At last all avatars walk on.',
        {
          terms: [
            [
              'Choose',
              'Look at the pool that the avatar points to, keep one card, and put the rest back unseen. You may change your mind until all have chosen. In the third turn of a round the card that is left goes to the black hole and is out of the game.',
              'choose',
            ],
            [
              'Place',
              'Lay the card over any square, in any line. A card with a price is paid in full at once; one with marked squares is free but goes only there; any other is free everywhere. What is covered is gone for good.',
              'place',
            ],
            [
              'Or discard',
              `Give the card to the black hole instead, facedown, for ${CRYSTALS_PER_DISCARD} crystals or for a spore on a square of yours without one.`,
              'discard',
            ],
            ['Welcome', 'See whether the card that you placed has won you an entity.', 'welcome'],
            [
              'Activate',
              'Use the three tiles of the line at the avatar and the entities you have welcomed just now: each once, in any order, and only what you like. A spore makes no difference here.',
              'activate',
            ],
          ],
        },
        {
          title: 'One turn',
          example: [
            { scene: 'turn1', label: 'The card that was kept is to be placed or discarded.' },
            {
              scene: 'turn2',
              label:
                'Placed on the marked square, it makes the tiles of its line share a symbol: an entity is welcomed.',
            },
            {
              scene: 'turn3',
              label:
                'Two tiles of the line at the avatar have been activated, for three crystals, and the entity, for five energy.',
            },
          ],
        },
      ],
    },
    {
      id: 'order',
      title: 'Who plays first',
      blocks: [
        'Whoever has the most energy begins; at a tie it is the one whose token arrived last, for it lies on top of the pile. That is settled when a turn or a scoring begins and holds until its end.',
      ],
    },
    {
      id: 'effects',
      title: 'Effects',
      blocks: [
        [
          'Where an effect has a price, it is paid once for the whole. Crystals gained a moment ago may pay for it.',
          'What is gained for each of something counts all nine visible tiles of your own world, this one included; two animals on a tile are two.',
          'A spore goes onto any square of yours that has none, the activated one included. When all nine have one, the effect cannot be used.',
          'Metsat counts the kind of animal of which you have most.',
        ],
      ],
    },
    {
      id: 'entities',
      title: 'Divine entities',
      blocks: [
        'When you place a card, look at the row and the column that it lies in. If all three tiles of one share a biome or a kind of animal, you take the entity of that symbol, from the display or from another player. A tile counts for everything that it shows. A line of desert wins nobody. It does not matter whether the line had been complete before, but nothing happens if the entity is yours already.',
        'An entity stays with you, even if the line is broken later, until somebody else wins it. You may own any number of them. You can activate one in the turn in which you welcome it, and in every scoring.',
        {
          head: ['Entity', 'Comes for a line of', 'Brings'],
          rows: ENTITY_IDS.map((entity) => [
            formatMessage(entityName(entity)),
            formatMessage(symbolName(ENTITY_DATA[entity].symbol)),
            formatMessage(entityEffectText(entity)),
          ]),
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring',
      blocks: [
        'After three turns the avatars stand in a corner. One after the other, clockwise, each player activates their tiles with a spore and all their entities, each once, in any order. A spore put down meanwhile makes its tile available at once. Spores stay where they are.',
        `Then the player counts water sources, on all nine tiles and with ${formatList(
          ENTITY_IDS.filter((entity) => ENTITY_DATA[entity].water > 0).map((entity) =>
            formatMessage(entityName(entity)),
          ),
        )}, and subtracts the smallest number that anybody has:`,
        {
          across: true,
          rows: [
            [
              'More than the fewest',
              ...ENERGY_BY_WATER_SURPLUS.map((_, more) =>
                more === ENERGY_BY_WATER_SURPLUS.length - 1 ? `${more} or more` : more,
              ),
            ],
            ['Energy', ...ENERGY_BY_WATER_SURPLUS],
          ],
        },
      ],
    },
    {
      id: 'end',
      title: 'The end',
      blocks: [
        'The game ends with the fourth scoring. Most energy wins, and who ties for it shares the victory. Crystals, spores and entities are worth nothing then.',
      ],
    },
    {
      id: 'boards',
      title: 'The boards',
      blocks: [
        'All play on the same side, and all boards of a side are alike.',
        ...BOARD_SIDES.map((side) => {
          const tiles = PRINTED_TILES_BY_SIDE[side].map((tile) => formatMessage(fullTileText(tile)))
          return { title: `Side ${side}`, board: [0, 3, 6].map((first) => tiles.slice(first, first + 3)) }
        }),
      ],
    },
    {
      id: 'cards',
      title: 'The cards',
      blocks: [
        `Each exists once. With fewer than five players some of each Age stay in the box, unseen: ${undealt()}.`,
        {
          head: ['Biome', 'Animals', 'Water', 'Effect', 'Placing'],
          parts: AGES.map((age) => ({
            title: `Age ${age}`,
            rows: CARD_IDS.filter((card) => CARD_DATA[card].age === age).map(cardRow),
          })),
        },
      ],
    },
  ],
})
