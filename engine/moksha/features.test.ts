import { describe, expect, test } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { featureExtractor } from './features.ts'
import { moksha } from './index.ts'
import type { PlayerSketch, PositionSketch } from './testing.ts'
import { createPosition } from './testing.ts'
import type { MokshaState } from './state.ts'

const WIDTH = featureExtractor.names.length

/** A feature of seat 0. */
function feature(name: string, state: MokshaState): number {
  const at = featureExtractor.names.indexOf(name)
  if (at < 0) throw new RangeError(`no feature ${name}`)
  const rows = new Float64Array(state.players.length * WIDTH)
  featureExtractor.read(state, rows)
  return rows[at] ?? NaN
}

/** Disciples in so many regions, one in each. */
const spread = (regions: number): Record<number, number> =>
  Object.fromEntries(Array.from({ length: regions }, (_, at) => [at + 1, 1]))

/** Stage 5 takes 30 to outlive: a player with nothing but a Kshatriya's 25 dies at the next check. */
const ripe: PlayerSketch = { aura: 12, stage: 5 }
const nearlyRipe: PlayerSketch = { aura: 10, stage: 5, region: 4, used: 'brahma ganesha vishnu' }
const bySheet: readonly [string, PlayerSketch, PlayerSketch, PlayerSketch?][] = [
  // Each is more with the second sheet than with the first, against that rival.
  ['aura', {}, { aura: 3 }],
  ['lead', {}, { aura: 3 }, { aura: 2 }],
  ['ahead', {}, { aura: 3 }],
  ['distance', { aura: 3 }, {}],
  ['late', {}, { aura: 3 }],
  ['harvest', {}, { disciples: spread(1) }],
  ['harvest', { disciples: spread(2) }, { disciples: spread(2), stage: 4 }],
  ['odd', { disciples: spread(2) }, { disciples: spread(3) }],
  ['reaches', { aura: 11, disciples: spread(1) }, { aura: 11, disciples: spread(2) }],
  ['wins', { ...ripe, stage: 4 }, ripe],
  ['canWin', { ...ripe, tokens: 'kama10 artha10' }, { ...ripe, tokens: 'kama5' }],
  ['mightWin', nearlyRipe, { ...nearlyRipe, karma: 'kama' }],
  ['dies1', { stage: 4 }, { stage: 5 }],
  ['dies2', { stage: 5 }, { stage: 4 }],
  ['dies3', { stage: 4 }, { stage: 3 }],
  ['life', { stage: 2 }, { stage: 1 }],
  ['stage', { stage: 1 }, { stage: 2 }],
  ['vitality', {}, { tokens: 'kama5' }],
  ['canDie', { stage: 4 }, { stage: 5 }],
  ['canLive', { stage: 5 }, { stage: 4 }],
  ['caste', { occupation: 'servant' }, { occupation: 'swami' }],
  ['earns', { occupation: 'merchant' }, { occupation: 'servant' }],
  ['places', { occupation: 'servant' }, { occupation: 'merchant' }],
  ['shifts', { occupation: 'servant' }, { occupation: 'pandit' }],
  ['kept', { disciples: spread(4), occupation: 'dalit' }, { disciples: spread(4) }],
  ['alone', { disciples: { 3: 1 } }, { disciples: { 3: 2 } }, { disciples: { 3: 1 } }],
  ['minority', {}, { disciples: { 3: 1 } }, { disciples: { 3: 3 } }],
  ['spare', { disciples: { 3: 1 } }, { disciples: { 3: 2 } }],
  ['reserve', { disciples: { 3: 1 } }, {}],
  ['slots1', {}, { tokens: 'kama5' }],
  ['slots2', { tokens: 'kama5' }, { tokens: 'kama5 kama5' }],
  ['slots3', { tokens: 'kama5 kama5' }, { tokens: 'kama5 kama5 kama5' }],
  ['slots3', { tokens: 'kama5 kama5 kama5 kama5' }, { tokens: 'kama5 kama5 kama5' }],
  ['colours1', {}, { karma: 'kama' }],
  ['colours2', { karma: 'kama kama' }, { karma: 'kama artha' }],
  ['colours2', { karma: 'kama artha dharma' }, { karma: 'kama artha' }],
  ['karma', { karma: 'kama' }, { karma: 'kama kama' }],
  ['karmaFull', { karma: 'kama kama artha' }, { karma: 'kama kama artha artha' }],
  ['gods1', {}, { used: 'shiva' }],
  ['gods2', { used: 'shiva' }, { used: 'shiva vishnu' }],
  ['gods3', { used: 'shiva vishnu' }, { used: 'shiva vishnu brahma' }],
  ['brahma', { used: 'brahma' }, { ready: 'brahma' }],
  ['ganesha', { used: 'ganesha' }, { ready: 'ganesha' }],
  ['vishnu', { used: 'vishnu' }, { ready: 'vishnu' }],
  ['shiva', { used: 'shiva' }, { ready: 'shiva' }],
  ['passing', {}, { passing: true }],
  ['harmony', { at: [1, 0] }, { at: [0, 0] }],
  ['hexDisciples', { at: [3, 0] }, { at: [0, 0] }],
  ['hexKarma', { at: [0, -1] }, { at: [3, 0] }],
  ['nextDisciples', { at: [3, 0] }, { at: [0, 0] }],
  ['nextMajority', { disciples: { 4: 1, 7: 1, 10: 1 } }, {}],
  ['nextColour', { karma: 'kama artha dharma' }, { karma: 'kama artha' }],
  ['nextAura', { karma: 'kama' }, { karma: 'kama artha' }],
  ['nextAura', nearlyRipe, { ...nearlyRipe, karma: 'kama' }],
  ['nextGod', {}, { karma: 'kama' }],
  ['nextGod', { karma: 'kama', used: 'shiva' }, { karma: 'kama' }],
  ['released', { aura: 12 }, { aura: 12, attained: true }],
]

