/** Receive: what may be lifted from a flow, where it may go, and what happens then (CHK-17 to CHK-28). */
import type { Seat, EventSink } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import { popFrame, pushFrame, topFrame } from '../core/contract/frame-stack.ts'
import { boardOf, chakraAt, chakraOf, countAt, freeSpaces, isHarmonized, mayOwnAnother, notchTokens } from './board.ts'
import { bagTotal, drawFromBag } from './bag.ts'
import { BUBBLES, FIRST_CHAKRA, FLOW_LENGTH, FLOWS, LAST_CHAKRA, MAYA_SPACES, NOTCH_TOKENS, ROOM } from './data.ts'
import type { Colour, Position } from './data.ts'
import { finishTurn } from './end.ts'
import { harmonizeIfComplete } from './harmony.ts'
import { columnPlace, mayaPlace, notchPlace, TOKEN, tokensPlace } from './places.ts'
import type { Board, ChakraFact, ChakraPublic, ChakraState } from './state.ts'

export type LiftRefusal =
  'flowEmpty' | 'notInFlow' | 'otherFlow' | 'colourTwice' | 'colourLimit' | 'noRoom' | 'noRoomBesideBlack'

export type PlaceRefusal =
  | 'notAPlace'
  | 'blackMissing'
  | 'bubblesFull'
  | 'harmonized'
  | 'notchOccupied'
  | 'noToken'
  | 'chakraFull'
  | 'fifthNotch'

/** How many energies can go to one location at most, the fifth notch of CHK-26 aside. */
export function largestRoom(board: Board): number {
  let room = freeSpaces(board, BUBBLES)
  if (board.available === 0 || notchTokens(board) >= NOTCH_TOKENS) return room
  for (let at = FIRST_CHAKRA; at <= LAST_CHAKRA; at++) {
    if (board.notches[at - FIRST_CHAKRA] === false) room = Math.max(room, freeSpaces(board, at))
  }
  return room
}

/** Whether this energy alone would harmonize its own Chakra when placed there. */
function completes(board: Board, colour: Colour): boolean {
  if (colour === 'black') return false
  const at = chakraOf(colour)
  return freeSpaces(board, at) === 1 && countAt(board, at, colour) === ROOM - 1
}

/** Whether this energy alone has a place on its own Chakra, also with four tokens in notches (CHK-26). */
function completesWithToken(board: Board, colour: Colour): boolean {
  if (board.available === 0 || !completes(board, colour)) return false
  return colour !== 'black' && board.notches[chakraOf(colour) - FIRST_CHAKRA] === false
}

/** Whether a flow shows an energy of that colour. */
function shows(state: ChakraPublic, flow: number, colour: Colour): boolean {
  for (let index = flow; index < MAYA_SPACES; index += FLOWS) if (state.maya[index] === colour) return true
  return false
}

/**
 * Why an energy may not be lifted; undefined when it may, that is when some legal selection holds it and all lifted
 * before.
 * @param room largestRoom of the seat's board
 */
export function cannotLift(
  state: ChakraPublic,
  seat: Seat,
  flow: number,
  colour: Colour,
  room = largestRoom(boardOf(state, seat)),
): LiftRefusal | undefined {
  const frame = topFrame(state.stack)
  if (frame.kind === 'receive' && frame.flow !== flow) return 'otherFlow'
  if (!shows(state, flow, colour)) return flowIsEmpty(state, flow) ? 'flowEmpty' : 'notInFlow'
  const { lifted } = state
  if (lifted.includes(colour)) return 'colourTwice'
  const board = boardOf(state, seat)
  const count = lifted.length + 1
  if (colour !== 'black' && owesBlack(state, flow) && count + 1 > room) return 'noRoomBesideBlack'
  if (count > room && (count > 1 || !completesWithToken(board, colour))) return 'noRoom'
  return mayOwnAnother(board, colour) ? undefined : 'colourLimit'
}

