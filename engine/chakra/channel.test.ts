import { describe, expect, test } from 'vitest'
import { chakra } from './index.ts'
import { INSPIRATION_SPACE_ACTIONS } from './data.ts'
import type { ChakraState } from './state.ts'
import {
  columnPositionText,
  channelAction,
  exchangeAction,
  liftAction,
  isLegal,
  moveAction,
  legalActions,
  placeAction,
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
    play(state, channelAction(3))
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

  test('CHK-30: a move that would make the remaining moves impossible is not offered', () => {
    // The red energy could go down 1 by itself, but then the blue one would have to go down 2 into the Earth.
    const state = withChannelBegun(createPosition({ boards: [{ purple: 'red', orange: 'blue' }] }), 2)
    expect(legalActions(state)).toEqual([moveAction('purple', 'red', 2), moveAction('orange', 'blue', 1)])
  })

  test('CHK-31: the moves of an action can be made in any order', () => {
    const state = withChannelBegun(createPosition({ boards: [{ bubbles: 'red', green: 'blue' }] }), 2)
    expect(sequences(state)).toEqual([
      ['red 1', 'blue 2'],
      ['red 2', 'blue 1'],
      ['blue 1', 'red 2'],
      ['blue 2', 'red 1'],
    ])
  })

  test('CHK-32: every move of an action uses a different energy', () => {
    const state = withChannelBegun(createPosition({ boards: [{ bubbles: 'red', purple: 'blue', orange: 'green' }] }), 1)
    play(state, moveAction('bubbles', 'red', 1), moveAction('purple', 'blue', 1))
    expect(legalActions(state)).toEqual([moveAction('orange', 'green', 1)])
  })

  test('CHK-32: equal energies in one position are one choice, and those that have moved are counted apart', () => {
    const state = withChannelBegun(createPosition({ boards: [{ bubbles: 'red red', purple: 'red' }] }), 1)
    expect(legalActions(state)).toEqual([moveAction('bubbles', 'red', 1), moveAction('purple', 'red', 1)])
    play(state, moveAction('bubbles', 'red', 1))
    expect(legalActions(state)).toEqual([moveAction('bubbles', 'red', 1), moveAction('purple', 'red', 1)])
    play(state, moveAction('purple', 'red', 1))
    expect(legalActions(state)).toEqual([moveAction('bubbles', 'red', 1)])
  })

  test('CHK-33: INSPIRATION_SPACE_ACTIONS lists the eight actions with their moves', () => {
    expect(INSPIRATION_SPACE_ACTIONS.map(({ id, ...what }) => [id, what])).toEqual([
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

  test('CHK-33: spaces 1 to 7 require exactly their moves', () => {
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

  test('CHK-33: space 6 accepts down and up in either order, space 7 either direction', () => {
    const six = withChannelBegun(createPosition({ boards: [{ blue: 'black', yellow: 'purple' }] }), 6)
    expect(sequences(six)).toHaveLength(4)
    const seven = withChannelBegun(createPosition({ boards: [{ blue: 'black' }] }), 7)
    expect(legalActions(seven)).toEqual([moveAction('blue', 'black', -1), moveAction('blue', 'black', 1)])
    play(seven, moveAction('blue', 'black', -1))
    expect(columnPositionText(seven, 'darkBlue')).toBe('black')
    expect(seven.stack).toEqual([{ kind: 'turn', seat: 1 }])
  })
})

describe('Exchange', () => {
  test('CHK-44: an alleviated energy is exchanged for any colour in the bag, which goes into a free bubble', () => {
    const state = createPosition({ boards: [{ earth: 2, bubbles: 'blue' }], bag: { red: 1, black: 2 } })
    play(state, channelAction(8))
    expect([columnPositionText(state, 'black'), state.spent]).toEqual(['black', 1])
    expect(legalActions(state)).toEqual([exchangeAction('red'), exchangeAction('black')])
    play(state, exchangeAction('black'))
    expect(columnPositionText(state, 'bubbles')).toBe('black blue')
    expect(state.bag).toMatchObject({ red: 1, black: 1 })
    expect(state.spent).toBe(1)
  })

  test('CHK-44: Exchange needs an alleviated energy and a free bubble', () => {
    expect(spaces(createPosition({ boards: [{ earth: 1, bubbles: 'red red' }] }))).toContain(8)
    expect(spaces(createPosition({ boards: [{ earth: 0, bubbles: 'red red' }] }))).not.toContain(8)
    expect(spaces(createPosition({ boards: [{ earth: 1, bubbles: 'red red blue' }] }))).not.toContain(8)
  })

  test('CHK-44: Exchange respects the limit of three energies of a colour', () => {
    const state = createPosition({ boards: [{ earth: 1, purple: 'red red red' }], bag: { red: 2, blue: 1 } })
    play(state, channelAction(8))
    expect(legalActions(state)).toEqual([exchangeAction('blue')])
  })

  test('CHK-45: Exchange cannot be chosen if the bag has no legal colour or is empty', () => {
    const board = { earth: 1, purple: 'red red red' }
    expect(spaces(createPosition({ boards: [board], bag: { red: 2 } }))).not.toContain(8)
    expect(spaces(createPosition({ boards: [board], bag: {} }))).not.toContain(8)
    expect(spaces(createPosition({ boards: [board], bag: { red: 2, black: 1 } }))).toContain(8)
  })

  test('CHK-45: taking the last energy out of the bag emits the event bagEmpty', () => {
    const state = createPosition({ boards: [{ earth: 1 }], bag: { red: 1 } })
    expect(play(state, channelAction(8), exchangeAction('red')).map((event) => event.kind)).toContain('bagEmpty')
  })
})

test('CHK-44: an energy taken by Exchange counts towards the limit of CHK-20', () => {
  const state = createPosition({ boards: [{ earth: 1, purple: 'red red' }], flows: ['red', '', ''] })
  play(state, channelAction(8), exchangeAction('red'), { do: 'meditate', colour: 'red' })
  expect(isLegal(state, liftAction(0, 'red'))).toBe(false)
  expect(isLegal(state, placeAction('bubbles'))).toBe(false)
})
