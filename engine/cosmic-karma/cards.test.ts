/** Every card: the effects of its sides on an empty account, drawn on a space of its land. */
import { describe, expect, test } from 'vitest'
import { playerOf } from './account.ts'
import { CHOICE_CARD_IDS, CHOICE_CARDS, KARMA_CARD_IDS, KARMA_CARDS } from './card-table.ts'
import type { ChoiceCardId, KarmaCardId, LandNumber, ChoiceCardSideId, SpaceId } from './data.ts'
import type { CosmicState } from './state.ts'
import {
  accountText,
  choicesText,
  spaceOfSeat,
  chooseColourAction,
  decider,
  doneAction,
  giveBackBeadAction,
  giveBackPegAction,
  play,
  createPosition,
  rollAndGo,
  playerSummaryText,
  swapAction,
  takePegAction,
  eventsOfKind,
} from './testing.ts'
import type { PlayerSketch } from './testing.ts'

interface Draw {
  readonly from: SpaceId
  readonly at: SpaceId
}
/** Where a throw of 2 draws a card of that land. */
const CHOICE_AT: Readonly<Record<LandNumber, Draw>> = {
  1: { from: 'e1-01', at: 'e1-03' },
  2: { from: 'e1-15', at: 'e2-02' },
  3: { from: 'e3-05', at: 'e3-07' },
  4: { from: 'e3-14', at: 'e4-01' },
}
const KARMA_AT: Readonly<Record<LandNumber, Draw>> = {
  1: { from: 'e1-04', at: 'e1-06' },
  2: { from: 'e2-03', at: 'e2-05' },
  3: { from: 'e3-10', at: 'e3-12' },
  4: { from: 'e4-01', at: 'e4-03' },
}

/** Draws a card of a pack by throwing 2. */
function draw(
  card: ChoiceCardId | KarmaCardId,
  side: ChoiceCardSideId,
  from: SpaceId,
  own: PlayerSketch = {},
): CosmicState {
  const state = createPosition({ players: [{ ...own, at: from }, {}], next: [card] })
  const events = rollAndGo(state, 2, side)
  expect(eventsOfKind(events, 'drew').map((event) => event.card)).toEqual([card])
  return state
}

/** `again`: another turn follows; `other`: what the other player took. The space is left out where the card was drawn. */
function result(state: CosmicState, drawnAt: SpaceId): string {
  const words = playerSummaryText(state).split(' ')
  if (spaceOfSeat(state) === drawnAt) words.splice(-2)
  if (decider(state) === 0) words.push('again')
  if (accountText(state, 1) !== '') words.push('other', accountText(state, 1))
  return words.join(' ')
}

