import { describe, expect, test } from 'vitest'
import { chakra } from './index.ts'
import { INSPIRATION_SPACES } from './data.ts'
import type { ChakraState } from './state.ts'
import {
  columnText,
  channel,
  exchange,
  lift,
  isLegal,
  move,
  legalActions,
  place,
  play,
  createPosition,
  withChannelBegun,
} from './testing.ts'

const ALL_SPACES = [1, 2, 3, 4, 5, 6, 7, 8]

/** The Inspiration spaces that the deciding seat may choose. */
function spaces(state: ChakraState): number[] {
  return legalActions(state).flatMap((action) => (action.do === 'channel' ? [action.space] : []))
}

/** Every way to complete the action under way, as sequences of moves. */
function sequences(state: ChakraState): string[][] {
  const found: string[][] = []
  const explore = (now: ChakraState, path: string[]): void => {
    const moves = legalActions(now).filter((action) => action.do === 'move')
    if (now.turns !== state.turns) {
      found.push(path)
      return
    }
    for (const action of moves) {
      const next = chakra.clone(now)
      play(next, action)
      explore(next, [...path, `${action.colour} ${String(action.step)}`])
    }
  }
  explore(state, [])
  return found
}

const ROOMY = { bubbles: 'red blue', green: 'yellow purple', earth: 1 }

describe('Channel', () => {
  test('CHK-29: a token goes on a free space; a space with a token cannot be chosen', () => {
    const state = createPosition({ boards: [{ ...ROOMY, spaces: [2, 5] }] })
    expect(spaces(state)).toEqual([1, 3, 4, 6, 7, 8])
    play(state, channel(3))
    expect(state.boards[0]).toMatchObject({
      available: 2,
      spaces: [false, true, true, false, true, false, false, false],
    })
  })

  test('CHK-29: without an available token there is no Channel', () => {
    const state = createPosition({ boards: [{ ...ROOMY, spaces: [1, 2, 3], notches: ['red', 'blue'] }] })
    expect(spaces(state)).toEqual([])
  })

  test('CHK-30: a space without a complete sequence cannot be chosen', () => {
    expect(spaces(createPosition({ boards: [{ bubbles: 'red' }] }))).toEqual([3, 7])
    expect(spaces(createPosition({ boards: [{ bubbles: 'red blue' }] }))).toEqual([2, 3, 7])
    expect(spaces(createPosition({ boards: [{ darkBlue: 'red' }] }))).toEqual([3, 7])
    expect(spaces(createPosition({ boards: [{ red: 'red' }] }))).toEqual([4, 7])
    expect(spaces(createPosition({ boards: [{}] }))).toEqual([])
    expect(spaces(createPosition({ boards: [ROOMY] }))).toEqual(ALL_SPACES)
  })

  test('CHK-30: a move after which the rest could not be made is not offered', () => {
    // The red energy could go down 1 by itself, but then the blue one would have to go down 2 into the Earth.
    const state = withChannelBegun(createPosition({ boards: [{ purple: 'red', orange: 'blue' }] }), 2)
    expect(legalActions(state)).toEqual([move('purple', 'red', 2), move('orange', 'blue', 1)])
  })

  test('CHK-31: the moves are made one after another in any order', () => {
    const state = withChannelBegun(createPosition({ boards: [{ bubbles: 'red', green: 'blue' }] }), 2)
    expect(sequences(state)).toEqual([
      ['red 1', 'blue 2'],
      ['red 2', 'blue 1'],
      ['blue 1', 'red 2'],
      ['blue 2', 'red 1'],
    ])
  })

  test('CHK-32: every move of an action uses another energy', () => {
    const state = withChannelBegun(createPosition({ boards: [{ bubbles: 'red', purple: 'blue', orange: 'green' }] }), 1)
    play(state, move('bubbles', 'red', 1), move('purple', 'blue', 1))
    expect(legalActions(state)).toEqual([move('orange', 'green', 1)])
  })

  test('CHK-32: equal energies on one position are one choice, and the one that has moved is told apart by number', () => {
    const state = withChannelBegun(createPosition({ boards: [{ bubbles: 'red red', purple: 'red' }] }), 1)
    expect(legalActions(state)).toEqual([move('bubbles', 'red', 1), move('purple', 'red', 1)])
    play(state, move('bubbles', 'red', 1))
    expect(legalActions(state)).toEqual([move('bubbles', 'red', 1), move('purple', 'red', 1)])
    play(state, move('purple', 'red', 1))
    expect(legalActions(state)).toEqual([move('bubbles', 'red', 1)])
  })

  test('CHK-33: the eight actions', () => {
    expect(INSPIRATION_SPACES.map(({ id, ...what }) => [id, what])).toEqual([
      ['threeDownOne', { steps: [1, 1, 1] }],
      ['oneDownTwoOneDownOne', { steps: [2, 1] }],
      ['oneDownThree', { steps: [3] }],
      ['oneUpTwo', { steps: [-2] }],
      ['twoUpOne', { steps: [-1, -1] }],
      ['oneDownOneUp', { steps: [1, -1] }],
      ['oneEitherOne', { oneOf: [-1, 1] }],
      ['exchange', { exchange: true }],
    ])
  })

  test('CHK-33: spaces 1 to 7 ask for exactly their moves', () => {
    const asked = [1, 2, 3, 4, 5, 6, 7].map((space) => {
      const state = withChannelBegun(
        createPosition({ boards: [{ blue: 'black', green: 'red', yellow: 'purple' }] }),
        space,
      )
      const steps = sequences(state).map((path) =>
        path
          .map((text) => text.split(' ')[1])
          .sort()
          .join(' '),
      )
      return [...new Set(steps)].sort()
    })
    expect(asked).toEqual([['1 1 1'], ['1 2'], ['3'], ['-2'], ['-1 -1'], ['-1 1'], ['-1', '1']])
  })

  test('CHK-33: space 6 takes down and up in either order, space 7 either direction', () => {
    const six = withChannelBegun(createPosition({ boards: [{ blue: 'black', yellow: 'purple' }] }), 6)
    expect(sequences(six)).toHaveLength(4)
    const seven = withChannelBegun(createPosition({ boards: [{ blue: 'black' }] }), 7)
    expect(legalActions(seven)).toEqual([move('blue', 'black', -1), move('blue', 'black', 1)])
    play(seven, move('blue', 'black', -1))
    expect(columnText(seven, 'darkBlue')).toBe('black')
    expect(seven.stack).toEqual([{ kind: 'turn', seat: 1 }])
  })
})

