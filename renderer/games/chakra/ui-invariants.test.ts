import { createGreedyBot } from '../../../engine/core/host/bots/greedy.ts'
import { ALL_MEDITATION_COLOURS, channelAction, play, createPosition } from '../../../engine/chakra/testing.ts'
import type { ChakraState } from '../../../engine/chakra/index.ts'
import { chakra as english } from '../../messages/en/chakra/index.ts'
import { addMessages } from '../../messages/index.ts'
import { defineUiInvariantTest } from '../ui-invariants.ts'
import { gameUi } from './index.ts'

addMessages(english)

function begun(state: ChakraState, space: number): ChakraState {
  play(state, channelAction(space))
  return state
}

const full = {
  bubbles: 'blue blue red',
  earth: 12,
  notches: ['green', 'red'],
  spaces: [1, 2],
  meditation: ALL_MEDITATION_COLOURS,
} as const
const positions = [
  { name: 'the open bag', players: 2, state: begun(createPosition({ boards: [{ earth: 1 }, full] }), 8) },
  { name: 'all looked at', players: 2, state: createPosition({ boards: [full, full] }) },
  {
    name: 'an energy with two ways',
    players: 4,
    state: begun(createPosition({ players: 4, boards: [{ blue: 'yellow', green: 'green green green' }] }), 7),
  },
  {
    name: 'many energies',
    players: 3,
    state: begun(createPosition({ players: 3, boards: [{ bubbles: 'red blue green', purple: 'black black red' }] }), 1),
  },
]

// Chance plays itself into dead ends; only skill gets to harmonies, exchanges and the last round.
defineUiInvariantTest(gameUi, { players: [2, 3, 4], games: 1, seed: 'chance', every: 13, maxMoves: 200 })
defineUiInvariantTest(gameUi, {
  players: [2, 4],
  games: 1,
  seed: 'skill',

  every: 7,
  positions,
  bot: createGreedyBot({ determinizations: 1, nodes: 60 }),
})