const byRival: readonly [string, PlayerSketch, PlayerSketch][] = [
  // Each is more with the second rival than with the first.
  ['lead', { aura: 3 }, {}],
  ['ahead', { aura: 3 }, {}],
  ['rivalDistance', { aura: 3 }, {}],
  ['late', {}, { aura: 3 }],
  ['rivalWins', { ...ripe, stage: 4 }, ripe],
  ['rivalCanWin', { ...ripe, tokens: 'kama10 artha10' }, { ...ripe, tokens: 'kama5' }],
  ['rivalMightWin', nearlyRipe, { ...nearlyRipe, karma: 'kama' }],
]

const byTable: readonly [string, PositionSketch, PositionSketch][] = [
  [
    'kept',
    { players: [{ disciples: { 1: 2, 2: 2, 3: 2 } }, { disciples: { 1: 2, 2: 2, 3: 2 } }] },
    { players: [{ disciples: { 1: 2, 2: 2, 3: 2 } }, {}] },
  ],
  [
    'nextAura',
    { players: [{ tokens: 'kama5 kama5' }, {}], piles: { 7: 'kama5' } },
    { players: [{ tokens: 'kama5 kama5 kama5' }, {}], piles: { 7: 'kama5' } },
  ],
  ['nextVital', { piles: { 7: 'kama5' } }, { piles: { 7: 'kama10' } }],
  ['canLive', { players: [{ stage: 5 }, {}] }, { players: [{ stage: 5 }, {}], piles: { 7: 'kama5' } }],
  ['onTurn', { seat: 1 }, { seat: 0 }],
  ['soon', { players: [{}, {}, {}], seat: 1 }, { players: [{}, {}, {}], seat: 2 }],
  ['noTurn', { seat: 1, left: [0] }, { seat: 1, left: [] }],
  ['lastTurn', { seat: 1, left: [] }, { seat: 1, left: [0] }],
  [
    'ranked',
    { players: [{ at: [1, 0], attained: true }, ripe], seat: 1, left: [] },
    {
      players: [
        { at: [0, 0], attained: true },
        { ...ripe, at: [1, 0] },
      ],
      seat: 1,
      left: [],
    },
  ],
  // The rest of a turn under way: nothing more is gathered after step 2, and no token sacrificed after step 3.
  ['nextDisciples', { turn: { stage: 'devote' } }, { turn: { stage: 'gather' } }],
  [
    'canDie',
    { players: [{ stage: 5, tokens: 'kama5' }, {}], turn: { stage: 'age' } },
    { players: [{ stage: 5, tokens: 'kama5' }, {}], turn: { stage: 'devote' } },
  ],
  // A death that is being settled: the tokens are as good as gone, and moksha as good as attained.
  [
    'vitality',
    { players: [{ stage: 5, tokens: 'kama5' }, {}], turn: { stage: 'recall' } },
    { players: [{ stage: 5, tokens: 'kama5' }, {}] },
  ],
  [
    'caste',
    { players: [{ stage: 5, karma: 'kama' }, {}], turn: { stage: 'recall' } },
    { players: [{ stage: 5, karma: 'kama artha' }, {}], turn: { stage: 'recall' } },
  ],
  ['released', { players: [ripe, {}] }, { players: [ripe, {}], turn: { stage: 'recall' } }],
]

describe('features of Moksha', () => {
  test.each(bySheet)('%s: %o is less than %o', (name, less, more, rival = {}) => {
    const of = (own: PlayerSketch): number => feature(name, createPosition({ players: [own, rival] }))
    expect(of(less)).toBeLessThan(of(more))
  })

  test.each(byRival)('%s: less against %o than against %o', (name, less, more) => {
    const of = (rival: PlayerSketch): number => feature(name, createPosition({ players: [{}, rival] }))
    expect(of(less)).toBeLessThan(of(more))
  })

  test.each(byTable)('%s: less at %o than at %o', (name, less, more) => {
    expect(feature(name, createPosition(less))).toBeLessThan(feature(name, createPosition(more)))
  })

  test('drawn: rises with the tokens drawn for Brahma and not yet laid', () => {
    const state = createPosition()
    expect(feature('drawn', state)).toBe(0)
    state.drawn = ['kama5', 'kama10']
    expect(feature('drawn', state)).toBeGreaterThan(0)
  })

  test('the tables of this test contain every feature except drawn', () => {
    const tested = new Set([...bySheet, ...byRival, ...byTable].map(([name]) => name))
    expect(featureExtractor.names.filter((name) => name !== 'drawn' && !tested.has(name))).toEqual([])
  })

  test('all features are between -1.3 and 1.3 in random games', () => {
    const random = createRandomStream(seedFromText('features'), 'moksha')
    for (const players of [2, 3, 4, 5]) {
      const rows = new Float64Array(players * WIDTH)
      const state = moksha.setup({ players, options: { evenFinish: players === 3 } }, random, noopEventSink)
      for (let [seat] = moksha.deciders(state); seat !== undefined; [seat] = moksha.deciders(state)) {
        rows.fill(0)
        featureExtractor.read(state, rows)
        const wild = [...rows].findIndex((value) => !(Math.abs(value) <= 1.3))
        expect(wild < 0 ? '' : `${featureExtractor.names[wild % WIDTH] ?? ''} ${String(rows[wild])}`).toBe('')
        moksha.play(state, seat, random.pick(moksha.choices(state, seat)), random, noopEventSink)
      }
    }
  })
})
