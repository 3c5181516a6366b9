/** The edge cases of section 13 of RULES.md, in their order. */
import { describe, expect, test } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import { countWaterSourcesOfSeat } from './board.ts'
import { rauha } from './index.ts'
import {
  discardForCrystalsAction,
  endActivationAction,
  activateEntityAction,
  activatableEntities,
  isLegal,
  legalActions,
  entitiesOwnedBy,
  placeAction,
  play,
  createPosition,
  crystalsAndEnergyOf,
  activateTileToPlaceSporeAction,
  sporeSquaresOf,
} from './testing.ts'
import { squaresOfferedForAction, createStartState, activateTileAction, eventsOfKind } from './testing.ts'
import { addEnergy, firstPlayerOnTrack } from './energy-track.ts'

const EVERY = [0, 1, 2, 3, 4, 5, 6, 7, 8]

describe('order and crystals', () => {
  test('edge 1 (RAU-7, RAU-28): the seat on top of the random pile is first in turn 1', () => {
    for (const seed of ['a', 'b', 'c']) {
      const state = createStartState(5, seed)
      expect(state.first).toBe(state.arrivals.at(-1))
    }
  })

  test('edge 2 (RAU-28, RAU-29): the last token to arrive at a total is above the others', () => {
    const [ana, ben, cleo] = [0, 1, 2] as const
    const players = [{ energy: 11 }, { energy: 12 }, { energy: 8 }]
    const state = createPosition({ players, arrivals: [ana, cleo, ben] })
    addEnergy(state, ana, 1, 'tiles', noopEventSink)
    expect(firstPlayerOnTrack(state)).toBe(ana)
    addEnergy(state, ana, 1, 'tiles', noopEventSink)
    addEnergy(state, cleo, 4, 'tiles', noopEventSink)
    expect(state.arrivals).toEqual([ben, ana, cleo])
  })

  test('edge 3 (RAU-35): a seat with too few crystals must discard the card', () => {
    const state = createPosition({ players: [{ kept: 'A2-30', crystals: 6 }, {}] })
    expect([squaresOfferedForAction(state, 'place'), isLegal(state, discardForCrystalsAction)]).toEqual([[], true])
  })

  test('edge 4 (RAU-35, RAU-59): crystals gained in step 4 cannot pay for the card of the same turn', () => {
    const state = createPosition({ players: [{ kept: 'A2-04', crystals: 2, tiles: { 4: 'A1-03' } }, {}] })
    expect(squaresOfferedForAction(state, 'place')).toEqual([])
    play(state, discardForCrystalsAction, activateTileAction(4))
    expect(legalActions(state).some(({ do: verb }) => verb === 'place')).toBe(false)
  })

  test('edge 5 (RAU-43, RAU-70): a seat can spend the four crystals of a discard in the same turn', () => {
    const state = createPosition({ players: [{ crystals: 0, tiles: { 4: 'A1-05' } }, {}] })
    play(state, discardForCrystalsAction, activateTileAction(4))
    expect(crystalsAndEnergyOf(state)).toEqual([2, 4])
  })
})

describe('spores', () => {
  test('edge 6 (RAU-42, RAU-84): a card that covers a tile with a spore can be activated in the next scoring', () => {
    const state = createPosition({ position: 11, players: [{ kept: 'A2-06', spores: [8] }, {}] })
    play(state, placeAction(8), endActivationAction, discardForCrystalsAction, endActivationAction)
    expect([state.position, isLegal(state, activateTileAction(8)), sporeSquaresOf(state)]).toEqual([12, true, [8]])
  })

  test('edge 7 (RAU-62, RAU-65): a tile with a spore in the line is activated once', () => {
    const state = createPosition({ players: [{ spores: [4] }, {}] })
    play(state, discardForCrystalsAction, activateTileAction(4))
    expect(squaresOfferedForAction(state, 'activateTile')).toEqual([1])
  })

  test('edge 8 (RAU-45, RAU-77): with nine spores neither a discard nor an effect can place another', () => {
    const state = createPosition({ players: [{ spores: EVERY, tiles: { 4: 'A1-18' } }, {}] })
    expect(squaresOfferedForAction(state, 'discardForSpore')).toEqual([])
    play(state, discardForCrystalsAction)
    expect(squaresOfferedForAction(state, 'activateTile')).toEqual([1])
    expect(legalActions(state).some(({ do: verb }) => verb === 'activateSpore')).toBe(false)
  })
})

