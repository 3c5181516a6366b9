import { describe, expect, it } from 'vitest'
import { visibleEventFor } from '../../../engine/core/contract/game-events.ts'
import { CHOICE_CARD_IDS, KARMA_CARD_IDS } from '../../../engine/cosmic-karma/card-table.ts'
import { cosmicKarma, SPACE_IDS } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicAction, CosmicEvent, CosmicState } from '../../../engine/cosmic-karma/index.ts'
import { FREE_WILL_NUMBERS, SIDE_IDS_OF_CHOICE_CARD } from '../../../engine/cosmic-karma/data.ts'
import {
  freeWillCardAction,
  chooseColourAction,
  decider,
  giveBackBeadAction,
  goAction,
  joinPlayerAction,
  PEG_COUNTS_OF_ALL_TOOLS,
  play,
  createPosition,
  rollAndGo,
  chooseSideAction,
  stepToAction,
  swapAction,
} from '../../../engine/cosmic-karma/testing.ts'
import { cosmicKarma as english } from '../../messages/en/cosmic-karma/index.ts'
import { addMessages, formatMessage } from '../../messages/index.ts'
import { messageFaults } from '../ui-checks.ts'
import { readingTimeMs } from '../../components/board/reading-time.ts'
import { TEST_PLAYER_NAMES, createTextTester } from '../../testing/game-ui-helpers.ts'
import { readingPauses, eventSentence } from './log-sentences.ts'
import {
  cardName,
  cardTextAndEffects,
  freeWillCardName,
  spaceEffectText,
  spaceName,
  spaceFlavourText,
} from './names.ts'
import { choiceLabel } from './choice-labels.ts'

addMessages(english)
const { asked, offered: choicesOf, said: told } = createTextTester({ game: cosmicKarma, choiceLabel, eventSentence })
const said = (events: readonly CosmicEvent[]): string[] => told(events, 'table')

describe('the texts of spaces and cards', () => {
  it('exist for every name, description and effect', () => {
    const all = [
      ...SPACE_IDS.flatMap((space) => [spaceName(space), spaceFlavourText(space), spaceEffectText(space)]),
      ...CHOICE_CARD_IDS.flatMap((each) => [
        cardName(each),
        ...SIDE_IDS_OF_CHOICE_CARD.flatMap((of) => Object.values(cardTextAndEffects(each, of))),
      ]),
      ...KARMA_CARD_IDS.flatMap((each) => [cardName(each), ...Object.values(cardTextAndEffects(each, null))]),
      ...FREE_WILL_NUMBERS.map(freeWillCardName),
    ]
    expect(all.flatMap((message) => messageFaults('a space or card', message))).toEqual([])
  })

  it('have different names', () => {
    const spaces = SPACE_IDS.map((space) => formatMessage(spaceName(space)))
    expect(new Set(spaces).size).toBe(93)
    const cards = [...CHOICE_CARD_IDS, ...KARMA_CARD_IDS].map((each) => formatMessage(cardName(each)))
    expect(new Set(cards).size).toBe(48 + 40)
  })

  it('describe the effects of the rules (COS-44)', () => {
    expect(formatMessage(spaceEffectText('e1-14'))).toBe('Take 2 orange rings.')
    expect(formatMessage(spaceEffectText('e3-06'))).toBe('Take a green ring and an orange ring.')
    expect(formatMessage(spaceEffectText('e2-04'))).toBe('Follow the arrow to The Pit.')
    expect(formatMessage(spaceEffectText('s-13'))).toBe('Nothing happens.')
    expect(formatMessage(spaceEffectText('sword-1'))).toBe(
      'Take a sword peg and loosen a habit if you have the Master Sword.',
    )
    expect(formatMessage(cardTextAndEffects('cc2-11', 'b').effects)).toBe(
      'Take 2 green rings and let another player take a green ring.',
    )
    expect(formatMessage(cardTextAndEffects('cc1-12', 'a').effects)).toBe('Give back up to 2 loose beads.')
    expect(formatMessage(cardTextAndEffects('kc4-08', null).effects)).toBe(
      'You may trade places with somebody in the four Lands.',
    )
    expect(formatMessage(cardTextAndEffects('kc3-08', null).effects)).toBe('Go to Mirror Room.')
  })
})

