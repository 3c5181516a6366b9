import { describe, expect, test } from 'vitest'
import { countItemsOfKind, countWaterSourcesOfSeat } from './board.ts'
import { rauha } from './index.ts'
import {
  decider,
  discardForCrystalsAction,
  activateEntityAction,
  isLegal,
  legalActions,
  placeAction,
  play,
  createPosition,
  crystalsAndEnergyOf,
  activateTileToPlaceSporeAction,
  sporeSquaresOf,
  squaresOfferedForAction,
  activateTileAction,
  eventsOfKind,
} from './testing.ts'
import type { PlayerSketch, PositionSketch } from './testing.ts'

const EVERY = [0, 1, 2, 3, 4, 5, 6, 7, 8]
/** Round 3, turn 2: the column 1-4-7, after four crystals for the card. */
const column = (own: PlayerSketch, more: PositionSketch = {}) => {
  const state = createPosition({ ...more, players: [own, { tiles: { 0: 'A1-16', 1: 'A2-28' }, spores: [0, 1] }] })
  play(state, discardForCrystalsAction)
  return state
}

describe('effects', () => {
  test('RAU-69: a gain effect gives crystals or energy', () => {
    const state = column({ tiles: { 4: 'A2-01' } })
    const events = play(state, activateTileAction(4), activateTileAction(1))
    expect(crystalsAndEnergyOf(state)).toEqual([13, 1])
    expect(eventsOfKind(events, 'gained')).toEqual([
      {
        kind: 'gained',
        seat: 0,
        what: 'crystals',
        amount: 5,
        paid: 0,
        from: { kind: 'tile', square: 4 },
        place: 'seat0:square4',
      },
      {
        kind: 'gained',
        seat: 0,
        what: 'energy',
        amount: 1,
        paid: 0,
        from: { kind: 'tile', square: 1 },
        place: 'seat0:square1',
      },
    ])
  })

  test('RAU-70: a payment needs the crystals at that moment, including those gained just before', () => {
    // Pay 3 for 6 energy, and 4 crystals to gain.
    const scoring = (own: PlayerSketch) => createPosition({ position: 16, players: [{ spores: [0, 1], ...own }, {}] })
    const state = scoring({ tiles: { 0: 'A2-04', 1: 'A2-05' }, crystals: 2 })
    expect(squaresOfferedForAction(state, 'activateTile')).toEqual([1])
    play(state, activateTileAction(1), activateTileAction(0))
    expect(crystalsAndEnergyOf(state)).toEqual([3, 6])
  })

  test('RAU-71, RAU-72: an effect counts animal symbols on all nine tiles, double symbols as two', () => {
    const tiles = { 0: 'A2-12', 4: 'A1-11', 8: 'A1-19', 7: 'A1-27' } as const
    const state = column({ tiles })
    expect(countItemsOfKind(state, 0, 'flying')).toBe(5)
    play(state, activateTileAction(4))
    expect(crystalsAndEnergyOf(state)).toEqual([8, 5])
  })

  test('RAU-72: an effect can give two for each counted symbol', () => {
    const state = column({ tiles: { 4: 'A2-07', 0: 'A1-14' } })
    play(state, activateTileAction(4))
    expect(crystalsAndEnergyOf(state)[1]).toBe(4)
  })

  test('RAU-73: an effect counts the spores on the player’s board', () => {
    const state = column({ tiles: { 4: 'A2-17' }, spores: [0, 2, 5] })
    play(state, activateTileAction(4))
    expect(crystalsAndEnergyOf(state)[1]).toBe(6)
  })

  test('RAU-74, RAU-89: an effect counts water sources on the tiles, and two for Vuori', () => {
    const tiles = { 4: 'A1-31', 0: 'A2-26' } as const
    const dry = column({ tiles })
    expect(countWaterSourcesOfSeat(dry, 0)).toBe(1 + 3 + 1)
    play(dry, activateTileAction(4))
    expect(crystalsAndEnergyOf(dry)[1]).toBe(5)
    const wet = column({ tiles, entities: ['vuori'] })
    play(wet, activateTileAction(4))
    expect(crystalsAndEnergyOf(wet)[1]).toBe(7)
  })

  test('RAU-75: boards and entities of other players do not count', () => {
    const state = createPosition({
      players: [{ tiles: { 4: 'A2-10' } }, { tiles: { 0: 'A1-16' }, spores: [3], entities: ['vuori'] }],
    })
    expect([
      countItemsOfKind(state, 0, 'land'),
      countItemsOfKind(state, 0, 'spore'),
      countItemsOfKind(state, 0, 'water'),
    ]).toEqual([2, 0, 1])
  })

  test('RAU-76: a count of 0 may be activated and gives nothing', () => {
    const state = column({ tiles: { 4: 'A2-11' } })
    const events = play(state, activateTileAction(4))
    expect([
      eventsOfKind(events, 'gained')[0]?.amount,
      crystalsAndEnergyOf(state),
      squaresOfferedForAction(state, 'activateTile'),
    ]).toEqual([0, [8, 0], [1]])
  })

  test('RAU-77: a spore effect places a spore on any square without one, also on the activated tile', () => {
    const state = column({ tiles: { 4: 'A1-18' }, spores: [0] })
    expect(legalActions(state).filter(({ do: verb }) => verb === 'activateSpore')).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((square) => activateTileToPlaceSporeAction(4, square)),
    )
    const events = play(state, activateTileToPlaceSporeAction(4, 4))
    expect([sporeSquaresOf(state), crystalsAndEnergyOf(state)]).toEqual([
      [0, 4],
      [6, 0],
    ])
    expect(eventsOfKind(events, 'spored')).toMatchObject([{ square: 4, paid: 2, from: { kind: 'tile', square: 4 } }])
  })

  test('RAU-77: no spore effect can be activated when all nine squares have a spore', () => {
    const state = column({ tiles: { 4: 'A1-18' }, spores: EVERY })
    expect(legalActions(state).some(({ do: verb }) => verb === 'activateSpore')).toBe(false)
  })
})

