/** The deciding seat and its legal actions, from the frame on top of the stack. */
import type { Seat } from '../core/contract/game.ts'
import { topFrame } from '../core/contract/frame-stack.ts'
import {
  beginChannelAction,
  takeExchangeEnergyAction,
  liftEnergyFromFlowAction,
  meditateAction,
  meditateWithoutTokenAction,
  moveEnergyAlongChannelAction,
  placeEnergiesAction,
} from './actions.ts'
import { boardOfSeat } from './board.ts'
import { exchangeColourRejectionFor, forEachAvailableChannelSpace } from './channel.ts'
import { loadColumnIntoSharedMoveTester } from './column-moves.ts'
import {
  BUBBLES_POSITION,
  ENERGY_COLOURS,
  MAYA_FLOW_LENGTH,
  MAYA_COLUMN_COUNT,
  LAST_CHAKRA_POSITION,
  CHAKRA_COLOURS,
} from './data.ts'
import { meditationTokenChoiceRejectionFor } from './meditate.ts'
import { liftRejectionFor, placeLiftedRejectionFor, maxPlaceableAtOnePosition } from './receive.ts'
import type { ChakraAction, ChakraFrame, ChakraPublicState } from './state.ts'

const NOBODY: readonly Seat[] = []
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]
const NOTHING: readonly ChakraAction[] = []

/** The seat that must choose, as a list of one; empty if the game is over. Implements `Game.deciders`. */
export function deciders(state: ChakraPublicState): readonly Seat[] {
  if (state.end !== null) return NOBODY
  return ALONE[topFrame(state.stack).seat] ?? NOBODY
}

/** Every legal action of a seat; empty if the seat does not decide now. Implements `Game.choices`. */
export function choices(state: ChakraPublicState, seat: Seat): readonly ChakraAction[] {
  if (state.end !== null) return NOTHING
  const frame = topFrame(state.stack)
  if (frame.seat !== seat) return NOTHING
  const found: ChakraAction[] = []
  switch (frame.kind) {
    case 'turn':
      for (let flow = 0; flow < MAYA_COLUMN_COUNT; flow++) addLifts(found, state, seat, flow)
      forEachAvailableChannelSpace(state, seat, (space) => found.push(beginChannelAction(space)))
      addMeditations(found, state, seat)
      break
    case 'receive':
      addLifts(found, state, seat, frame.flow)
      for (let at = BUBBLES_POSITION; at <= LAST_CHAKRA_POSITION; at++) {
        if (placeLiftedRejectionFor(state, seat, frame.flow, at) === undefined) found.push(placeEnergiesAction(at))
      }
      break
    case 'channel':
      addMoves(found, state, frame)
      break
    case 'exchange': {
      const board = boardOfSeat(state, seat)
      for (const colour of ENERGY_COLOURS) {
        if (exchangeColourRejectionFor(state, board, colour) === undefined) found.push(takeExchangeEnergyAction(colour))
      }
    }
  }
  return found
}

/** Whether a seat at the start of its turn can Receive: take energies from a flow. */
export function canReceive(state: ChakraPublicState, seat: Seat): boolean {
  const found: ChakraAction[] = []
  for (let flow = 0; flow < MAYA_COLUMN_COUNT; flow++) addLifts(found, state, seat, flow)
  return found.length > 0
}

/** Whether a seat at the start of its turn can Channel: put a token on an Inspiration space and perform its action. */
export function canChannel(state: ChakraPublicState, seat: Seat): boolean {
  let found = false
  forEachAvailableChannelSpace(state, seat, () => (found = true))
  return found
}

/** Whether Meditate is the only kind of turn that the seat can choose, out of Receive, Channel and Meditate (CHK-57). */
export function canOnlyMeditate(state: ChakraPublicState, seat: Seat): boolean {
  return !canReceive(state, seat) && !canChannel(state, seat)
}

/** Adds the lift actions of a flow, in the order of the uppermost energy of each colour. */
function addLifts(found: ChakraAction[], state: ChakraPublicState, seat: Seat, flow: number): void {
  const board = boardOfSeat(state, seat)
  const room = maxPlaceableAtOnePosition(board)
  const begin = found.length
  for (let row = 0; row < MAYA_FLOW_LENGTH; row++) {
    const colour = state.maya[row * MAYA_COLUMN_COUNT + flow] ?? null
    if (colour === null || liftRejectionFor(state, seat, flow, colour, room) !== undefined) continue
    const action = liftEnergyFromFlowAction(flow, colour)
    if (!found.includes(action, begin)) found.push(action)
  }
}

function addMoves(found: ChakraAction[], state: ChakraPublicState, frame: ChakraFrame & { kind: 'channel' }): void {
  loadColumnIntoSharedMoveTester(boardOfSeat(state, frame.seat), frame.moved).forEachFirstMove(
    frame.steps,
    frame.left,
    (from, colour, step) => found.push(moveEnergyAlongChannelAction(from, colour, step)),
  )
}

function addMeditations(found: ChakraAction[], state: ChakraPublicState, seat: Seat): void {
  const board = boardOfSeat(state, seat)
  if (meditationTokenChoiceRejectionFor(board, null) === undefined) {
    found.push(meditateWithoutTokenAction)
    return
  }
  for (const colour of CHAKRA_COLOURS) {
    if (meditationTokenChoiceRejectionFor(board, colour) === undefined) found.push(meditateAction(colour))
  }
}
