import { expect, it } from 'vitest'
import { moksha } from '../../../engine/moksha/index.ts'
import type { MokshaAction, MokshaState } from '../../../engine/moksha/index.ts'
import {
  brahmaAction,
  decider,
  firstItemRandom,
  placeDrawnTokenAction,
  play,
  playWithRandom,
  createPosition,
  wanderAction,
} from '../../../engine/moksha/testing.ts'

import { addMessages, formatMessage } from '../../messages/index.ts'
import { moksha as english } from '../../messages/en/moksha/index.ts'
import { drawnTokenPlacementSeriesOf } from './choice-series.ts'

addMessages(english)

const next = (state: MokshaState) =>
  drawnTokenPlacementSeriesOf(moksha.choices(state, decider(state)), moksha.view(state, 0))

it('B1a-9, B1a-7: the series puts Brahma’s remaining tokens at the bottom of stacks by legal choices (MOK-74)', () => {
  const piles = { 2: 'kama5', 3: 'artha5 dharma5' }
  const state = createPosition({ players: [{ ready: 'brahma' }, {}], piles })
  playWithRandom(firstItemRandom, state, brahmaAction)
  const drawn = [...moksha.view(state, 0).drawn]
  expect(drawn).toHaveLength(5)
  // The first is laid by hand.
  play(state, placeDrawnTokenAction(9, 0))
  const made: MokshaAction[] = []
  for (let now = next(state); now !== undefined; now = next(state)) {
    expect(now.furtherDecisions).toBe(moksha.view(state, 0).drawn.length - 1)
    expect(moksha.choices(state, 0)).toContain(now.action)
    expect(formatMessage(now.words)).toBe('All of them at the bottom, where there is room')
    made.push(now.action)
    play(state, now.action)
  }
  // With two players a stack holds two: those with room first, and then the empty places.
  expect(made).toEqual([
    placeDrawnTokenAction(2, 0),
    placeDrawnTokenAction(9, 0),
    placeDrawnTokenAction(1, 0),
    placeDrawnTokenAction(1, 0),
  ])
  expect(state.piles[1]).toEqual([drawn[1], 'kama5'])
  expect(moksha.view(state, 0).drawn).toEqual([])
})

it('B1a-9: there is no series in a decision that lays no token of Brahma', () => {
  const state = createPosition({ players: [{ ready: 'brahma' }, {}] })
  expect(next(state)).toBeUndefined()
  play(state, wanderAction(4))
  expect(next(state)).toBeUndefined()
})