describe('Exchange', () => {
  test('CHK-44: an alleviated energy leaves the game for any colour of the bag, into a free bubble', () => {
    const state = createPosition({ boards: [{ earth: 2, bubbles: 'blue' }], bag: { red: 1, black: 2 } })
    play(state, channel(8))
    expect([columnText(state, 'black'), state.spent]).toEqual(['black', 1])
    expect(legalActions(state)).toEqual([exchange('red'), exchange('black')])
    play(state, exchange('black'))
    expect(columnText(state, 'bubbles')).toBe('black blue')
    expect(state.bag).toMatchObject({ red: 1, black: 1 })
    expect(state.spent).toBe(1)
  })

  test('CHK-44: it needs an alleviated energy and a free bubble', () => {
    expect(spaces(createPosition({ boards: [{ earth: 1, bubbles: 'red red' }] }))).toContain(8)
    expect(spaces(createPosition({ boards: [{ earth: 0, bubbles: 'red red' }] }))).not.toContain(8)
    expect(spaces(createPosition({ boards: [{ earth: 1, bubbles: 'red red blue' }] }))).not.toContain(8)
  })

  test('CHK-44: the colour taken respects the limit of three', () => {
    const state = createPosition({ boards: [{ earth: 1, purple: 'red red red' }], bag: { red: 2, blue: 1 } })
    play(state, channel(8))
    expect(legalActions(state)).toEqual([exchange('blue')])
  })

  test('CHK-45: with no legal colour in the bag, or none at all, Exchange cannot be chosen', () => {
    const board = { earth: 1, purple: 'red red red' }
    expect(spaces(createPosition({ boards: [board], bag: { red: 2 } }))).not.toContain(8)
    expect(spaces(createPosition({ boards: [board], bag: {} }))).not.toContain(8)
    expect(spaces(createPosition({ boards: [board], bag: { red: 2, black: 1 } }))).toContain(8)
  })

  test('CHK-45: taking the last energy out of the bag is told', () => {
    const state = createPosition({ boards: [{ earth: 1 }], bag: { red: 1 } })
    expect(play(state, channel(8), exchange('red')).map((fact) => fact.kind)).toContain('bagEmpty')
  })
})

test('CHK-44: what was taken by Exchange is one of the colours that CHK-20 counts', () => {
  const state = createPosition({ boards: [{ earth: 1, purple: 'red red' }], flows: ['red', '', ''] })
  play(state, channel(8), exchange('red'), { do: 'meditate', colour: 'red' })
  expect(isLegal(state, lift(0, 'red'))).toBe(false)
  expect(isLegal(state, place('bubbles'))).toBe(false)
})
