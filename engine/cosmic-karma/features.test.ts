import { describe, expect, test } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { featureExtractor } from './features.ts'
import { cosmicKarma } from './index.ts'
import {
  freeWillCardAction,
  scriptedRandom,
  PEG_COUNTS_OF_ALL_TOOLS,
  playWithRandom,
  createPosition,
} from './testing.ts'
import type { PlayerSketch } from './testing.ts'
import type { CosmicState } from './state.ts'

function read(state: CosmicState): Float64Array {
  const into = new Float64Array(state.players.length * featureExtractor.names.length)
  featureExtractor.read(state, into)
  return into
}

function of(state: CosmicState, name: string): number {
  const at = featureExtractor.names.indexOf(name)
  if (at < 0) throw new RangeError(`no feature ${name}`)
  return read(state)[at] ?? NaN
}

/** A feature of a seat that stands at the first space unless it is told otherwise. */
function feature(name: string, own: PlayerSketch, other: PlayerSketch = {}, seat = 0): number {
  return of(createPosition({ players: [{ at: 'e1-01', ...own }, other], seat }), name)
}

/** By feature: a player with more of it, one with less, and the other player. */
const MORE: readonly (readonly [name: string, more: PlayerSketch, less?: PlayerSketch, other?: PlayerSketch])[] = [
  ['worth', { pegs: { torch: 1 } }],
  ['ahead', { pegs: { torch: 1 } }],
  ['pegs', { pegs: { torch: 1 } }],
  ['torch', { pegs: { torch: 1 } }],
  ['sword', { pegs: { sword: 1 } }],
  ['wand', { pegs: { wand: 1 } }],
  ['masterTorch', { pegs: { torch: 2 } }, { pegs: { torch: 1 } }],
  ['masterSword', { pegs: { sword: 2 } }, { pegs: { sword: 1 } }],
  ['masterWand', { pegs: { wand: 2 } }, { pegs: { wand: 1 } }],
  ['masters', { pegs: { wand: 2 } }, { pegs: { wand: 1, torch: 1 } }],
  ['greenBeads', { beads: { green: 1 } }],
  ['orangeBeads', { beads: { orange: 1 } }],
  ['beads', { beads: { orange: 1 } }],
  ['greenRings', { rings: { green: 2 } }, { rings: { green: 1 } }],
  ['orangeRings', { rings: { orange: 2 } }, { rings: { orange: 1 } }],
  ['firstGreenRing', { rings: { green: 1 } }],
  ['firstOrangeRing', { rings: { orange: 1 } }],
  ['habits', { habits: { green: 1 } }],
  ['habitRings', { habits: { green: 1 }, rings: { green: 1 } }, { habits: { orange: 1 }, rings: { green: 1 } }],
  ['twoHabits', { habits: { green: 2 } }, { habits: { green: 1 } }],
  ['noSword', { habits: { green: 1 } }, { habits: { green: 1 }, pegs: { sword: 2 } }],
  ['clean', {}, { beads: { green: 1 } }],
  ['ready', { pegs: PEG_COUNTS_OF_ALL_TOOLS }, { pegs: PEG_COUNTS_OF_ALL_TOOLS, beads: { green: 1 } }],
  [
    'nearlyReady',
    { pegs: PEG_COUNTS_OF_ALL_TOOLS, beads: { green: 1 } },
    { pegs: PEG_COUNTS_OF_ALL_TOOLS, beads: { green: 2 } },
  ],
  ['lacking', { beads: { green: 1 } }],
  ['cards', { freeWill: [3] }],
  ['cardSum', { freeWill: [3] }, { freeWill: [2] }],
  [
    'cardsHome',
    { at: 'e4-12', pegs: PEG_COUNTS_OF_ALL_TOOLS, freeWill: [1, 2] },
    { at: 'e4-12', pegs: PEG_COUNTS_OF_ALL_TOOLS, freeWill: [2] },
  ],
  ['lostTurns', { lostTurns: 1 }],
  ['nextTorch', { at: 'e1-02' }, { at: 'e1-06' }],
  ['nextTorch', { at: 'e1-02' }, { at: 'e1-02', pegs: { torch: 2 } }],
  ['nextSword', { at: 'e2-10' }, { at: 'e4-01' }],
  ['nextWand', { at: 'e3-05' }, { at: 'e4-01' }],
  ['nextPeg', { at: 'e1-02' }, { at: 'e4-01' }],
  ['nextGreen', { beads: { green: 1 } }],
  ['nextOrange', { beads: { orange: 1 } }],
  ['nextLoosen', { at: 'e3-01', habits: { green: 1 }, pegs: { sword: 2 } }, { at: 'e3-01', habits: { green: 1 } }],
  ['nextChoice', { pegs: { torch: 2 } }],
  ['nextFreeWill', { at: 'e1-02' }, { at: 'e1-09' }],
  ['nextUnharmed', { at: 's-17' }, { at: 'e1-06' }],
  ['cardPeg', { freeWill: [4] }, { freeWill: [3] }],
  ['cardRing', { beads: { green: 1 }, freeWill: [1] }, { beads: { green: 1 }, freeWill: [2] }],
  [
    'cardLoosen',
    { at: 'e3-02', habits: { green: 1 }, pegs: { sword: 2 }, freeWill: [3] },
    { at: 'e3-09', habits: { green: 1 }, pegs: { sword: 2 }, freeWill: [3] },
  ],
  ['home', { at: 'e1-01' }, { at: 'e4-01' }],
  ['homeReady', { at: 'e4-01', pegs: PEG_COUNTS_OF_ALL_TOOLS }, { at: 'e1-01', pegs: PEG_COUNTS_OF_ALL_TOOLS }],
  ['winNext', { at: 'e4-12', pegs: PEG_COUNTS_OF_ALL_TOOLS }, { at: 'e4-05', pegs: PEG_COUNTS_OF_ALL_TOOLS }],
  ['spirit', { at: 's-03' }],
  ['temple', { at: 'sword-3' }],
  ['wheels', { at: 'wheel-2' }],
  ['rival', {}, {}, { pegs: { torch: 1 } }],
  ['rivalReady', {}, {}, { pegs: PEG_COUNTS_OF_ALL_TOOLS }],
]

