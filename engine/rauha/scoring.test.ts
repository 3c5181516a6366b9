import { describe, expect, test } from 'vitest'
import { countWaterSourcesOfSeat } from './board.ts'
import { energyForWaterAboveLeast } from './turn-flow.ts'
import { rauha } from './index.ts'
import {
  decider,
  discardForCrystalsAction,
  energyBySourceOf,
  endActivationAction,
  activateEntityAction,
  isLegal,
  legalActions,
  finishAllSeatsTurnBriefly,
  play,
  createPosition,
  crystalsAndEnergyOf,
  activateTileToPlaceSporeAction,
  sporeSquaresOf,
  squaresOfferedForAction,
  activateTileAction,
  eventsOfKind,
} from './testing.ts'
import type { PlayerSketch } from './testing.ts'

describe('scoring', () => {
  const scoring = (...players: PlayerSketch[]) => createPosition({ position: 12, players })

  test('RAU-82: a scoring phase follows when the avatars reach a corner, otherwise the next turn', () => {
    for (const [at, kind] of [
      [9, 'keep'],
      [10, 'keep'],
      [11, 'activate'],
      [15, 'activate'],
    ] as const) {
      const state = createPosition({ position: at, players: [{ spores: [0] }, { spores: [0] }] })
      finishAllSeatsTurnBriefly(state)
      expect([state.position, state.stack[0]?.kind]).toEqual([at + 1, kind])
    }
  })

  test('RAU-83: players score one at a time, clockwise from the first player', () => {
    const state = createPosition({
      position: 11,
      players: [{ spores: [0] }, { spores: [0] }, { spores: [0], energy: 2 }],
      arrivals: [0, 1, 2],
    })
    finishAllSeatsTurnBriefly(state)
    const order: number[] = []
    while (state.stack[0]?.kind === 'activate') {
      order.push(decider(state))
      play(state, endActivationAction)
    }
    expect(order).toEqual([2, 0, 1])
  })

  test('RAU-84: a player may activate every tile with a spore and every own entity, each at most once', () => {
    const state = scoring({ spores: [0, 2, 6], entities: ['kiteet', 'sienet'] }, { entities: ['maa'] })
    // The printed square 2 has no effect.
    expect(legalActions(state)).toEqual([
      activateTileAction(0),
      activateTileAction(6),
      activateEntityAction('sienet'),
      activateEntityAction('kiteet'),
      { do: 'activateAll' },
      endActivationAction,
    ])
    play(state, activateTileAction(6), activateEntityAction('kiteet'))
    expect([
      squaresOfferedForAction(state, 'activateTile'),
      isLegal(state, activateEntityAction('kiteet')),
      crystalsAndEnergyOf(state),
    ]).toEqual([[0], false, [4, 4]])
    play(state, endActivationAction)
    expect([decider(state), crystalsAndEnergyOf(state)]).toEqual([1, [4, 4]])
  })

  test('RAU-85: a spore placed during the scoring makes its tile available', () => {
    const state = scoring({ tiles: { 0: 'A1-18' }, spores: [0] }, {})
    expect(isLegal(state, activateTileAction(6))).toBe(false)
    play(state, activateTileToPlaceSporeAction(0, 6))
    expect(isLegal(state, activateTileAction(6))).toBe(true)
  })

  test('RAU-86: spores stay on the board after a scoring', () => {
    const state = scoring({ spores: [0, 6] }, {})
    play(state, activateTileAction(0), activateTileAction(6))
    expect(state.position).toBe(13)
    expect(sporeSquaresOf(state)).toEqual([0, 6])
  })

  test('RAU-87, RAU-90: water scores automatically by the lead over the player with the fewest sources', () => {
    const state = createPosition({
      position: 12,
      players: [
        { tiles: { 0: 'A2-26' }, spores: [6] },
        { tiles: { 0: 'A2-28' }, spores: [6] },
        { tiles: { 7: 'A2-06' }, spores: [6] },
      ],
    })
    expect([0, 1, 2].map((seat) => countWaterSourcesOfSeat(state, seat))).toEqual([4, 3, 0])
    const events = play(state, endActivationAction, endActivationAction, endActivationAction)
    expect(eventsOfKind(events, 'water')).toEqual([
      { kind: 'water', seat: 0, sources: 4, least: 0, energy: 10 },
      { kind: 'water', seat: 1, sources: 3, least: 0, energy: 6 },
      { kind: 'water', seat: 2, sources: 0, least: 0, energy: 0 },
    ])
    expect(
      [energyBySourceOf(state, 0), energyBySourceOf(state, 1), energyBySourceOf(state, 2)].map((by) => by.water),
    ).toEqual([10, 6, 0])
    expect(eventsOfKind(events, 'gained').map(({ seat, from }) => [seat, from.kind])).toEqual([
      [0, 'water'],
      [1, 'water'],
    ])
  })

  test('RAU-88: a lead of 0, 1, 2, 3, 4, 5 or more sources gives 0, 1, 3, 6, 10, 15 energy', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 12].map((more) => energyForWaterAboveLeast(more + 2, 2))).toEqual([
      0, 1, 3, 6, 10, 15, 15, 15,
    ])
  })

  test('RAU-89: water counts without a spore, and with Vuori', () => {
    const state = scoring({ spores: [6], entities: ['vuori'] }, {})
    const events = play(state, endActivationAction)
    expect(eventsOfKind(events, 'water').map(({ seat, sources, energy }) => [seat, sources, energy])).toEqual([
      [0, 3, 3],
      [1, 1, 0],
    ])
  })

  test('RAU-87: players with nothing to activate still score water, and the next round is dealt', () => {
    const state = createPosition({ position: 11, players: [{ entities: ['vuori'] }, {}] })
    const events = finishAllSeatsTurnBriefly(state)
    expect(eventsOfKind(events, 'part').map(({ seat }) => seat)).toEqual([0, 1])
    expect([crystalsAndEnergyOf(state)[1], state.position, state.stack[0]?.kind]).toEqual([3, 13, 'keep'])
    expect(eventsOfKind(events, 'dealt')).toEqual([{ kind: 'dealt', round: 4, age: 2, count: 4 }])
    expect(rauha.findBrokenInvariants(state)).toEqual([])
  })

  test('RAU-91: after scorings 1 to 3 the avatars move on and the next round is dealt', () => {
    for (const corner of [4, 8, 12]) {
      const state = createPosition({ position: corner, players: [{ spores: [0] }, {}] })
      const events = play(state, endActivationAction)
      expect([state.position, state.deals.length]).toEqual([corner + 1, 2 * (corner / 4 + 1)])
      expect(eventsOfKind(events, 'advanced')).toEqual([{ kind: 'advanced', from: corner, to: corner + 1 }])
      expect(isLegal(state, discardForCrystalsAction, 0)).toBe(false)
    }
  })
})
