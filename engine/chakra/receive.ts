/**
 * Receive, one of the three kinds of turn: the seat lifts energies from a flow and places them on its board (CHK-17 to
 * CHK-28).
 */
import type { Seat, EventSink } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import { popFrame, pushFrame, topFrame } from '../core/contract/frame-stack.ts'
import {
  boardOfSeat,
  chakraColourAt,
  chakraPositionOf,
  countEnergiesOfColourAt,
  freeSpaceCountAt,
  isHarmonized,
  canOwnAnotherEnergyOfColour,
  countInspirationTokensInNotches,
} from './board.ts'
import { bagEnergyCount, drawEnergyFromBag } from './bag.ts'
import {
  BUBBLES_POSITION,
  TOP_CHAKRA_POSITION,
  MAYA_FLOW_LENGTH,
  MAYA_COLUMN_COUNT,
  LAST_CHAKRA_POSITION,
  TOTAL_MAYA_SPACES,
  MAX_OCCUPIED_NOTCHES,
  POSITION_CAPACITY,
} from './data.ts'
import type { EnergyColour, ColumnPosition } from './data.ts'
import { endTurn } from './end.ts'
import { harmonizeIfComplete } from './harmony.ts'
import {
  columnPositionPlace,
  mayaSpacePlace,
  notchPlace,
  INSPIRATION_TOKEN_PIECE,
  availableInspirationTokensPlace,
} from './places.ts'
import type { SeatBoard, ChakraEvent, ChakraPublicState, ChakraState } from './state.ts'

/**
 * Reasons why a seat may not lift (take) an energy of a colour from a flow, a column of the Maya (the common supply of
 * energies):
 * - flowEmpty: the flow contains no energies
 * - notInFlow: the flow contains no energy of that colour
 * - otherFlow: the seat has begun to lift energies from another flow
 * - colourTwice: the seat has already lifted an energy of that colour
 * - colourLimit: the seat can own no more energies of that colour (CHK-20)
 * - noRoom: no position of the seat's board can hold all lifted energies and this energy
 * - noRoomBesideBlack: no position can hold them together with the black energy that the seat must also lift (CHK-18)
 */
export type LiftRejectionReason =
  'flowEmpty' | 'notInFlow' | 'otherFlow' | 'colourTwice' | 'colourLimit' | 'noRoom' | 'noRoomBesideBlack'

/**
 * The reasons why a seat may not place the lifted energies (those taken from a flow in this turn) at a position:
 * - notAPlace: the position is neither the bubbles nor a Chakra
 * - blackMissing: the seat must first lift a black energy too (CHK-18)
 * - bubblesFull: the bubbles have too few free spaces
 * - harmonized: the Chakra is harmonized already
 * - notchOccupied: the notch of the Chakra already holds an Inspiration token
 * - noToken: the seat has no available Inspiration token to put into the notch
 * - chakraFull: the Chakra has too few free spaces
 * - fifthNotch: four notches already hold tokens, and the energies do not harmonize the Chakra (CHK-26)
 */
export type PlaceRejectionReason =
  | 'notAPlace'
  | 'blackMissing'
  | 'bubblesFull'
  | 'harmonized'
  | 'notchOccupied'
  | 'noToken'
  | 'chakraFull'
  | 'fifthNotch'

/**
 * Computes the largest number of energies that a seat can place together at one position of its board. The bubbles
 * always count. A Chakra counts if its notch (its place for an Inspiration token) is empty, the seat has an available
 * token and fewer than four of its notches hold tokens.
 * The result can be 0 although the seat can still place an energy on a Chakra that this energy harmonizes (CHK-26).
 */
export function maxPlaceableAtOnePosition(board: SeatBoard): number {
  let room = freeSpaceCountAt(board, BUBBLES_POSITION)
  if (board.available === 0 || countInspirationTokensInNotches(board) >= MAX_OCCUPIED_NOTCHES) return room
  for (let at = TOP_CHAKRA_POSITION; at <= LAST_CHAKRA_POSITION; at++) {
    if (board.notches[at - TOP_CHAKRA_POSITION] === false) room = Math.max(room, freeSpaceCountAt(board, at))
  }
  return room
}

