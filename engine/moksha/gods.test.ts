import { describe, expect, test } from 'vitest'
import { createEventRecorder } from '../core/contract/game-events.ts'
import { brahmaDrawCount, oceanTokenCount, totalFreeTokenSpaceCount } from './board.ts'
import { REGIONS } from './data.ts'
import { hexIndexAt } from './harmony-grid.ts'
import { moksha } from './index.ts'
import type { MokshaState } from './state.ts'
import type { PlayerSketch } from './testing.ts'
import {
  brahmaAction,
  devoteAction,
  firstItemRandom,
  ganeshaAction,
  goAction,
  harmonyAction,
  placeDrawnTokenAction,
  markerHexOf,
  isLegal,
  legalActions,
  choicesOfVerb,
  play,
  playWithRandom,
  createPosition,
  replaceTokenAction,
  playerOfSeat,
  shivaAction,
  drawnTokenToOceanAction,
  swapAction,
  eventsOfKind,
  vishnuAction,
  wanderAction,
} from './testing.ts'

/** Three players: stacks of two. Seat 0 stands in region 4, its marker where one artha karma is gathered. */
function holy(sketch: PlayerSketch, piles: Readonly<Record<number, string>> = {}): MokshaState {
  return createPosition({ players: [{ at: [-3, 2], ...sketch }, {}, {}], piles })
}

/** Full stacks everywhere but in some regions, of tokens that leave the first ones for the Ocean. */
function filled(except: Readonly<Record<number, string>>): Record<number, string> {
  const pairs = ['artha10 artha10', 'artha10 artha10', 'artha5 artha5', 'artha5 artha5', 'artha5 artha5']
  pairs.push('kama10 kama10', 'kama10 kama10', 'kama5 kama5', 'kama5 kama5')
  const piles: Record<number, string> = {}
  for (const { id } of REGIONS) piles[id] = except[id] ?? pairs.pop() ?? ''
  return piles
}

describe('Brahma', () => {
  test('MOK-74: the player lays five tokens from the Ocean at any depth of any stack with room', () => {
    const state = holy({ ready: 'brahma' }, { 7: 'kama5', 8: 'kama5 artha5' })
    const before = oceanTokenCount(state)
    const events = playWithRandom(firstItemRandom, state, brahmaAction)
    expect(state.drawn).toEqual(['dharma5', 'dharma5', 'dharma5', 'dharma5', 'dharma5'])
    expect(oceanTokenCount(state)).toBe(before - 5)
    expect(eventsOfKind(events, 'drew')).toMatchObject([{ tokens: state.drawn }])
    expect(choicesOfVerb(state, 'lay').filter(({ region }) => [6, 7, 8].includes(region))).toEqual([
      placeDrawnTokenAction(6, 0),
      placeDrawnTokenAction(7, 1),
      placeDrawnTokenAction(7, 0),
    ])
    play(state, placeDrawnTokenAction(7, 0))
    expect(state.piles[6]).toEqual(['dharma5', 'kama5'])
    play(state, placeDrawnTokenAction(1, 0), placeDrawnTokenAction(1, 1), placeDrawnTokenAction(2, 0))
    expect(state.piles[0]).toEqual(['dharma5', 'dharma5'])
    expect(isLegal(state, placeDrawnTokenAction(1, 0))).toBe(false)
    play(state, placeDrawnTokenAction(3, 0))
    expect([state.drawn, playerOfSeat(state).gods.brahma]).toEqual([[], 'used'])
    expect(isLegal(state, wanderAction(4))).toBe(true)
  })

  test('MOK-74: with four players stacks have three tokens, and a token can be laid between two others', () => {
    const state = createPosition({ players: [{ ready: 'brahma' }, {}, {}, {}], piles: { 7: 'kama5 artha5' } })
    playWithRandom(firstItemRandom, state, brahmaAction)
    play(state, placeDrawnTokenAction(7, 1))
    expect(state.piles[6]).toEqual(['kama5', 'dharma5', 'artha5'])
  })

  test('MOK-75: Brahma draws at most the tokens of the Ocean, and cannot be used with an empty Ocean or full stacks', () => {
    const few = createPosition({
      players: [
        { ready: 'brahma', tokens: 'dharma5 dharma5 dharma5 dharma5' },
        { tokens: 'dharma10 dharma10 dharma10 dharma10' },
        { tokens: 'dharma5 dharma5 kama5 kama5' },
      ],
      piles: filled({ 1: '', 2: '' }),
    })
    expect([oceanTokenCount(few), brahmaDrawCount(few)]).toEqual([3, 3])
    playWithRandom(firstItemRandom, few, brahmaAction)
    expect(few.drawn).toEqual(['dharma10', 'kama10', 'artha10'])
    const all = holy({ ready: 'brahma', tokens: '' }, filled({ 1: 'dharma10 dharma10', 2: 'dharma10 dharma10' }))
    expect(totalFreeTokenSpaceCount(all)).toBe(0)
    expect(isLegal(all, brahmaAction)).toBe(false)
    const dry = createPosition({
      players: [{ ready: 'brahma', tokens: 'dharma10 kama10 artha10' }, {}, {}, {}],
      piles: Object.fromEntries(
        REGIONS.filter(({ id }) => id < 11).map(({ id }) => [
          id,
          id > 6 ? 'dharma10 kama10 artha10' : 'dharma5 kama5 artha5',
        ]),
      ),
    })
    expect([oceanTokenCount(dry), totalFreeTokenSpaceCount(dry)]).toEqual([0, 3])
    expect(isLegal(dry, brahmaAction)).toBe(false)
  })

  test('MOK-109: the player first returns tokens without room, of the player’s choice', () => {
    const state = holy({ ready: 'brahma' }, filled({ 1: 'dharma10', 2: 'dharma10' }))
    expect(totalFreeTokenSpaceCount(state)).toBe(2)
    let nth = 0
    playWithRandom({ ...firstItemRandom, int: (bound) => (nth++ < 3 ? 0 : bound - 1) }, state, brahmaAction)
    expect(new Set(legalActions(state).map((action) => action.do))).toEqual(new Set(['sink']))
    const [kept = 'dharma5'] = state.drawn.toReversed()
    play(
      state,
      drawnTokenToOceanAction('dharma5'),
      drawnTokenToOceanAction('dharma5'),
      drawnTokenToOceanAction('dharma5'),
    )
    expect(state.drawn).toHaveLength(2)
    expect(state.drawn).toContain(kept)
    expect(legalActions(state)).toEqual([
      placeDrawnTokenAction(1, 1),
      placeDrawnTokenAction(1, 0),
      placeDrawnTokenAction(2, 1),
      placeDrawnTokenAction(2, 0),
    ])
  })

  test('MOK-72 MOK-74: Brahma, used before taking, can lay the token that is then taken', () => {
    const state = holy({ ready: 'brahma' })
    play(state, wanderAction(7))
    playWithRandom(firstItemRandom, state, brahmaAction)
    for (const action of [
      placeDrawnTokenAction(7, 0),
      placeDrawnTokenAction(1, 0),
      placeDrawnTokenAction(2, 0),
      placeDrawnTokenAction(3, 0),
      placeDrawnTokenAction(5, 0),
    ])
      play(state, action)
    expect(playerOfSeat(state).tokens).toEqual(['dharma5'])
  })
})

