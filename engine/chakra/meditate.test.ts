import { describe, expect, test } from 'vitest'
import { createEventRecorder } from '../core/contract/game-events.ts'
import { createRandomStream } from '../core/contract/random.ts'
import { chakra } from './index.ts'
import type { ChakraEvent } from './state.ts'
import {
  ALL_MEDITATION_COLOURS,
  columnPositionText,
  channelAction,
  exchangeAction,
  liftAction,
  isLegal,
  meditateAction,
  moveAction,
  legalActions,
  placeAction,
  play,
  createPosition,
  withChannelBegun,
} from './testing.ts'

describe('harmonizing', () => {
  test('CHK-46: a Chakra completed by a move returns the token of its notch at once', () => {
    const state = createPosition({ boards: [{ orange: 'red black', red: 'red red', notches: ['red'] }] })
    withChannelBegun(state, 6)
    expect(state.boards[0]?.available).toBe(3)
    const events = play(state, moveAction('orange', 'red', 1))
    expect(state.boards[0]).toMatchObject({ available: 4, notches: [false, false, false, false, false, false, false] })
    expect(events).toContainEqual({ kind: 'harmonized', seat: 0, colour: 'red', token: true })
    expect(state.stack).toHaveLength(2)
  })

  test('CHK-46: a harmonized Chakra without a token in its notch returns none', () => {
    const state = withChannelBegun(createPosition({ boards: [{ orange: 'red', red: 'red red' }] }), 7)
    const events = play(state, moveAction('orange', 'red', 1))
    expect(events).toContainEqual({ kind: 'harmonized', seat: 0, colour: 'red', token: false })
    expect(state.boards[0]?.available).toBe(4)
  })

  test('CHK-47: a notch keeps its token when the Chakra empties, and when its seat meditates', () => {
    const state = createPosition({ boards: [{ orange: 'red', notches: ['orange'] }] })
    play(state, channelAction(7), moveAction('orange', 'red', 1), meditateAction('red'), meditateAction('red'))
    expect(columnPositionText(state, 'orange')).toBe('')
    expect(state.boards[0]).toMatchObject({ available: 4, notches: [false, false, false, false, false, true, false] })
  })

  test('CHK-48: no energy enters or leaves a harmonized Chakra', () => {
    const state = createPosition({ boards: [{ red: 'red red red', orange: 'black' }], flows: ['blue', '', ''] })
    expect(isLegal(state, channelAction(4))).toBe(true)
    play(state, liftAction(0, 'blue'))
    expect(isLegal(state, placeAction('red'))).toBe(false)
    const moving = withChannelBegun(createPosition({ boards: [{ red: 'red red red', orange: 'black' }] }), 7)
    expect(legalActions(moving)).toEqual([moveAction('orange', 'black', -1), moveAction('orange', 'black', 1)])
    play(moving, moveAction('orange', 'black', 1))
    expect([columnPositionText(moving, 'red'), columnPositionText(moving, 'black')]).toEqual(['red red red', 'black'])
  })

  test('CHK-49: black on the Earth is alleviated and stays there until an Exchange', () => {
    const state = createPosition({ boards: [{ red: 'black' }] })
    const events = play(state, channelAction(7), moveAction('red', 'black', 1))
    expect(events).toContainEqual({ kind: 'alleviated', seat: 0 })
    play(state, meditateAction('red'))
    expect(legalActions(state).filter((action) => action.do === 'channel')).toEqual([channelAction(8)])
    play(state, channelAction(8), exchangeAction('red'))
    expect(columnPositionText(state, 'black')).toBe('')
  })
})

describe('Meditate', () => {
  test('CHK-50: all tokens return from the Inspiration spaces, none from the notches', () => {
    const state = createPosition({ boards: [{ spaces: [1, 4, 8], notches: ['red'] }] })
    const events = play(state, meditateAction('red'))
    expect(state.boards[0]).toMatchObject({
      available: 4,
      spaces: [false, false, false, false, false, false, false, false],
      notches: [false, false, false, false, false, false, true],
    })
    expect(events).toContainEqual({ kind: 'meditated', seat: 0, tokens: 3, colour: 'red' })
  })

  test('CHK-51: Meditate takes a Meditation token of a colour not yet owned, and only its owner sees the value', () => {
    const state = createPosition({ boards: [{ meditation: ['purple', 'red'] }], plenitude: [1, 2, 3, 4, 1, 2, 3, 4] })
    const colours = legalActions(state).flatMap((action) => (action.do === 'meditate' ? [action.colour] : []))
    expect(colours).toEqual(['darkBlue', 'blue', 'green', 'yellow', 'orange'])
    const { emit, report } = createEventRecorder(() => undefined)
    chakra.play(state, 0, meditateAction('green'), createRandomStream('0'.repeat(32), 0), emit)
    expect(report.facts as ChakraEvent[]).toContainEqual({
      kind: 'looked',
      seat: 0,
      colour: 'green',
      secret: { to: [0], values: { value: 4 } },
    })
    expect(report.learned).toEqual([0])
    expect([chakra.view(state, 0).plenitude.green, chakra.view(state, 1).plenitude.green]).toEqual([4, null])
  })

  test('CHK-52: a player who owns all seven colours only gets tokens back and learns nothing', () => {
    const state = createPosition({ boards: [{ spaces: [1], meditation: ALL_MEDITATION_COLOURS }], flows: ['', '', ''] })
    expect(legalActions(state).filter((action) => action.do === 'meditate')).toEqual([meditateAction(null)])
    const { emit, report } = createEventRecorder(() => undefined)
    chakra.play(state, 0, meditateAction(null), createRandomStream('0'.repeat(32), 0), emit)
    expect(state.boards[0]).toMatchObject({ available: 5, meditation: ALL_MEDITATION_COLOURS })
    expect(report.learned).toEqual([])
    expect(isLegal(createPosition(), meditateAction(null))).toBe(false)
  })

  test('CHK-53: Meditate is legal with all tokens available and when no token would return', () => {
    expect(isLegal(createPosition(), meditateAction('red'))).toBe(true)
    const notched = createPosition({ boards: [{ notches: ['red', 'blue'], meditation: ALL_MEDITATION_COLOURS }] })
    expect(isLegal(notched, meditateAction(null))).toBe(true)
  })
})
