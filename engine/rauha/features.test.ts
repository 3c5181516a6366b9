import { describe, expect, test } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { featureExtractor } from './features.ts'
import { rauha } from './index.ts'
import { configOf, createPosition, createStartState } from './testing.ts'
import type { PlayerSketch, PositionSketch } from './testing.ts'
import type { RauhaState } from './state.ts'

function read(state: RauhaState): Float64Array {
  const into = new Float64Array(state.players.length * featureExtractor.names.length)
  featureExtractor.read(state, into)
  return into
}

/** A feature of a seat, of a position in the middle of the game unless it is told otherwise. */
function feature(name: string, own: PlayerSketch, other: PlayerSketch = {}, rest: PositionSketch = {}): number {
  const at = featureExtractor.names.indexOf(name)
  if (at < 0) throw new RangeError(`no feature ${name}`)
  return read(createPosition({ players: [own, other], ...rest }))[at] ?? NaN
}

/** A mountain with two springs, an animal of each kind, what pays for what. */
const SPRINGS = 'A1-28'
const FLYING_MARINE = 'A1-39'
const LAND_MARINE = 'A1-40'
const PER_FLYING = 'A1-04'
const PER_WATER = 'A1-31'
const PER_SPORE = 'A1-21'
const EXCHANGE = 'A1-02'
const CRYSTALS = 'A1-01'

/** By feature: a player with more of it than a seat with nothing. */
const MORE: readonly (readonly [name: string, own: PlayerSketch, other?: PlayerSketch])[] = [
  ['worth', { energy: 5 }],
  ['worthLate', { energy: 5 }],
  ['ahead', { energy: 5 }],
  ['aheadLate', { energy: 5 }],
  ['energy', { energy: 5 }],
  ['lead', { energy: 5 }],
  ['leadLate', { energy: 5 }],
  ['first', { energy: 5 }],
  ['crystals', { crystals: 9 }],
  ['crystalsLater', { crystals: 9 }],
  ['income', { tiles: { 3: CRYSTALS } }],
  ['bought', { tiles: { 6: EXCHANGE } }],
  ['unpaid', { tiles: { 6: EXCHANGE }, crystals: 0 }],
  ['lines', { tiles: { 3: 'A1-25' } }],
  ['spored', { spores: [1] }],
  ['spores', { spores: [1] }],
  ['sporesLater', { spores: [1] }],
  ['barren', { spores: [2] }],
  ['open', { tiles: { 4: 'A1-25' } }],
  ['scoring', { spores: [1] }],
  ['scoring', { entities: ['kiteet'] }],
  ['scoring', { tiles: { 3: SPRINGS } }],
  ['nextLine', { tiles: { 3: 'A1-25' } }],
  ['entities', { entities: ['kiteet'] }],
  ['ownedLater', { entities: ['vuori'] }],
  ['nearly', { tiles: { 0: 'A1-03' } }],
  ['within', { tiles: { 0: 'A1-03', 6: 'A1-06' } }],
  ['threatened', { entities: ['kiteet'] }, { tiles: { 0: 'A1-03' } }],
  ['water', { tiles: { 3: SPRINGS } }],
  ['waterEnergy', { tiles: { 3: SPRINGS } }],
  ['waterLater', { tiles: { 3: SPRINGS } }],
  ['flying', { tiles: { 3: FLYING_MARINE } }],
  ['marine', { tiles: { 3: FLYING_MARINE } }],
  ['land', { tiles: { 3: LAND_MARINE } }],
  ['animalsLater', { tiles: { 3: FLYING_MARINE } }],
  ['perAnimal', { tiles: { 3: PER_FLYING } }],
  ['perWater', { tiles: { 3: PER_WATER } }],
  ['perSpore', { tiles: { 0: PER_SPORE } }],
  ['cards', { tiles: { 3: SPRINGS } }],
]

