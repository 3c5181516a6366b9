/** Who must choose, and what: every legal action by the frame on top of the stack. */
import type { Seat } from '../core/contract/game.ts'
import { topFrame } from '../core/contract/frame-stack.ts'
import {
  channelAction,
  exchangeAction,
  liftAction,
  meditateAction,
  meditateOnly,
  moveAction,
  placeAction,
} from './actions.ts'
import { boardOf } from './board.ts'
import { cannotExchange, eachChannel } from './channel.ts'
import { tryColumn } from './column.ts'
import { BUBBLES, COLOURS, FLOW_LENGTH, FLOWS, LAST_CHAKRA, POSITIVE_COLOURS } from './data.ts'
import { cannotMeditate } from './meditate.ts'
import { cannotLift, cannotPlace, largestRoom } from './receive.ts'
import type { ChakraAction, ChakraFrame, ChakraPublic } from './state.ts'

const NOBODY: readonly Seat[] = []
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]
const NOTHING: readonly ChakraAction[] = []

export function deciders(state: ChakraPublic): readonly Seat[] {
  if (state.end !== null) return NOBODY
  return ALONE[topFrame(state.stack).seat] ?? NOBODY
}

export function choices(state: ChakraPublic, seat: Seat): readonly ChakraAction[] {
  if (state.end !== null) return NOTHING
  const frame = topFrame(state.stack)
  if (frame.seat !== seat) return NOTHING
  const found: ChakraAction[] = []
  switch (frame.kind) {
    case 'turn':
      for (let flow = 0; flow < FLOWS; flow++) addLifts(found, state, seat, flow)
      eachChannel(state, seat, (space) => found.push(channelAction(space)))
      addMeditations(found, state, seat)
      break
    case 'receive':
      addLifts(found, state, seat, frame.flow)
      for (let at = BUBBLES; at <= LAST_CHAKRA; at++) {
        if (cannotPlace(state, seat, frame.flow, at) === undefined) found.push(placeAction(at))
      }
      break
    case 'channel':
      addMoves(found, state, frame)
      break
    case 'exchange': {
      const board = boardOf(state, seat)
      for (const colour of COLOURS) {
        if (cannotExchange(state, board, colour) === undefined) found.push(exchangeAction(colour))
      }
    }
  }
  return found
}

/** Whether a seat about to begin its turn could receive. */
export function mayReceive(state: ChakraPublic, seat: Seat): boolean {
  const found: ChakraAction[] = []
  for (let flow = 0; flow < FLOWS; flow++) addLifts(found, state, seat, flow)
  return found.length > 0
}

/** Whether it could channel. */
export function mayChannel(state: ChakraPublic, seat: Seat): boolean {
  let found = false
  eachChannel(state, seat, () => (found = true))
  return found
}

/** Whether it could do anything but meditate (CHK-57). */
export function canOnlyMeditate(state: ChakraPublic, seat: Seat): boolean {
  return !mayReceive(state, seat) && !mayChannel(state, seat)
}

/** Colours in the order of their uppermost energy. */
function addLifts(found: ChakraAction[], state: ChakraPublic, seat: Seat, flow: number): void {
  const board = boardOf(state, seat)
  const room = largestRoom(board)
  const begin = found.length
  for (let row = 0; row < FLOW_LENGTH; row++) {
    const colour = state.maya[row * FLOWS + flow] ?? null
    if (colour === null || cannotLift(state, seat, flow, colour, room) !== undefined) continue
    const action = liftAction(flow, colour)
    if (!found.includes(action, begin)) found.push(action)
  }
}

function addMoves(found: ChakraAction[], state: ChakraPublic, frame: ChakraFrame & { kind: 'channel' }): void {
  tryColumn(boardOf(state, frame.seat), frame.moved).eachMove(frame.steps, frame.left, (from, colour, step) =>
    found.push(moveAction(from, colour, step)),
  )
}

function addMeditations(found: ChakraAction[], state: ChakraPublic, seat: Seat): void {
  const board = boardOf(state, seat)
  if (cannotMeditate(board, null) === undefined) {
    found.push(meditateOnly)
    return
  }
  for (const colour of POSITIVE_COLOURS) {
    if (cannotMeditate(board, colour) === undefined) found.push(meditateAction(colour))
  }
}