describe('Ganesha', () => {
  test('MOK-76: Ganesha gives two karma of one colour, within the limits, with room for at least one', () => {
    const state = holy({ ready: 'ganesha', karma: 'kama artha artha' })
    expect(choicesOfVerb(state, 'ganesha')).toEqual([ganeshaAction('dharma'), ganeshaAction('kama')])
    const events = play(state, ganeshaAction('kama'))
    expect(playerOfSeat(state).karma).toEqual({ dharma: 0, kama: 2, artha: 2 })
    expect(eventsOfKind(events, 'karma')).toMatchObject([{ pillar: 'kama', count: 1, source: 'ganesha' }])
    const full = holy({ ready: 'ganesha', karma: 'dharma dharma kama kama artha artha' })
    expect(isLegal(full, ganeshaAction('kama'))).toBe(false)
  })

  test('MOK-66 MOK-76: karma from Ganesha can be the third colour and bring aura', () => {
    const state = holy({ ready: 'ganesha', karma: 'kama artha' })
    const events = play(state, ganeshaAction('dharma'))
    expect(eventsOfKind(events, 'aura')).toMatchObject([{ source: 'threeColours', total: 1 }])
    expect(playerOfSeat(state).karma.dharma).toBe(2)
  })
})

describe('Vishnu', () => {
  test('MOK-77: Vishnu gives the top token of any region, with its shifts at once and without a dot', () => {
    const state = holy({ ready: 'vishnu', at: [0, 0] }, { 7: 'kama5 dharma10', 9: 'kama5' })
    expect(choicesOfVerb(state, 'vishnu')).toEqual([vishnuAction(7), vishnuAction(9)])
    play(state, vishnuAction(7))
    expect([playerOfSeat(state).tokens, markerHexOf(state)]).toEqual([['dharma10'], hexIndexAt(0, -2)])
    expect(isLegal(state, vishnuAction(9))).toBe(false)
    expect(isLegal(holy({ ready: 'vishnu' }), vishnuAction(7))).toBe(false)
  })

  test('MOK-77 MOK-65: with Vishnu a fifth token replaces one, and the fourth token brings aura', () => {
    const full = holy({ ready: 'vishnu', tokens: 'kama5 kama5 kama5 artha5' }, { 7: 'dharma5' })
    play(full, vishnuAction(7))
    expect(legalActions(full)).toEqual([replaceTokenAction('kama5'), replaceTokenAction('artha5')])
    play(full, replaceTokenAction('artha5'))
    expect(playerOfSeat(full).tokens).toEqual(['kama5', 'kama5', 'kama5', 'dharma5'])
    const fourth = holy({ ready: 'vishnu', tokens: 'kama5 kama5 kama5' }, { 7: 'dharma5' })
    expect(eventsOfKind(play(fourth, vishnuAction(7)), 'aura')).toMatchObject([{ source: 'fourthToken' }])
  })

  test('MOK-78: Vishnu before gathering changes the hex of the reward; later it brings no new reward', () => {
    const early = holy({ ready: 'vishnu', at: [-2, 2] }, { 9: 'artha5' })
    play(early, wanderAction(4), goAction, vishnuAction(9))
    expect(playerOfSeat(early).karma.artha).toBe(2)
    const late = holy({ ready: 'vishnu', at: [-2, 2] }, { 9: 'artha5' })
    play(late, wanderAction(4), goAction, goAction, vishnuAction(9))
    expect([playerOfSeat(late).karma.artha, markerHexOf(late)]).toEqual([1, hexIndexAt(-3, 3)])
  })

  test('MOK-72 MOK-77: a token taken with Vishnu after step 3 can prevent a death', () => {
    const state = createPosition({
      players: [{ at: [-3, 2], stage: 5, tokens: 'kama5', ready: 'vishnu' }, {}, {}],
      piles: { 9: 'artha5' },
      turn: { stage: 'devote' },
    })
    play(state, devoteAction('shiva', 'kama5'), vishnuAction(9), goAction)
    expect(playerOfSeat(state)).toMatchObject({ stage: 6, lives: 0 })
  })

  test('MOK-96 MOK-77: view and determinize agree in the middle of an effect', () => {
    const state = holy({ occupation: 'pandit', ready: 'vishnu', tokens: 'kama5 kama5 kama5 kama5' }, { 7: 'dharma5' })
    play(state, vishnuAction(7))
    for (const action of [replaceTokenAction('kama5'), harmonyAction(-3, 2)]) {
      const seen = moksha.view(state, 0)
      expect(moksha.view(moksha.determinize(seen, 0, firstItemRandom), 0)).toEqual(seen)
      if (isLegal(state, action)) play(state, action)
    }
  })
})