describe('features', () => {
  for (const [name, more, less, other] of MORE)
    test(`${name}: ${JSON.stringify(more)}`, () => {
      expect(feature(name, more, other)).toBeGreaterThan(feature(name, less ?? {}))
    })

  test('toMove, later, underWay, rolled and promise describe the current turn', () => {
    for (const [name, own, others] of [
      ['toMove', 1, 0],
      ['later', 0, 0.2],
    ] as const) {
      expect(feature(name, {}, {}, 0)).toBe(own)
      expect(feature(name, {}, {}, 1)).toBe(others)
    }
    const state = createPosition({ players: [{ at: 'e1-01', freeWill: [4] }, {}] })
    for (const name of ['underWay', 'rolled', 'promise']) expect(of(state, name)).toBe(0)
    const thrown = cosmicKarma.clone(state)
    playWithRandom(scriptedRandom(0, 0), thrown, { do: 'roll' })
    expect(of(thrown, 'rolled')).toBe(1)
    // The fourth space from there gives a peg.
    playWithRandom(scriptedRandom(), state, freeWillCardAction(4))
    expect(of(state, 'underWay')).toBe(1)
    expect(of(state, 'rolled')).toBe(0)
    expect(of(state, 'promise')).toBeGreaterThan(0)
  })

  test('a thrown total does not change the features, since the player could not know it when choosing', () => {
    const thrown = (first: number): number[] => {
      const state = createPosition({ players: [{ at: 'e1-01' }, {}] })
      playWithRandom(scriptedRandom(first, first), state, { do: 'roll' })
      return [...read(state)]
    }
    expect(thrown(0)).toEqual(thrown(5))
  })

  test('again is 1 when the player has another turn after this one', () => {
    const state = createPosition()
    const [turn] = state.stack
    if (turn?.kind === 'turn') turn.again = true
    expect(of(state, 'again')).toBe(1)
  })

  test('all features are finite and between -4 and 4 in random games', () => {
    const random = createRandomStream(seedFromText('features'), 0)
    for (const players of [2, 4, 6]) {
      const state = cosmicKarma.setup({ players, options: {} }, random, noopEventSink)
      for (let deciders = cosmicKarma.deciders(state); deciders.length > 0; deciders = cosmicKarma.deciders(state)) {
        const seat = random.pick(deciders)
        cosmicKarma.play(state, seat, random.pick(cosmicKarma.choices(state, seat)), random, noopEventSink)
        if (state.winner === null) for (const value of read(state)) expect(Math.abs(value)).toBeLessThan(4)
      }
    }
  })
})