describe('the prompt', () => {
  it('Y2: offers Free Will Cards only to a player who has some (COS-19)', () => {
    expect(asked(createPosition())).toBe('Ana, throw the dice.')
    const state = createPosition({ players: [{ freeWill: [2, 5] }, {}] })
    expect(asked(state)).toBe('Ana, throw the dice, or move by Free Will Cards instead.')
    play(state, freeWillCardAction(5))
    expect(asked(state)).toBe('Ana, 5 spaces so far: add a card, or go.')
    expect(choicesOf(state)).toEqual(['Go 5 spaces', 'Add Free Will Card 2, Two Left Feet: 7 in all'])
    play(state, freeWillCardAction(2))
    expect(asked(state)).toBe('Ana, 7 spaces by your cards: go.')
  })

  it('Y2: says how many loose beads can still be given back (COS-59)', () => {
    const beads = (green: number, orange: number) => {
      const state = createPosition({ players: [{ at: 's-13', beads: { green, orange } }, {}] })
      rollAndGo(state, 2)
      return state
    }
    expect(asked(beads(1, 0))).toBe('Ana, Forgiving Fountain: give back a loose bead, if you like.')
    const state = beads(2, 1)
    expect(asked(state)).toBe('Ana, Forgiving Fountain: give back up to 2 loose beads, if you like.')
    play(state, giveBackBeadAction('green'))
    expect(asked(state)).toBe('Ana, Forgiving Fountain: give back one more loose bead, if you like.')
  })

  it('Y2: counts waits in Future Life Planning, and offers joining only if a pawn is on Earth (COS-146, COS-148)', () => {
    const at = (waits: number) => asked(createPosition({ players: [{ at: 's-18', waits }, { at: 'e1-05' }] }))
    expect([0, 2, 3].map(at)).toEqual([
      'Ana, live again, join somebody on Earth, or wait.',
      'Ana, live again, join somebody on Earth, or wait once more.',
      'Ana, live again or join somebody on Earth: you have waited long enough.',
    ])
    const alone = (waits: number) => asked(createPosition({ players: [{ at: 's-18', waits }, { at: 's-02' }] }))
    expect([0, 2, 3].map(alone)).toEqual([
      'Ana, live again or wait.',
      'Ana, live again or wait once more.',
      'Ana, live again: you have waited long enough.',
    ])
  })

  it('names the fork and the spaces left (COS-161)', () => {
    const state = createPosition({ players: [{ at: 'e2-08' }, {}] })
    rollAndGo(state, 6)
    expect(asked(state)).toBe('Ana, the way forks at Lantern Gate, with 5 spaces to go. Which way?')
    expect(choicesOf(state)).toEqual([
      'To Forwarded Mail, along the ring',
      'To Read the Manual, by way of the Temple of the Torch',
    ])
  })

  it('names the player whose majority leaves the colour open (COS-66)', () => {
    const habits = { green: 1, orange: 1 }
    const state = createPosition({ players: [{ at: 'e2-06' }, { at: 'e2-09', habits }] })
    rollAndGo(state, 3)
    expect(asked(state)).toBe('Ana, Ben is as much green as orange: choose the colour of the bead you take.')
  })

  it('shows both sides of a card to a player with the Master Torch (COS-101, COS-102)', () => {
    const state = createPosition({ players: [{ at: 'e1-01', pegs: { torch: 2 } }, {}], next: ['cc1-01'] })
    rollAndGo(state, 2, 'a')
    expect(asked(state)).toBe('Ana, your Master Torch shows both sides of One Slice of Cake. Which one is you?')
    expect(choicesOf(state)).toEqual([
      'As it lies. A finger through the icing says it is taken. Take a green bead.',
      'Turn it over. You cut it in two and let her pick first. Take 2 green rings.',
    ])
    expect(said(play(state, chooseSideAction('b')))).toContain(
      'Ana turns the card over. You cut it in two and let her pick first. Take 2 green rings.',
    )
  })
})

describe('a choice', () => {
  it('says what happens to a bead that is taken (COS-46 to COS-50)', () => {
    const state = createPosition({ players: [{ at: 'e2-01', beads: { green: 2 }, rings: { orange: 1 } }, {}] })
    rollAndGo(state, 3)
    expect(asked(state)).toBe('Ana, The Pit: choose the colour of the bead you take.')
    expect(choicesOf(state)).toEqual([
      'Take a green bead, your third: a habit',
      'Take an orange bead, and cancel one of yours with it',
    ])
  })

  it('names the peg that completes a master tool (COS-95)', () => {
    const state = createPosition({ players: [{ at: 's-05', pegs: { sword: 1 } }, {}] })
    rollAndGo(state, 2)
    expect(choicesOf(state)).toEqual(['Take a torch peg', 'Take a sword peg: your Master Sword', 'Take a wand peg'])
  })

  it('names the players who can be joined, and where they are (COS-139)', () => {
    const state = createPosition({ players: [{ at: 's-18' }, { at: 'e4-14' }, { at: 'wheel-1' }] })
    expect(choicesOf(state)).toEqual([
      'Live again: throw the dice',
      'Join Ben at Clear Out the Attic',
      'Wait a turn; after that 2 times more, if you like',
    ])
  })
})

