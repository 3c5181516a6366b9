import { describe, expect, test } from 'vitest'
import { moveDestinationOrRejection } from './column-moves.ts'
import type { SeatBoard } from './state.ts'
import type { BoardSketch } from './testing.ts'
import {
  columnPositionText,
  channelAction,
  isLegal,
  moveAction,
  legalActions,
  play,
  createPosition,
  positionNamed,
  withChannelBegun,
} from './testing.ts'

function boardOf(sketch: BoardSketch): SeatBoard {
  const [board] = createPosition({ boards: [sketch] }).boards
  if (board === undefined) throw new Error('no board')
  return board
}

/** The moves that the deciding seat may make. */
function moves(state: ReturnType<typeof createPosition>): string[] {
  return legalActions(state).flatMap((action) =>
    action.do === 'move' ? [`${String(action.from)} ${action.colour} ${String(action.step)}`] : [],
  )
}

describe('moves of energies', () => {
  test('CHK-34: a step goes to the next position; a harmonized Chakra is jumped and not counted', () => {
    const plain = boardOf({ blue: 'orange' })
    expect([1, 2, 3].map((step) => moveDestinationOrRejection(plain, 3, 'orange', step as 1 | 2 | 3))).toEqual([
      4, 5, 6,
    ])
    const jumping = boardOf({ blue: 'orange', green: 'green green green' })
    expect([1, 2, 3].map((step) => moveDestinationOrRejection(jumping, 3, 'orange', step as 1 | 2 | 3))).toEqual([
      5, 6, 7,
    ])
    const up = boardOf({ yellow: 'orange', green: 'green green green' })
    expect([moveDestinationOrRejection(up, 5, 'orange', -1), moveDestinationOrRejection(up, 5, 'orange', -2)]).toEqual([
      3, 2,
    ])
  })

  test('CHK-34: a full Chakra that is not harmonized is not jumped', () => {
    const full = boardOf({ blue: 'orange', green: 'green green black' })
    expect(moveDestinationOrRejection(full, 3, 'orange', 1)).toEqual({ because: 'blocked', at: 4 })
  })

  test('CHK-35: neighbouring harmonized Chakras are jumped together', () => {
    const board = boardOf({ blue: 'orange', green: 'green green green', yellow: 'yellow yellow yellow' })
    expect(moveDestinationOrRejection(board, 3, 'orange', 1)).toBe(6)
    expect(moveDestinationOrRejection(board, 3, 'orange', 2)).toBe(7)
    const up = boardOf({ red: 'blue', green: 'green green green', orange: 'orange orange orange' })
    expect(moveDestinationOrRejection(up, 7, 'blue', -2)).toBe(3)
  })

  test('CHK-36: every position stepped on needs a free space, not only the last', () => {
    const board = boardOf({ purple: 'orange', blue: 'red green black' })
    expect(moveDestinationOrRejection(board, 1, 'orange', 1)).toBe(2)
    expect(moveDestinationOrRejection(board, 1, 'orange', 2)).toEqual({ because: 'blocked', at: 3 })
    expect(moveDestinationOrRejection(board, 1, 'orange', 3)).toEqual({ because: 'blocked', at: 3 })
  })

  test('CHK-36: a space freed by an earlier move of the action counts', () => {
    const state = createPosition({ boards: [{ purple: 'orange', darkBlue: 'red green black' }] })
    withChannelBegun(state, 6)
    expect(isLegal(state, moveAction('purple', 'orange', 1))).toBe(false)
    play(state, moveAction('darkBlue', 'red', -1))
    expect(isLegal(state, moveAction('purple', 'orange', 1))).toBe(true)
  })

  test('CHK-37: an energy goes down from its bubble, purple first, or past a harmonized purple', () => {
    expect(moveDestinationOrRejection(boardOf({ bubbles: 'red' }), 0, 'red', 1)).toBe(1)
    expect(moveDestinationOrRejection(boardOf({ bubbles: 'red' }), 0, 'red', 3)).toBe(3)
    expect(moveDestinationOrRejection(boardOf({ bubbles: 'red', purple: 'purple purple purple' }), 0, 'red', 1)).toBe(2)
    const state = withChannelBegun(createPosition({ boards: [{ bubbles: 'red' }] }), 7)
    play(state, moveAction('bubbles', 'red', 1))
    expect([columnPositionText(state, 'bubbles'), columnPositionText(state, 'purple')]).toEqual(['', 'red'])
  })

  test('CHK-38: no energy moves up into the bubbles, not even past a harmonized purple', () => {
    expect(moveDestinationOrRejection(boardOf({ purple: 'red' }), 1, 'red', -1)).toEqual({ because: 'intoBubbles' })
    expect(moveDestinationOrRejection(boardOf({ darkBlue: 'red' }), 2, 'red', -2)).toEqual({ because: 'intoBubbles' })
    const past = boardOf({ darkBlue: 'red', purple: 'purple purple purple' })
    expect(moveDestinationOrRejection(past, 2, 'red', -1)).toEqual({ because: 'intoBubbles' })
    expect(moveDestinationOrRejection(boardOf({ bubbles: 'red' }), 0, 'red', -1)).toEqual({ because: 'intoBubbles' })
  })

  test('CHK-39: only black enters the Earth', () => {
    expect(moveDestinationOrRejection(boardOf({ red: 'blue' }), 7, 'blue', 1)).toEqual({ because: 'onlyBlack' })
    expect(moveDestinationOrRejection(boardOf({ red: 'black' }), 7, 'black', 1)).toBe(8)
  })

  test('CHK-40: black energies may move up as well', () => {
    expect(moveDestinationOrRejection(boardOf({ red: 'black' }), 7, 'black', -2)).toBe(5)
    expect(
      isLegal(withChannelBegun(createPosition({ boards: [{ red: 'black' }] }), 7), moveAction('red', 'black', -1)),
    ).toBe(true)
  })

  test('CHK-41: a move uses all its steps: black may not go beyond the Earth', () => {
    const board = boardOf({ orange: 'black' })
    expect([1, 2, 3].map((step) => moveDestinationOrRejection(board, 6, 'black', step as 1 | 2 | 3))).toEqual([
      7,
      8,
      { because: 'beyondEarth' },
    ])
    const short = createPosition({ boards: [{ orange: 'black' }] })
    expect(isLegal(short, channelAction(3))).toBe(false)
  })

  test('CHK-42: an energy on the Earth or in a harmonized Chakra never moves again', () => {
    const board = boardOf({ green: 'green green green', earth: 1 })
    expect(moveDestinationOrRejection(board, positionNamed('green'), 'green', 1)).toEqual({
      because: 'lockedHarmonized',
    })
    expect(moveDestinationOrRejection(board, positionNamed('green'), 'green', -1)).toEqual({
      because: 'lockedHarmonized',
    })
    expect(moveDestinationOrRejection(board, positionNamed('black'), 'black', -1)).toEqual({ because: 'lockedEarth' })
    const state = createPosition({ boards: [{ green: 'green green green', earth: 1 }] })
    expect(isLegal(state, channelAction(7))).toBe(false)
  })

  test('CHK-43: a Chakra completed by the first move is locked, and later moves jump it', () => {
    const state = createPosition({ boards: [{ green: 'yellow orange', yellow: 'yellow yellow', bubbles: 'blue' }] })
    withChannelBegun(state, 1)
    play(state, moveAction('green', 'yellow', 1))
    expect(moves(state)).toEqual(['0 blue 1', '4 orange 1'])
    play(state, moveAction('green', 'orange', 1))
    expect(columnPositionText(state, 'orange')).toBe('orange')
  })

  test('CHK-43: a move is not offered if the Chakra that it locks makes the remaining moves impossible', () => {
    const board = { green: 'yellow black', yellow: 'yellow yellow', orange: 'red', red: 'blue blue purple' }
    const state = withChannelBegun(createPosition({ boards: [board] }), 2)
    // Once yellow is complete, black would go down 2 over orange to red, which is full.
    expect(moveDestinationOrRejection(boardOf(board), 4, 'yellow', 1)).toBe(5)
    expect(moves(state)).toEqual(['4 yellow 2', '4 black 2', '5 yellow 1'])
  })

  test('CHK-43: the search for the remaining moves includes the lock caused by the first move', () => {
    const board = { green: 'yellow', yellow: 'yellow yellow' }
    const alone = withChannelBegun(createPosition({ boards: [board] }), 6)
    expect(moveDestinationOrRejection(boardOf(board), 4, 'yellow', 1)).toBe(5)
    // Completing yellow would lock all there is; with black on orange there is one left to go up, past yellow.
    expect(moves(alone)).not.toContain('4 yellow 1')
    const helped = withChannelBegun(createPosition({ boards: [{ ...board, orange: 'black' }] }), 6)
    play(helped, moveAction('green', 'yellow', 1))
    expect(moves(helped)).toEqual(['6 black -1'])
    play(helped, moveAction('orange', 'black', -1))
    expect(columnPositionText(helped, 'green')).toBe('black')
  })
})
