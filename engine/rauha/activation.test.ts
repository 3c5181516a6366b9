import { describe, expect, test } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import { equalJson } from '../core/contract/json.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { rauha } from './index.ts'
import type { RauhaAction, RauhaState } from './state.ts'
import {
  decider,
  activateAllAction,
  discardForCrystalsAction,
  endActivationAction,
  activatableEntities,
  activateEntityAction,
  isLegal,
  legalActions,
  placeAction,
  play,
  createPosition,
  crystalsAndEnergyOf,
  activateTileToPlaceSporeAction,
} from './testing.ts'
import { discardForSporeAction, squaresOfferedForAction, createStartState, activateTileAction } from './testing.ts'
import type { PlayerSketch, PositionSketch } from './testing.ts'

const table = (own: PlayerSketch, more: PositionSketch = {}) => createPosition({ ...more, players: [own, {}] })
const EVERY = [0, 1, 2, 3, 4, 5, 6, 7, 8]

describe('step 4: activate', () => {
  test('RAU-59, RAU-66: a player may activate tiles of the line with an effect, and entities welcomed in this turn', () => {
    const state = table({ kept: 'A2-01', tiles: { 0: 'A1-01', 1: 'A1-05' }, crystals: 2 }, { position: 9 })
    play(state, placeAction(2))
    // The column 2-5-8: crystals, the printed mushroom (3 crystals: not yet possible), the printed desert.
    expect(legalActions(state)).toEqual([
      activateTileAction(2),
      activateTileAction(8),
      activateEntityAction('kiteet'),
      endActivationAction,
    ])
    play(state, activateTileAction(2))
    expect(isLegal(state, activateTileToPlaceSporeAction(5, 0))).toBe(true)
    // The printed mountain of the column 1-4-7 has no effect.
    const middle = table({}, { position: 10 })
    play(middle, discardForCrystalsAction)
    expect(squaresOfferedForAction(middle, 'activateTile')).toEqual([1, 4])
  })

  test('RAU-60: a player may activate tiles and entities in any order', () => {
    const orders = [
      [activateTileAction(2), activateEntityAction('kiteet'), activateTileAction(8)],
      [activateEntityAction('kiteet'), activateTileAction(8), activateTileAction(2)],
    ]
    for (const order of orders) {
      const state = table({ kept: 'A2-01', tiles: { 0: 'A1-01', 1: 'A1-05' }, crystals: 0 }, { position: 9 })
      play(state, placeAction(2), ...order)
      expect(crystalsAndEnergyOf(state)).toEqual([5, 4])
    }
  })

  test('RAU-61: the player may stop at any time, and unused activations are lost', () => {
    const state = table({}, { position: 9 })
    const events = play(state, discardForCrystalsAction, endActivationAction)
    expect([events.some(({ kind }) => kind === 'stopped'), crystalsAndEnergyOf(state), decider(state)]).toEqual([
      true,
      [8, 0],
      1,
    ])
  })

  test('RAU-62: each tile and each entity is activated at most once', () => {
    const state = table({ kept: 'A2-01', tiles: { 0: 'A1-01', 1: 'A1-05' }, crystals: 0 }, { position: 9 })
    play(state, placeAction(2), activateTileAction(2), activateEntityAction('kiteet'))
    expect([squaresOfferedForAction(state, 'activateTile'), activatableEntities(state)]).toEqual([[8], []])
  })

  test('RAU-63: entities of earlier turns are not activated', () => {
    const state = table({ entities: ['sienet', 'kiteet'] })
    play(state, discardForCrystalsAction)
    expect(activatableEntities(state)).toEqual([])
  })

  test('RAU-64: the card placed in this turn is activated if it lies in the line', () => {
    const inside = table({ kept: 'A2-06' })
    play(inside, placeAction(4))
    expect(squaresOfferedForAction(inside, 'activateTile')).toEqual([1, 4])
    const outside = table({ kept: 'A2-06' })
    play(outside, placeAction(0))
    expect(isLegal(outside, activateTileAction(0))).toBe(false)
  })

  test('RAU-65: a spore does not activate a tile outside of the line', () => {
    const state = table({ spores: [0, 8] })
    play(state, discardForCrystalsAction)
    expect(squaresOfferedForAction(state, 'activateTile')).toEqual([1, 4])
  })

  test('RAU-67: a seat can win an entity that another seat activated in the same turn, and activate it again', () => {
    const row = { 0: 'A1-01', 1: 'A1-05' } as const
    const state = createPosition({
      position: 9,
      players: [
        { kept: 'A2-01', tiles: row },
        { kept: 'A2-06', tiles: { 0: 'A1-06', 1: 'A1-07' } },
      ],
    })
    play(state, placeAction(2), activateEntityAction('kiteet'), endActivationAction)
    play(state, placeAction(2), activateEntityAction('kiteet'))
    expect([state.entities.kiteet, crystalsAndEnergyOf(state, 0)[1], crystalsAndEnergyOf(state, 1)[1]]).toEqual([
      1, 3, 3,
    ])
  })

  test('RAU-68: the step ends automatically when nothing can be activated', () => {
    const tiles = { 3: 'A2-28', 4: 'A2-31', 5: 'A2-36' } as const
    const state = table({ tiles }, { position: 14 })
    play(state, discardForCrystalsAction)
    expect(decider(state)).toBe(1)
  })
})

