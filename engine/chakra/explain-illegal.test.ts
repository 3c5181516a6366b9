import { describe, expect, test } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import { equalJson } from '../core/contract/json.ts'
import type { Message } from '../core/contract/game.ts'
import { createRandomStream } from '../core/contract/random.ts'
import {
  BUBBLES_POSITION,
  ENERGY_COLOURS,
  EARTH_POSITION,
  MAYA_COLUMN_COUNT,
  INSPIRATION_SPACE_ACTIONS,
  CHAKRA_COLOURS,
} from './data.ts'
import { chakra } from './index.ts'
import type { ChakraAction, ChakraState } from './state.ts'
import type { MoveStepOffset } from './testing.ts'
import {
  ALL_MEDITATION_COLOURS,
  channelAction,
  decider,
  exchangeAction,
  liftAction,
  meditateAction,
  moveAction,
  legalActions,
  placeAction,
  play,
  createPosition,
  withChannelBegun,
} from './testing.ts'

function why(state: ChakraState, action: ChakraAction, seat = decider(state)): Message | undefined {
  return chakra.explainIllegal(chakra.view(state, seat), seat, action)
}

/** The reason alone. */
function reason(state: ChakraState, action: ChakraAction): string | undefined {
  return why(state, action)?.id.replace('chakra.why.', '')
}

/** Every well-formed action. */
function everyAction(): ChakraAction[] {
  const positions = Array.from({ length: EARTH_POSITION + 1 }, (_, at) => at)
  return [
    ...Array.from({ length: MAYA_COLUMN_COUNT }, (_, flow) =>
      ENERGY_COLOURS.map((colour) => liftAction(flow, colour)),
    ).flat(),
    ...positions.map((at): ChakraAction => ({ do: 'place', at })),
    ...INSPIRATION_SPACE_ACTIONS.map((_, index) => channelAction(index + 1)),
    ...positions.flatMap((from) =>
      ENERGY_COLOURS.flatMap((colour) =>
        ([-2, -1, 1, 2, 3] as MoveStepOffset[]).map((step): ChakraAction => ({ do: 'move', from, colour, step })),
      ),
    ),
    ...ENERGY_COLOURS.map(exchangeAction),
    ...[...CHAKRA_COLOURS, null].map(meditateAction),
  ]
}

test('explainIllegal gives a reason for every action that is not offered, and none for one that is', () => {
  const actions = everyAction()
  const luck = createRandomStream('f'.repeat(32), 0)
  for (const players of [2, 4]) {
    const state = chakra.setup({ players, options: {} }, luck, noopEventSink)
    for (let turn = 0; turn < 250 && state.end === null; turn++) {
      const choices = legalActions(state)
      const silentOnes = actions.filter((action) => why(state, action) === undefined)
      const expected = actions.filter((action) => choices.some((choice) => equalJson(choice, action)))
      expect(silentOnes).toEqual(expected)
      chakra.play(state, decider(state), luck.pick(choices), luck, noopEventSink)
    }
  }
})

