/** The rules of Cosmic Karma on one page. Its figures come from the data of the rules, its words from the catalogue. */
import { messagesOf } from '../../../engine/core/contract/message.ts'
import type { MessageValues } from '../../../engine/core/contract/message.ts'
import { CHOICE_CARDS, KARMA_CARDS, majorityOf, SPACE_IDS, SPACES } from '../../../engine/cosmic-karma/index.ts'
import type { Account } from '../../../engine/cosmic-karma/index.ts'
import { COLOURS, FREE_WILL_COPIES, FREE_WILL_NUMBERS, LANDS, SIDES } from '../../../engine/cosmic-karma/data.ts'
import type { ChoiceCard, KarmaCard, Land, Side, Space } from '../../../engine/cosmic-karma/data.ts'
import type { Block, Cell, Chapter } from '../../components/rulebook/chapters.ts'
import { listOf, words } from '../../messages/index.ts'
import { cardName, cardWords, colourName, goods, landName, signed, spaceEffect, spaceName } from './names.ts'

const rule = messagesOf('cosmic-karma.rules')
const say = (id: string, values?: MessageValues): string => words(rule(id, values))
const all = (section: string, ...parts: readonly string[]): string[] => parts.map((part) => say(`${section}.${part}`))
const chapter = (id: string, ...blocks: readonly Block[]): Chapter => ({ title: say(id), blocks })
const terms = (section: string, ...names: readonly string[]): Block => ({
  terms: names.map((name) => ({ term: say(`${section}.${name}`), text: say(`${section}.${name}Text`) })),
})

const NONE = { green: 0, orange: 0 }
const account = (rings: Account['rings'], beads = NONE, habits = NONE): Account => {
  return { rings, beads, habits, pegs: { torch: 0, sword: 0, wand: 0 } }
}
/** The four cases of the booklet: with the scores -2/+6, +1/-3, +2/-2 and -4/-4. */
const CASES = [
  account({ green: 0, orange: 6 }, { green: 2, orange: 0 }),
  account({ green: 1, orange: 1 }, NONE, { green: 0, orange: 1 }),
  account({ green: 2, orange: 0 }, { green: 0, orange: 2 }),
  account(NONE, NONE, { green: 1, orange: 1 }),
]

function majorityRow(of: Account): readonly Cell[] {
  const parts = COLOURS.flatMap((colour) => {
    const [rings, beads, habits] = [of.rings[colour], of.beads[colour], of.habits[colour]]
    return [
      ...(rings > 0 ? [words(goods('ring', colour, rings))] : []),
      ...(beads > 0 ? [words(goods('bead', colour, beads))] : []),
      ...(habits > 0 ? [say('majority.habit', { count: habits, colour: colourName(colour) })] : []),
    ]
  })
  const { green, orange, item, colour } = majorityOf(of)
  const either = say(item === null ? 'majority.nothing' : 'majority.either')
  const taken = item === null || colour === null ? either : words(goods(item, colour, 1))
  return [listOf(parts), ['', signed(green)], ['', signed(orange)], taken]
}

function spacesOf(title: string, holds: (space: Space) => boolean) {
  const spaces = SPACE_IDS.filter((space) => holds(SPACES[space]))
  return { title, rows: spaces.map((space) => [words(spaceName(space)), words(spaceEffect(space))]) }
}

function written(card: ChoiceCard | KarmaCard, side: Side | null): Cell {
  const { text, effects } = cardWords(card, side)
  return [words(text), words(effects)]
}

/** All cards, land by land. @param told what stands on a card, and what it does */
function cardsOf<C extends ChoiceCard | KarmaCard>(
  cards: Readonly<Record<C, { readonly land: Land }>>,
  told: (card: C) => readonly Cell[],
) {
  const ids = Object.keys(cards) as C[]
  return LANDS.map((land) => ({
    title: words(landName(land)),
    rows: ids.filter((card) => cards[card].land === land).map((card) => [words(cardName(card)), ...told(card)]),
  }))
}

export function chapters(): readonly Chapter[] {
  const made = {
    spaces: SPACE_IDS.filter((space) => SPACES[space].origin.effect === 'reconstruction').length,
    all: SPACE_IDS.length,
    choice: Object.keys(CHOICE_CARDS).length,
    karma: Object.keys(KARMA_CARDS).length,
    freeWill: FREE_WILL_NUMBERS.length * FREE_WILL_COPIES,
  }
  const region = (title: string, of: Space['region']) =>
    spacesOf(say(`spaces.${title}`), (space) => space.region === of)
  return [
    chapter('goal', say('goal.text'), all('goal', 'tools', 'beads', 'habits'), say('goal.home')),
    chapter('table', terms('table', 'beads', 'rings', 'habits', 'tools', 'freeWill', 'lostTurns')),
    chapter('turn', terms('turn', 'begin', 'count', 'move', 'meet', 'land')),
    chapter('majority', ...all('majority', 'text', 'equal', 'where'), {
      table: {
        head: all('majority', 'account', 'green', 'orange', 'taken'),
        parts: [{ rows: CASES.map(majorityRow) }],
      },
    }),
    chapter('tools', terms('tools', 'torch', 'sword', 'wand')),
    chapter('cards', say('cards.text'), terms('cards', 'choice', 'karma', 'freeWill')),
    chapter('places', terms('places', 'temples', 'wheels', 'pit', 'hangingOn')),
    chapter('spirit', say('spirit.text'), terms('spirit', 'again', 'join', 'wait')),
    chapter('end', say('end.text')),
    chapter('variant', say('variant.text')),
    chapter(
      'ours',
      say('ours.text'),
      ['booklet', 'made', 'players'].map((part) => say(`ours.${part}`, made)),
    ),
    chapter('spaces', {
      table: {
        head: all('spaces', 'name', 'effect'),
        parts: [
          ...LANDS.map((of) => spacesOf(words(landName(of)), ({ region, land }) => region === 'ring' && land === of)),
          region('temple.torch', 'torch'),
          region('temple.sword', 'sword'),
          region('wheels', 'wheels'),
          region('beside', 'pit'),
          region('clouds', 'clouds'),
        ],
      },
    }),
    chapter('allChoice', {
      table: {
        head: all('cardList', 'card', 'one', 'other'),
        widths: [28, 36, 36],
        parts: cardsOf(CHOICE_CARDS, (card) => SIDES.map((side) => written(card, side))),
      },
    }),
    chapter('allKarma', {
      table: {
        head: all('cardList', 'card', 'event'),
        parts: cardsOf(KARMA_CARDS, (card) => [written(card, null)]),
      },
    }),
  ]
}
