/** Channel: which Inspiration spaces can be chosen, their moves, and the Exchange (CHK-29 to CHK-45). */
import type { Seat, EventSink } from '../core/contract/game.ts'
import { popFrame, pushFrame, topFrame } from '../core/contract/frame-stack.ts'
import { bagTotal } from './bag.ts'
import { boardOf, energiesAt, freeSpaces, indexOf, mayOwnAnother } from './board.ts'
import { landing, tryColumn } from './column.ts'
import { BUBBLES, COLOURS, EARTH, EXCHANGE_SPACE, INSPIRATION_SPACES } from './data.ts'
import type { Colour, Position, Step } from './data.ts'
import { finishTurn } from './end.ts'
import { alleviateIfEarthed, harmonizeIfComplete } from './harmony.ts'
import { columnPlace, spacePlace, TOKEN, tokensPlace } from './places.ts'
import type { Board, ChakraFact, ChakraPublic, ChakraState } from './state.ts'

export type ChannelRefusal =
  'noToken' | 'spaceOccupied' | 'noSequence' | 'noAlleviated' | 'bubblesFull' | 'bagEmpty' | 'bagLimit'

export type ExchangeRefusal = 'notInBag' | 'colourLimit'

interface Demand {
  readonly steps: readonly Step[]
  /** How many of the steps are to be made. */
  readonly left: number
}

const NO_STEPS: Demand = { steps: [], left: 0 }

/** The moves that each space asks for; index = space - 1. None for the Exchange. */
const DEMANDS: readonly Demand[] = INSPIRATION_SPACES.map((space) => {
  if ('steps' in space) return { steps: space.steps, left: space.steps.length }
  return 'oneOf' in space ? { steps: space.oneOf, left: 1 } : NO_STEPS
})

function demandOf(space: number): Demand {
  return DEMANDS[space - 1] ?? NO_STEPS
}

/** Why a space cannot be chosen; undefined when it can. */
export function cannotChannel(state: ChakraPublic, seat: Seat, space: number): ChannelRefusal | undefined {
  const board = boardOf(state, seat)
  if (board.spaces[space - 1] !== false) return 'spaceOccupied'
  if (board.available === 0) return 'noToken'
  if (space === EXCHANGE_SPACE) return cannotStartExchange(state, board)
  const { steps, left } = demandOf(space)
  return tryColumn(board).canMake(steps, left) ? undefined : 'noSequence'
}

/** Calls `found` for every space that can be chosen, in order: as cannotChannel, but reads the column only once. */
export function eachChannel(state: ChakraPublic, seat: Seat, found: (space: number) => void): void {
  const board = boardOf(state, seat)
  if (board.available === 0) return
  const column = tryColumn(board)
  for (let space = 1; space < EXCHANGE_SPACE; space++) {
    const { steps, left } = demandOf(space)
    if (board.spaces[space - 1] === false && column.canMake(steps, left)) found(space)
  }
  if (cannotChannel(state, seat, EXCHANGE_SPACE) === undefined) found(EXCHANGE_SPACE)
}

function cannotStartExchange(state: ChakraPublic, board: Board): ChannelRefusal | undefined {
  if (energiesAt(board, EARTH).length === 0) return 'noAlleviated'
  if (freeSpaces(board, BUBBLES) === 0) return 'bubblesFull'
  if (COLOURS.some((colour) => cannotExchange(state, board, colour) === undefined)) return undefined
  return bagTotal(state.bag) === 0 ? 'bagEmpty' : 'bagLimit'
}

/** Why a colour cannot be taken out of the bag; undefined when it can. */
export function cannotExchange(state: ChakraPublic, board: Board, colour: Colour): ExchangeRefusal | undefined {
  if (state.bag[colour] === 0) return 'notInBag'
  return mayOwnAnother(board, colour) ? undefined : 'colourLimit'
}

/** One way of an energy by the moves under way, and where it leads. */
export interface EnergyWay {
  readonly step: Step
  readonly to: Position
}

/** The ways that the moves under way open to energies of a colour at a position; none when there are no such moves. */
export function waysOf(state: ChakraPublic, from: Position, colour: Colour): readonly EnergyWay[] {
  const frame = topFrame(state.stack)
  const steps: Step[] = []
  if (frame.kind !== 'channel') return []
  const board = boardOf(state, frame.seat)
  tryColumn(board, frame.moved).eachMove(frame.steps, frame.left, (at, energy, step) => {
    if (at === from && energy === indexOf(colour)) steps.push(step)
  })
  return steps.flatMap((step) => {
    const to = landing(board, from, colour, step)
    return typeof to === 'number' ? [{ step, to }] : []
  })
}

/** Puts a token on a space and opens its action. For the Exchange an alleviated energy leaves the game at once. */
export function channel(state: ChakraState, seat: Seat, space: number, tell: EventSink<ChakraFact>): void {
  const board = boardOf(state, seat)
  board.available--
  board.spaces[space - 1] = true
  state.quiet.deadlock = false
  state.quiet.standoff = false
  tell({ kind: 'moved', piece: TOKEN, from: tokensPlace(seat), to: spacePlace(seat, space), count: 1 })
  tell({ kind: 'channelled', seat, space })
  if (space === EXCHANGE_SPACE) {
    board.column[EARTH]?.pop()
    state.spent++
    tell({ kind: 'moved', piece: 'black', from: columnPlace(seat, EARTH), to: 'box', count: 1 })
    pushFrame(state.stack, { kind: 'exchange', seat })
    return
  }
  const { steps, left } = demandOf(space)
  pushFrame(state.stack, { kind: 'channel', seat, space, steps: [...steps], left, moved: [] })
}

/** Moves an energy; the last move of the action ends the turn. */
export function move(
  state: ChakraState,
  seat: Seat,
  from: Position,
  colour: Colour,
  step: Step,
  tell: EventSink<ChakraFact>,
): void {
  const frame = topFrame(state.stack)
  const board = boardOf(state, seat)
  const to = landing(board, from, colour, step)
  if (frame.kind !== 'channel' || typeof to !== 'number') throw new Error('not a move of the action under way')
  const source = board.column[from]
  source?.splice(source.indexOf(colour), 1)
  board.column[to]?.push(colour)
  tell({ kind: 'moved', piece: colour, from: columnPlace(seat, from), to: columnPlace(seat, to), count: 1 })
  tell({ kind: 'stepped', seat, colour, from, to })
  alleviateIfEarthed(state, seat, to, tell)
  const harmonized = harmonizeIfComplete(state, seat, to, tell)
  frame.left--
  frame.steps.splice(frame.steps.indexOf(step), 1)
  frame.moved.push({ at: to, colour })
  if (frame.left > 0) return
  popFrame(state.stack)
  finishTurn(state, tell, harmonized)
}

/** Takes an energy of the chosen colour out of the bag into a bubble and ends the turn (CHK-44). */
export function exchange(state: ChakraState, seat: Seat, colour: Colour, tell: EventSink<ChakraFact>): void {
  popFrame(state.stack)
  state.bag[colour]--
  boardOf(state, seat).column[BUBBLES]?.push(colour)
  state.quiet.stall = false
  tell({ kind: 'moved', piece: colour, from: 'bag', to: columnPlace(seat, BUBBLES), count: 1 })
  tell({ kind: 'exchanged', seat, colour })
  if (bagTotal(state.bag) === 0) tell({ kind: 'bagEmpty' })
  finishTurn(state, tell)
}
