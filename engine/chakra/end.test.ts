import { describe, expect, test } from 'vitest'
import { createEventRecorder, noopEventSink } from '../core/contract/game-events.ts'
import { createRandomStream } from '../core/contract/random.ts'
import { countHarmonizedChakras } from './board.ts'
import { chakra } from './index.ts'
import { createEmptyBoard } from './setup.ts'
import type { ChakraAction, ChakraState } from './state.ts'
import {
  ALL_MEDITATION_COLOURS,
  channelAction,
  decider,
  exchangeAction,
  liftAction,
  isLegal,
  meditateAction,
  moveAction,
  legalActions,
  placeAction,
  play,
  createPosition,
} from './testing.ts'
import type { BoardSketch, PositionSketch } from './testing.ts'

const FOUR = {
  purple: 'purple purple purple',
  darkBlue: 'darkBlue darkBlue darkBlue',
  blue: 'blue blue blue',
  green: 'green green green',
}
/** One move short of five harmonized Chakras. */
const NEARLY = { ...FOUR, yellow: 'yellow yellow', bubbles: 'yellow' }
const FIFTH = [channelAction(7), moveAction('bubbles', 'yellow', 1)]

/** No energies, and all tokens but one stuck in notches: with empty flows this seat can only meditate. */
const LOCKED: BoardSketch = { notches: ['purple', 'darkBlue', 'blue', 'green'], meditation: ALL_MEDITATION_COLOURS }

/** One energy that can always go up or down again. */
const WANDERER: BoardSketch = { green: 'red', meditation: ALL_MEDITATION_COLOURS }

const EMPTY_FLOWS = ['', '', '']

/** The first choice of the deciding seat that meditates. */
function anyMeditation(state: ChakraState): ChakraAction {
  const action = legalActions(state).find((choice) => choice.do === 'meditate')
  if (action === undefined) throw new Error('Meditate is always legal')
  return action
}

/** Plays one round in which every player meditates. */
function meditateRound(state: ChakraState): void {
  for (let turn = 0; turn < state.players; turn++) play(state, anyMeditation(state))
}

describe('harmony', () => {
  test('CHK-54: five harmonized Chakras at the end of a turn trigger the end and emit lastRound', () => {
    const state = createPosition({ boards: [NEARLY, {}], seat: 0 })
    const events = play(state, ...FIFTH)
    expect(state.ending).toBe(true)
    expect(events).toContainEqual({ kind: 'lastRound', seat: 0 })
    expect(state.end).toBeNull()
  })

  test('CHK-54: four harmonized Chakras do not trigger the end', () => {
    const board = { ...FOUR, green: 'yellow', yellow: 'yellow yellow' }
    const state = createPosition({ boards: [board, {}] })
    play(state, channelAction(7), moveAction('green', 'yellow', 1), meditateAction('red'))
    expect(countHarmonizedChakras(state.boards[0] ?? createEmptyBoard())).toBe(4)
    expect([state.ending, state.end, state.rounds]).toEqual([false, null, 1])
  })

  test('CHK-55: the round is completed up to the seat before the first player, and then the game is over', () => {
    const state = createPosition({ boards: [{}, NEARLY, {}], firstSeat: 1 })
    play(state, ...FIFTH)
    for (const seat of [2, 0]) {
      expect([state.end, decider(state)]).toEqual([null, seat])
      play(state, anyMeditation(state))
    }
    expect([state.end, state.rounds, state.turns]).toEqual(['harmony', 1, 3])
    expect(chakra.deciders(state)).toEqual([])
    expect([0, 1, 2].map((seat) => chakra.choices(state, seat))).toEqual([[], [], []])
  })

  test('CHK-55: a trigger in the last turn of the round ends the game with that turn', () => {
    const state = createPosition({ boards: [{}, NEARLY], seat: 1 })
    const events = play(state, ...FIFTH)
    expect(state.end).toBe('harmony')
    expect(events.map((event) => event.kind).slice(-2)).toEqual(['lastRound', 'ended'])
  })

  test('CHK-55: the event ended is the last one, reveals all Plenitude values and is an undo barrier', () => {
    const state = createPosition({ boards: [{}, NEARLY], seat: 1 })
    play(state, channelAction(7))
    const { emit, report } = createEventRecorder(() => chakra.clone(state))
    chakra.play(state, 1, moveAction('bubbles', 'yellow', 1), createRandomStream('0'.repeat(32), 0), emit)
    const { plenitude, eighth } = state
    expect(report.factsAfterCheckpoint).toEqual([{ kind: 'ended', reason: 'harmony', plenitude, eighth }])
    expect(report.learned).toBe('all')
    expect(report.checkpoints.map((beat) => chakra.findBrokenInvariants(beat.state))).toEqual([[]])
  })

  test('CHK-56: a Chakra completed in the rest of the last round counts in full', () => {
    const state = createPosition({
      boards: [NEARLY, { orange: 'red', red: 'red red' }],
      plenitude: [1, 1, 2, 2, 3, 3, 4, 4],
    })
    play(state, ...FIFTH, channelAction(7), moveAction('orange', 'red', 1))
    const second = chakra.outcome(state)?.ranking.find(({ seats }) => seats.includes(1))
    expect(second?.score).toBe(4 + 2)
  })
})

