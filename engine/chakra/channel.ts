/**
 * Channel, one of the three kinds of turn: the available Inspiration spaces, their moves of energies, and the Exchange
 * (CHK-29 to CHK-45).
 */
import type { Seat, EventSink } from '../core/contract/game.ts'
import { popFrame, pushFrame, topFrame } from '../core/contract/frame-stack.ts'
import { bagEnergyCount } from './bag.ts'
import { boardOfSeat, energiesAt, freeSpaceCountAt, colourIndex, canOwnAnotherEnergyOfColour } from './board.ts'
import { moveDestinationOrRejection, loadColumnIntoSharedMoveTester } from './column-moves.ts'
import { BUBBLES_POSITION, ENERGY_COLOURS, EARTH_POSITION, EXCHANGE_SPACE, INSPIRATION_SPACE_ACTIONS } from './data.ts'
import type { EnergyColour, ColumnPosition, ChannelStepOffset } from './data.ts'
import { endTurn } from './end.ts'
import { reportAlleviationIfOnEarth, harmonizeIfComplete } from './harmony.ts'
import {
  columnPositionPlace,
  inspirationSpacePlace,
  INSPIRATION_TOKEN_PIECE,
  availableInspirationTokensPlace,
} from './places.ts'
import type { SeatBoard, ChakraEvent, ChakraPublicState, ChakraState } from './state.ts'

/**
 * The reasons why a seat cannot start a Channel (a series of energy moves) on an Inspiration space. The last four only
 * concern the Exchange, the space where a seat pays a black energy from its Earth for an energy from the bag.
 * - noToken: the seat has no available Inspiration token
 * - spaceOccupied: the space already holds a token
 * - noSequence: the moves that the space requires cannot all be made
 * - noAlleviated: the seat has no black energy on the Earth
 * - bubblesFull: the bubbles have no free space
 * - bagEmpty: the bag holds no energy
 * - bagLimit: the bag holds only colours of which the seat can own no more
 */
export type ChannelStartRejectionReason =
  'noToken' | 'spaceOccupied' | 'noSequence' | 'noAlleviated' | 'bubblesFull' | 'bagEmpty' | 'bagLimit'

/**
 * The reason why a seat cannot take an energy of a colour from the bag in an Exchange, the action in which it pays a
 * black energy from its Earth for an energy from the bag. `notInBag`: the bag holds no energy of that colour;
 * `colourLimit`: the seat can own no more energies of that colour (CHK-20).
 */
export type BagColourRejectionReason = 'notInBag' | 'colourLimit'

interface MoveDemand {
  readonly steps: readonly ChannelStepOffset[]
  /** Number of the steps that must be made. */
  readonly left: number
}

const NO_STEPS: MoveDemand = { steps: [], left: 0 }

/** The moves that each space requires; index = space - 1. Empty for the Exchange. */
const DEMANDS: readonly MoveDemand[] = INSPIRATION_SPACE_ACTIONS.map((space) => {
  if ('steps' in space) return { steps: space.steps, left: space.steps.length }
  return 'oneOf' in space ? { steps: space.oneOf, left: 1 } : NO_STEPS
})

function demandOf(space: number): MoveDemand {
  return DEMANDS[space - 1] ?? NO_STEPS
}

/**
 * Checks whether a seat can start a Channel, a series of energy moves, on an Inspiration space of its board.
 * @param space number of the Inspiration space, 1 to 8
 * @returns the reason why the seat cannot, or undefined if it can
 */
export function channelRejectionFor(
  state: ChakraPublicState,
  seat: Seat,
  space: number,
): ChannelStartRejectionReason | undefined {
  const board = boardOfSeat(state, seat)
  if (board.spaces[space - 1] !== false) return 'spaceOccupied'
  if (board.available === 0) return 'noToken'
  if (space === EXCHANGE_SPACE) return exchangeStartRejectionFor(state, board)
  const { steps, left } = demandOf(space)
  return loadColumnIntoSharedMoveTester(board).canMakeSteps(steps, left) ? undefined : 'noSequence'
}

/**
 * Calls `found` for every Inspiration space (1-8) that the seat can choose for a Channel, in ascending order. A
 * Channel is the kind of turn in which a seat moves energies on its board or makes an Exchange (space 8). The result
 * agrees with `channelRejectionFor`, but the column of the seat's board is loaded only once for spaces 1 to 7.
 * @param found receives the number of the space
 */
export function forEachAvailableChannelSpace(
  state: ChakraPublicState,
  seat: Seat,
  found: (space: number) => void,
): void {
  const board = boardOfSeat(state, seat)
  if (board.available === 0) return
  const column = loadColumnIntoSharedMoveTester(board)
  for (let space = 1; space < EXCHANGE_SPACE; space++) {
    const { steps, left } = demandOf(space)
    if (board.spaces[space - 1] === false && column.canMakeSteps(steps, left)) found(space)
  }
  if (channelRejectionFor(state, seat, EXCHANGE_SPACE) === undefined) found(EXCHANGE_SPACE)
}

function exchangeStartRejectionFor(
  state: ChakraPublicState,
  board: SeatBoard,
): ChannelStartRejectionReason | undefined {
  if (energiesAt(board, EARTH_POSITION).length === 0) return 'noAlleviated'
  if (freeSpaceCountAt(board, BUBBLES_POSITION) === 0) return 'bubblesFull'
  if (ENERGY_COLOURS.some((colour) => exchangeColourRejectionFor(state, board, colour) === undefined)) return undefined
  return bagEnergyCount(state.bag) === 0 ? 'bagEmpty' : 'bagLimit'
}