describe('activateAll (RAU-98)', () => {
  /** The row 3-4-5 with these tiles, after four crystals for the card. */
  const row = (own: PlayerSketch) => {
    const state = table(own, { position: 14 })
    play(state, discardForCrystalsAction)
    return state
  }
  const plain = { 3: 'A2-05', 4: 'A1-15', 5: 'A2-04' } as const

  test('RAU-98: is offered for two or more affordable activations without a spore effect', () => {
    expect(isLegal(row({ tiles: plain, crystals: 0 }), activateAllAction)).toBe(true)
    const state = row({ tiles: plain, crystals: 0 })
    play(state, activateAllAction)
    // 4 + 4 crystals, 3 paid for 6 energy, 4 energy.
    expect([crystalsAndEnergyOf(state), decider(state)]).toEqual([[5, 10], 1])
  })

  test('RAU-98: is not offered for a single activation, nor beside an affordable spore effect', () => {
    const one = row({ tiles: plain })
    play(one, activateTileAction(3), activateTileAction(4))
    expect([isLegal(one, activateTileAction(5)), isLegal(one, activateAllAction)]).toEqual([true, false])
    // The printed mushroom on square 5 costs 3 crystals: there are 4, or would be.
    expect(isLegal(row({ crystals: 0 }), activateAllAction)).toBe(false)
  })

  test('RAU-98: is not offered when payments need crystals that are still to be gained', () => {
    // Two payments of 3 and 2 crystals; 4 at hand, 4 to come.
    const tiles = { 3: 'A2-05', 4: 'A2-04', 5: 'A2-02' } as const
    const state = row({ tiles, crystals: 0 })
    expect(isLegal(state, activateAllAction)).toBe(false)
    play(state, activateTileAction(3))
    expect(isLegal(state, activateAllAction)).toBe(true)
  })

  test('RAU-98: ignores effects that are impossible in every order', () => {
    const full = row({ spores: EVERY, tiles: { 3: 'A2-05' } })
    expect(isLegal(full, activateAllAction), 'no square for the spore').toBe(true)
    play(full, activateAllAction)
    expect(decider(full)).toBe(1)
    const poor = createPosition({
      position: 16,
      players: [{ spores: [0, 1, 2, 3, 4, 6, 7, 8], crystals: 0, entities: ['taivas'] }, { spores: [0] }],
    })
    // 3 crystals to come, Taivas costs 4.
    expect(isLegal(poor, activateAllAction)).toBe(true)
    play(poor, activateAllAction)
    expect([crystalsAndEnergyOf(poor), decider(poor)]).toEqual([[3, 3], 1])
  })

  test('RAU-98: has the same result as every order of the single activations', () => {
    let compared = 0
    for (let game = 0; compared < 40; game++) {
      const random = createRandomStream(seedFromText(`orders ${String(game)}`), 'play')
      const state = createStartState(2 + (game % 4), `orders ${String(game)}`, game % 2 === 0 ? 'A' : 'B')
      for (let seat = rauha.deciders(state)[0]; seat !== undefined; seat = rauha.deciders(state)[0]) {
        const choices = rauha.choices(state, seat)
        if (choices.some((choice) => equalJson(choice, activateAllAction))) {
          compareOrders(state)
          compared += 1
        }
        // Spores make it worth while.
        const sporing = choices.filter(({ do: verb }) => verb === 'discardForSpore')
        const liked = sporing.length > 0 && random.int(2) === 0 ? sporing : choices
        rauha.play(state, seat, random.pick(liked), random, noopEventSink)
      }
    }
  })

  /** Plays all orders, or a part of them when there are many. */
  function compareOrders(state: RauhaState): void {
    const seat = decider(state)
    const after = rauha.clone(state)
    rauha.play(after, seat, activateAllAction, createRandomStream('0'.repeat(32), 0), noopEventSink)
    let orders = 0
    const isStill = (then: RauhaState) => then.position === state.position && decider(then) === seat
    const walk = (then: RauhaState): void => {
      const single = isStill(then) ? legalActions(then).filter((action) => isSingle(action)) : []
      if (single.length === 0) {
        orders += 1
        // The order of the players on the track is the same too.
        expect(then).toEqual(after)
      }
      for (const action of single) {
        if (orders >= 24) return
        const next = rauha.clone(then)
        rauha.play(next, seat, action, createRandomStream('0'.repeat(32), 0), noopEventSink)
        if (next.stack.length === 0 || next.stack[0]?.kind === 'keep' || !isStill(next)) {
          orders += 1
          expect(next).toEqual(after)
        } else {
          walk(next)
        }
      }
    }
    walk(state)
    expect(orders).toBeGreaterThan(1)
  }

  const isSingle = (action: RauhaAction) => action.do === 'activateTile' || action.do === 'activateEntity'
})

test('RAU-77: the longest list of choices has 27 entries', () => {
  // Four spore effects that lie on spores, five squares without one, and all entities with an effect.
  const state = createPosition({
    position: 16,
    players: [
      {
        crystals: 9,
        tiles: { 0: 'A1-18', 1: 'A1-19', 2: 'A2-19', 3: 'A2-20' },
        spores: [0, 1, 2, 3],
        entities: ['taivas', 'sienet', 'meri', 'metsat', 'kiteet', 'maa'],
      },
      {},
    ],
  })
  expect(legalActions(state)).toHaveLength(4 * 5 + 6 + 1)
  expect(squaresOfferedForAction(state, 'activateTile')).toEqual([])
  play(state, activateTileToPlaceSporeAction(0, 8))
  expect(legalActions(state)).toHaveLength(3 * 4 + 1 + 6 + 1)
  expect(isLegal(state, discardForSporeAction(7))).toBe(false)
})