/** Card, side, what it brings, and from where a throw of 2 draws it, if not from the usual place. */
const CHOICES: readonly (readonly [ChoiceCardId, ChoiceCardSideId, string, SpaceId?])[] = [
  ['cc1-01', 'a', 'beads 1/0'],
  ['cc1-01', 'b', 'rings 2/0'],
  ['cc1-02', 'a', 'rings 0/1'],
  ['cc1-02', 'b', 'beads 0/1'],
  ['cc1-03', 'a', 'rings 1/0'],
  ['cc1-03', 'b', 'beads 1/0'],
  ['cc1-04', 'a', 'beads 0/1'],
  ['cc1-04', 'b', 'pegs 0/1/0'],
  ['cc1-05', 'a', 'rings 0/2'],
  ['cc1-05', 'b', 'lost 1'],
  ['cc1-06', 'a', 'rings 1/0'],
  ['cc1-06', 'b', 'beads 1/0'],
  ['cc1-07', 'a', 'beads 1/0'],
  ['cc1-07', 'b', 'pegs 0/0/1'],
  ['cc1-08', 'a', 'beads 1/0'],
  ['cc1-08', 'b', 'pegs 1/0/0'],
  ['cc1-09', 'a', 'rings 0/1'],
  ['cc1-09', 'b', 'beads 0/1 again'],
  ['cc1-10', 'a', 'at e2-03', 'e1-13'],
  ['cc1-10', 'b', 'rings 1/1'],
  ['cc1-11', 'a', 'beads 1/0'],
  ['cc1-11', 'b', 'rings 2/0 other rings 1/0'],
  ['cc1-12', 'b', 'beads 0/1'],
  ['cc2-01', 'a', 'beads 1/0'],
  ['cc2-01', 'b', 'rings 1/0'],
  ['cc2-02', 'a', 'beads 0/1 cards 1 at e2-09', 'e2-05'],
  ['cc2-02', 'b', 'rings 0/2'],
  ['cc2-03', 'a', 'rings 2/0'],
  ['cc2-03', 'b', 'beads 1/0'],
  ['cc2-04', 'a', 'pegs 0/1/0'],
  ['cc2-04', 'b', 'beads 0/1'],
  ['cc2-05', 'a', 'beads 0/1'],
  ['cc2-05', 'b', 'rings 0/1'],
  ['cc2-06', 'a', 'rings 1/0'],
  ['cc2-06', 'b', 'beads 1/0'],
  ['cc2-07', 'a', 'pegs 0/0/1'],
  ['cc2-07', 'b', 'beads 1/0'],
  ['cc2-08', 'a', 'beads 0/1'],
  ['cc2-08', 'b', 'pegs 1/0/0'],
  ['cc2-09', 'a', 'rings 1/0'],
  ['cc2-09', 'b', 'beads 1/0'],
  ['cc2-10', 'a', 'rings 0/2 lost 1'],
  ['cc2-10', 'b', 'beads 0/1'],
  ['cc2-11', 'a', 'beads 1/0 rings 0/1 at e2-06'],
  ['cc2-11', 'b', 'rings 2/0 other rings 1/0'],
  ['cc2-12', 'a', 'beads 1/0'],
  ['cc3-01', 'a', 'rings 2/0'],
  ['cc3-01', 'b', 'beads 1/0'],
  ['cc3-02', 'a', 'beads 0/1'],
  ['cc3-02', 'b', 'rings 0/2'],
  ['cc3-03', 'a', 'beads 1/0'],
  ['cc3-03', 'b', 'rings 1/0'],
  ['cc3-04', 'a', 'pegs 0/1/0'],
  ['cc3-04', 'b', 'beads 0/1'],
  ['cc3-05', 'a', 'beads 0/1 cards 1'],
  ['cc3-05', 'b', 'rings 0/1'],
  ['cc3-06', 'a', 'beads 1/0'],
  ['cc3-06', 'b', 'rings 1/0'],
  ['cc3-07', 'a', 'pegs 0/0/1'],
  ['cc3-07', 'b', 'beads 1/0'],
  ['cc3-08', 'a', 'pegs 1/0/0'],
  ['cc3-08', 'b', 'beads 1/0'],
  ['cc3-09', 'a', 'beads 0/1 cards 1'],
  ['cc3-09', 'b', 'rings 0/1'],
  ['cc3-10', 'a', 'rings 1/1 lost 1'],
  ['cc3-10', 'b', 'beads 1/0 pegs 0/0/1'],
  ['cc3-11', 'b', 'lost 1'],
  ['cc3-12', 'a', 'beads 1/0'],
  ['cc3-12', 'b', 'rings 2/0 other rings 0/1'],
  ['cc4-01', 'a', 'rings 2/0'],
  ['cc4-01', 'b', 'beads 1/0'],
  ['cc4-02', 'a', 'rings 0/1'],
  ['cc4-02', 'b', 'beads 0/1'],
  ['cc4-03', 'a', 'beads 1/0'],
  ['cc4-03', 'b', 'rings 1/0'],
  ['cc4-04', 'a', 'beads 0/1'],
  ['cc4-04', 'b', 'pegs 0/1/0'],
  ['cc4-05', 'a', 'rings 0/2'],
  ['cc4-05', 'b', 'beads 0/1'],
  ['cc4-06', 'a', 'beads 0/1'],
  ['cc4-06', 'b', 'rings 1/0 other rings 1/0'],
  ['cc4-07', 'a', 'beads 1/0'],
  ['cc4-07', 'b', 'pegs 0/0/1'],
  ['cc4-08', 'a', 'pegs 1/0/0'],
  ['cc4-08', 'b', 'beads 0/1'],
  ['cc4-09', 'a', 'beads 1/0'],
  ['cc4-09', 'b', 'rings 1/0'],
  ['cc4-10', 'a', 'beads 1/0 cards 1'],
  ['cc4-10', 'b', 'rings 1/1 lost 1'],
  ['cc4-11', 'b', 'beads 1/0'],
  ['cc4-12', 'a', 'rings 0/1'],
  ['cc4-12', 'b', 'beads 0/1'],
]