describe('features', () => {
  for (const [name, own, other] of MORE)
    test(name, () => {
      const kept = { kept: 'A2-36' } as const
      expect(feature(name, { ...kept, ...own }, other)).toBeGreaterThan(feature(name, kept))
    })

  test('each entity has its own feature, 1 for the owner and 0 for the other player', () => {
    for (const entity of ['taivas', 'sienet', 'meri', 'metsat', 'kiteet', 'vuori', 'maa'] as const) {
      expect(feature(entity, { entities: [entity] })).toBe(1)
      expect(feature(entity, {}, { entities: [entity] })).toBe(0)
    }
  })

  test('card rates the kept card, or the best card of the pool before the choice', () => {
    expect(feature('card', { kept: 'A2-09' })).toBeGreaterThan(feature('card', { kept: 'A2-36' }))
    expect(feature('holds', { kept: 'A2-09' })).toBe(1)
    expect(feature('holds', {}, {}, { step: 'activate' })).toBe(0)
    const poor = ['A2-07', 'A2-30', 'A2-25'] as const
    const keep: PositionSketch = { step: 'keep' }
    expect(feature('card', { pool: ['A2-09', 'A2-25', 'A2-30'] }, {}, keep)).toBeGreaterThan(
      feature('card', { pool: poor }, {}, keep),
    )
  })

  test('next rates the cards of the pool for the next turn, without a card that another seat takes', () => {
    // In turn 2 the other looks at the pool that is this seat's in turn 3.
    const keep: PositionSketch = { step: 'keep', position: 10 }
    const good = ['A2-09', 'A2-18', 'A2-01'] as const
    const poor = ['A2-07', 'A2-30', 'A2-25'] as const
    for (const name of ['next', 'nextSecond'])
      expect(feature(name, {}, { pool: good }, keep)).toBeGreaterThan(feature(name, {}, { pool: poor }, keep))
    const state = createPosition({ players: [{}, { pool: ['A2-09', 'A2-07', 'A2-25'] }], ...keep })
    const at = featureExtractor.names.indexOf('next')
    const before = read(state)[at] ?? NaN
    rauha.play(state, 1, { do: 'keep', card: 'A2-09' }, createRandomStream(seedFromText('keep'), 0), noopEventSink)
    expect(read(state)[at]).toBeLessThan(before)
  })

  test('toPlay, after, driest, late, scorings and discard depend on turn order, water and position', () => {
    expect(feature('toPlay', {}, {}, { seat: 0 })).toBe(1)
    expect(feature('toPlay', {}, {}, { seat: 1, first: 0 })).toBe(0)
    expect(feature('after', {}, {}, { first: 1 })).toBeGreaterThan(feature('after', {}, {}, { first: 0 }))
    expect(feature('driest', {}, { tiles: { 3: SPRINGS } })).toBe(1)
    expect(feature('driest', { tiles: { 3: SPRINGS } })).toBe(0)
    expect(feature('late', {}, {}, { position: 11 })).toBeGreaterThan(feature('late', {}, {}, { position: 9 }))
    expect(feature('scorings', {}, {}, { position: 9 })).toBeGreaterThan(feature('scorings', {}, {}, { position: 13 }))
    expect(feature('discard', {}, {}, { position: 2 })).toBeGreaterThan(feature('discard', {}, {}, { position: 15 }))
  })

  test('all features are finite and between -6 and 6 in random games', () => {
    const random = createRandomStream(seedFromText('features'), 0)
    for (const players of [2, 3, 5]) {
      const state = createStartState(players, `features ${String(players)}`)
      expect(configOf(players).players).toBe(players)
      for (let deciders = rauha.deciders(state); deciders.length > 0; deciders = rauha.deciders(state)) {
        const seat = random.pick(deciders)
        rauha.play(state, seat, random.pick(rauha.choices(state, seat)), random, noopEventSink)
        for (const value of read(state)) expect(Math.abs(value)).toBeLessThan(6)
      }
    }
  })
})
