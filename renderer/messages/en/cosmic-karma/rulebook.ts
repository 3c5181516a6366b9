/** The rules of the Cosmic Karma Game on one page, in English. Its numbers come from the data of the rules. */
import {
  CHOICE_CARDS,
  KARMA_CARDS,
  karmicMajorityOfAccount,
  SPACE_IDS,
  SPACES,
} from '../../../../engine/cosmic-karma/index.ts'
import type { KarmaAccount } from '../../../../engine/cosmic-karma/index.ts'
import {
  LOOSE_BEADS_FROM_LOOSENED_HABIT,
  BEADS_PER_HABIT,
  KARMA_COLOURS,
  FREE_WILL_COPIES_PER_NUMBER,
  FREE_WILL_NUMBERS,
  LAND_NUMBERS,
  MAX_WAITS_IN_PLANNING,
  SIDE_IDS_OF_CHOICE_CARD,
  START_BEADS_PER_COLOUR,
} from '../../../../engine/cosmic-karma/data.ts'
import type {
  ChoiceCardId,
  KarmaCardId,
  LandNumber,
  ChoiceCardSideId,
  SpaceData,
} from '../../../../engine/cosmic-karma/data.ts'
import { EXTRA_BEAD_OPTIONS } from '../../../../engine/cosmic-karma/info.ts'
import {
  cardName,
  cardTextAndEffects,
  colourName,
  beadsOrRingsName,
  landName,
  formatSignedScore,
  spaceEffectText,
  spaceName,
} from '../../../games/cosmic-karma/names.ts'
import { formatList, formatMessage } from '../../index.ts'
import type { RulebookTableCell, RulebookContent } from '../../rulebook.ts'

const NONE = { green: 0, orange: 0 }
const account = (rings: KarmaAccount['rings'], beads = NONE, habits = NONE): KarmaAccount => {
  return { rings, beads, habits, pegs: { torch: 0, sword: 0, wand: 0 } }
}
/** The four cases of the booklet: with the scores -2/+6, +1/-3, +2/-2 and -4/-4. */
const CASES = [
  account({ green: 0, orange: 6 }, { green: 2, orange: 0 }),
  account({ green: 1, orange: 1 }, NONE, { green: 0, orange: 1 }),
  account({ green: 2, orange: 0 }, { green: 0, orange: 2 }),
  account(NONE, NONE, { green: 1, orange: 1 }),
]

function majorityRow(of: KarmaAccount): readonly RulebookTableCell[] {
  const parts = KARMA_COLOURS.flatMap((colour) => {
    const [rings, beads, habits] = [of.rings[colour], of.beads[colour], of.habits[colour]]
    const name = formatMessage(colourName(colour))
    return [
      ...(rings > 0 ? [formatMessage(beadsOrRingsName('ring', colour, rings))] : []),
      ...(beads > 0 ? [formatMessage(beadsOrRingsName('bead', colour, beads))] : []),
      ...(habits > 0 ? [habits === 1 ? `a ${name} habit` : `${habits} ${name} habits`] : []),
    ]
  })
  const { green, orange, item, colour } = karmicMajorityOfAccount(of)
  const either = item === null ? 'nothing' : 'a bead of either colour'
  const taken = item === null || colour === null ? either : formatMessage(beadsOrRingsName(item, colour, 1))
  return [formatList(parts), { weighs: formatSignedScore(green) }, { weighs: formatSignedScore(orange) }, taken]
}

function spacesOf(title: string, holds: (space: SpaceData) => boolean) {
  const spaces = SPACE_IDS.filter((space) => holds(SPACES[space]))
  return {
    title,
    rows: spaces.map((space) => [formatMessage(spaceName(space)), formatMessage(spaceEffectText(space))]),
  }
}

const region = (title: string, of: SpaceData['region']) => spacesOf(title, (space) => space.region === of)

