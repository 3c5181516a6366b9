import { describe, expect, test } from 'vitest'
import { chakra } from './index.ts'
import { CHAKRA_COLOURS } from './data.ts'
import type { EnergyColour } from './data.ts'
import type { ChakraState } from './state.ts'
import {
  columnPositionText,
  channelAction,
  decider,
  exchangeAction,
  firstItemRandom,
  liftAction,
  isLegal,
  meditateAction,
  moveAction,
  legalActions,
  placeAction,
  play,
  playWithRandom,
  createPosition,
} from './testing.ts'

/** Every selection that can be taken from a flow and placed somewhere, each in order of colour. */
function selections(state: ChakraState, flow: number): string[] {
  const found = new Set<string>()
  const explore = (now: ChakraState): void => {
    for (const action of legalActions(now)) {
      if (action.do === 'place') found.add([...now.lifted].sort().join(' '))
      if (action.do !== 'lift' || action.flow !== flow) continue
      const next = chakra.clone(now)
      play(next, action)
      explore(next)
    }
  }
  explore(state)
  return [...found].sort()
}

/** Where the lifted energies may go. */
function places(state: ChakraState): number[] {
  return legalActions(state).flatMap((action) => (action.do === 'place' ? [action.at] : []))
}

describe('a turn', () => {
  test('CHK-15: after Receive, Channel or Meditate the turn passes to the next player', () => {
    const sketch = { boards: [{ bubbles: 'red', earth: 1 }, {}], flows: ['blue', '', ''] }
    for (const actions of [
      [liftAction(0, 'blue'), placeAction('bubbles')],
      [channelAction(7), moveAction('bubbles', 'red', 1)],
      [channelAction(8), exchangeAction('green')],
      [meditateAction('blue')],
    ]) {
      const state = createPosition(sketch)
      for (const action of actions) {
        expect(decider(state)).toBe(0)
        play(state, action)
      }
      expect(state.stack).toEqual([{ kind: 'turn', seat: 1 }])
    }
  })

  test('CHK-16: a player cannot pass, and Meditate is always offered', () => {
    const kinds = new Set(
      legalActions(createPosition({ flows: ['red blue green', '', ''] })).map((action) => action.do),
    )
    expect(kinds).toEqual(new Set(['lift', 'meditate']))
    const locked = createPosition({
      boards: [{ notches: ['red', 'blue', 'green', 'orange'], spaces: [1] }],
      flows: ['', '', ''],
    })
    expect(legalActions(locked).every((action) => action.do === 'meditate')).toBe(true)
    expect(legalActions(locked)).toHaveLength(6)
  })
})

describe('selections', () => {
  test('CHK-17: a selection has one to three energies of one flow, all of different colours', () => {
    const state = createPosition({ flows: ['red blue red', 'green yellow orange', 'purple'] })
    expect(selections(state, 0)).toEqual(['blue', 'blue red', 'red'])
    expect(selections(state, 1)).toHaveLength(7)
    play(state, liftAction(1, 'green'))
    expect(legalActions(state).filter((action) => action.do === 'lift')).toEqual([
      liftAction(1, 'yellow'),
      liftAction(1, 'orange'),
    ])
  })

  test('CHK-18: every selection from a flow with black contains black', () => {
    const state = createPosition({ flows: ['red black blue', '', ''] })
    expect(selections(state, 0)).toEqual(['black', 'black blue', 'black blue red', 'black red'])
    play(state, liftAction(0, 'red'))
    expect(places(state)).toEqual([])
    expect(legalActions(state)).toEqual([liftAction(0, 'black'), liftAction(0, 'blue')])
  })

  test('CHK-18: a colour is not offered when there is no room for it and the black together', () => {
    const notches = ['purple', 'blue', 'green', 'orange'] as const
    const state = createPosition({ boards: [{ bubbles: 'red red', notches }], flows: ['red black', '', ''] })
    expect(selections(state, 0)).toEqual(['black'])
    expect(isLegal(state, liftAction(0, 'red'))).toBe(false)
  })

  test('CHK-19: a selection never has two black energies, even from a flow of three', () => {
    const state = createPosition({ flows: ['black black black', '', ''] })
    expect(selections(state, 0)).toEqual(['black'])
  })

  test('CHK-20: a player cannot take a fourth energy of a positive colour, counted over bubbles and Chakras', () => {
    const state = createPosition({
      boards: [{ bubbles: 'red', purple: 'red', red: 'red' }],
      flows: ['red blue', '', ''],
    })
    expect(selections(state, 0)).toEqual(['blue'])
    const third = createPosition({ boards: [{ bubbles: 'red', purple: 'red' }], flows: ['red blue', '', ''] })
    expect(selections(third, 0)).toEqual(['blue', 'blue red', 'red'])
  })

  test('CHK-20: energies of a harmonized Chakra count too', () => {
    const state = createPosition({ boards: [{ red: 'red red red' }], flows: ['red', 'blue', ''] })
    expect(selections(state, 0)).toEqual([])
  })

  test('CHK-21: black may be taken however many the player has', () => {
    const state = createPosition({
      boards: [{ purple: 'black black black', blue: 'black black' }],
      flows: ['black', '', ''],
    })
    expect(selections(state, 0)).toEqual(['black'])
  })
})