describe('entities', () => {
  const scoring = (own: PlayerSketch) => createPosition({ position: 16, players: [own, { spores: [0] }] })

  test('RAU-78: Taivas turns 4 crystals into 7 energy', () => {
    expect(isLegal(scoring({ entities: ['taivas', 'kiteet'], crystals: 3 }), activateEntityAction('taivas'))).toBe(
      false,
    )
    const state = scoring({ entities: ['taivas', 'sienet'], crystals: 4 })
    play(state, activateEntityAction('taivas'))
    expect(crystalsAndEnergyOf(state)).toEqual([0, 7])
  })

  test('RAU-78: Sienet gives 3 crystals, Kiteet 3 energy, Maa 1 per spore, Meri 1 per water source', () => {
    const state = scoring({ entities: ['sienet', 'kiteet', 'maa', 'meri', 'taivas'], crystals: 0, spores: [2, 7] })
    play(state, activateEntityAction('sienet'))
    expect(crystalsAndEnergyOf(state)).toEqual([3, 0])
    play(state, activateEntityAction('kiteet'))
    expect(crystalsAndEnergyOf(state)).toEqual([3, 3])
    play(state, activateEntityAction('maa'))
    expect(crystalsAndEnergyOf(state)).toEqual([3, 5])
    // The one printed water source; then nothing is left, and no water is scored.
    play(state, activateEntityAction('meri'))
    expect([crystalsAndEnergyOf(state), decider(state)]).toEqual([[3, 6], 1])
  })

  test('RAU-78: Vuori cannot be activated', () => {
    const state = scoring({ entities: ['vuori', 'kiteet'] })
    expect(isLegal(state, activateEntityAction('vuori'))).toBe(false)
  })

  test('RAU-79: Metsat counts the animal with the most symbols', () => {
    const tiles = { 0: 'A2-10', 1: 'A2-12', 2: 'A1-13' } as const
    const state = scoring({ entities: ['metsat', 'maa'], tiles })
    expect([
      countItemsOfKind(state, 0, 'land'),
      countItemsOfKind(state, 0, 'flying'),
      countItemsOfKind(state, 0, 'marine'),
    ]).toEqual([2, 2, 1])
    play(state, activateEntityAction('metsat'))
    expect(crystalsAndEnergyOf(state)[1]).toBe(2)
  })

  test('RAU-80: Metsat without any animal gives 0', () => {
    const state = scoring({ entities: ['metsat', 'maa'] })
    play(state, activateEntityAction('metsat'))
    expect([crystalsAndEnergyOf(state)[1], isLegal(state, activateEntityAction('metsat'))]).toEqual([0, false])
  })

  test('RAU-64, RAU-78: a welcomed entity counts the card just placed', () => {
    const state = createPosition({
      position: 14,
      players: [{ kept: 'A2-10', tiles: { 3: 'A1-09', 5: 'A1-16' }, spores: [1, 2, 3] }, {}],
    })
    play(state, placeAction(4), activateEntityAction('maa'), activateEntityAction('metsat'))
    expect(crystalsAndEnergyOf(state)[1]).toBe(3 + 4)
    expect(rauha.findBrokenInvariants(state)).toEqual([])
  })
})
