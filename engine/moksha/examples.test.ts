/** The worked examples of RULES.md, section 12. */
import { describe, expect, test } from 'vitest'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { harmonyDestinationsIfInRegion } from './evolve.ts'
import { rewardOfHex } from './gather.ts'
import { deathMajorityRegionsAndAura, moksha, rewardPreviewFor, survivalCheckResultIfNow } from './index.ts'
import { hexIndexAt } from './harmony-grid.ts'
import type { MokshaState } from './state.ts'
import {
  walkDestinationsOf,
  brahmaAction,
  replaceRivalDiscipleAction,
  decider,
  goAction,
  keepKarmaAction,
  placeDrawnTokenAction,
  legalActions,
  choicesOfVerb,
  play,
  playWithRandom,
  createPosition,
  sacrificeAction,
  mobilizeAction,
  playerOfSeat,
  drawnTokenToOceanAction,
  eventsOfKind,
  wanderAction,
} from './testing.ts'

const at = (q: number, r: number): number => hexIndexAt(q, r)
const endsAt = (state: MokshaState, region: number): number[] =>
  harmonyDestinationsIfInRegion(state, 0, region).map(({ hex }) => hex)

describe('worked examples', () => {
  test('E1 MOK-31 MOK-32: clipped shifts', () => {
    const state = createPosition({
      players: [{ at: [1, -3] }, {}],
      piles: { 7: 'artha10' },
      buildings: { 7: 'dharma' },
    })
    expect(endsAt(state, 7).toSorted((a, b) => a - b)).toEqual([at(-1, -2), at(-1, -1)].sort((a, b) => a - b))
    expect(rewardOfHex(at(-1, -2))).toMatchObject({ disciples: 0, karma: ['dharma'] })
    expect(rewardOfHex(at(-1, -1))).toMatchObject({ disciples: 1, karma: [] })
    const paths = harmonyDestinationsIfInRegion(state, 0, 7).map(({ hex, path }) => [
      hex,
      path.map(({ pillar }) => pillar).join(' '),
    ])
    expect(paths).toContainEqual([at(-1, -2), 'artha artha dharma'])
    expect(paths).toContainEqual([at(-1, -1), 'dharma artha artha'])
  })

  test('E2 MOK-28: the two moves of the published example', () => {
    const state = createPosition({
      piles: { 10: 'dharma10', 7: 'artha5' },
      buildings: { 10: 'artha', 7: 'kama' },
    })
    expect(endsAt(state, 10)).toEqual([at(-1, -1)])
    expect(endsAt(state, 7)).toEqual([at(0, 1)])
    expect(rewardPreviewFor(state, 0, at(-1, -1), 10)).toEqual({ disciples: 1, karma: [], any: [] })
    expect(rewardPreviewFor(state, 0, at(0, 1), 7)).toEqual({ disciples: 3, karma: [], any: [] })
  })

  test('E3 MOK-35 MOK-94: gathering with the limit', () => {
    const state = createPosition({
      players: [{ occupation: 'soldier', at: [-1, 0] }, { disciples: { 4: 3 } }],
    })
    play(state, wanderAction(4))
    expect([playerOfSeat(state, 1).disciples[3], playerOfSeat(state).disciples[3]]).toEqual([3, 1])
    play(state, replaceRivalDiscipleAction(1))
    expect([playerOfSeat(state, 1).disciples[3], playerOfSeat(state).disciples[3]]).toEqual([2, 2])
  })

  test('E4 MOK-52: deceasing', () => {
    const farmer = { occupation: 'farmer', stage: 6, tokens: 'kama5 artha10', disciples: { 1: 4, 2: 3 } } as const
    const { occupation, stage } = farmer
    expect(survivalCheckResultIfNow({ occupation, stage, tokens: ['kama5', 'artha10'] })).toEqual({
      vitality: 35,
      need: 45,
      lives: false,
    })
    const state = createPosition({ players: [{ region: 7, ...farmer }, {}], turn: { stage: 'devote' } })
    const events = play(state, goAction)
    expect(eventsOfKind(events, 'died')).toMatchObject([{ stage: 6, vitality: 35, need: 45 }])
    play(state, { do: 'recall', region: 1 })
    expect(playerOfSeat(state).disciples.reduce((a, b) => a + b)).toBe(6)
  })

  test('E5 MOK-50 MOK-52: growing older', () => {
    const dalit = (stage: number, tokens: string): MokshaState =>
      createPosition({
        players: [{ occupation: 'dalit', region: 7, stage, tokens, disciples: { 4: 1 } }, {}],
        turn: { stage: 'devote' },
      })
    const first = dalit(1, '')
    play(first, ...(legalActions(first).length > 1 ? [goAction] : legalActions(first)))
    expect(playerOfSeat(first).stage).toBe(2)
    const second = dalit(2, 'kama5')
    play(second, goAction)
    expect(playerOfSeat(second).stage).toBe(3)
    const third = dalit(3, 'kama5')
    const events = play(third, sacrificeAction('kama5'), mobilizeAction(4, 10, 1))
    expect(eventsOfKind(events, 'died')).toMatchObject([{ stage: 3, vitality: 10, need: 15 }])
  })

  test('E6 MOK-55 MOK-57: aura', () => {
    const state = createPosition({
      players: [
        { region: 7, occupation: 'dalit', stage: 4, disciples: { 1: 2, 2: 1, 5: 1, 6: 1, 8: 3, 11: 2 } },
        { disciples: { 2: 1, 5: 3, 6: 1, 7: 2 } },
        { disciples: { 6: 1, 8: 1, 11: 2 } },
      ],
      turn: { stage: 'devote' },
    })
    expect(deathMajorityRegionsAndAura(state, 0)).toEqual({ regions: [1, 2, 6, 8, 11], aura: 2 })
    const events = play(state, goAction)
    expect(eventsOfKind(events, 'majority').map(({ region }) => region)).toEqual([1, 2, 6, 8, 11])
    expect(eventsOfKind(events, 'aura')).toMatchObject([{ amount: 2, count: 5, total: 2 }])
    for (const region of [8, 8, 8, 1, 5, 6]) play(state, { do: 'recall', region })
    expect(decider(state)).toBe(1)
    expect(playerOfSeat(state).disciples.reduce((a, b) => a + b)).toBe(4)
  })

  test('E7 MOK-62: rebirth', () => {
    const state = createPosition({
      players: [{ karma: 'dharma dharma kama kama artha' }, {}],
      top: 'jurist',
      turn: { stage: 'karma' },
    })
    play(state, keepKarmaAction('kama'))
    expect(playerOfSeat(state)).toMatchObject({ occupation: 'jurist', karma: { dharma: 0, kama: 1, artha: 0 } })
    const three = createPosition({
      players: [{ region: 7, occupation: 'farmer', stage: 6, karma: 'dharma dharma kama' }, {}],
      top: 'soldier',
      turn: { stage: 'devote' },
    })
    play(three, ...legalActions(three).slice(-1))
    expect(playerOfSeat(three)).toMatchObject({ occupation: 'soldier', karma: { dharma: 0, kama: 0, artha: 0 } })
  })

  test('E8 MOK-37 MOK-66: the karma limit', () => {
    const holding = (karma: string): MokshaState => createPosition({ players: [{ at: [3, 0], karma }, {}] })
    const one = holding('kama')
    play(one, wanderAction(4))
    expect(playerOfSeat(one).karma.kama).toBe(2)
    const third = holding('dharma artha')
    expect(eventsOfKind(play(third, wanderAction(4)), 'aura')).toMatchObject([{ source: 'threeColours', amount: 1 }])
  })

  test('E9 MOK-97: Jurist', () => {
    const state = createPosition({
      players: [{ occupation: 'jurist' }, {}],
      piles: { 7: 'artha5' },
      buildings: { 7: 'kama' },
    })
    const ends = harmonyDestinationsIfInRegion(state, 0, 7).map(({ hex, jurist }) => [
      hex,
      jurist?.token ?? 1,
      jurist?.temple ?? 1,
    ])
    expect(ends).toHaveLength(4)
    for (const end of [
      [at(0, 1), 1, 1],
      [at(-1, 2), 2, 1],
      [at(1, 1), 1, 2],
      [at(0, 2), 2, 2],
    ])
      expect(ends).toContainEqual(end)
  })

  test('E10 MOK-99 MOK-103: the last round', () => {
    const dying = { region: 7, occupation: 'dalit', stage: 4 } as const
    const state = createPosition({
      players: [
        { region: 3, occupation: 'maharaja', at: [-3, 2] },
        { ...dying, aura: 8, at: [0, 2], karma: 'dharma kama artha', disciples: { 1: 1, 2: 1, 3: 1, 5: 1 } },
        { region: 3, occupation: 'landholder', at: [-3, 2] },
        { ...dying, aura: 10, at: [2, -2], karma: 'dharma', disciples: { 6: 1, 8: 1, 9: 1, 11: 1 } },
      ],
      seat: 1,
      turn: { stage: 'devote' },
    })
    const events = play(state, goAction)
    expect(eventsOfKind(events, 'attained')).toMatchObject([{ seat: 1, aura: 10, target: 10 }])
    expect(eventsOfKind(events, 'lastTurns')).toMatchObject([{ left: [2, 3, 0] }])
    while (decider(state) !== 3) play(state, legalActions(state).at(-1) ?? goAction)
    // The turn of D, up to its death on ring 2.
    const turn = state.stack[0]
    if (turn?.kind === 'turn') turn.stage = 'devote'
    play(state, goAction)
    while (state.stack.length > 0) play(state, legalActions(state).at(-1) ?? goAction)
    expect(playerOfSeat(state, 3)).toMatchObject({ attained: true, aura: 12 })
    expect(moksha.outcome(state)?.ranking.slice(0, 2)).toMatchObject([
      { seats: [1], rank: 1, score: 2 },
      { seats: [3], rank: 2, score: 2 },
    ])
    expect(state.end).toBe('karma')
  })

  test('E11 MOK-22 MOK-24: the two-border move', () => {
    const goals = (land: number | null): number[] => {
      const state = createPosition({ players: [{ tokens: 'kama5' }, { land: land ?? 1 }] })
      return walkDestinationsOf(state, 0)
        .map(({ region }) => region)
        .sort((a, b) => a - b)
    }
    expect(goals(null)).toEqual([2, 4, 5, 7, 10, 11])
    expect(goals(10)).toEqual([2, 4, 7])
  })

  test('E12 MOK-82 MOK-83: Dalit', () => {
    const goals = (tokens: string, here: boolean): number[] => {
      const others = [
        { region: 5, occupation: 'farmer' },
        { region: 9, occupation: 'swami' },
      ] as const
      const state = createPosition({
        players: [
          { region: 3, occupation: 'dalit', tokens },
          ...others,
          ...(here ? [{ region: 3, occupation: 'soldier' } as const] : []),
        ],
      })
      return walkDestinationsOf(state, 0)
        .map(({ region }) => region)
        .sort((a, b) => a - b)
    }
    expect(goals('kama5', false)).toEqual([3, 6, 10, 11])
    expect(goals('', false)).toEqual([3])
    expect(goals('kama5', true)).toEqual([6, 10, 11])
    expect(goals('', true)).toEqual([3])
  })

  test('E13 MOK-74 MOK-75: Brahma', () => {
    // 29 tokens lie elsewhere: 19 on the map, 10 with the players.
    const state = createPosition({
      players: [
        { ready: 'brahma', tokens: 'kama10 kama10 kama10 kama10' },
        { tokens: 'artha10 artha10 artha10 artha10' },
        { tokens: 'artha10 kama10' },
      ],
      piles: {
        ...Object.fromEntries([1, 3, 4].map((region) => [region, 'dharma10 dharma5'])),
        ...Object.fromEntries([5, 6].map((region) => [region, 'dharma10 kama5'])),
        ...Object.fromEntries([8, 9, 10].map((region) => [region, 'artha5 kama5'])),
        7: 'kama5',
        11: 'artha5 artha5',
      },
    })
    expect(Object.values(state.ocean).reduce((a, b) => a + b)).toBe(4)
    playWithRandom(createRandomStream(seedFromText('E13'), 0), state, brahmaAction)
    expect(state.drawn).toHaveLength(4)
    play(state, drawnTokenToOceanAction(state.drawn[0] ?? 'kama5'))
    expect(legalActions(state)).toEqual([
      placeDrawnTokenAction(2, 0),
      placeDrawnTokenAction(7, 1),
      placeDrawnTokenAction(7, 0),
    ])
    play(state, placeDrawnTokenAction(2, 0), placeDrawnTokenAction(2, 1))
    expect(choicesOfVerb(state, 'lay')).toEqual([placeDrawnTokenAction(7, 1), placeDrawnTokenAction(7, 0)])
    play(state, placeDrawnTokenAction(7, 0))
    expect(Object.values(state.ocean).reduce((a, b) => a + b)).toBe(1)
    expect(state.piles.every((pile) => pile.length === 2)).toBe(true)
  })

  test('E14 MOK-104: even finish', () => {
    const saint = { occupation: 'dalit', stage: 4, aura: 10 } as const
    const begin = (evenFinish: boolean, alsoC: boolean): number[] => {
      const state = createPosition({
        players: [{ at: [-3, 2] }, { ...saint, region: 7 }, alsoC ? { ...saint, region: 9 } : {}, {}],
        seat: 1,
        turn: { stage: 'devote' },
        evenFinish,
      })
      const seats: number[] = []
      for (let turns = 0; state.end === null;) {
        if (turns !== state.turns) seats.push(decider(state))
        turns = state.turns
        play(state, legalActions(state).at(-1) ?? goAction)
      }
      return seats.slice(1)
    }
    expect(begin(true, false)).toEqual([2, 3, 0, 2, 3])
    expect(begin(true, true)).toEqual([2, 3, 0, 3])
    expect(begin(false, false)).toEqual([2, 3, 0])
  })
})
