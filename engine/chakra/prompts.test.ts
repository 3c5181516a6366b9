import { expect, test } from 'vitest'
import { promptFor } from './prompts.ts'
import type { ChakraPrompt } from './prompts.ts'
import { chakra } from './index.ts'
import type { ChakraState } from './state.ts'
import {
  ALL_MEDITATION_COLOURS,
  channelAction,
  decider,
  liftAction,
  moveAction,
  legalActions,
  play,
  createPosition,
} from './testing.ts'
import type { BoardSketch } from './testing.ts'

/** The prompt for the decider, as all viewers see it. */
function asked(state: ChakraState): ChakraPrompt | undefined {
  return promptFor(chakra.view(state, 'table'), decider(state))
}

/** All tokens on spaces, and no room in the bubbles. */
const STUCK: BoardSketch = { bubbles: 'red red red', spaces: [1, 2, 3, 4, 5] }

test('the turn prompt names only verbs that are possible (CHK-17, CHK-29, CHK-50)', () => {
  const turn = (can: string) => ({ kind: 'turn', values: { can, last: false } })
  expect(asked(createPosition({ boards: [{ bubbles: 'red' }, {}] }))).toEqual(turn('both'))
  expect(asked(createPosition())).toEqual(turn('receive'))
  expect(asked(createPosition({ boards: [{ bubbles: 'red' }, {}], flows: ['-', '-', '-'] }))).toEqual(turn('channel'))
})

test('the prompt asks to meditate when nothing else is legal, and counts the unseen tokens (CHK-51, CHK-57)', () => {
  const state = createPosition({ boards: [STUCK, {}] })
  expect(asked(state)).toEqual({ kind: 'meditate', values: { unseen: 6, last: false } })
  expect(legalActions(state)).toHaveLength(6)
  const wise = createPosition({ boards: [{ ...STUCK, meditation: ALL_MEDITATION_COLOURS }, {}], ending: true })
  expect(asked(wise)).toEqual({ kind: 'meditate', values: { unseen: 0, last: true } })
})

test('after lifting the prompt asks for the missing black, for more energies or for a place (CHK-18, CHK-22)', () => {
  const state = createPosition({ flows: ['black red blue', '-', '-'] })
  play(state, liftAction(0, 'red'))
  expect(asked(state)).toEqual({ kind: 'black', values: { more: 1 } })
  play(state, liftAction(0, 'black'))
  expect(asked(state)).toEqual({ kind: 'receive', values: { count: 2 } })
  play(state, liftAction(0, 'blue'))
  expect(asked(state)).toEqual({ kind: 'place', values: { count: 3 } })
  const narrow = createPosition({ boards: [{ ...STUCK, bubbles: 'red' }, {}], flows: ['black green blue', '-', '-'] })
  play(narrow, liftAction(0, 'green'))
  expect(asked(narrow)).toEqual({ kind: 'black', values: { more: 0 } })
})

test('C3: during a Channel the prompt lists the moves that are still to be made (CHK-31, CHK-33)', () => {
  const down = (count: number, by: number) => ({ id: 'chakra.step.down', values: { count, by } })
  const owed = (space: number, made: number, ...steps: object[]) => ({
    kind: 'channel',
    values: { space, steps, made },
  })
  const board = { bubbles: 'blue red', green: 'green' }
  const state = createPosition({ boards: [board, {}] })
  play(state, channelAction(2))
  expect(asked(state)).toEqual(owed(2, 0, down(1, 2), down(1, 1)))
  play(state, moveAction('bubbles', 'red', 2))
  expect(asked(state)).toEqual(owed(2, 1, down(1, 1)))
  const three = createPosition({ boards: [board, {}] })
  play(three, channelAction(1))
  expect(asked(three)).toEqual(owed(1, 0, down(3, 1)))
  const either = createPosition({ boards: [board, {}] })
  play(either, channelAction(7))
  expect(asked(either)).toEqual({ kind: 'either', values: { space: 7 } })
  const exchange = createPosition({ boards: [{ earth: 1 }, {}] })
  play(exchange, channelAction(8))
  expect(asked(exchange)).toEqual({ kind: 'exchange' })
})

test('there is no prompt for a seat that is not deciding, nor after the end', () => {
  expect(promptFor(createPosition(), 1)).toBeUndefined()
  expect(promptFor({ ...createPosition(), end: 'harmony', stack: [] } satisfies ChakraState, 0)).toBeUndefined()
})
