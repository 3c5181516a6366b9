/** The rules of Moksha on one page, in English. Its numbers come from the data of the rules. */
import {
  REQUIRED_VITALITY_BY_STAGE,
  AURA_GAINS,
  AURA_TARGET_BY_PLAYER_COUNT,
  CASTE_DATA,
  CASTES,
  DISCIPLES_PER_PLAYER,
  MAX_DISCIPLES_PER_REGION,
  GODS,
  HARMONY_POINTS_BY_RING,
  MAX_KARMA_PAID_FOR_REBIRTH,
  MAX_HELD_KARMA_PER_PILLAR,
  KARMA_TOKENS_PER_COLOUR,
  OCCUPATION_DATA,
  OCCUPATION_IDS,
  DATA_PROVENANCE,
  REGIONS,
  MAJORITIES_NEEDED_PER_AURA,
  MAX_STACK_HEIGHT_BY_PLAYER_COUNT,
  TOKEN_DATA,
  VITALITY_TOKEN_SLOTS_PER_PLAYER,
  VITALITY_TOKEN_COUNT,
  VITALITY_TOKEN_KINDS,
} from '../../../../engine/moksha/data.ts'
import type { DataOrigin } from '../../../../engine/moksha/data.ts'
import { mokshaInfo } from '../../../../engine/moksha/info.ts'
import {
  casteName,
  godName,
  godEffectText,
  occupationName,
  occupationEffectText,
  regionName,
  tokenName,
} from '../../../games/moksha/names.ts'
import { formatList, formatMessage } from '../../index.ts'
import type { RulebookContent } from '../../rulebook.ts'

/** Tokens that are in no stack with two or three players (MOK-14). */
const LEFT_OVER = VITALITY_TOKEN_COUNT - REGIONS.length * (MAX_STACK_HEIGHT_BY_PLAYER_COUNT[2] ?? 0)

const { min, max } = mokshaInfo.players
const PLAYERS = Array.from({ length: max - min + 1 }, (_, more) => min + more)

/** The tables of the data, for whoever asks where they come from. */
const TABLES: Readonly<Record<keyof typeof DATA_PROVENANCE, string>> = {
  REGIONS: 'names and borders of the regions',
  START_CASTE_BY_REGION_RANGE: 'the castes at the start',
  TEMPLE_BUILDINGS_INCLUDING_COPIES: 'how many temples there are of each colour',
  HEXES: 'the size of the harmony grid and its rewards',
  HARMONY_SHIFT_VECTOR_BY_PILLAR: 'the directions of the three colours',
  HARMONY_POINTS_BY_RING: 'what the rings of the grid are worth',
  TOKEN_DATA: 'how many tokens there are of each kind',
  CASTE_DATA: 'the vitality of the castes',
  OCCUPATION_DATA: 'how many cards there are of each occupation',
  REQUIRED_VITALITY_BY_STAGE: 'the vitality that the stages take',
  DISCIPLES_PER_PLAYER: 'the number of disciples',
  MAX_DISCIPLES_PER_REGION: 'the room of a region',
  KARMA_TOKENS_PER_COLOUR: 'the supply of karma',
  MAX_HELD_KARMA_PER_PILLAR: 'how much karma is held',
  VITALITY_TOKEN_SLOTS_PER_PLAYER: 'the slots for tokens',
  MAX_STACK_HEIGHT_BY_PLAYER_COUNT: 'the height of the stacks',
  AURA_TARGET_BY_PLAYER_COUNT: 'the aura for moksha',
  AURA_GAINS: 'what brings aura',
  MAX_BRAHMA_DRAWS: 'what Brahma draws',
  MAX_GANESHA_KARMA: 'what Ganesha brings',
}

function tablesOf(origin: DataOrigin): string {
  const tables = Object.keys(TABLES) as (keyof typeof TABLES)[]
  return formatList(tables.filter((table) => DATA_PROVENANCE[table] === origin).map((table) => TABLES[table]))
}

