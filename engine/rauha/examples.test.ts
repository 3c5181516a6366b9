/** The worked examples of section 14 of RULES.md. Ana is seat 0. */
import { describe, expect, test } from 'vitest'
import { countWaterSourcesOfSeat } from './board.ts'
import { rauha } from './index.ts'
import {
  decider,
  endActivationAction,
  activateEntityAction,
  activatableEntities,
  isLegal,
  entitiesOwnedBy,
  placeAction,
  play,
  createPosition,
  crystalsAndEnergyOf,
  activateTileToPlaceSporeAction,
  sporeSquaresOf,
  eventsOfKind,
} from './testing.ts'
import { squaresOfferedForAction, activateTileAction } from './testing.ts'

describe('worked examples', () => {
  /** Round 2, turn 1: the row 0-1-2. */
  const first = () =>
    createPosition({
      position: 5,
      players: [
        { crystals: 3, energy: 6, tiles: { 0: 'A1-18', 1: 'A1-14', 8: 'A1-24' }, kept: 'A1-21' },
        { energy: 2 },
        { energy: 1 },
      ],
    })

  test('example 1 (RAU-36, RAU-47, RAU-60, RAU-70): a full activation', () => {
    const state = first()
    expect(rauha.findBrokenInvariants(state)).toEqual([])
    expect(squaresOfferedForAction(state, 'place')).toEqual([0, 2, 7])
    const events = play(state, placeAction(2))
    expect(eventsOfKind(events, 'welcomed')).toEqual([
      { kind: 'welcomed', seat: 0, entity: 'sienet', former: null, lines: [[2, 5, 8]] },
    ])
    expect(crystalsAndEnergyOf(state)).toEqual([3, 6])
    expect(activatableEntities(state)).toEqual(['sienet'])
    expect([
      isLegal(state, activateTileToPlaceSporeAction(0, 8)),
      squaresOfferedForAction(state, 'activateTile'),
    ]).toEqual([true, [1, 2]])
    play(state, activateEntityAction('sienet'))
    expect(crystalsAndEnergyOf(state)).toEqual([6, 6])
    play(state, activateTileToPlaceSporeAction(0, 8))
    expect([crystalsAndEnergyOf(state), sporeSquaresOf(state)]).toEqual([[4, 6], [8]])
    play(state, activateTileAction(2))
    expect(crystalsAndEnergyOf(state)).toEqual([4, 7])
    play(state, activateTileAction(1))
    expect(crystalsAndEnergyOf(state)).toEqual([4, 8])
    expect(decider(state), 'nothing is left to activate').toBe(1)
    expect(rauha.findBrokenInvariants(state)).toEqual([])
  })

  test('example 1 in another order (RAU-60): the player gains one energy less', () => {
    const state = first()
    play(
      state,
      placeAction(2),
      activateTileAction(2),
      activateTileAction(1),
      activateEntityAction('sienet'),
      activateTileToPlaceSporeAction(0, 8),
    )
    expect([crystalsAndEnergyOf(state), sporeSquaresOf(state)]).toEqual([[4, 7], [8]])
  })

  test('example 2 (RAU-84, RAU-85, RAU-87, RAU-88): a scoring', () => {
    const state = createPosition({
      position: 12,
      seat: 1,
      first: 1,
      players: [
        { energy: 30, tiles: { 0: 'A1-28' }, entities: ['vuori'] },
        {
          crystals: 5,
          energy: 40,
          tiles: { 0: 'A2-19', 2: 'A2-12', 4: 'A1-03', 7: 'A1-26' },
          spores: [0, 4],
          entities: ['taivas', 'maa'],
        },
        { energy: 20 },
      ],
    })
    expect([0, 1, 2].map((seat) => countWaterSourcesOfSeat(state, seat))).toEqual([5, 2, 1])
    play(state, activateTileAction(4))
    expect(crystalsAndEnergyOf(state, 1)).toEqual([7, 40])
    expect(isLegal(state, activateTileAction(2))).toBe(false)
    play(state, activateTileToPlaceSporeAction(0, 2))
    expect([crystalsAndEnergyOf(state, 1), sporeSquaresOf(state, 1)]).toEqual([
      [5, 40],
      [0, 2, 4],
    ])
    play(state, activateTileAction(2))
    expect(crystalsAndEnergyOf(state, 1)).toEqual([5, 41])
    play(state, activateEntityAction('taivas'))
    expect(crystalsAndEnergyOf(state, 1)).toEqual([1, 48])
    const events = play(state, activateEntityAction('maa'))
    expect(crystalsAndEnergyOf(state, 1)).toEqual([1, 52])
    expect(eventsOfKind(events, 'water').map(({ seat, energy }) => [seat, energy])).toEqual([
      [1, 1],
      [2, 0],
      [0, 10],
    ])
    expect([0, 1, 2].map((seat) => crystalsAndEnergyOf(state, seat)[1])).toEqual([40, 52, 20])
  })

  test('example 3 (RAU-52, RAU-67, RAU-74): taking entities', () => {
    const ana = 0
    const cleo = 1
    const ben = 2
    const state = createPosition({
      position: 10,
      seat: cleo,
      first: ana,
      players: [
        { entities: ['taivas'] },
        { crystals: 4, energy: 20, tiles: { 3: 'A1-28', 4: 'A1-34' }, kept: 'A2-31' },
        { tiles: { 0: 'A1-26' }, entities: ['vuori'] },
      ],
    })
    expect([countWaterSourcesOfSeat(state, cleo), countWaterSourcesOfSeat(state, ben)]).toEqual([3, 5])
    const events = play(state, placeAction(5))
    expect(eventsOfKind(events, 'welcomed').map(({ entity: taken, former }) => [taken, former])).toEqual([
      ['taivas', ana],
      ['vuori', ben],
    ])
    expect([countWaterSourcesOfSeat(state, cleo), countWaterSourcesOfSeat(state, ben)]).toEqual([7, 3])
    expect([squaresOfferedForAction(state, 'activateTile'), activatableEntities(state)]).toEqual([[1], ['taivas']])
    play(state, activateEntityAction('taivas'))
    expect(crystalsAndEnergyOf(state, cleo)).toEqual([0, 27])
    play(state, activateTileAction(1))
    expect(crystalsAndEnergyOf(state, cleo)).toEqual([0, 28])
    expect([entitiesOwnedBy(state, cleo), entitiesOwnedBy(state, ana)]).toEqual([['taivas', 'vuori'], []])
    expect(decider(state)).toBe(ben)
    expect(isLegal(state, endActivationAction)).toBe(false)
  })
})