/**
 * @returns why a seat with the board `board` cannot take an energy of the colour from the bag in an Exchange, or
 *   undefined if it can
 */
export function exchangeColourRejectionFor(
  state: ChakraPublicState,
  board: SeatBoard,
  colour: EnergyColour,
): BagColourRejectionReason | undefined {
  if (state.bag[colour] === 0) return 'notInBag'
  return canOwnAnotherEnergyOfColour(board, colour) ? undefined : 'colourLimit'
}

/**
 * One possible move of a given energy in the current Channel, the kind of turn in which a seat moves energies on its
 * board. `step` is the number of positions moved, down if positive and up if negative; `to` is the position in the
 * seat's column that it leads to.
 */
export interface EnergyMoveDestination {
  readonly step: ChannelStepOffset
  readonly to: ColumnPosition
}

/**
 * Lists the possible moves of one energy as part of the current Channel (a series of energy moves).
 * @param from the position of the energy
 * @param colour the colour of the energy
 * @returns empty if no move is possible, or if no Channel is in progress
 */
export function moveOptionsOfEnergy(
  state: ChakraPublicState,
  from: ColumnPosition,
  colour: EnergyColour,
): readonly EnergyMoveDestination[] {
  const frame = topFrame(state.stack)
  const steps: ChannelStepOffset[] = []
  if (frame.kind !== 'channel') return []
  const board = boardOfSeat(state, frame.seat)
  loadColumnIntoSharedMoveTester(board, frame.moved).forEachFirstMove(frame.steps, frame.left, (at, energy, step) => {
    if (at === from && energy === colourIndex(colour)) steps.push(step)
  })
  return steps.flatMap((step) => {
    const to = moveDestinationOrRejection(board, from, colour, step)
    return typeof to === 'number' ? [{ step, to }] : []
  })
}

/**
 * Starts a Channel, the action that moves energies up or down a seat's board: puts one of the seat's available
 * Inspiration tokens on a space, reports it and pushes the frame for the moves that this space demands. On the space
 * of the Exchange, one alleviated energy (a black one on the Earth) leaves the game at once, and the frame is the one
 * of the Exchange.
 * @param space the number of the space, from 1
 */
export function beginChannel(state: ChakraState, seat: Seat, space: number, emit: EventSink<ChakraEvent>): void {
  const board = boardOfSeat(state, seat)
  board.available--
  board.spaces[space - 1] = true
  state.quiet.deadlock = false
  state.quiet.standoff = false
  emit({
    kind: 'moved',
    piece: INSPIRATION_TOKEN_PIECE,
    from: availableInspirationTokensPlace(seat),
    to: inspirationSpacePlace(seat, space),
    count: 1,
  })
  emit({ kind: 'channelled', seat, space })
  if (space === EXCHANGE_SPACE) {
    board.column[EARTH_POSITION]?.pop()
    state.spent++
    emit({ kind: 'moved', piece: 'black', from: columnPositionPlace(seat, EARTH_POSITION), to: 'box', count: 1 })
    pushFrame(state.stack, { kind: 'exchange', seat })
    return
  }
  const { steps, left } = demandOf(space)
  pushFrame(state.stack, { kind: 'channel', seat, space, steps: [...steps], left, moved: [] })
}

/**
 * Moves an energy as part of the current Channel. The last move ends the turn.
 * @throws Error if the move is not possible
 */
export function playChannelStep(
  state: ChakraState,
  seat: Seat,
  from: ColumnPosition,
  colour: EnergyColour,
  step: ChannelStepOffset,
  emit: EventSink<ChakraEvent>,
): void {
  const frame = topFrame(state.stack)
  const board = boardOfSeat(state, seat)
  const to = moveDestinationOrRejection(board, from, colour, step)
  if (frame.kind !== 'channel' || typeof to !== 'number') throw new Error('not a move of the action under way')
  const source = board.column[from]
  source?.splice(source.indexOf(colour), 1)
  board.column[to]?.push(colour)
  emit({
    kind: 'moved',
    piece: colour,
    from: columnPositionPlace(seat, from),
    to: columnPositionPlace(seat, to),
    count: 1,
  })
  emit({ kind: 'stepped', seat, colour, from, to })
  reportAlleviationIfOnEarth(state, seat, to, emit)
  const harmonized = harmonizeIfComplete(state, seat, to, emit)
  frame.left--
  frame.steps.splice(frame.steps.indexOf(step), 1)
  frame.moved.push({ at: to, colour })
  if (frame.left > 0) return
  popFrame(state.stack)
  endTurn(state, emit, harmonized)
}

/**
 * Completes an Exchange, in which the seat has paid a black energy from its Earth: moves an energy of the chosen
 * colour from the bag into the bubbles, the temporary spaces of the seat's board, and ends the turn (CHK-44).
 */
export function completeExchange(
  state: ChakraState,
  seat: Seat,
  colour: EnergyColour,
  emit: EventSink<ChakraEvent>,
): void {
  popFrame(state.stack)
  state.bag[colour]--
  boardOfSeat(state, seat).column[BUBBLES_POSITION]?.push(colour)
  state.quiet.stall = false
  emit({ kind: 'moved', piece: colour, from: 'bag', to: columnPositionPlace(seat, BUBBLES_POSITION), count: 1 })
  emit({ kind: 'exchanged', seat, colour })
  if (bagEnergyCount(state.bag) === 0) emit({ kind: 'bagEmpty' })
  endTurn(state, emit)
}
