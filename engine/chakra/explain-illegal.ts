/** Explains to players why an action is not offered. Legality is decided elsewhere; this file only names the reason. */
import { createMessageFactory } from '../core/contract/game.ts'
import type { Message, Seat } from '../core/contract/game.ts'
import type { Json } from '../core/contract/json.ts'
import { topFrame } from '../core/contract/frame-stack.ts'
import { promptFor } from './prompts.ts'
import type { ChakraPrompt, ChakraPromptKind } from './prompts.ts'
import { boardOfSeat, chakraColourAt, countEnergiesOfColourAt, freeSpaceCountAt, colourIndex } from './board.ts'
import { choices } from './choices.ts'
import { channelRejectionFor, exchangeColourRejectionFor } from './channel.ts'
import type { ChannelStartRejectionReason, BagColourRejectionReason } from './channel.ts'
import { moveDestinationOrRejection, loadColumnIntoSharedMoveTester } from './column-moves.ts'
import type { MoveRejection } from './column-moves.ts'
import {
  BUBBLES_POSITION,
  MAX_OWNED_ENERGIES_PER_COLOUR,
  TOP_CHAKRA_POSITION,
  LAST_CHAKRA_POSITION,
  MAX_OCCUPIED_NOTCHES,
} from './data.ts'
import type { ColumnPosition } from './data.ts'
import { meditationTokenChoiceRejectionFor } from './meditate.ts'
import type { MeditationTokenRejectionReason } from './meditate.ts'
import { liftRejectionFor, placeLiftedRejectionFor } from './receive.ts'
import type { LiftRejectionReason, PlaceRejectionReason } from './receive.ts'
import type { ChakraAction, ChakraFrame, ChakraView } from './state.ts'

/**
 * A reason that `explainIllegal` gives for an action that is not offered to a seat; its text is the message
 * `chakra.why.REASON`. The rejection types in this union explain their own reasons. The other reasons are:
 * - `first.KIND`: the seat must first make the decision with the prompt KIND
 * - `gameOver`, `notYourTurn`: the game has ended, or another seat decides now
 * - `nothingLifted`, `noChannel`, `noExchange`: the action continues a Receive (taking energies from a flow), a
 * Channel (moving energies) or an Exchange (taking an energy from the bag) that the seat has not begun
 * - `noSuchMove`: the Channel never contained this step, or the seat has made it already
 * - `noEnergy`: the start position holds no energy of that colour
 * - `alreadyMoved`: every energy of that colour at the start position has already moved in this Channel
 * - `restImpossible`: after this move, the other moves of the Channel could not be made
 */
export type ChakraIllegalReason =
  | `first.${ChakraPromptKind}`
  | LiftRejectionReason
  | PlaceRejectionReason
  | ChannelStartRejectionReason
  | BagColourRejectionReason
  | MeditationTokenRejectionReason
  | MoveRejection['because']
  | 'gameOver'
  | 'notYourTurn'
  | 'nothingLifted'
  | 'noChannel'
  | 'noExchange'
  | 'noSuchMove'
  | 'noEnergy'
  | 'alreadyMoved'
  | 'restImpossible'

const because = createMessageFactory<ChakraIllegalReason>('chakra.why')

/** The Chakra of a position as a message value, or undefined for the bubbles and the Earth. */
function chakraValue(at: ColumnPosition): Record<string, Json> | undefined {
  return at >= TOP_CHAKRA_POSITION && at <= LAST_CHAKRA_POSITION ? { chakra: chakraColourAt(at) } : undefined
}

/** The verbs that continue the current action. */
const GOES_ON: Readonly<Record<ChakraFrame['kind'], readonly ChakraAction['do'][]>> = {
  turn: ['lift', 'channel', 'meditate'],
  receive: ['lift', 'place'],
  channel: ['move'],
  exchange: ['exchange'],
}

/** Reasons at the start of a turn. A map, since the verb comes from outside and may be any text. */
const NOT_BEGUN: ReadonlyMap<ChakraAction['do'], ChakraIllegalReason> = new Map([
  ['place', 'nothingLifted'],
  ['move', 'noChannel'],
  ['exchange', 'noExchange'],
])