/** Whether a black energy of a flow has still to come along with those that are lifted (CHK-18). */
export function owesBlack(state: ChakraPublic, flow: number): boolean {
  return !state.lifted.includes('black') && shows(state, flow, 'black')
}

function flowIsEmpty(state: ChakraPublic, flow: number): boolean {
  for (let index = flow; index < MAYA_SPACES; index += FLOWS) if (state.maya[index] !== null) return false
  return true
}

/** Why the lifted energies may not go to a position; undefined when they may. */
export function cannotPlace(state: ChakraPublic, seat: Seat, flow: number, at: Position): PlaceRefusal | undefined {
  const { lifted } = state
  if (at < BUBBLES || at > LAST_CHAKRA) return 'notAPlace'
  if (owesBlack(state, flow)) return 'blackMissing'
  const board = boardOf(state, seat)
  const room = freeSpaces(board, at)
  if (at === BUBBLES) return lifted.length <= room ? undefined : 'bubblesFull'
  if (isHarmonized(board, at)) return 'harmonized'
  if (board.notches[at - FIRST_CHAKRA] === true) return 'notchOccupied'
  if (board.available === 0) return 'noToken'
  if (lifted.length > room) return 'chakraFull'
  if (notchTokens(board) < NOTCH_TOKENS) return undefined
  const [first] = lifted
  return lifted.length === 1 && first === chakraAt(at) && completes(board, first) ? undefined : 'fifthNotch'
}

/** Takes one energy of a colour from a flow, the uppermost of several. */
export function lift(state: ChakraState, seat: Seat, flow: number, colour: Colour, tell: EventSink<ChakraFact>): void {
  if (topFrame(state.stack).kind === 'turn') pushFrame(state.stack, { kind: 'receive', seat, flow })
  for (let row = 0; row < FLOW_LENGTH; row++) {
    const index = row * FLOWS + flow
    if (state.maya[index] !== colour) continue
    state.maya[index] = null
    state.lifted.push(colour)
    tell({ kind: 'moved', piece: colour, from: mayaPlace(index), to: 'lifted', count: 1 })
    return
  }
}

/** Puts all lifted energies down, refills the Maya spaces and ends the turn. */
export function place(state: ChakraState, seat: Seat, at: Position, random: Random, tell: EventSink<ChakraFact>): void {
  const frame = popFrame(state.stack)
  const board = boardOf(state, seat)
  if (at !== BUBBLES) {
    board.available--
    board.notches[at - FIRST_CHAKRA] = true
    tell({ kind: 'moved', piece: TOKEN, from: tokensPlace(seat), to: notchPlace(seat, at), count: 1 })
  }
  const colours = state.lifted
  state.lifted = []
  for (const colour of colours) {
    board.column[at]?.push(colour)
    tell({ kind: 'moved', piece: colour, from: 'lifted', to: columnPlace(seat, at), count: 1 })
  }
  tell({ kind: 'received', seat, flow: frame.kind === 'receive' ? frame.flow : 0, colours, at })
  state.quiet.deadlock = false
  state.quiet.standoff = false
  state.quiet.stall = false
  const harmonized = harmonizeIfComplete(state, seat, at, tell)
  const supply = bagTotal(state.bag)
  if (supply > 0) {
    tell.checkpoint()
    refill(state, supply, random, tell)
  }
  finishTurn(state, tell, harmonized && supply === 0)
}

/** CHK-27, CHK-28: row by row from the top, left to right, as far as the energies in the bag (`supply`) go. */
function refill(state: ChakraState, supply: number, random: Random, tell: EventSink<ChakraFact>): void {
  let left = supply
  for (let index = 0; index < MAYA_SPACES && left > 0; index++) {
    if (state.maya[index] !== null) continue
    const colour = drawFromBag(state.bag, left, random)
    left--
    state.maya[index] = colour
    tell({ kind: 'moved', piece: colour, from: 'bag', to: mayaPlace(index), count: 1 })
    tell({ kind: 'refilled', index, colour })
    if (left === 0) tell({ kind: 'bagEmpty' })
  }
}
