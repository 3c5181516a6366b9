import { describe, expect, it } from 'vitest'
import { moksha } from '../../../engine/moksha/index.ts'
import type { MokshaAction, MokshaState } from '../../../engine/moksha/index.ts'
import * as at from '../../../engine/moksha/testing.ts'
import { addMessages, formatMessage } from '../../messages/index.ts'
import { moksha as english } from '../../messages/en/moksha/index.ts'
import { describeChoiceEffects } from '../choice-effects.ts'
import { TEST_PLAYER_NAMES } from '../../testing/game-ui-helpers.ts'
import { gameUi } from './index.ts'

addMessages(english)

function rowOf(state: MokshaState, action: MokshaAction) {
  const seat = at.decider(state)
  const { lines, signs } = describeChoiceEffects({ gameUi, view: moksha.view(state, seat), seat, viewer: seat }, action)
  return {
    said: lines.map((line) => formatMessage(line, TEST_PLAYER_NAMES)),
    gains: signs.flatMap(({ sprite }) =>
      sprite.kind === 'gain' ? [`${String(sprite['amount'])} ${String(sprite['good'])}`] : [],
    ),
    verdicts: signs.flatMap(({ sprite }) => (sprite.kind === 'verdict' ? [sprite['fate']] : [])),
  }
}

describe('B1a-4: the list row of a region states', () => {
  it('the token, the reward, and whether the life goes on', () => {
    const state = at.createPosition({
      players: [{ region: 7, stage: 4, tokens: '' }, {}],
      piles: { 10: 'kama5' },
      unseen: [10],
    })
    const { said, gains, verdicts } = rowOf(state, at.wanderAction(10))
    expect(said[0]).toBe('You take kama 5')
    expect(said[1]).toMatch(/^Then you gather /)
    expect(said).toContainEqual(expect.stringMatching(/^Vitality \d+ of 20: /))
    expect(gains).toContain('5 vitality')
    expect(verdicts).toHaveLength(1)
  })

  it('only the certain part of this where taking the token reveals an unknown one', () => {
    const players = [{ region: 7, tokens: 'kama5' }, {}]
    const open = rowOf(at.createPosition({ players, piles: { 10: 'artha5 kama10' } }), at.wanderAction(10))
    const hidden = rowOf(
      at.createPosition({ players, piles: { 10: 'artha5 kama10' }, unseen: [10] }),
      at.wanderAction(10),
    )
    // The gathered gains come after that.
    expect(hidden.said).toEqual(open.said.slice(0, hidden.said.length))
    expect([hidden.said.length, hidden.gains]).toEqual([3, ['10 vitality']])
  })

  it('the vitality lost with the token handed in for a region two borders away', () => {
    const state = at.createPosition({
      players: [{ region: 4, tokens: 'kama10' }, {}],
      piles: { 11: 'kama5', 7: 'kama5' },
    })
    const far = at.legalActions(state).find((action) => action.do === 'wander' && action.pay !== null)
    if (far?.do !== 'wander') throw new Error('no region two borders away')
    const full = at.createPosition({ players: [{ region: 4, tokens: 'kama10' }, {}], piles: { [far.region]: 'kama5' } })
    expect(rowOf(full, far).gains).toContain('-5 vitality')
  })

  it('that the token would replace one of the player’s tokens', () => {
    const state = at.createPosition({
      players: [{ region: 7, tokens: 'kama5 artha5 dharma5 kama10' }, {}],
      piles: { 10: 'kama10' },
    })
    expect(rowOf(state, at.wanderAction(10)).said[0]).toBe('You take kama 10 in place of one of your tokens')
  })

  it('that the region has no token', () => {
    const state = at.createPosition({ players: [{ region: 7 }, {}] })
    expect(rowOf(state, at.wanderAction(10)).said[0]).toBe('No token lies there')
  })
})