describe('reasons of explainIllegal', () => {
  test('another seat has the turn, or the game is over', () => {
    const state = createPosition()
    expect(why(state, meditateAction('red'), 1)).toEqual({
      id: 'chakra.why.notYourTurn',
      values: { seat: { seat: 0 } },
    })
    const over = { ...createPosition(), end: 'harmony' as const, stack: [] }
    expect(chakra.explainIllegal(chakra.view(over, 0), 0, meditateAction('red'))).toEqual({ id: 'chakra.why.gameOver' })
  })

  test('unfinished work comes first, and a verb without its first step is named', () => {
    const lifted = createPosition()
    play(lifted, liftAction(0, 'black'))
    expect(reason(lifted, meditateAction('red'))).toBe('first.place')
    expect(reason(lifted, liftAction(1, 'black'))).toBe('otherFlow')
    expect(why(withChannelBegun(createPosition({ boards: [{ bubbles: 'red' }] }), 7), meditateAction('red'))).toEqual({
      id: 'chakra.why.first.either',
      values: { space: 7 },
    })
    const exchanging = createPosition({ boards: [{ earth: 1 }] })
    play(exchanging, channelAction(8))
    expect(reason(exchanging, meditateAction('red'))).toBe('first.exchange')
    const verbs = [placeAction('bubbles'), moveAction('bubbles', 'red', 1), exchangeAction('red')]
    expect(verbs.map((action) => reason(createPosition(), action))).toEqual([
      'nothingLifted',
      'noChannel',
      'noExchange',
    ])
  })

  test('lifting: empty flow, colour not shown, black first, colour limit, no room', () => {
    const board = { darkBlue: 'red red red', bubbles: 'blue blue', spaces: [1, 2, 3, 4, 5] }
    const state = createPosition({ boards: [board], flows: ['red black', '', 'red green'] })
    expect(reason(state, liftAction(1, 'red'))).toBe('flowEmpty')
    expect(reason(state, liftAction(0, 'green'))).toBe('notInFlow')
    expect(reason(state, liftAction(0, 'red'))).toBe('noRoomBesideBlack')
    expect(why(state, liftAction(2, 'red'))).toMatchObject({
      id: 'chakra.why.colourLimit',
      values: { colour: 'red', limit: 3 },
    })
    play(state, liftAction(2, 'green'))
    expect(reason(state, liftAction(2, 'green'))).toBe('notInFlow')
    expect(why(state, liftAction(2, 'red'))).toMatchObject({ id: 'chakra.why.noRoom', values: { count: 2 } })
    const twice = createPosition({ flows: ['red red', '', ''] })
    play(twice, liftAction(0, 'red'))
    expect(reason(twice, liftAction(0, 'red'))).toBe('colourTwice')
  })

  test('placing: black missing, place full, harmonized or unknown, notch occupied, no token, fifth notch', () => {
    const board = { bubbles: 'green green', red: 'red red red', notches: ['orange'], yellow: 'blue blue' } as const
    const state = createPosition({ boards: [board], flows: ['purple black', '', ''] })
    play(state, liftAction(0, 'purple'))
    expect(reason(state, placeAction('green'))).toBe('blackMissing')
    play(state, liftAction(0, 'black'))
    expect(why(state, placeAction('bubbles'))).toMatchObject({
      id: 'chakra.why.bubblesFull',
      values: { count: 2, room: 1 },
    })
    expect(why(state, placeAction('red'))).toMatchObject({ id: 'chakra.why.harmonized', values: { chakra: 'red' } })
    expect(why(state, placeAction('orange'))).toMatchObject({
      id: 'chakra.why.notchOccupied',
      values: { chakra: 'orange' },
    })
    expect(reason(state, placeAction('yellow'))).toBe('chakraFull')
    expect(reason(state, placeAction('black'))).toBe('notAPlace')
    const poor = createPosition({ boards: [{ spaces: [1, 2, 3, 4, 5] }] })
    play(poor, liftAction(0, 'black'))
    expect(reason(poor, placeAction('red'))).toBe('noToken')
    const fifth = createPosition({ boards: [{ notches: ['purple', 'darkBlue', 'blue', 'green'] }] })
    play(fifth, liftAction(0, 'black'))
    expect(reason(fifth, placeAction('red'))).toBe('fifthNotch')
  })

  test('channelling: space occupied, no token, no sequence, and what the Exchange needs', () => {
    const state = createPosition({ boards: [{ spaces: [2], earth: 0 }] })
    expect([1, 2, 8].map((space) => reason(state, channelAction(space)))).toEqual([
      'noSequence',
      'spaceOccupied',
      'noAlleviated',
    ])
    expect(reason(createPosition({ boards: [{ spaces: [1, 2, 3, 4, 5] }] }), channelAction(6))).toBe('noToken')
    expect(reason(createPosition({ boards: [{ earth: 1, bubbles: 'red red red' }] }), channelAction(8))).toBe(
      'bubblesFull',
    )
    expect(reason(createPosition({ boards: [{ earth: 1 }], bag: {} }), channelAction(8))).toBe('bagEmpty')
    const limited = createPosition({ boards: [{ earth: 1, blue: 'red red red' }], bag: { red: 1 } })
    expect(reason(limited, channelAction(8))).toBe('bagLimit')
  })

  test('moving: every obstacle of an energy has its own reason', () => {
    const board = {
      bubbles: 'red',
      purple: 'green orange',
      blue: 'blue blue blue',
      green: 'black black red',
      red: 'blue black',
      earth: 1,
    }
    const state = withChannelBegun(createPosition({ boards: [{ ...board, blue: 'yellow' }] }), 6)
    expect(why(state, moveAction('purple', 'green', 1))).toBeUndefined()
    expect(why(state, { do: 'move', from: 1, colour: 'green', step: 2 })).toEqual({
      id: 'chakra.why.noSuchMove',
      values: { space: 6, step: 2 },
    })
    expect(reason(state, moveAction('purple', 'red', 1))).toBe('noEnergy')
    expect(reason(state, moveAction('purple', 'green', -1))).toBe('intoBubbles')
    expect(why(state, moveAction('blue', 'yellow', 1))).toMatchObject({
      id: 'chakra.why.blocked',
      values: { chakra: 'green' },
    })
    expect(reason(state, moveAction('red', 'blue', 1))).toBe('onlyBlack')
    expect(reason(state, { do: 'move', from: EARTH_POSITION, colour: 'black', step: -1 })).toBe('lockedEarth')
    play(state, moveAction('red', 'blue', -1))
    expect(reason(state, { do: 'move', from: 6, colour: 'blue', step: 1 })).toBe('alreadyMoved')
    const locked = withChannelBegun(createPosition({ boards: [{ blue: 'blue blue blue', green: 'red' }] }), 7)
    expect(reason(locked, moveAction('blue', 'blue', 1))).toBe('lockedHarmonized')
    const far = withChannelBegun(createPosition({ boards: [{ orange: 'black', bubbles: 'red' }] }), 3)
    expect(reason(far, moveAction('orange', 'black', 3))).toBe('beyondEarth')
    const rest = withChannelBegun(createPosition({ boards: [{ purple: 'red', orange: 'blue' }] }), 2)
    expect(why(rest, moveAction('purple', 'red', 1))).toEqual({
      id: 'chakra.why.restImpossible',
      values: { space: 2, colour: 'red' },
    })
  })

  test('an unknown verb is refused as usual, also if it has the name of a property of Object.prototype', () => {
    for (const verb of ['fly', 'constructor', '__proto__', 'toString'])
      expect(reason(createPosition(), { do: verb } as never), verb).toBe('first.turn')
  })

  test('exchanging and meditating: colour not in the bag, at its limit, already owned or missing', () => {
    const state = createPosition({ boards: [{ earth: 1, blue: 'red red red' }], bag: { red: 1, green: 1 } })
    play(state, channelAction(8))
    expect([exchangeAction('blue'), exchangeAction('red')].map((action) => reason(state, action))).toEqual([
      'notInBag',
      'colourLimit',
    ])
    expect(reason(createPosition(), meditateAction('purple'))).toBe('colourOwned')
    expect(reason(createPosition(), meditateAction(null))).toBe('colourNeeded')
    expect(reason(createPosition({ boards: [{ meditation: ALL_MEDITATION_COLOURS }] }), meditateAction('red'))).toBe(
      'colourOwned',
    )
    expect(why(createPosition(), { do: 'place', at: BUBBLES_POSITION })).toEqual({ id: 'chakra.why.nothingLifted' })
  })
})
