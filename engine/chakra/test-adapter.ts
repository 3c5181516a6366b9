/**
 * Chakra's adapter for the invariant tests, written from section 7 of RULES.md. Hidden are the Plenitude values of
 * colours whose Meditation token the viewer does not own, and the eighth token until the end. The order of the bag is
 * not part of a state: it is drawn when needed.
 */
import type { Viewer } from '../core/contract/game.ts'
import type { GameTestAdapter } from '../core/invariants/game-test-adapter.ts'
import { deepCopy } from '../core/invariants/json-comparison.ts'
import type { Random } from '../core/contract/random.ts'
import { CHAKRA_COLOURS } from './data.ts'
import type { ChakraColour } from './data.ts'
import { chakra } from './index.ts'
import type { ChakraAction, ChakraEvent, ChakraState, ChakraView } from './state.ts'
import { liftAction, play, createPosition } from './testing.ts'

function scrambleHidden(before: ChakraState, after: ChakraState, viewer: Viewer, random: Random): ChakraState {
  const copy = deepCopy(before)
  if (viewer === 'open' || after.end !== null || before.end !== null) return copy
  const known = typeof viewer === 'number' ? (after.boards[viewer]?.meditation ?? []) : []
  const hidden = CHAKRA_COLOURS.filter((colour) => !known.includes(colour))
  const values = random.shuffle([...hidden.map((colour) => before.plenitude[colour]), before.eighth])
  for (const colour of hidden) copy.plenitude[colour] = values.pop() ?? 0
  copy.eighth = values.pop() ?? 0
  return copy
}

/** The view with some Plenitude values revealed. */
function exposing(state: ChakraState, viewer: Viewer, colours: readonly ChakraColour[]): ChakraView {
  const seen = chakra.view(state, viewer)
  for (const colour of colours) seen.plenitude[colour] = state.plenitude[colour]
  return seen
}

/** A position in which a seat that knows all but one colour watches the other seat receive. */
function receiving(): ChakraState {
  const meditation = CHAKRA_COLOURS.filter((colour) => colour !== 'orange')
  const state = createPosition({ boards: [{}, { meditation }], flows: ['red black', 'black', 'blue'] })
  play(state, liftAction(0, 'black'))
  return state
}

export const chakraTestAdapter: GameTestAdapter<ChakraState, ChakraAction, ChakraView, ChakraEvent> = {
  game: chakra,
  scrambleHidden,
  leakyViews: [
    {
      name: 'a Plenitude value that nobody has looked at',
      view: (state, viewer) => exposing(state, viewer, ['green']),
    },
    {
      name: 'the Plenitude values that other seats have looked at',
      view: (state, viewer) =>
        exposing(
          state,
          viewer,
          state.boards.flatMap((board) => board.meditation),
        ),
    },
    {
      name: 'the eighth Plenitude token',
      view: (state, viewer) => ({ ...chakra.view(state, viewer), eighth: state.eighth }),
    },
  ],
  lowUncertaintyPositions: [
    {
      name: 'a seat that has looked at all Plenitude tokens but two',
      viewer: 0,
      state: createPosition({ boards: [{ meditation: ['purple', 'darkBlue', 'blue', 'green', 'yellow'] }, {}] }),
    },
    {
      name: 'a seat that has looked at all Plenitude tokens but one, in the middle of a Receive',
      viewer: 1,
      state: receiving(),
    },
  ],
}