describe('deadlock', () => {
  const locked = (sketch: PositionSketch = {}): ChakraState =>
    createPosition({ boards: [LOCKED, LOCKED], flows: EMPTY_FLOWS, bag: {}, ...sketch })

  test('CHK-57: a round of only forced Meditates that bring no Inspiration token back ends the game', () => {
    const state = locked()
    expect(legalActions(state)).toEqual([meditateAction(null)])
    play(state, meditateAction(null))
    expect(state.end).toBeNull()
    const events = play(state, meditateAction(null))
    expect(events.at(-1)).toMatchObject({ kind: 'ended', reason: 'deadlock' })
    expect([state.end, state.rounds]).toEqual(['deadlock', 1])
  })

  test('CHK-57: a round that brings a token back is no deadlock, but the next one without is', () => {
    const state = locked({ boards: [LOCKED, { ...LOCKED, spaces: [3] }] })
    meditateRound(state)
    expect(state.end).toBeNull()
    meditateRound(state)
    expect([state.end, state.rounds]).toEqual(['deadlock', 2])
  })

  test('CHK-57: taking a Meditation token does not prevent the deadlock', () => {
    const state = locked({
      boards: [
        { ...LOCKED, meditation: ['red'] },
        { ...LOCKED, meditation: ['red'] },
      ],
    })
    expect(legalActions(state).every((action) => action.do === 'meditate')).toBe(true)
    meditateRound(state)
    expect(state.end).toBe('deadlock')
  })

  test('CHK-57: a player who meditates although another action is legal prevents the deadlock', () => {
    for (const other of [
      { boards: [WANDERER, LOCKED] },
      { boards: [LOCKED, WANDERER] },
      { flows: ['black', '', ''] },
      { boards: [LOCKED, { ...LOCKED, earth: 1 }], bag: { red: 1 } },
    ]) {
      const state = locked(other)
      meditateRound(state)
      expect(state.end).toBeNull()
    }
  })

  test('CHK-57: only a complete round counts, not as many turns in a row across two rounds', () => {
    const state = locked({ boards: [{ ...LOCKED, spaces: [1] }, LOCKED] })
    play(state, meditateAction(null), meditateAction(null), meditateAction(null))
    expect(state.end).toBeNull()
    play(state, meditateAction(null))
    expect([state.end, state.rounds]).toEqual(['deadlock', 2])
  })

  test('CHK-57: a deadlock is scored as usual', () => {
    const state = locked({ boards: [{ ...LOCKED, earth: 0, red: 'red red red' }, LOCKED] })
    meditateRound(state)
    expect(chakra.outcome(state)?.ranking.map(({ score }) => score)).toEqual([3 + 2, 0])
    expect(chakra.outcome(state)?.reason).toEqual({ id: 'chakra.end.deadlock' })
  })
})

