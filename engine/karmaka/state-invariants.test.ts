import { describe, expect, test } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { playerOf } from './hands-and-piles.ts'
import { karmaka } from './index.ts'
import type { KarmakaState } from './state.ts'
import {
  playForAbilityAction,
  firstItemRandom,
  chooseTargetAction,
  play,
  playWithRandom,
  createPosition,
} from './testing.ts'

const config = { players: 2, options: { variant: 'free' } }

function fresh(): KarmakaState {
  return createPosition({
    players: [
      { hand: 'peek destiny', deck: 'panic' },
      { hand: 'spite crisis', future: 'mimic' },
    ],
  })
}

/** The broken invariants after a change. */
function broken(change: (state: KarmakaState) => void, from = fresh()): readonly string[] {
  expect(karmaka.findBrokenInvariants(from, config)).toEqual([])
  change(from)
  return karmaka.findBrokenInvariants(from, config)
}

describe('findBrokenInvariants', () => {
  test('reports nothing in a fresh position and in games of every variant', () => {
    expect(karmaka.findBrokenInvariants(fresh(), config)).toEqual([])
    const random = createRandomStream(seedFromText('audit'), 0)
    for (const [players, variant] of [
      [2, 'free'],
      [3, 'wolf'],
      [4, 'teams'],
    ] as const) {
      const table = { players, options: { variant } }
      const state = karmaka.setup(table, random, noopEventSink)
      for (let [seat] = karmaka.deciders(state); seat !== undefined; [seat] = karmaka.deciders(state)) {
        karmaka.play(state, seat, random.pick(karmaka.choices(state, seat)), random, noopEventSink)
        expect(karmaka.findBrokenInvariants(state, table)).toEqual([])
      }
    }
  })

  test('reports missing or additional cards and rings', () => {
    expect(broken((state) => state.well.cards.push('peek') && state.well.seen.push(0))).toEqual([
      'all copies of peek are there',
    ])
    expect(broken((state) => state.ruins.push(...playerOf(state, 0).hand.splice(0, 1), 'spite'))).toHaveLength(1)
    expect(broken((state) => state.rings--)).toEqual(['there are twelve rings (KAR-5)'])
  })

  test('reports knowledge that a seat cannot have', () => {
    expect(broken((state) => state.memory[0]?.[1]?.push('mimic'))).toEqual(['what is known is in the Hand'])
    expect(broken((state) => state.memory[0]?.[0]?.push('peek'))).toEqual(['what is known is in the Hand'])
    expect(broken((state) => (playerOf(state, 1).future.seen[0] = 1))).toEqual(['a seat knows its Future Life'])
    expect(broken((state) => playerOf(state, 0).hand.reverse())).toContain('a hand has no order of its own')
    expect(broken((state) => state.pool.push('peek'))).toEqual(['the Well holds what was refilled'])
  })

  test('reports turns, winners and pending work that contradict each other', () => {
    expect(broken((state) => (state.turns = 2))).toEqual(['the turn goes round clockwise (KAR-11)'])
    expect(broken((state) => (state.stack = []))).toEqual(['a turn is under way until somebody wins'])
    expect(broken((state) => (state.winner = 1))).toContain('who transcends has won (KAR-77)')
    expect(broken((state) => (playerOf(state, 0).rung = 3))).toHaveLength(1)
    const looking = fresh()
    playWithRandom(firstItemRandom, looking, playForAbilityAction('destiny'))
    const ask = (state: KarmakaState, asks: 'target' | 'takePicked'): void => {
      const frame = state.stack.at(-1)
      if (frame?.kind === 'ability') frame.asks = asks
    }
    expect(broken((state) => ask(state, 'takePicked'), looking)).toEqual(['pending work'])
    const offering = fresh()
    play(offering, playForAbilityAction('peek'), chooseTargetAction(1))
    expect(broken((state) => (state.centre = null), offering)).toContain('an offered card lies in the centre (KAR-38)')
  })

  test('reports a state that does not match its table config, and unknown cards', () => {
    expect(karmaka.findBrokenInvariants(fresh(), { players: 3, options: {} })).toEqual([
      'as many players as the table has seats',
    ])
    expect(broken((state) => (state.variant = 'teams'))).toContain('the variant holds for so many players (KAR-1)')
    const odd = JSON.parse(JSON.stringify(fresh()).replace('"peek"', '"poke"')) as KarmakaState
    expect(karmaka.findBrokenInvariants(odd).length).toBeGreaterThan(0)
  })
})