describe('the log', () => {
  it('reports a move, the majority, and what it cancels (COS-43, COS-50)', () => {
    const state = createPosition({
      players: [
        { at: 'e1-07', beads: { orange: 1 } },
        { at: 'e1-10', rings: { orange: 3 } },
      ],
    })
    expect(said(rollAndGo(state, 3))).toEqual([
      'Ana throws 2 and 1: 3 spaces.',
      expect.stringMatching(/^Ana takes a Free Will Card in passing: \d\.$/),
      'Ana lands on Second Helping, Shared.',
      'Ana meets Ben (green 0, orange +3): an orange ring.',
      'Ana takes an orange ring; a loose bead is cancelled.',
      'Ana takes an orange ring.',
    ])
  })

  it('reports a drawn card with its text and its effects (COS-77, COS-88)', () => {
    const state = createPosition({ players: [{ at: 'e1-01', beads: { green: 2 } }, {}], next: ['cc1-01'] })
    expect(said(rollAndGo(state, 2, 'a')).slice(2)).toEqual([
      'Ana draws “One Slice of Cake”. A finger through the icing says it is taken. Take a green bead.',
      'Ana takes a green bead.',
      'Three loose green beads: Ana has a new habit.',
    ])
    const karma = createPosition({ players: [{ at: 'e1-04' }, {}], next: ['kc1-02'] })
    expect(said(rollAndGo(karma, 2))).toContain(
      'Ana draws “Gum”. You stuck it under the chair. It was your chair. Lose a turn.',
    )
  })

  it('reports joining, trading places and the way home (COS-94, COS-127)', () => {
    const joined = createPosition({
      players: [
        { at: 's-18', pegs: PEG_COUNTS_OF_ALL_TOOLS },
        { at: 'e4-15', rings: { green: 5 } },
      ],
    })
    expect(said(play(joined, joinPlayerAction(1)))).toEqual(
      expect.arrayContaining([
        'Ana joins Ben at Hanging On.',
        'After the karmic majority at Hanging On Ana is ready, and home.',
      ]),
    )
    const traded = createPosition({
      players: [{ at: 'e4-01', pegs: PEG_COUNTS_OF_ALL_TOOLS }, { at: 'e4-15' }],
      next: ['kc4-08'],
    })
    rollAndGo(traded, 2)
    expect(said(play(traded, swapAction(1)))).toEqual([
      'Ana and Ben trade places; Ana is at Hanging On now.',
      'Ana has traded places for Hanging On, and goes home from there.',
    ])
  })

  it('reports a stop that costs spaces, and a new life (COS-39)', () => {
    const state = createPosition({ players: [{ at: 'e4-11' }, {}] })
    expect(said(rollAndGo(state, 9))).toContain('Stop at Past Life Review: Ana loses 4 spaces of the move.')
    const reborn = createPosition({ players: [{ at: 's-18', lives: 2 }, {}] })
    expect(said(rollAndGo(reborn, 5))).toContain('Ana is born again: life 3.')
  })

  it('Y4: pauses long enough to read the whole text of a drawn card', () => {
    const state = createPosition({ players: [{ at: 'e1-04' }, {}], next: ['kc1-02'] })
    const read = readingPauses(
      rollAndGo(state, 2).map((event) => visibleEventFor(event, 'table')),
      [],
    )
    const text = read.map((each) => (each === 'glance' ? '' : formatMessage(each, TEST_PLAYER_NAMES))).join(' ')
    expect(text).toContain('Ana draws “')
    expect(readingTimeMs(text)).toBeGreaterThan(2500)
  })
})

describe('a refusal', () => {
  it('names the reason why the action is illegal', () => {
    const wheel = createPosition({ players: [{ at: 'e1-06' }, {}, {}] })
    const why = (state: CosmicState, action: CosmicAction) => {
      const reason = cosmicKarma.explainIllegal(cosmicKarma.view(state, decider(state)), decider(state), action)
      return reason && formatMessage(reason, TEST_PLAYER_NAMES)
    }
    expect(why(wheel, freeWillCardAction(3))).toBe('You have no Free Will Card 3.')
    expect(why(wheel, goAction)).toBe('First throw the dice.')
    expect(why(wheel, joinPlayerAction(1))).toBe(
      'That is possible only at the beginning of a turn in Future Life Planning.',
    )
    const gate = createPosition({ players: [{ at: 'e2-08' }, {}] })
    rollAndGo(gate, 6)
    expect(why(gate, stepToAction('e3-01'))).toBe('From here your way does not lead to Reply All next.')
    expect(why(gate, chooseColourAction('green'))).toBe('First choose the way at the fork.')
  })
})