/** Whether this energy alone harmonizes its own Chakra if placed there. */
function completes(board: SeatBoard, colour: EnergyColour): boolean {
  if (colour === 'black') return false
  const at = chakraPositionOf(colour)
  return freeSpaceCountAt(board, at) === 1 && countEnergiesOfColourAt(board, at, colour) === POSITION_CAPACITY - 1
}

/** Whether this energy alone fits on its own Chakra, also with four tokens in notches (CHK-26). */
function completesWithToken(board: SeatBoard, colour: EnergyColour): boolean {
  if (board.available === 0 || !completes(board, colour)) return false
  return colour !== 'black' && board.notches[chakraPositionOf(colour) - TOP_CHAKRA_POSITION] === false
}

/** Whether a flow contains an energy of that colour. */
function flowShowsColour(state: ChakraPublicState, flow: number, colour: EnergyColour): boolean {
  for (let index = flow; index < TOTAL_MAYA_SPACES; index += MAYA_COLUMN_COUNT)
    if (state.maya[index] === colour) return true
  return false
}

/**
 * Checks whether a seat may lift (take) an energy of a colour from a flow, a column of the common supply of energies.
 * It may do so only if it can afterwards complete a legal selection, the set of energies lifted in one turn, that
 * contains this energy and all energies lifted before.
 * @param flow index of the flow
 * @param room the largest number of energies that the seat can place together at one position of its board
 *   (maxPlaceableAtOnePosition)
 * @returns the reason why the seat may not lift the energy, or undefined if the seat may
 */
export function liftRejectionFor(
  state: ChakraPublicState,
  seat: Seat,
  flow: number,
  colour: EnergyColour,
  room = maxPlaceableAtOnePosition(boardOfSeat(state, seat)),
): LiftRejectionReason | undefined {
  const frame = topFrame(state.stack)
  if (frame.kind === 'receive' && frame.flow !== flow) return 'otherFlow'
  if (!flowShowsColour(state, flow, colour)) return flowIsEmpty(state, flow) ? 'flowEmpty' : 'notInFlow'
  const { lifted } = state
  if (lifted.includes(colour)) return 'colourTwice'
  const board = boardOfSeat(state, seat)
  const count = lifted.length + 1
  if (colour !== 'black' && mustLiftBlack(state, flow) && count + 1 > room) return 'noRoomBesideBlack'
  if (count > room && (count > 1 || !completesWithToken(board, colour))) return 'noRoom'
  return canOwnAnotherEnergyOfColour(board, colour) ? undefined : 'colourLimit'
}

/**
 * Whether the seat must still lift a black energy before it can place the lifted energies: the flow shows a black
 * energy, and no lifted energy is black (CHK-18). To lift is to take an energy from a flow, a column of the Maya (the
 * common supply of energies).
 * @param flow index of the flow that the energies are lifted from
 */
export function mustLiftBlack(state: ChakraPublicState, flow: number): boolean {
  return !state.lifted.includes('black') && flowShowsColour(state, flow, 'black')
}

function flowIsEmpty(state: ChakraPublicState, flow: number): boolean {
  for (let index = flow; index < TOTAL_MAYA_SPACES; index += MAYA_COLUMN_COUNT)
    if (state.maya[index] !== null) return false
  return true
}

/**
 * Checks whether a seat may place all lifted energies at a position of its board.
 * @param flow index of the flow (three spaces of the common supply of energies) that the energies were lifted from
 * @returns why the seat may not place them there, or undefined if it may
 */
