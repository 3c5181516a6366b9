import { describe, expect, test } from 'vitest'
import { landing } from './column.ts'
import type { Board } from './state.ts'
import type { BoardSketch } from './testing.ts'
import { at, channel, isLegal, move, legalActions, play, position, spot, underWay } from './testing.ts'

function boardOf(sketch: BoardSketch): Board {
  const [board] = position({ boards: [sketch] }).boards
  if (board === undefined) throw new Error('no board')
  return board
}

/** The moves that the deciding seat may make. */
function moves(state: ReturnType<typeof position>): string[] {
  return legalActions(state).flatMap((action) =>
    action.do === 'move' ? [`${String(action.from)} ${action.colour} ${String(action.step)}`] : [],
  )
}

describe('how energies move', () => {
  test('CHK-34: a step goes to the next position; a harmonized Chakra is jumped and not counted', () => {
    const plain = boardOf({ blue: 'orange' })
    expect([1, 2, 3].map((step) => landing(plain, 3, 'orange', step as 1 | 2 | 3))).toEqual([4, 5, 6])
    const jumping = boardOf({ blue: 'orange', green: 'green green green' })
    expect([1, 2, 3].map((step) => landing(jumping, 3, 'orange', step as 1 | 2 | 3))).toEqual([5, 6, 7])
    const up = boardOf({ yellow: 'orange', green: 'green green green' })
    expect([landing(up, 5, 'orange', -1), landing(up, 5, 'orange', -2)]).toEqual([3, 2])
  })

  test('CHK-34: a full Chakra that is not harmonized is not jumped', () => {
    const full = boardOf({ blue: 'orange', green: 'green green black' })
    expect(landing(full, 3, 'orange', 1)).toEqual({ because: 'blocked', at: 4 })
  })

  test('CHK-35: neighbouring harmonized Chakras are jumped together', () => {
    const board = boardOf({ blue: 'orange', green: 'green green green', yellow: 'yellow yellow yellow' })
    expect(landing(board, 3, 'orange', 1)).toBe(6)
    expect(landing(board, 3, 'orange', 2)).toBe(7)
    const up = boardOf({ red: 'blue', green: 'green green green', orange: 'orange orange orange' })
    expect(landing(up, 7, 'blue', -2)).toBe(3)
  })

  test('CHK-36: every position stepped on needs a free space, not only the last', () => {
    const board = boardOf({ purple: 'orange', blue: 'red green black' })
    expect(landing(board, 1, 'orange', 1)).toBe(2)
    expect(landing(board, 1, 'orange', 2)).toEqual({ because: 'blocked', at: 3 })
    expect(landing(board, 1, 'orange', 3)).toEqual({ because: 'blocked', at: 3 })
  })

  test('CHK-36: a space freed by an earlier move of the action counts', () => {
    const state = position({ boards: [{ purple: 'orange', darkBlue: 'red green black' }] })
    underWay(state, 6)
    expect(isLegal(state, move('purple', 'orange', 1))).toBe(false)
    play(state, move('darkBlue', 'red', -1))
    expect(isLegal(state, move('purple', 'orange', 1))).toBe(true)
  })

  test('CHK-37: an energy goes down from its bubble, purple first, or past a harmonized purple', () => {
    expect(landing(boardOf({ bubbles: 'red' }), 0, 'red', 1)).toBe(1)
    expect(landing(boardOf({ bubbles: 'red' }), 0, 'red', 3)).toBe(3)
    expect(landing(boardOf({ bubbles: 'red', purple: 'purple purple purple' }), 0, 'red', 1)).toBe(2)
    const state = underWay(position({ boards: [{ bubbles: 'red' }] }), 7)
    play(state, move('bubbles', 'red', 1))
    expect([at(state, 'bubbles'), at(state, 'purple')]).toEqual(['', 'red'])
  })

  test('CHK-38: nothing moves up into the bubbles, not even past a harmonized purple', () => {
    expect(landing(boardOf({ purple: 'red' }), 1, 'red', -1)).toEqual({ because: 'intoBubbles' })
    expect(landing(boardOf({ darkBlue: 'red' }), 2, 'red', -2)).toEqual({ because: 'intoBubbles' })
    const past = boardOf({ darkBlue: 'red', purple: 'purple purple purple' })
    expect(landing(past, 2, 'red', -1)).toEqual({ because: 'intoBubbles' })
    expect(landing(boardOf({ bubbles: 'red' }), 0, 'red', -1)).toEqual({ because: 'intoBubbles' })
  })

  test('CHK-39: only black enters the Earth', () => {
    expect(landing(boardOf({ red: 'blue' }), 7, 'blue', 1)).toEqual({ because: 'onlyBlack' })
    expect(landing(boardOf({ red: 'black' }), 7, 'black', 1)).toBe(8)
  })

  test('CHK-40: black moves up too', () => {
    expect(landing(boardOf({ red: 'black' }), 7, 'black', -2)).toBe(5)
    expect(isLegal(underWay(position({ boards: [{ red: 'black' }] }), 7), move('red', 'black', -1))).toBe(true)
  })

  test('CHK-41: a move uses all its steps: black may not go beyond the Earth', () => {
    const board = boardOf({ orange: 'black' })
    expect([1, 2, 3].map((step) => landing(board, 6, 'black', step as 1 | 2 | 3))).toEqual([
      7,
      8,
      { because: 'beyondEarth' },
    ])
    const short = position({ boards: [{ orange: 'black' }] })
    expect(isLegal(short, channel(3))).toBe(false)
  })

  test('CHK-42: what lies on the Earth or in a harmonized Chakra never moves again', () => {
    const board = boardOf({ green: 'green green green', earth: 1 })
    expect(landing(board, spot('green'), 'green', 1)).toEqual({ because: 'lockedHarmonized' })
    expect(landing(board, spot('green'), 'green', -1)).toEqual({ because: 'lockedHarmonized' })
    expect(landing(board, spot('black'), 'black', -1)).toEqual({ because: 'lockedEarth' })
    const state = position({ boards: [{ green: 'green green green', earth: 1 }] })
    expect(isLegal(state, channel(7))).toBe(false)
  })

  test('CHK-43: a Chakra completed by the first move is locked and jumped by the later ones', () => {
    const state = position({ boards: [{ green: 'yellow orange', yellow: 'yellow yellow', bubbles: 'blue' }] })
    underWay(state, 1)
    play(state, move('green', 'yellow', 1))
    expect(moves(state)).toEqual(['0 blue 1', '4 orange 1'])
    play(state, move('green', 'orange', 1))
    expect(at(state, 'orange')).toBe('orange')
  })

  test('CHK-43: a move whose lock would leave the rest of the action impossible is not offered', () => {
    const board = { green: 'yellow black', yellow: 'yellow yellow', orange: 'red', red: 'blue blue purple' }
    const state = underWay(position({ boards: [board] }), 2)
    // Once yellow is complete, black would go down 2 over orange to red, which is full.
    expect(landing(boardOf(board), 4, 'yellow', 1)).toBe(5)
    expect(moves(state)).toEqual(['4 yellow 2', '4 black 2', '5 yellow 1'])
  })

  test('CHK-43: the search for the rest of an action sees the lock of its first move', () => {
    const board = { green: 'yellow', yellow: 'yellow yellow' }
    const alone = underWay(position({ boards: [board] }), 6)
    expect(landing(boardOf(board), 4, 'yellow', 1)).toBe(5)
    // Completing yellow would lock all there is; with black on orange there is one left to go up, past yellow.
    expect(moves(alone)).not.toContain('4 yellow 1')
    const helped = underWay(position({ boards: [{ ...board, orange: 'black' }] }), 6)
    play(helped, move('green', 'yellow', 1))
    expect(moves(helped)).toEqual(['6 black -1'])
    play(helped, move('orange', 'black', -1))
    expect(at(helped, 'green')).toBe('black')
  })
})
