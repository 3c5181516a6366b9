/** Section 10 of RULES.md: hidden information is hidden from all players alike. */
import { describe, expect, test } from 'vitest'
import { createEventRecorder } from '../core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { moksha } from './index.ts'
import type { MokshaEvent } from './state.ts'
import {
  brahmaAction,
  decider,
  firstItemRandom,
  placeDrawnTokenAction,
  legalActions,
  play,
  playWithRandom,
  createPosition,
  eventsOfKind,
  wanderAction,
} from './testing.ts'

describe('hidden information', () => {
  test('MOK-13: only the top of a stack is visible; a newly visible token is reported as revealed', () => {
    const state = createPosition({ piles: { 4: 'kama5 artha5 dharma5' }, unseen: [4], players: [{}, {}, {}, {}] })
    const shown = () => moksha.view(state, 1).piles[3]
    expect(shown()).toEqual([null, null, 'dharma5'])
    const events = play(state, wanderAction(4))
    expect(eventsOfKind(events, 'revealed')).toEqual([{ kind: 'revealed', region: 4, token: 'artha5' }])
    expect(shown()).toEqual([null, 'artha5'])
  })

  test('MOK-26: a newly revealed token is an undo barrier; a known token is not', () => {
    const learned = (unseen: readonly number[]): boolean => {
      const state = createPosition({ piles: { 4: 'kama5 artha5' }, unseen })
      const { emit, report } = createEventRecorder(() => undefined)
      moksha.play(state, 0, wanderAction(4), firstItemRandom, emit)
      return report.learned === 'all'
    }
    expect([learned([4]), learned([])]).toEqual([true, false])
  })

  test('MOK-74: tokens laid by Brahma and former top tokens are public', () => {
    const state = createPosition({
      players: [{ ready: 'brahma' }, {}, {}, {}],
      piles: { 4: 'kama5 artha5', 7: 'kama5 artha5' },
      unseen: [4, 7],
    })
    const shown = (region: number) => moksha.view(state, 1).piles[region - 1]
    playWithRandom(firstItemRandom, state, brahmaAction)
    play(state, placeDrawnTokenAction(4, 2))
    expect(shown(4)).toEqual([null, 'artha5', 'dharma5'])
    play(state, placeDrawnTokenAction(7, 0))
    expect(shown(7)).toEqual(['dharma5', null, 'artha5'])
    play(state, placeDrawnTokenAction(1, 0), placeDrawnTokenAction(2, 0), placeDrawnTokenAction(3, 0))
    expect(moksha.findBrokenInvariants(state)).toEqual([])
  })

  test('MOK-14 MOK-15: only the sizes of the Ocean and the caste stacks are visible', () => {
    const view = moksha.view(createPosition(), 0)
    expect(view.ocean).toEqual({ count: 33, tokens: null })
    expect(view.castes.kshatriya).toEqual({ count: 4, cards: null })
    const open = moksha.view(createPosition(), 'open')
    expect(open.ocean.tokens).toMatchObject({ dharma5: 6, dharma10: 5 })
    expect(open.castes.brahmin.cards).toHaveLength(6)
  })

  test('MOK-62: drawing a card is an undo barrier unless all cards of its caste are equal', () => {
    const learned = (karma: string): boolean => {
      const state = createPosition({ players: [{ region: 7, stage: 8, karma }, {}], turn: { stage: 'devote' } })
      const { emit, report } = createEventRecorder(() => undefined)
      moksha.play(state, 0, { do: 'go' }, firstItemRandom, emit)
      return report.learned === 'all'
    }
    expect([learned(''), learned('kama')]).toEqual([false, true])
  })

  test('all seats have the same view, and no event has a secret', () => {
    const random = createRandomStream(seedFromText('same'), 0)
    const { emit, report } = createEventRecorder(() => undefined)
    const state = moksha.setup({ players: 4, options: {} }, random, emit)
    for (let nth = 0; nth < 120 && state.end === null; nth++) {
      moksha.play(state, decider(state), random.pick(legalActions(state)), random, emit)
      const table = moksha.view(state, 'table')
      for (const seat of [0, 1, 2, 3]) expect(moksha.view(state, seat)).toEqual(table)
    }
    for (const event of report.facts as MokshaEvent[]) expect(event.secret).toBeUndefined()
  })

  test('a determinization fills hidden places with tokens and cards that are not visible', () => {
    const random = createRandomStream(seedFromText('determinize'), 0)
    const state = createPosition({ piles: { 4: 'kama10 artha5' }, unseen: [4] })
    const seen = moksha.view(state, 0)
    const below = new Set<string>()
    const drawn = new Set<string>()
    for (let nth = 0; nth < 60; nth++) {
      const determinized = moksha.determinize(seen, 0, random)
      expect(moksha.findBrokenInvariants(determinized)).toEqual([])
      below.add(determinized.piles[3]?.[0] ?? '')
      drawn.add(determinized.castes.brahmin.at(-1) ?? '')
    }
    expect([below.size, drawn.size]).toEqual([6, 3])
  })
})
