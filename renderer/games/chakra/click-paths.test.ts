import { describe, expect, it } from 'vitest'
import { chakra } from '../../../engine/chakra/index.ts'
import {
  ALL_MEDITATION_COLOURS,
  channelAction,
  exchangeAction,
  liftAction,
  meditateAction,
  moveAction,
  placeAction,
  play,
  createPosition,
  withChannelBegun,
} from '../../../engine/chakra/testing.ts'
import { applyClickToSequence, evaluateClickSequence } from '../../stage/click-sequence.ts'
import { createClickTester } from '../../testing/game-ui-helpers.ts'
import { clickPathFor } from './click-paths.ts'

const { clicks, picking } = createClickTester(chakra, clickPathFor)

describe('a click path', () => {
  it('takes any Maya space of the flow that shows the colour', () => {
    const state = createPosition({ flows: ['blue red blue', 'blue', '-'] })
    expect(clicks(state, liftAction(0, 'blue'))).toEqual([['maya:0', 'maya:6']])
    expect(clicks(state, liftAction(1, 'blue'))).toEqual([['maya:1']])
  })

  it('leads to the place for lifted energies, on the board of the seat that has the turn', () => {
    const state = createPosition({ flows: ['blue', '-', '-'], seat: 1 })
    play(state, liftAction(0, 'blue'))
    expect(clicks(state, placeAction('bubbles'))).toEqual([['seat1:column:0']])
    expect(clicks(state, placeAction('red'))).toEqual([['seat1:column:7']])
  })

  it('leads to an Inspiration space, a Plenitude token, an energy of the open bag', () => {
    const state = createPosition({ boards: [{ earth: 1 }, {}] })
    expect(clicks(state, channelAction(8))).toEqual([['seat0:space:8']])
    expect(clicks(state, meditateAction('green'))).toEqual([['karma:green']])
    play(state, channelAction(8))
    expect(clicks(state, exchangeAction('red'))).toEqual([['bag:red']])
  })

  it('is the own tokens when there is no token left to look under', () => {
    expect(
      clicks(createPosition({ boards: [{ meditation: ALL_MEDITATION_COLOURS }, {}] }), meditateAction(null)),
    ).toEqual([['seat0:tokens']])
  })

  it('is one click where an energy can move in one way, on any equal energy', () => {
    const state = withChannelBegun(createPosition({ boards: [{ bubbles: 'blue red blue' }, {}] }), 3)
    expect(clicks(state, moveAction('bubbles', 'blue', 3))).toEqual([
      ['seat0:column:0:blue:0', 'seat0:column:0:blue:1'],
    ])
  })

  it('is two clicks where an energy can move in several ways: the energy, then its target', () => {
    const state = withChannelBegun(createPosition({ boards: [{ blue: 'yellow', green: 'green green green' }, {}] }), 7)
    const energy = ['seat0:column:3:yellow:0']
    // Green is in harmony and jumped.
    expect(clicks(state, moveAction('blue', 'yellow', 1))).toEqual([energy, ['seat0:column:5']])
    expect(clicks(state, moveAction('blue', 'yellow', -1))).toEqual([energy, ['seat0:column:2']])
  })

  it('is one click again when only one move is left', () => {
    const state = withChannelBegun(createPosition({ boards: [{ bubbles: 'blue red' }, {}] }), 2)
    expect(clicks(state, moveAction('bubbles', 'red', 1))).toHaveLength(2)
    play(state, moveAction('bubbles', 'blue', 2))
    expect(clicks(state, moveAction('bubbles', 'red', 1))).toHaveLength(1)
  })

  it('leads to exactly one choice', () => {
    const state = withChannelBegun(createPosition({ boards: [{ blue: 'yellow', red: 'red' }, {}] }), 7)
    const start = picking(state)
    const first = applyClickToSequence(start, [{ on: 'piece', id: 'seat0:column:3:yellow:0' }])
    expect(evaluateClickSequence(first).targets).toEqual([
      { on: 'place', id: 'seat0:column:2' },
      { on: 'place', id: 'seat0:column:4' },
    ])
    const second = applyClickToSequence(first, [{ on: 'place', id: 'seat0:column:4' }])
    expect(evaluateClickSequence(second).chosen?.action).toEqual(moveAction('blue', 'yellow', 1))
    // Red cannot go down: up is its only way.
    const red = applyClickToSequence(start, [{ on: 'piece', id: 'seat0:column:7:red:0' }])
    expect(evaluateClickSequence(red).chosen?.action).toEqual(moveAction('red', 'red', -1))
  })
})