export const rulebook = (): RulebookContent => ({
  intro:
    'You wander through Hindustan, live, die and are born again. A balanced mind wins disciples, an unbalanced one gathers karma; disciples become aura when you die, karma a better life. Whoever has gathered enough aura leaves the wheel of rebirth, and the most balanced of those has won.',
  chapters: [
    {
      id: 'table',
      title: 'What lies on the table',
      blocks: [
        {
          terms: [
            [
              'Region',
              `${REGIONS.length} of them, each with a building, a stack of vitality tokens of which you see the uppermost, and room for ${MAX_DISCIPLES_PER_REGION} disciples of all players together.`,
              'region',
            ],
            [
              'Sanctuary and temple',
              'Four sanctuaries, one of each god, stand at random in the regions 1 to 4; seven temples in the others. A temple shows a dot: two are dharma, two kama, two artha, and one is neutral.',
              'building',
            ],
            [
              'Vitality token',
              `Has a colour, one or two arrows, and vitality. You hold up to ${VITALITY_TOKEN_SLOTS_PER_PLAYER}. A stack has ${MAX_STACK_HEIGHT_BY_PLAYER_COUNT[2]} of them with two or three players at the start, else ${MAX_STACK_HEIGHT_BY_PLAYER_COUNT[4]}.`,
              'token',
            ],
            [
              'Indian Ocean',
              `Where tokens go, facedown, that somebody hands in, replaces or loses by dying. With two or three players the ${LEFT_OVER} that are left over at the start lie there.`,
              'ocean',
            ],
            ['Disciples', `You have ${DISCIPLES_PER_PLAYER}, in your reserve or on the map.`, 'disciples'],
            [
              'Karma',
              `${KARMA_TOKENS_PER_COLOUR} of each colour in the supply; you hold up to ${MAX_HELD_KARMA_PER_PILLAR} of each.`,
              'karma',
            ],
            [
              'Your sheet',
              'The harmony grid with your marker, the stages of your life, your tokens, karma, gods, aura, and the card of this life: an occupation of one of five castes.',
              'sheet',
            ],
            ['Aura', 'Leads to moksha, and is never lost.', 'aura'],
          ],
        },
        {
          scene: 'region',
          label:
            'A region with somebody in it. 1: its building. 2: its vitality tokens. 3: room for disciples; two are there.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'A turn',
      blocks: [
        'Two dice decide in which region each player begins, and whoever begins in the lower one plays earlier, all game long. Regions 1 to 5 mean a first life as Shudra, the others as Vaishya. A turn has four steps:',
        {
          terms: [
            ['Wander and evolve', 'Move or stay, take a token, shift your harmony marker.'],
            ['Gather', 'Receive what the hex under your marker shows.'],
            [
              'Devote or mobilize',
              'If you like, make one sacrifice: for a god in a sanctuary, for your disciples at a temple.',
            ],
            ['Grow older, or die', 'Your vitality decides. Only a death is followed by more.'],
          ],
        },
      ],
    },
    {
      id: 'wander',
      title: 'Wandering',
      blocks: [
        [
          'Stay where you are, or cross one border.',
          'Or hand in a token to go to a region exactly two borders away.',
          'A region closed by a Landholder is barred to all others: they do not end there, pass through, or stay while there is a way out.',
          'Then you take the token on top of the stack, whether you like it or not. An empty stack gives none.',
          'If your slots are full, one of those you held before makes room.',
        ],
      ],
    },
    {
      id: 'evolve',
      title: 'The harmony grid',
      blocks: [
        'Your marker begins in the centre. Each colour pushes it in a direction of its own, and one push of each brings it back to where it was.',
        [
          'The token just taken shifts it once for each arrow, and the dot of the temple once more, also when you stayed or found no token. A sanctuary has no dot.',
          'You make these shifts in any order you like.',
          'A shift beyond the edge is lost: that is where the order matters.',
          'The dot of the neutral temple is of whichever colour you choose.',
        ],
        {
          scene: 'grid',
          label:
            'The harmony grid: 37 hexes, disciples towards the centre, karma along the edge. The marker is framed.',
        },
        'Figures stand for disciples, signs for karma of their colour; the centre gives karma of any. Dharma leads upwards, kama to the lower right, artha to the lower left.',
        {
          title: 'A token shifts the marker',
          example: [
            { scene: 'shift1', label: 'The marker, framed, stands where the last turn has left it.' },
            {
              scene: 'shift2',
              label:
                'A token with two arrows was taken at a temple: three shifts, one for each arrow and one for the dot. The hex that the marker has reached gave one karma.',
            },
          ],
        },
        {
          head: ['Token', 'Arrows', 'Vitality', 'Copies'],
          rows: VITALITY_TOKEN_KINDS.map((token) => {
            const { arrows, vitality, copies } = TOKEN_DATA[token]
            const sign = { sprite: { kind: 'token', face: 1, token }, word: '', size: 1.9 } as const
            return [{ signs: [sign], text: formatMessage(tokenName(token)) }, arrows, vitality, copies]
          }),
        },
      ],
    },
    {
      id: 'gather',
      title: 'Gathering',
      blocks: [
        [
          'You receive the whole reward of your hex, also if the marker has not moved.',
          `New disciples join you in your region. It holds ${MAX_DISCIPLES_PER_REGION} of all players; who finds no room is lost.`,
          `So is karma beyond ${MAX_HELD_KARMA_PER_PILLAR} of a colour, or of a colour that the supply has run out of.`,
          'Karma of any colour is of one that you can still take.',
        ],
      ],
    },
    {
      id: 'devote',
      title: 'Devoting and mobilizing',
      blocks: [
        [
          'The price is one token or one karma, once a turn, and only for something that then happens.',
          'In a sanctuary you devote its god: his marker comes to your sheet, ready. A used one becomes ready again; a ready one cannot be devoted.',
          `At a temple you move any number of your disciples from one region, anywhere, across one border, as long as no more than ${MAX_DISCIPLES_PER_REGION} come together.`,
        ],
      ],
    },
    {
      id: 'grow',
      title: 'Growing older',
      blocks: [
        'Your vitality is that of your caste plus that of all tokens you hold. If it reaches the level of the next stage, you grow older by one stage and your turn is over; there is no way to remain young. If not, you die.',
        {
          across: true,
          rows: [
            ['Stage', ...REQUIRED_VITALITY_BY_STAGE.map((_, nth) => nth + 1)],
            ['Vitality to enter it', ...REQUIRED_VITALITY_BY_STAGE.map((level, nth) => (nth === 0 ? '' : level))],
          ],
        },
        'At the last stage the next turn is the end of the life in any case.',
      ],
    },
    {
      id: 'death',
      title: 'Death',
      blocks: [
        {
          steps: [
            `Count the regions where nobody has more disciples than you, and you have at least one. Every ${MAJORITIES_NEEDED_PER_AURA} of them are worth ${AURA_GAINS.majorities} aura; a tie counts for both.`,
            'Keep as many disciples on the map as the stage you have reached; which, you choose. The others come home.',
            'With enough aura you attain moksha: you play no more.',
            `Otherwise you are reborn where you died: at stage 1, your tokens in the Ocean, your gods, marker and aura as they were. All karma is handed in, ${MAX_KARMA_PAID_FOR_REBIRTH} at most: each leads one caste higher than Dalit. What is beyond you keep. Draw the top card of that caste.`,
          ],
        },
      ],
    },
    {
      id: 'aura',
      title: 'Where aura comes from',
      blocks: [
        [
          `All ${VITALITY_TOKEN_SLOTS_PER_PLAYER} token slots full: ${AURA_GAINS.fourthToken}, at once, and once in each life.`,
          `Karma of all three colours: ${AURA_GAINS.threeColours}, at once, and once in each life.`,
          `The fourth god devoted: ${AURA_GAINS.fourthGod}, at once, and once in a game; used gods count.`,
          'Disciples when you die. Only then is it checked whether your aura is enough.',
        ],
        {
          across: true,
          rows: [
            ['Players', ...PLAYERS],
            ['Aura for moksha', ...PLAYERS.map((players) => AURA_TARGET_BY_PLAYER_COUNT[players] ?? '')],
          ],
        },
      ],
    },
    {
      id: 'lives',
      title: 'Castes and occupations',
      blocks: [
        'An effect is used once a turn at most, and only if you like; the ban of the Dalit is the exception.',
        {
          head: ['Occupation', 'Effect'],
          parts: CASTES.map((caste) => ({
            title: `${formatMessage(casteName(caste))}: ${CASTE_DATA[caste].cost} karma, vitality ${CASTE_DATA[caste].vitality}`,
            rows: OCCUPATION_IDS.filter((occupation) => OCCUPATION_DATA[occupation].caste === caste).map(
              (occupation) => [
                formatMessage(occupationName(occupation)),
                formatMessage(occupationEffectText(occupation)),
              ],
            ),
          })),
        },
      ],
    },
    {
      id: 'gods',
      title: 'Gods',
      blocks: [
        'A ready god helps you once, at nearly any moment of your own turn, until you devote him anew; lives do not matter. You are asked before you move, take a token, gather, use an occupation that gathers, or sacrifice, and before your vitality is checked. If you would rather not be asked where nothing else is decided, let such windows be passed.',
        { terms: GODS.map((god) => [formatMessage(godName(god)), formatMessage(godEffectText(god))]) },
        `The tokens of Brahma lie open; a stack never holds more than at the start of the game, and what finds no room goes back. The karma of Ganesha is limited as any other. Shiva moves buildings and nothing else: he shifts no marker, but decides what you can sacrifice for.`,
      ],
    },
    {
      id: 'end',
      title: 'The end',
      blocks: [
        [
          'When somebody attains moksha, every other player has one more turn. Further ones who attain it then give nobody more.',
          'Whoever attained moksha alone has won.',
          `Of several it is the one nearest to the centre of the harmony grid: worth ${HARMONY_POINTS_BY_RING[0]} points there, one less with each ring. Then the one with more karma; then they share the victory. More aura than needed is worth nothing.`,
          'The variant Even finish plays the round to its end and one more after it, so that those who play late have as many turns as the others.',
        ],
      ],
    },
    {
      id: 'map',
      title: 'The map',
      blocks: [
        'Regions that meet in one point only have no border.',
        {
          head: ['No.', 'Region', 'Borders on'],
          named: 1,
          rows: REGIONS.map(({ id, borders }) => [
            id,
            formatMessage(regionName(id)),
            formatList(borders.map((other) => formatMessage(regionName(other)))),
          ]),
        },
      ],
    },
    {
      id: 'origin',
      title: 'What is published, and what is ours',
      blocks: [
        'Moksha is a working title. The published rules mention figures that they do not print. We have filled these in so that every published number and example comes out right, and tried them in thousands of games. A printed edition may well differ.',
        `Our reconstruction: ${tablesOf('reconstructed')}.`,
        `Not printed, but hardly anything else would fit: ${tablesOf('inferred')}.`,
      ],
    },
  ],
})
