/** The edge cases of RULES.md, section 8. */
import { describe, expect, test } from 'vitest'
import { createRandomStream } from '../core/contract/random.ts'
import { moveDestinationOrRejection } from './column-moves.ts'
import { isHarmonized } from './index.ts'
import { createEmptyBoard } from './setup.ts'
import {
  ALL_MEDITATION_COLOURS,
  columnPositionText,
  channelAction,
  liftAction,
  isLegal,
  meditateAction,
  moveAction,
  legalActions,
  placeAction,
  play,
  playWithRandom,
  createPosition,
  withChannelBegun,
} from './testing.ts'

describe('edge cases', () => {
  test('CHK-34: a Chakra with three energies that are not all of its colour is full but not harmonized, and blocks', () => {
    const [board = createEmptyBoard()] = createPosition({ boards: [{ blue: 'blue blue red', purple: 'green' }] }).boards
    expect(isHarmonized(board, 3)).toBe(false)
    expect(moveDestinationOrRejection(board, 1, 'green', 2)).toEqual({ because: 'blocked', at: 3 })
    const [other = createEmptyBoard()] = createPosition({ boards: [{ blue: 'red red red', purple: 'green' }] }).boards
    expect(isHarmonized(other, 3)).toBe(false)
    expect(moveDestinationOrRejection(other, 1, 'green', 2)).toEqual({ because: 'blocked', at: 3 })
  })

  test('CHK-24 CHK-47: placing one energy occupies the notch, so that further energies arrive only by Channel', () => {
    const state = createPosition({ boards: [{ orange: 'red red' }], flows: ['red', 'blue', ''], bag: {} })
    play(state, liftAction(0, 'red'), placeAction('red'), meditateAction('red'))
    play(state, liftAction(1, 'blue'))
    expect(isLegal(state, placeAction('red'))).toBe(false)
    play(
      state,
      placeAction('bubbles'),
      meditateAction('blue'),
      channelAction(7),
      moveAction('orange', 'red', 1),
      meditateAction('green'),
    )
    play(state, meditateAction('blue'), meditateAction('yellow'), channelAction(7), moveAction('orange', 'red', 1))
    expect(columnPositionText(state, 'red')).toBe('red red red')
    expect(state.boards[0]?.notches).not.toContain(true)
  })

  test('CHK-24 CHK-46: a placement that harmonizes needs one available token, which comes back at once', () => {
    const board = { red: 'red red', bubbles: 'blue blue blue' }
    const poor = createPosition({ boards: [{ ...board, spaces: [1, 2, 3, 4, 5] }], flows: ['red', '', ''] })
    expect(isLegal(poor, liftAction(0, 'red'))).toBe(false)
    const state = createPosition({ boards: [{ ...board, spaces: [1, 2, 3, 4] }], flows: ['red', '', ''] })
    const events = play(state, liftAction(0, 'red'), placeAction('red'))
    expect(state.boards[0]?.available).toBe(1)
    const tokens = events.flatMap((event) => (event.kind === 'moved' && event.piece === 'token' ? [event.to] : []))
    expect(tokens).toEqual(['seat0:notch:7', 'seat0:tokens'])
  })

  test('CHK-37: any energy in a bubble can be moved, and full bubbles do not block the positions below', () => {
    const state = withChannelBegun(createPosition({ boards: [{ bubbles: 'red blue green', purple: 'yellow' }] }), 7)
    expect(legalActions(state)).toEqual([
      moveAction('bubbles', 'blue', 1),
      moveAction('bubbles', 'green', 1),
      moveAction('bubbles', 'red', 1),
      moveAction('purple', 'yellow', 1),
    ])
  })

  test('CHK-20: a flow whose colours are all at their limit cannot be chosen; with black in it only black can', () => {
    const board = { purple: 'red red red', darkBlue: 'blue blue blue' }
    const flows = ['red blue', 'red black blue', '']
    const state = createPosition({ boards: [board], flows })
    expect(legalActions(state).filter((action) => action.do === 'lift')).toEqual([liftAction(1, 'black')])
    play(state, liftAction(1, 'black'))
    expect(legalActions(state).every((action) => action.do === 'place')).toBe(true)
    const notches = ['purple', 'darkBlue', 'orange', 'red'] as const
    const full = createPosition({ boards: [{ ...board, bubbles: 'green green green', notches }], flows })
    expect(legalActions(full).some((action) => action.do === 'lift')).toBe(false)
  })

  test('CHK-16: a player who can only meditate does so every turn while the others play on', () => {
    const locked = { notches: ['red', 'blue', 'green', 'orange'], meditation: ALL_MEDITATION_COLOURS } as const
    const state = createPosition({ boards: [locked, { green: 'red' }], flows: ['', '', ''], bag: {} })
    for (const space of [3, 4, 7]) {
      expect(legalActions(state)).toEqual([meditateAction(null)])
      play(state, meditateAction(null), channelAction(space))
      play(state, ...legalActions(state).slice(0, 1))
    }
    expect([state.end, state.rounds]).toEqual([null, 3])
  })

  test('CHK-66: one player locked, the other moving one energy to and fro with Meditate in between: stall', () => {
    const locked = { notches: ['red', 'blue', 'green', 'orange'], meditation: ALL_MEDITATION_COLOURS } as const
    const mover = {
      green: 'red',
      meditation: ALL_MEDITATION_COLOURS,
      notches: ['red', 'blue', 'green', 'orange'],
    } as const
    const state = createPosition({ boards: [locked, mover], flows: ['', '', ''], bag: {} })
    while (state.end === null) {
      const moves = legalActions(state).filter(
        (action) => action.do !== 'meditate' && (action.do !== 'channel' || action.space === 7),
      )
      play(state, moves[0] ?? meditateAction(null))
    }
    expect([state.end, state.rounds]).toEqual(['stall', 20])
  })

  test('CHK-54: a second trigger in the last round changes nothing, and lastRound is emitted once', () => {
    const nearly = {
      purple: 'purple purple purple',
      darkBlue: 'darkBlue darkBlue darkBlue',
      blue: 'blue blue blue',
      green: 'green green green',
      yellow: 'yellow yellow',
      bubbles: 'yellow',
    }
    const state = createPosition({ boards: [nearly, nearly] })
    const events = play(
      state,
      channelAction(7),
      moveAction('bubbles', 'yellow', 1),
      channelAction(7),
      moveAction('bubbles', 'yellow', 1),
    )
    expect(events.filter((event) => event.kind === 'lastRound')).toEqual([{ kind: 'lastRound', seat: 0 }])
    expect([state.end, state.rounds]).toEqual(['harmony', 1])
  })

  test('CHK-28: an empty bag does not end the game', () => {
    const state = createPosition({ flows: ['red blue', 'green', ''], bag: { yellow: 1 } })
    playWithRandom(
      createRandomStream('0'.repeat(32), 0),
      state,
      liftAction(0, 'red'),
      placeAction('bubbles'),
      liftAction(1, 'green'),
      placeAction('bubbles'),
    )
    expect(state.maya.filter((energy) => energy !== null)).toHaveLength(2)
    expect(state.end).toBeNull()
  })
})