describe('stand-off', () => {
  const idle = (sketch: PositionSketch = {}): ChakraState => createPosition({ boards: [WANDERER, WANDERER], ...sketch })

  test('CHK-58: three rounds in a row of Meditates without any token end the game, two do not', () => {
    const state = idle()
    meditateRound(state)
    meditateRound(state)
    expect([state.end, state.quiet.standoffRounds]).toEqual([null, 2])
    play(state, meditateAction(null))
    expect(state.end).toBeNull()
    play(state, meditateAction(null))
    expect([state.end, state.rounds]).toEqual(['standoff', 3])
  })

  test('CHK-58: an Inspiration token, a Meditation token or any other action resets the count', () => {
    const once: [PositionSketch, ChakraAction[]][] = [
      [{ boards: [{ ...WANDERER, spaces: [3] }, WANDERER] }, [meditateAction(null)]],
      [
        { boards: [{ ...WANDERER, meditation: ALL_MEDITATION_COLOURS.slice(1) }, WANDERER] },
        [meditateAction('purple')],
      ],
      [{}, [channelAction(7), moveAction('green', 'red', 1)]],
      [{}, [liftAction(0, 'black'), placeAction('bubbles')]],
    ]
    for (const [sketch, actions] of once) {
      const state = idle({ ...sketch, standoffRounds: 2, rounds: 2 })
      play(state, ...actions, meditateAction(null))
      expect([state.end, state.quiet.standoffRounds]).toEqual([null, 0])
    }
  })
})

describe('stall', () => {
  /** The seat moves its energy up or down, and meditates when the token for it lies on the space. */
  function wander(state: ChakraState): void {
    if (!isLegal(state, channelAction(7))) return void play(state, anyMeditation(state))
    play(state, channelAction(7))
    for (const action of legalActions(state).slice(0, 1)) play(state, action)
  }

  test('CHK-66: twenty rounds in a row without progress end the game, nineteen do not', () => {
    const state = createPosition({ boards: [WANDERER, WANDERER], flows: EMPTY_FLOWS })
    while (state.rounds < 19) wander(state)
    expect([state.end, state.quiet.stallRounds]).toEqual([null, 19])
    wander(state)
    expect(state.end).toBeNull()
    wander(state)
    expect([state.end, state.rounds]).toEqual(['stall', 20])
  })

  test('CHK-66: Receive, Exchange, a harmonized Chakra and an alleviated energy each reset the count', () => {
    const events: [BoardSketch, ChakraAction[]][] = [
      [{}, [liftAction(0, 'blue'), placeAction('bubbles')]],
      [{ earth: 1 }, [channelAction(8), exchangeAction('green')]],
      [{ orange: 'red', red: 'red red' }, [channelAction(7), moveAction('orange', 'red', 1)]],
      [{ red: 'black' }, [channelAction(7), moveAction('red', 'black', 1)]],
    ]
    for (const [board, actions] of events) {
      const state = createPosition({ boards: [board, WANDERER], flows: ['blue', '', ''], rounds: 19, stallRounds: 19 })
      play(state, ...actions, meditateAction(null))
      expect([state.end, state.quiet.stallRounds]).toEqual([null, 0])
    }
    const nothing = createPosition({
      boards: [WANDERER, WANDERER],
      flows: ['blue', '', ''],
      rounds: 19,
      stallRounds: 19,
    })
    play(nothing, channelAction(7), moveAction('green', 'red', 1), meditateAction(null))
    expect(nothing.end).toBe('stall')
  })
})

test('CHK-57 CHK-58 CHK-66: games of random choices end by deadlock, stand-off and stall', () => {
  const ends = new Set<string | null>()
  for (let game = 0; game < 300; game++) {
    const luck = createRandomStream('e'.repeat(32), game)
    const state = chakra.setup({ players: 2, options: {} }, luck, noopEventSink)
    while (state.end === null) chakra.play(state, decider(state), luck.pick(legalActions(state)), luck, noopEventSink)
    ends.add(state.end)
  }
  expect(ends).toEqual(new Set(['deadlock', 'standoff', 'stall']))
})