describe('entities', () => {
  test('edge 9 (RAU-49, RAU-51): two biomes win one entity each, in a row and in a column', () => {
    const state = createPosition({
      position: 14,
      players: [{ kept: 'A2-33', tiles: { 0: 'A1-01', 1: 'A1-05', 5: 'A1-12', 8: 'A1-15' } }, {}],
    })
    play(state, placeAction(2))
    expect([entitiesOwnedBy(state), activatableEntities(state)]).toEqual([
      ['metsat', 'kiteet'],
      ['metsat', 'kiteet'],
    ])
  })

  test('edge 10 (RAU-47, RAU-62): the same symbol in both lines wins one entity, activated once', () => {
    const state = createPosition({
      position: 14,
      players: [{ kept: 'A2-01', tiles: { 0: 'A1-01', 1: 'A1-05', 5: 'A1-06', 8: 'A1-07' } }, {}],
    })
    const events = play(state, placeAction(2), activateEntityAction('kiteet'))
    expect([eventsOfKind(events, 'welcomed').length, activatableEntities(state)]).toEqual([1, []])
  })

  test('edge 11 (RAU-48): lines of deserts win nothing', () => {
    const state = createPosition({ side: 'B', players: [{ kept: 'A2-06' }, {}] })
    const events = play(state, placeAction(4))
    expect(eventsOfKind(events, 'welcomed')).toEqual([])
    expect(Object.values(state.entities)).toEqual(Object.values(state.entities).map(() => null))
  })

  test('edge 12 (RAU-57): covering a tile of the line does not lose the entity', () => {
    const tiles = { 0: 'A1-01', 1: 'A1-05', 2: 'A1-06' } as const
    const state = createPosition({ position: 13, players: [{ kept: 'A2-21', tiles, entities: ['kiteet'] }, {}] })
    play(state, placeAction(1))
    expect(entitiesOwnedBy(state)).toEqual(['kiteet'])
  })

  test('edge 13 (RAU-52, RAU-67): the later of two seats takes the entity from the earlier in the same turn', () => {
    const state = createPosition({
      position: 13,
      players: [
        { kept: 'A2-28', tiles: { 0: 'A1-25', 1: 'A1-26' } },
        { kept: 'A2-31', tiles: { 0: 'A1-28', 1: 'A1-30' } },
      ],
    })
    play(state, placeAction(2), endActivationAction)
    expect(entitiesOwnedBy(state, 0)).toEqual(['vuori'])
    const events = play(state, placeAction(2))
    expect(eventsOfKind(events, 'welcomed')).toMatchObject([{ seat: 1, entity: 'vuori', former: 0 }])
    expect([entitiesOwnedBy(state, 0), entitiesOwnedBy(state, 1)]).toEqual([[], ['vuori']])
  })

  test('edge 14 (RAU-74, RAU-89): a seat that loses Vuori loses two water sources at once', () => {
    const state = createPosition({
      position: 13,
      players: [{ kept: 'A2-28', tiles: { 0: 'A1-25', 1: 'A1-26' } }, { entities: ['vuori'] }],
    })
    expect(countWaterSourcesOfSeat(state, 1)).toBe(3)
    play(state, placeAction(2))
    expect(countWaterSourcesOfSeat(state, 1)).toBe(1)
  })

  test('edge 15 (RAU-74): Meri counts the two water sources of Vuori', () => {
    const state = createPosition({
      position: 16,
      players: [{ entities: ['meri', 'vuori', 'kiteet'] }, { spores: [0] }],
    })
    play(state, activateEntityAction('meri'))
    expect(crystalsAndEnergyOf(state)[1]).toBe(3)
  })

  test('edge 16 (RAU-54): completing a line of an entity already owned does not activate it', () => {
    const state = createPosition({
      position: 14,
      players: [{ kept: 'A2-01', tiles: { 0: 'A1-01', 1: 'A1-05' }, entities: ['kiteet'] }, {}],
    })
    play(state, placeAction(2))
    expect(activatableEntities(state)).toEqual([])
  })

  test('edge 17 (RAU-70, RAU-78): Taivas may become affordable later in the same step', () => {
    const state = createPosition({ position: 16, players: [{ crystals: 3, spores: [0], entities: ['taivas'] }, {}] })
    expect(activatableEntities(state)).toEqual([])
    play(state, activateTileAction(0))
    expect(activatableEntities(state)).toEqual(['taivas'])
  })
})

describe('two players, water, paying', () => {
  test('edge 18 (RAU-10, RAU-11): two players share both of the two satellites', () => {
    const state = createStartState(2)
    expect(state.deals).toHaveLength(2)
    const pool = (viewer: number) => rauha.view(state, viewer).satellites.map(({ cards }) => cards.length)
    expect([pool(0), pool(1)]).toEqual([
      [4, 0],
      [0, 4],
    ])
    const second = createPosition({ step: 'keep', position: 2, players: [{}, {}] })
    const cards = rauha.view(second, 0).satellites.map((satellite) => satellite.cards.length)
    expect(cards, 'the one used before and the other').toEqual([3, 3])
  })

  test('edge 19 (RAU-87): no player scores water when all have equally many sources', () => {
    const state = createPosition({ position: 12, players: [{ spores: [6] }, { spores: [6] }] })
    const events = play(state, endActivationAction, endActivationAction)
    expect(eventsOfKind(events, 'water').map(({ energy }) => energy)).toEqual([0, 0])
  })

  test('edge 20 (RAU-87): of two players only the one with more water scores', () => {
    const state = createPosition({ position: 12, players: [{ spores: [6] }, { spores: [6], tiles: { 0: 'A1-28' } }] })
    const events = play(state, endActivationAction, endActivationAction)
    expect(eventsOfKind(events, 'water').map(({ energy }) => energy)).toEqual([0, 3])
  })

  test('edge 21 (RAU-77): a player activates a spore effect only together with a free square', () => {
    const state = createPosition({ players: [{ tiles: { 4: 'A1-18' }, spores: [0] }, {}] })
    play(state, discardForCrystalsAction)
    expect([
      isLegal(state, activateTileAction(4)),
      isLegal(state, activateTileToPlaceSporeAction(4, 0)),
      isLegal(state, activateTileToPlaceSporeAction(4, 1)),
    ]).toEqual([false, false, true])
  })

  test('edge 22 (RAU-85): each new spore makes its tile available, as long as crystals remain', () => {
    const state = createPosition({
      position: 12,
      players: [{ crystals: 4, tiles: { 0: 'A1-18', 1: 'A1-19', 2: 'A2-19' }, spores: [0, 6] }, {}],
    })
    play(state, activateTileToPlaceSporeAction(0, 1), activateTileToPlaceSporeAction(1, 2))
    expect([sporeSquaresOf(state), crystalsAndEnergyOf(state)[0]]).toEqual([[0, 1, 2, 6], 0])
    expect(legalActions(state).some(({ do: verb }) => verb === 'activateSpore')).toBe(false)
  })
})