function written(card: ChoiceCardId | KarmaCardId, side: ChoiceCardSideId | null): RulebookTableCell {
  const { text, effects } = cardTextAndEffects(card, side)
  return { text: formatMessage(text), weighs: formatMessage(effects) }
}

/** All cards, land by land. @param told what stands on a card, and what it does */
function cardsOf<C extends ChoiceCardId | KarmaCardId>(
  cards: Readonly<Record<C, { readonly land: LandNumber }>>,
  told: (card: C) => readonly RulebookTableCell[],
) {
  const ids = Object.keys(cards) as C[]
  return LAND_NUMBERS.map((land) => ({
    title: formatMessage(landName(land)),
    rows: ids.filter((card) => cards[card].land === land).map((card) => [formatMessage(cardName(card)), ...told(card)]),
  }))
}

const made = SPACE_IDS.filter((space) => SPACES[space].origin.effect === 'reconstruction').length

export const rulebook = (): RulebookContent => ({
  intro:
    'You set out from Cosmic Consciousness with a little karma in your pocket. You will live, choose badly, choose well, meet people, die, think it over and be born again, until nothing holds you any more. Whoever comes home first has won.',
  chapters: [
    {
      id: 'goal',
      title: 'The way home',
      blocks: [
        'You are ready to go home when your account shows all of this:',
        ['three master tools: two pegs each of torch, sword and wand;', 'no loose bead of either colour;', 'no habit.'],
        'Then any move by dice or cards that reaches Hanging On, the last space on Earth, takes you home at once, with or without spaces to spare, and you win. Only where your count ends there and others stand on it, their karmic majorities come first. Rings left over do not matter.',
        {
          scene: 'ring',
          label:
            'The whole way: the ring of spaces on Earth through the four Lands, the Spirit Realm beside it, and the packs of the Lands within.',
        },
      ],
    },
    {
      id: 'table',
      title: 'Your account',
      blocks: [
        {
          terms: [
            [
              'Beads',
              `Bad karma: green for how you treat others, orange for how you treat yourself. You begin with ${START_BEADS_PER_COLOUR} of each.`,
              'beads',
            ],
            [
              'Rings',
              'Good karma, in the same colours. A ring and a loose bead of one colour cancel each other at once, and both are gone. A ring with nothing to cancel waits for the next bead.',
              'rings',
            ],
            [
              'Habits',
              `The moment you have ${BEADS_PER_HABIT} loose beads of a colour they turn into a habit on a stick. Rings cannot reach them there, and lie beside it.`,
              'habits',
            ],
            [
              'Tools',
              'Pegs of three kinds. Two of a kind are a master tool, which is never lost and does something for you. A third is not taken.',
              'tools',
            ],
            [
              'Free Will Cards',
              `Numbers from 1 to 6, ${FREE_WILL_COPIES_PER_NUMBER} of each. They lie open, as many as you have collected, and move you in place of the dice.`,
              'freeWill',
            ],
            ['Lose a Turn Cards', 'As long as you have one, your whole turn is to give one back.', 'lostTurns'],
          ],
        },
        {
          scene: 'account',
          label:
            '1: loose beads, none here. 2: habits, a green one. 3: rings. 4: tools, with two pegs each of torch and sword: both are master tools. 5: Free Will Cards.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'A turn',
      blocks: [
        {
          terms: [
            [
              'Who begins',
              'Everybody throws both dice: the highest total begins, and whoever ties for it throws again. Turns go round clockwise.',
              'begin',
            ],
            [
              'Find your count',
              'Throw both dice, or lay out any number of Free Will Cards instead and add them up; never both. Used cards go under their pack, the lowest number first.',
              'count',
            ],
            [
              'Move',
              'Use the whole count: clockwise on Earth, the other way round in the Spirit Realm. Every space counts one, arrows none. Where the way forks, choose. Any number of pawns may share a space. What you pass does nothing, except for Free Will Card spaces, stop signs and Hanging On.',
              'move',
            ],
            ['Meet', 'On Earth, first take the karmic majority of everybody who is there already.', 'meet'],
            [
              'Land',
              'Then do what the space says. Rings come before beads, and one piece after another. On an arrow you follow it first, and land where it ends.',
              'land',
            ],
          ],
        },
        {
          title: 'A turn, step by step',
          example: [
            {
              scene: 'move1',
              label: 'The turn begins: the dice are to be thrown, or Free Will Cards laid out instead.',
            },
            { scene: 'move2', label: 'The dice show two and two. The pawn has to move by four.' },
            {
              scene: 'move3',
              label:
                'It has gone four spaces on through the Spirit Realm, and where it landed there was a peg of the wand to be had.',
            },
          ],
        },
      ],
    },
    {
      id: 'majority',
      title: 'Karmic majority',
      blocks: [
        'Company rubs off. Reckon the other player’s two colours: plus one for each ring, minus one for each bead and minus one for each stick, so that a habit is minus four. The colour that is farther from zero decides: you take one ring of it if it is above zero, one bead if it is below. It comes from the bank, and the other player’s account stays as it is.',
        'Two equal scores leave the colour to you. Equally far above and below zero, or nothing at all, is neutral: you take nothing. With several players there, choose where you may; then take all rings, then all beads.',
        'It counts for every landing on Earth: by dice, cards, arrows, or joining. In the Spirit Realm nobody rubs off on anybody.',
        { head: ['They have', 'Green', 'Orange', 'You take'], rows: CASES.map(majorityRow) },
      ],
    },
    {
      id: 'tools',
      title: 'Master tools',
      blocks: [
        {
          terms: [
            [
              'Master Torch',
              'Intuition. A Choice Card that you draw shows you both sides, and you may use the one that does not lie up.',
            ],
            [
              'Master Sword',
              `Reason. Each time you land in the Temple of the Sword, one of your habits is loosened: the stick and a bead are gone, and ${LOOSE_BEADS_FROM_LOOSENED_HABIT} beads are loose again. Rings of their colour cancel them; with a loose bead that you had already they may form a habit once more. There is no other cure for habits.`,
            ],
            ['Master Wand', 'Action and direction. It opens the Dharma Wheels.'],
          ],
        },
      ],
    },
    {
      id: 'cards',
      title: 'Cards',
      blocks: [
        'Every Land has packs of its own. They are shuffled once, before the game; used cards go under their pack in view of all, so who pays attention knows what will come round again.',
        {
          terms: [
            [
              'Choice Cards',
              'Two ways to meet one situation. Chance decides which side lies up: that is what you did.',
            ],
            ['Karma Cards', 'What goes around comes around. Do what the card says.'],
            [
              'Free Will Cards',
              'One for each Free Will Card space that you land on or pass. You may use it from your next turn on. If the pack is empty there is none.',
            ],
          ],
        },
      ],
    },
    {
      id: 'places',
      title: 'Special places',
      blocks: [
        {
          terms: [
            [
              'Temples',
              'Two ways beside the ring, open to everybody. The Temple of the Torch is a space shorter than the ring beside it, the Temple of the Sword a space longer.',
            ],
            [
              'Dharma Wheels',
              'Four wheels in a circle, one for each Land. With the Master Wand, go in when your move passes the Free Will Card space beside one; a move that begins there goes on along the ring. Stay for as many turns as you like, go round from Land to Land, and step out onto the Free Will Card space beside any of them. In and out bring a card each. One move may use as many wheels as its count allows, and go in again further on; just out of a wheel, it goes on in that Land first.',
            ],
            [
              'The Pit',
              'Slippery Slope and some cards lead here. After the majorities of everybody in it you take a bead of the colour you choose, and your turn is over, even if another should follow. Next turn you climb out as if nothing had been.',
            ],
            [
              'Hanging On',
              'If you are not ready, the way leads on from here to Past Life Review. Landing here exactly you take the majorities, ready or not. If you are ready after them, you are home; if not, you lose a turn. If something makes you ready while you stand here, you go home when your next turn begins.',
            ],
          ],
        },
      ],
    },
    {
      id: 'spirit',
      title: 'The Spirit Realm',
      blocks: [
        'After a life the way leads through the clouds, from Past Life Review to Future Life Planning. Both are stop signs: your turn is over there, whatever count is left. Account and cards go with you into the next life. From Future Life Planning you choose:',
        {
          terms: [
            ['Live again', 'Dice or Free Will Cards, as ever; Me, Me, Me is the first space.'],
            [
              'Join somebody',
              'Go to the space of any player on the ring, in a temple or in the Pit, take the majorities of everybody there and what the space gives, but no Free Will Cards in this turn.',
            ],
            ['Wait', `Nothing happens. You may wait up to ${MAX_WAITS_IN_PLANNING} turns in one stay.`],
          ],
        },
      ],
    },
    {
      id: 'end',
      title: 'The end',
      blocks: [
        'The first to come home wins, and the game is over at once. The others are listed by their master tools, then by how few beads they carry; that is a courtesy, not a score.',
      ],
    },
    {
      id: 'variant',
      title: 'A heavier start',
      blocks: [
        `For a longer road, up to ${EXTRA_BEAD_OPTIONS.at(-1) ?? 0} more beads of each colour may be dealt to everybody at the start. Three of a colour become a habit at once.`,
      ],
    },
    {
      id: 'ours',
      title: 'What is ours',
      blocks: [
        'The published booklet states the rules, but neither the list of spaces nor what stands on the cards is public. So part of this edition is a reconstruction, made to fit those rules.',
        [
          'From the booklet: the three realms, the four Lands and the directions; beads, rings, habits and tools; the karmic majority with the four cases above; how all kinds of cards are used; what temples, wheels, Pit, stop signs and Future Life Planning do; and the names Me, Me, Me, Hanging On, Past Life Review, Future Life Planning, the Pit, the two temples and the Dharma Wheels.',
          `Ours: the order and number of the spaces, and what ${made} of the ${SPACE_IDS.length} do; where the Pit and the Temple of the Torch lie, how long the temples are, that there are four wheels; the figures and texts of all ${Object.keys(CHOICE_CARDS).length} Choice, ${Object.keys(KARMA_CARDS).length} Karma and ${FREE_WILL_NUMBERS.length * FREE_WILL_COPIES_PER_NUMBER} Free Will Cards; the meaning of the two colours and of the Lands; and all drawings.`,
          'The game was published for two to four. It works as it is for five and six, and so it is offered. Where the booklet can be read in two ways, this edition has decided; nothing else was changed.',
        ],
      ],
    },
    {
      id: 'spaces',
      title: 'All spaces',
      blocks: [
        {
          head: ['Space', 'What it does'],
          parts: [
            ...LAND_NUMBERS.map((of) =>
              spacesOf(formatMessage(landName(of)), ({ region, land }) => region === 'ring' && land === of),
            ),
            region('Temple of the Torch', 'torch'),
            region('Temple of the Sword', 'sword'),
            region('Dharma Wheels', 'wheels'),
            region('Beside the ring', 'pit'),
            region('The Spirit Realm', 'clouds'),
          ],
        },
      ],
    },
    {
      id: 'allChoice',
      title: 'All Choice Cards',
      blocks: [
        {
          head: ['Card', 'One side', 'The other side'],
          widths: [28, 36, 36],
          parts: cardsOf(CHOICE_CARDS, (card) => SIDE_IDS_OF_CHOICE_CARD.map((side) => written(card, side))),
        },
      ],
    },
    {
      id: 'allKarma',
      title: 'All Karma Cards',
      blocks: [{ head: ['Card', 'What comes back'], parts: cardsOf(KARMA_CARDS, (card) => [written(card, null)]) }],
    },
  ],
})
