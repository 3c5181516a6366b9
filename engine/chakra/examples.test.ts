/** The worked examples of RULES.md, section 9. */
import { describe, expect, test } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import { createRandomStream } from '../core/contract/random.ts'
import { bagEnergyCount } from './bag.ts'
import { moveDestinationOrRejection } from './column-moves.ts'
import { ENERGY_COLOURS, CHAKRA_COLOURS } from './data.ts'
import { chakra } from './index.ts'
import type { SeatBoard, ChakraState } from './state.ts'
import type { BoardSketch } from './testing.ts'
import {
  columnPositionText,
  liftAction,
  isLegal,
  moveAction,
  legalActions,
  placeAction,
  play,
  createPosition,
  positionNamed,
  withChannelBegun,
} from './testing.ts'

function boardFrom(sketch: BoardSketch): SeatBoard {
  const [board] = createPosition({ boards: [sketch] }).boards
  if (board === undefined) throw new Error('no board')
  return board
}

/** The column as it may stand when the action under way is complete, each arrangement once. */
function finalColumns(state: ChakraState): Set<string> {
  const found = new Set<string>()
  const explore = (now: ChakraState): void => {
    if (now.turns !== state.turns) {
      const names = ['bubbles', ...CHAKRA_COLOURS] as const
      const lying = names.map((name) =>
        columnPositionText(now, name) === '' ? '' : `${name} {${columnPositionText(now, name)}}`,
      )
      found.add(lying.filter((text) => text !== '').join(', '))
      return
    }
    for (const action of legalActions(now)) {
      const next = chakra.clone(now)
      play(next, action)
      explore(next)
    }
  }
  explore(state)
  return found
}

describe('worked examples', () => {
  test('E1 CHK-34: jumping over a harmonized green', () => {
    const board = boardFrom({ green: 'green green green', blue: 'orange' })
    const ends = ([1, 2, 3] as const).map((step) =>
      moveDestinationOrRejection(board, positionNamed('blue'), 'orange', step),
    )
    expect(ends).toEqual([positionNamed('yellow'), positionNamed('orange'), positionNamed('red')])
  })

  test('E2 CHK-36: blocked by a full Chakra that is not harmonized', () => {
    const board = boardFrom({ purple: 'orange', darkBlue: 'red green black' })
    const blocked = { because: 'blocked', at: positionNamed('darkBlue') }
    expect(
      ([1, 2] as const).map((step) => moveDestinationOrRejection(board, positionNamed('purple'), 'orange', step)),
    ).toEqual([blocked, blocked])
  })

  test('E3 CHK-31: the order of moves matters', () => {
    const state = withChannelBegun(createPosition({ boards: [{ orange: 'red yellow black', red: 'green red' }] }), 6)
    expect(isLegal(state, moveAction('red', 'green', -1))).toBe(false)
    play(state, moveAction('orange', 'red', 1))
    expect([columnPositionText(state, 'red'), columnPositionText(state, 'orange')]).toEqual([
      'green red red',
      'black yellow',
    ])
    play(state, moveAction('red', 'green', -1))
    expect([columnPositionText(state, 'orange'), columnPositionText(state, 'red')]).toEqual([
      'black green yellow',
      'red red',
    ])
  })

  test('E4 CHK-41: black into the Earth', () => {
    const ends = (sketch: BoardSketch): unknown[] =>
      ([1, 2, 3] as const).map((step) =>
        moveDestinationOrRejection(boardFrom(sketch), positionNamed('orange'), 'black', step),
      )
    const beyond = { because: 'beyondEarth' }
    expect(ends({ orange: 'black' })).toEqual([positionNamed('red'), positionNamed('black'), beyond])
    expect(ends({ orange: 'black', red: 'red red red' })).toEqual([positionNamed('black'), beyond, beyond])
  })

  test('E5 CHK-43: completing a Chakra inside an action', () => {
    const state = withChannelBegun(
      createPosition({ boards: [{ green: 'yellow orange', yellow: 'yellow yellow', bubbles: 'blue' }] }),
      1,
    )
    const columns = finalColumns(state)
    expect(columns).toContain('purple {blue}, yellow {yellow yellow yellow}, orange {orange}')
    expect(columns).toContain('purple {blue}, green {orange}, yellow {yellow yellow}, orange {yellow}')
    expect(columns.size).toBe(7)
  })

  test('E6 CHK-18: legal selections', () => {
    const flows = ['black black red', 'purple darkBlue purple', '']
    const full = createPosition({ boards: [{ purple: 'red red red' }], flows })
    expect(legalActions(full).filter((action) => action.do === 'lift' && action.flow === 0)).toEqual([
      liftAction(0, 'black'),
    ])
    const free = createPosition({ flows })
    play(free, liftAction(0, 'red'))
    expect(legalActions(free)).toEqual([liftAction(0, 'black')])
    const black = createPosition({ flows })
    play(black, liftAction(0, 'black'))
    expect(isLegal(black, liftAction(0, 'black'))).toBe(false)
    expect([isLegal(black, liftAction(0, 'red')), isLegal(black, placeAction('bubbles'))]).toEqual([true, true])
    const both = createPosition({ flows })
    play(both, liftAction(1, 'purple'))
    expect(isLegal(both, placeAction('bubbles'))).toBe(true)
    expect(legalActions(both).filter((action) => action.do === 'lift')).toEqual([liftAction(1, 'darkBlue')])
  })

  test('E7 CHK-26: the fifth notch', () => {
    const board = { notches: ['purple', 'darkBlue', 'blue', 'green'], red: 'red red' } as const
    const state = createPosition({ boards: [board], flows: ['red orange purple', '', ''] })
    play(state, liftAction(0, 'red'))
    expect(legalActions(state).filter((action) => action.do === 'place')).toEqual([
      placeAction('bubbles'),
      placeAction('red'),
    ])
    const orange = createPosition({ boards: [board], flows: ['red orange purple', '', ''] })
    play(orange, liftAction(0, 'orange'))
    expect(legalActions(orange).filter((action) => action.do === 'place')).toEqual([placeAction('bubbles')])
    play(state, placeAction('red'))
    expect(state.boards[0]).toMatchObject({ available: 1, notches: [true, true, true, true, false, false, false] })
  })

  test('E8 CHK-62 CHK-65: final scoring', () => {
    const three = (...colours: (typeof CHAKRA_COLOURS)[number][]): BoardSketch =>
      Object.fromEntries(colours.map((colour) => [colour, `${colour} ${colour} ${colour}`]))
    const boards = [
      { ...three('red', 'orange', 'green', 'blue', 'purple'), earth: 2 },
      { ...three('red', 'yellow', 'green', 'darkBlue'), earth: 4 },
    ]
    const state = createPosition({ boards, plenitude: [2, 4, 1, 3, 1, 4, 2, 3] })
    const ranking = chakra.outcome({ ...state, end: 'harmony', stack: [] })?.ranking
    expect(ranking?.map(({ seats, rank: rank, score }) => [seats[0], rank, score])).toEqual([
      [0, 1, 16],
      [1, 2, 14],
    ])
    expect(ranking?.map(({ title: rank }) => rank?.id)).toEqual(['chakra.rank.butterfly', 'chakra.rank.butterfly'])
  })

  test('E9 CHK-2: bag sizes', () => {
    const state = chakra.setup({ players: 3, options: {} }, createRandomStream('9'.repeat(32), 0), noopEventSink)
    expect(bagEnergyCount(state.bag)).toBe(63)
    for (const colour of ENERGY_COLOURS) {
      expect(state.bag[colour]).toBe(9 - state.maya.filter((energy) => energy === colour).length)
    }
  })
})