describe('placement', () => {
  test('CHK-22: all lifted energies go to one place', () => {
    const state = createPosition({ flows: ['red blue green', '', ''] })
    play(state, liftAction(0, 'red'), liftAction(0, 'green'), placeAction('yellow'))
    expect(columnPositionText(state, 'yellow')).toBe('green red')
    expect(state.lifted).toEqual([])
    expect(state.boards[0]?.column.flat()).toHaveLength(2)
  })

  test('CHK-23: the bubbles take as many energies as they have free spaces, and need no token', () => {
    const none = { notches: ['red', 'blue'], spaces: [1, 2, 3] } as const
    const state = createPosition({ boards: [{ ...none, bubbles: 'purple' }], flows: ['red blue green', '', ''] })
    expect(selections(state, 0)).toHaveLength(6)
    play(state, liftAction(0, 'red'), liftAction(0, 'blue'))
    expect(places(state)).toEqual([0])
    play(state, placeAction('bubbles'))
    expect(columnPositionText(state, 'bubbles')).toBe('blue purple red')
    expect(state.boards[0]?.available).toBe(0)
  })

  test('CHK-24: a Chakra needs an empty notch, an available token and enough room', () => {
    const board = { notches: ['purple'], darkBlue: 'black black', blue: 'black' } as const
    const state = createPosition({ boards: [board], flows: ['red green', '', ''] })
    play(state, liftAction(0, 'red'), liftAction(0, 'green'))
    expect(places(state)).toEqual([0, 3, 4, 5, 6, 7])
    const poor = createPosition({ boards: [{ ...board, spaces: [1, 2, 3, 4] }], flows: ['red green', '', ''] })
    play(poor, liftAction(0, 'red'), liftAction(0, 'green'))
    expect(places(poor)).toEqual([0])
  })

  test('CHK-24: the token goes into the notch before the energies arrive', () => {
    const state = createPosition({ flows: ['red', '', ''] })
    const events = play(state, liftAction(0, 'red'), placeAction('blue'))
    expect(state.boards[0]).toMatchObject({ available: 4, notches: [false, false, true, false, false, false, false] })
    const moves = events.filter((event) => event.kind === 'moved').slice(1, 3)
    expect(moves.map(({ piece, to }) => [piece, to])).toEqual([
      ['token', 'seat0:notch:3'],
      ['red', 'seat0:column:3'],
    ])
  })

  test('CHK-25: any colour, also black, may be placed on any Chakra', () => {
    for (const colour of [...CHAKRA_COLOURS, 'black'] as EnergyColour[]) {
      const state = createPosition({ flows: [colour, '', ''] })
      play(state, liftAction(0, colour))
      expect(places(state)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    }
  })

  test('CHK-26: a fifth notch token is allowed only where this placement harmonizes the Chakra', () => {
    const notches = ['purple', 'darkBlue', 'blue', 'green'] as const
    const board = { notches, red: 'red red', orange: 'orange black', yellow: 'yellow' }
    const state = createPosition({ boards: [board], flows: ['red orange yellow', '', ''] })
    const after = ([...colours]: EnergyColour[]): number[] => {
      const next = chakra.clone(state)
      play(next, ...colours.map((colour) => liftAction(0, colour)))
      return places(next)
    }
    expect(after(['red'])).toEqual([0, 7])
    expect(after(['orange'])).toEqual([0])
    expect(after(['yellow'])).toEqual([0])
    expect(after(['red', 'orange'])).toEqual([0])
  })

  test('CHK-26: with full bubbles only the harmonizing energy can be lifted', () => {
    const notches = ['purple', 'darkBlue', 'blue', 'green'] as const
    const board = { notches, red: 'red red', bubbles: 'blue blue blue' }
    const state = createPosition({ boards: [board], flows: ['red orange', 'red black', ''] })
    expect(selections(state, 0)).toEqual(['red'])
    expect(selections(state, 1)).toEqual([])
    play(state, liftAction(0, 'red'), placeAction('red'))
    expect(state.boards[0]).toMatchObject({ available: 1, notches: [true, true, true, true, false, false, false] })
  })

  test('CHK-26: with three tokens in notches a fourth needs no harmony', () => {
    const state = createPosition({ boards: [{ notches: ['purple', 'darkBlue', 'blue'] }], flows: ['red', '', ''] })
    play(state, liftAction(0, 'red'))
    expect(places(state)).toEqual([0, 4, 5, 6, 7])
  })
})

describe('refilling', () => {
  test('CHK-27: empty spaces are filled from the bag, by row from the top and left to right', () => {
    const state = createPosition({
      flows: ['red blue green', 'red - green', 'red blue -'],
      bag: { purple: 1, darkBlue: 2, yellow: 5 },
    })
    const events = playWithRandom(
      firstItemRandom,
      state,
      liftAction(0, 'red'),
      liftAction(0, 'green'),
      placeAction('bubbles'),
    )
    const filled = events.flatMap((event) => (event.kind === 'refilled' ? [[event.index, event.colour]] : []))
    expect(filled).toEqual([
      [0, 'purple'],
      [4, 'darkBlue'],
      [6, 'darkBlue'],
      [8, 'yellow'],
    ])
    expect(state.bag).toMatchObject({ purple: 0, darkBlue: 0, yellow: 4 })
  })

  test('CHK-27: every energy in the bag is equally likely', () => {
    const state = createPosition({
      flows: ['red', 'blue blue blue', 'blue blue blue'],
      bag: { purple: 1, darkBlue: 2, yellow: 3 },
    })
    const tried = [0, 1, 2, 3, 4, 5].map((drawn) => {
      const next = chakra.clone(state)
      next.maya[3] = next.maya[6] = 'green'
      playWithRandom({ ...firstItemRandom, int: () => drawn }, next, liftAction(0, 'red'), placeAction('bubbles'))
      return next.maya[0]
    })
    expect(tried).toEqual(['purple', 'darkBlue', 'darkBlue', 'yellow', 'yellow', 'yellow'])
  })

  test('CHK-28: when the bag runs short spaces stay empty, and an empty flow cannot be chosen', () => {
    const state = createPosition({ flows: ['red blue green', '', 'orange'], bag: { purple: 1 } })
    const events = play(
      state,
      liftAction(0, 'red'),
      liftAction(0, 'blue'),
      liftAction(0, 'green'),
      placeAction('bubbles'),
    )
    expect(state.maya).toEqual(['purple', null, 'orange', null, null, null, null, null, null])
    expect(events.filter((event) => event.kind === 'bagEmpty')).toHaveLength(1)
    const second = play(state, liftAction(0, 'purple'), placeAction('bubbles'))
    expect(second.some((event) => event.kind === 'bagEmpty' || event.kind === 'refilled')).toBe(false)
    expect(selections(state, 0)).toEqual([])
    expect(selections(state, 2)).toEqual(['orange'])
  })
})