/** @returns the reason why an action is not offered to a seat, or undefined if it is. Implements `Game.explainIllegal`. */
export function explainIllegal(view: ChakraView, seat: Seat, action: ChakraAction): Message | undefined {
  if (view.end !== null) return because('gameOver')
  const frame = topFrame(view.stack)
  if (frame.seat !== seat) return because('notYourTurn', { seat: { seat: frame.seat } })
  if (!GOES_ON[frame.kind].includes(action.do)) {
    const early = frame.kind === 'turn' ? NOT_BEGUN.get(action.do) : undefined
    return early === undefined ? whyNotNow(promptFor(view, seat)) : because(early)
  }
  switch (action.do) {
    case 'lift':
      return whyNotLift(view, seat, action)
    case 'place':
      return whyNotPlace(view, seat, action.at)
    case 'channel': {
      const refusal = channelRejectionFor(view, seat, action.space)
      return refusal && because(refusal, { space: action.space })
    }
    case 'move':
      return whyNotMove(view, seat, action)
    case 'exchange': {
      const refusal = exchangeColourRejectionFor(view, boardOfSeat(view, seat), action.colour)
      return refusal && because(refusal, { colour: action.colour, limit: MAX_OWNED_ENERGIES_PER_COLOUR })
    }
    case 'meditate': {
      const refusal = meditationTokenChoiceRejectionFor(boardOfSeat(view, seat), action.colour)
      return refusal && because(refusal, action.colour === null ? undefined : { colour: action.colour })
    }
  }
}

/** The reason if a different decision is pending. */
function whyNotNow(ask: ChakraPrompt | undefined): Message | undefined {
  return ask && because(`first.${ask.kind}`, 'values' in ask ? ask.values : undefined)
}

function whyNotLift(view: ChakraView, seat: Seat, action: ChakraAction & { do: 'lift' }): Message | undefined {
  const { flow, colour } = action
  const refusal = liftRejectionFor(view, seat, flow, colour)
  return (
    refusal && because(refusal, { flow, colour, limit: MAX_OWNED_ENERGIES_PER_COLOUR, count: view.lifted.length + 1 })
  )
}

function whyNotPlace(view: ChakraView, seat: Seat, at: ColumnPosition): Message | undefined {
  const frame = topFrame(view.stack)
  if (frame.kind !== 'receive') return undefined
  const refusal = placeLiftedRejectionFor(view, seat, frame.flow, at)
  if (refusal === undefined) return undefined
  const room = at >= BUBBLES_POSITION && at <= LAST_CHAKRA_POSITION ? freeSpaceCountAt(boardOfSeat(view, seat), at) : 0
  return because(refusal, { ...chakraValue(at), count: view.lifted.length, room, tokens: MAX_OCCUPIED_NOTCHES })
}

function whyNotMove(view: ChakraView, seat: Seat, action: ChakraAction & { do: 'move' }): Message | undefined {
  const { from, colour, step } = action
  const frame = topFrame(view.stack)
  if (frame.kind !== 'channel') return undefined
  const board = boardOfSeat(view, seat)
  if (!frame.steps.includes(step)) return because('noSuchMove', { space: frame.space, step })
  if (countEnergiesOfColourAt(board, from, colour) === 0) return because('noEnergy', { colour, ...chakraValue(from) })
  const to = moveDestinationOrRejection(board, from, colour, step)
  if (typeof to === 'object' && to.because.startsWith('locked')) return because(to.because, { colour })
  if (!loadColumnIntoSharedMoveTester(board, frame.moved).hasUnmovedEnergy(from, colourIndex(colour)))
    return because('alreadyMoved', { colour })
  if (typeof to === 'object') {
    return because(to.because, { colour, step, ...(to.because === 'blocked' ? chakraValue(to.at) : undefined) })
  }
  const offered = choices(view, seat).some(
    (choice) => choice.do === 'move' && choice.from === from && choice.colour === colour && choice.step === step,
  )
  return offered ? undefined : because('restImpossible', { space: frame.space, colour })
}