export function placeLiftedRejectionFor(
  state: ChakraPublicState,
  seat: Seat,
  flow: number,
  at: ColumnPosition,
): PlaceRejectionReason | undefined {
  const { lifted } = state
  if (at < BUBBLES_POSITION || at > LAST_CHAKRA_POSITION) return 'notAPlace'
  if (mustLiftBlack(state, flow)) return 'blackMissing'
  const board = boardOfSeat(state, seat)
  const room = freeSpaceCountAt(board, at)
  if (at === BUBBLES_POSITION) return lifted.length <= room ? undefined : 'bubblesFull'
  if (isHarmonized(board, at)) return 'harmonized'
  if (board.notches[at - TOP_CHAKRA_POSITION] === true) return 'notchOccupied'
  if (board.available === 0) return 'noToken'
  if (lifted.length > room) return 'chakraFull'
  if (countInspirationTokensInNotches(board) < MAX_OCCUPIED_NOTCHES) return undefined
  const [first] = lifted
  return lifted.length === 1 && first === chakraColourAt(at) && completes(board, first) ? undefined : 'fifthNotch'
}

/**
 * Takes the uppermost energy of a colour from a flow, and adds it to the energies that the seat holds until it places
 * all of them. A flow is a column of the Maya, the common supply of energies. The first energy taken in a turn begins
 * a Receive, the kind of turn in which a seat takes energies.
 * @param flow the index of the flow, from 0
 */
export function takeEnergyFromFlow(
  state: ChakraState,
  seat: Seat,
  flow: number,
  colour: EnergyColour,
  emit: EventSink<ChakraEvent>,
): void {
  if (topFrame(state.stack).kind === 'turn') pushFrame(state.stack, { kind: 'receive', seat, flow })
  for (let row = 0; row < MAYA_FLOW_LENGTH; row++) {
    const index = row * MAYA_COLUMN_COUNT + flow
    if (state.maya[index] !== colour) continue
    state.maya[index] = null
    state.lifted.push(colour)
    emit({ kind: 'moved', piece: colour, from: mayaSpacePlace(index), to: 'lifted', count: 1 })
    return
  }
}

/**
 * Completes a Receive, the kind of turn in which a seat takes energies: places all lifted energies at one position of
 * the seat's board. If the position is a Chakra, the function also puts an Inspiration token into its notch, and
 * harmonizes the Chakra if it is complete. Then it refills the Maya spaces from the bag and ends the turn.
 */
export function completeReceive(
  state: ChakraState,
  seat: Seat,
  at: ColumnPosition,
  random: Random,
  emit: EventSink<ChakraEvent>,
): void {
  const frame = popFrame(state.stack)
  const board = boardOfSeat(state, seat)
  if (at !== BUBBLES_POSITION) {
    board.available--
    board.notches[at - TOP_CHAKRA_POSITION] = true
    emit({
      kind: 'moved',
      piece: INSPIRATION_TOKEN_PIECE,
      from: availableInspirationTokensPlace(seat),
      to: notchPlace(seat, at),
      count: 1,
    })
  }
  const colours = state.lifted
  state.lifted = []
  for (const colour of colours) {
    board.column[at]?.push(colour)
    emit({ kind: 'moved', piece: colour, from: 'lifted', to: columnPositionPlace(seat, at), count: 1 })
  }
  emit({ kind: 'received', seat, flow: frame.kind === 'receive' ? frame.flow : 0, colours, at })
  state.quiet.deadlock = false
  state.quiet.standoff = false
  state.quiet.stall = false
  const harmonized = harmonizeIfComplete(state, seat, at, emit)
  const supply = bagEnergyCount(state.bag)
  if (supply > 0) {
    emit.checkpoint()
    refill(state, supply, random, emit)
  }
  endTurn(state, emit, harmonized && supply === 0)
}

/** CHK-27, CHK-28: refills row by row from the top, left to right, until the energies in the bag (`supply`) run out. */
function refill(state: ChakraState, supply: number, random: Random, emit: EventSink<ChakraEvent>): void {
  let left = supply
  for (let index = 0; index < TOTAL_MAYA_SPACES && left > 0; index++) {
    if (state.maya[index] !== null) continue
    const colour = drawEnergyFromBag(state.bag, left, random)
    left--
    state.maya[index] = colour
    emit({ kind: 'moved', piece: colour, from: 'bag', to: mayaSpacePlace(index), count: 1 })
    emit({ kind: 'refilled', index, colour })
    if (left === 0) emit({ kind: 'bagEmpty' })
  }
}