/** Drawn and carried out with one choice or more. */
const CHOSEN: readonly (readonly [ChoiceCardId, ChoiceCardSideId])[] = [
  ['cc1-12', 'a'],
  ['cc2-12', 'b'],
  ['cc3-11', 'a'],
  ['cc4-11', 'a'],
]

const KARMAS: readonly (readonly [KarmaCardId, string, SpaceId?])[] = [
  ['kc1-01', 'pegs 0/1/0'],
  ['kc1-02', 'lost 1'],
  ['kc1-03', 'beads 0/1 at e2-01', 'e1-11'],
  ['kc1-04', 'beads 1/0'],
  ['kc1-05', 'rings 2/0'],
  ['kc1-06', 'beads 0/1'],
  ['kc1-07', 'rings 0/1'],
  ['kc1-08', 'beads 0/1 at e1-01'],
  ['kc1-09', 'pegs 1/0/0'],
  ['kc1-10', 'cards 1'],
  ['kc2-01', 'pegs 0/0/1'],
  ['kc2-02', 'lost 1'],
  ['kc2-03', 'cards 1 at e2-09'],
  ['kc2-04', 'beads 1/0'],
  ['kc2-05', 'beads 0/1'],
  ['kc2-06', 'rings 2/0'],
  ['kc2-07', 'rings 0/2'],
  ['kc2-10', 'again'],
  ['kc3-01', 'pegs 0/1/0'],
  ['kc3-02', 'lost 1'],
  ['kc3-03', 'rings 2/0'],
  ['kc3-04', 'beads 1/0'],
  ['kc3-05', 'beads 0/1'],
  ['kc3-06', 'pegs 0/0/1 cards 1 at e3-10', 'e3-03'],
  ['kc3-08', 'rings 0/1 at sword-2'],
  ['kc3-09', 'pegs 1/0/0'],
  ['kc4-01', 'beads 0/1 at e4-07'],
  ['kc4-02', 'lost 1'],
  ['kc4-03', 'rings 0/2'],
  ['kc4-04', 'beads 1/0'],
  ['kc4-05', 'beads 0/1'],
  ['kc4-06', 'rings 1/1'],
  ['kc4-07', 'at s-01'],
  ['kc4-10', 'at sword-3'],
]
const CHOSEN_KARMAS: readonly KarmaCardId[] = ['kc2-08', 'kc2-09', 'kc3-07', 'kc3-10', 'kc4-08', 'kc4-09']

describe('Choice Cards', () => {
  test('the tables of this test contain every side of every Choice Card exactly once', () => {
    const tested = [...CHOICES, ...CHOSEN].map(([card, side]) => `${card} ${side}`)
    expect(tested.sort()).toEqual(CHOICE_CARD_IDS.flatMap((card) => [`${card} a`, `${card} b`]).sort())
  })

  for (const [card, side, expected, from] of CHOICES)
    test(`${card}, side ${side}: ${expected}`, () => {
      const usual = CHOICE_AT[CHOICE_CARDS[card].land]
      expect(result(draw(card, side, from ?? usual.from), usual.at)).toBe(expected)
    })

  test.each(CHOSEN)('%s, side %s: the player may give back up to two loose beads (COS-59)', (card, side) => {
    const start = CHOICE_AT[CHOICE_CARDS[card].land].from
    const state = draw(card, side, start, { beads: { green: 1, orange: 2 }, habits: { green: 1 } })
    expect(choicesText(state)).toBe('giveBack:green giveBack:orange done')
    play(state, giveBackBeadAction('orange'))
    expect(choicesText(state)).toBe('giveBack:green giveBack:orange done')
    const more = structuredClone(state)
    play(state, giveBackBeadAction('orange'))
    expect([accountText(state), decider(state)]).toEqual(['beads 1/0 habits 1/0', 1])
    play(more, doneAction)
    expect([accountText(more), decider(more)]).toEqual(['beads 1/1 habits 1/0', 1])
  })
})