describe('Shiva', () => {
  test('MOK-79: Shiva swaps two buildings and moves nothing else', () => {
    const state = holy({ ready: 'shiva', disciples: { 4: 1 } }, { 4: 'kama5', 11: 'artha5' })
    const piles = structuredClone(state.piles)
    const events = play(state, shivaAction(4))
    expect(choicesOfVerb(state, 'swap')).toHaveLength(10)
    events.push(...play(state, swapAction(11)))
    expect([state.buildings[3], state.buildings[10]]).toEqual(['neutral', 'shiva'])
    expect(state.piles).toEqual(piles)
    expect(playerOfSeat(state)).toMatchObject({ region: 4 })
    expect(playerOfSeat(state).disciples[3]).toBe(1)
    expect(eventsOfKind(events, 'swapped')).toEqual([{ kind: 'swapped', seat: 0, regions: [4, 11] }])
  })

  test('MOK-79: Shiva after step 1 changes step 3 without a new shift; Shiva before taking changes the dot', () => {
    const late = holy({ ready: 'shiva', karma: 'kama' })
    play(late, wanderAction(7), goAction, shivaAction(7), swapAction(1))
    expect(markerHexOf(late)).toBe(hexIndexAt(-2, 2))
    expect(choicesOfVerb(late, 'devote')).toContainEqual(devoteAction('brahma', 'kama'))
    const early = holy({ ready: 'shiva', karma: 'kama' })
    play(early, wanderAction(7), shivaAction(7), swapAction(9))
    expect(markerHexOf(early)).toBe(hexIndexAt(-3, 2))
  })
})

test('MOK-46 MOK-73: two gods used in one window have separate checkpoints with valid states', () => {
  const state = holy({ ready: 'shiva ganesha' })
  const { emit, report } = createEventRecorder(() => moksha.clone(state))
  moksha.play(state, 0, ganeshaAction('kama'), firstItemRandom, emit)
  moksha.play(state, 0, shivaAction(1), firstItemRandom, emit)
  moksha.play(state, 0, swapAction(2), firstItemRandom, emit)
  expect(report.checkpoints.length).toBeGreaterThan(3)
  for (const beat of report.checkpoints) expect(moksha.findBrokenInvariants(beat.state)).toEqual([])
})