describe('Karma Cards', () => {
  test('the tables of this test contain every Karma Card exactly once', () => {
    const tested = [...KARMAS.map(([card]) => card), ...CHOSEN_KARMAS]
    expect(tested.sort()).toEqual([...KARMA_CARD_IDS].sort())
  })

  for (const [card, expected, from] of KARMAS)
    test(`${card}: ${expected}`, () => {
      const usual = KARMA_AT[KARMA_CARDS[card].land]
      expect(result(draw(card, 'a', from ?? usual.from), usual.at)).toBe(expected)
    })

  test.each(['kc2-08', 'kc3-10'] as const)('%s: sends the pawn to the Pit (COS-132)', (card) => {
    const state = draw(card, 'a', KARMA_AT[KARMA_CARDS[card].land].from)
    expect([spaceOfSeat(state), choicesText(state)]).toEqual(['pit', 'colour:green colour:orange'])
    play(state, chooseColourAction('green'))
    expect([accountText(state), decider(state)]).toEqual(['beads 1/0', 1])
  })

  test('kc2-09: sends the pawn to the Temple of the Torch, where the player chooses the colour of a ring', () => {
    const state = draw('kc2-09', 'a', 'e2-03')
    expect(spaceOfSeat(state)).toBe('torch-1')
    play(state, chooseColourAction('orange'))
    expect(accountText(state)).toBe('rings 0/1')
  })

  test('kc3-07: the player gives back a peg that is not part of a master tool (COS-100)', () => {
    const state = draw('kc3-07', 'a', 'e3-10', { pegs: { torch: 1, sword: 2, wand: 1 } })
    expect(choicesText(state)).toBe('losePeg:torch losePeg:wand')
    play(state, giveBackPegAction('torch'))
    expect(accountText(state)).toBe('pegs 0/2/1')
    expect(accountText(draw('kc3-07', 'a', 'e3-10', { pegs: { torch: 2, wand: 1 } }))).toBe('pegs 2/0/0')
    const none = draw('kc3-07', 'a', 'e3-10', { pegs: { torch: 2 } })
    expect([accountText(none), decider(none)]).toEqual(['pegs 2/0/0', 1])
  })

  test('kc4-08: the player may trade places with a player in Lands 1 to 4 (COS-92)', () => {
    const state = createPosition({ players: [{ at: 'e4-01' }, { at: 'e1-10' }, { at: 's-03' }], next: ['kc4-08'] })
    rollAndGo(state, 2)
    expect(choicesText(state)).toBe('swap:1 done')
    const kept = structuredClone(state)
    play(state, swapAction(1))
    expect([spaceOfSeat(state, 0), spaceOfSeat(state, 1), accountText(state, 0), accountText(state, 1)]).toEqual([
      'e1-10',
      'e4-03',
      '',
      '',
    ])
    play(kept, doneAction)
    expect([spaceOfSeat(kept, 0), spaceOfSeat(kept, 1), decider(kept)]).toEqual(['e4-03', 'e1-10', 1])
  })

  test('kc4-09: the player takes a peg of a chosen kind (COS-99)', () => {
    const state = draw('kc4-09', 'a', 'e4-01', { pegs: { torch: 2, sword: 1 } })
    expect(choicesText(state)).toBe('takePeg:sword takePeg:wand')
    play(state, takePegAction('wand'))
    expect(playerOf(state, 0).pegs).toEqual({ torch: 2, sword: 1, wand: 1 })
  })
})
