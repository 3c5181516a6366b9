/** Why an action is not offered, in words for people. Legality is decided elsewhere: this only names the reason. */
import { createMessageFactory } from '../core/contract/game.ts'
import type { Message, Seat } from '../core/contract/game.ts'
import type { Json } from '../core/contract/json.ts'
import { topFrame } from '../core/contract/frame-stack.ts'
import { asks } from './asks.ts'
import type { ChakraAsk, ChakraAskKind } from './asks.ts'
import { boardOf, chakraAt, countAt, freeSpaces, indexOf } from './board.ts'
import { choices } from './choices.ts'
import { cannotChannel, cannotExchange } from './channel.ts'
import type { ChannelRefusal, ExchangeRefusal } from './channel.ts'
import { landing, tryColumn } from './column.ts'
import type { Halt } from './column.ts'
import { BUBBLES, COLOUR_LIMIT, FIRST_CHAKRA, LAST_CHAKRA, NOTCH_TOKENS } from './data.ts'
import type { Position } from './data.ts'
import { cannotMeditate } from './meditate.ts'
import type { MeditateRefusal } from './meditate.ts'
import { cannotLift, cannotPlace } from './receive.ts'
import type { LiftRefusal, PlaceRefusal } from './receive.ts'
import type { ChakraAction, ChakraFrame, ChakraView } from './state.ts'

/** Every reason there is. `first.*` is said of an action that answers something else than what is asked. */
export type ChakraReason =
  | `first.${ChakraAskKind}`
  | LiftRefusal
  | PlaceRefusal
  | ChannelRefusal
  | ExchangeRefusal
  | MeditateRefusal
  | Halt['because']
  | 'gameOver'
  | 'notYourTurn'
  | 'nothingLifted'
  | 'noChannel'
  | 'noExchange'
  | 'noSuchMove'
  | 'noEnergy'
  | 'alreadyMoved'
  | 'restImpossible'

const because = createMessageFactory<ChakraReason>('chakra.why')

/** The Chakra of a position; nothing for the bubbles and the Earth. */
function chakraValue(at: Position): Record<string, Json> | undefined {
  return at >= FIRST_CHAKRA && at <= LAST_CHAKRA ? { chakra: chakraAt(at) } : undefined
}

/** The verbs that go on with what is under way. */
const GOES_ON: Readonly<Record<ChakraFrame['kind'], readonly ChakraAction['do'][]>> = {
  turn: ['lift', 'channel', 'meditate'],
  receive: ['lift', 'place'],
  channel: ['move'],
  exchange: ['exchange'],
}

/** Said at the beginning of a turn. A map, since the verb comes from outside and may be any text. */
const NOT_BEGUN: ReadonlyMap<ChakraAction['do'], ChakraReason> = new Map([
  ['place', 'nothingLifted'],
  ['move', 'noChannel'],
  ['exchange', 'noExchange'],
])

export function whyNot(view: ChakraView, seat: Seat, action: ChakraAction): Message | undefined {
  if (view.end !== null) return because('gameOver')
  const frame = topFrame(view.stack)
  if (frame.seat !== seat) return because('notYourTurn', { seat: { seat: frame.seat } })
  if (!GOES_ON[frame.kind].includes(action.do)) {
    const early = frame.kind === 'turn' ? NOT_BEGUN.get(action.do) : undefined
    return early === undefined ? whyNotNow(asks(view, seat)) : because(early)
  }
  switch (action.do) {
    case 'lift':
      return whyNotLift(view, seat, action)
    case 'place':
      return whyNotPlace(view, seat, action.at)
    case 'channel': {
      const refusal = cannotChannel(view, seat, action.space)
      return refusal && because(refusal, { space: action.space })
    }
    case 'move':
      return whyNotMove(view, seat, action)
    case 'exchange': {
      const refusal = cannotExchange(view, boardOf(view, seat), action.colour)
      return refusal && because(refusal, { colour: action.colour, limit: COLOUR_LIMIT })
    }
    case 'meditate': {
      const refusal = cannotMeditate(boardOf(view, seat), action.colour)
      return refusal && because(refusal, action.colour === null ? undefined : { colour: action.colour })
    }
  }
}

/** Something else is asked. */
function whyNotNow(ask: ChakraAsk | undefined): Message | undefined {
  return ask && because(`first.${ask.kind}`, 'values' in ask ? ask.values : undefined)
}

function whyNotLift(view: ChakraView, seat: Seat, action: ChakraAction & { do: 'lift' }): Message | undefined {
  const { flow, colour } = action
  const refusal = cannotLift(view, seat, flow, colour)
  return refusal && because(refusal, { flow, colour, limit: COLOUR_LIMIT, count: view.lifted.length + 1 })
}

function whyNotPlace(view: ChakraView, seat: Seat, at: Position): Message | undefined {
  const frame = topFrame(view.stack)
  if (frame.kind !== 'receive') return undefined
  const refusal = cannotPlace(view, seat, frame.flow, at)
  if (refusal === undefined) return undefined
  const room = at >= BUBBLES && at <= LAST_CHAKRA ? freeSpaces(boardOf(view, seat), at) : 0
  return because(refusal, { ...chakraValue(at), count: view.lifted.length, room, tokens: NOTCH_TOKENS })
}

function whyNotMove(view: ChakraView, seat: Seat, action: ChakraAction & { do: 'move' }): Message | undefined {
  const { from, colour, step } = action
  const frame = topFrame(view.stack)
  if (frame.kind !== 'channel') return undefined
  const board = boardOf(view, seat)
  if (!frame.steps.includes(step)) return because('noSuchMove', { space: frame.space, step })
  if (countAt(board, from, colour) === 0) return because('noEnergy', { colour, ...chakraValue(from) })
  const to = landing(board, from, colour, step)
  if (typeof to === 'object' && to.because.startsWith('locked')) return because(to.because, { colour })
  if (!tryColumn(board, frame.moved).isFresh(from, indexOf(colour))) return because('alreadyMoved', { colour })
  if (typeof to === 'object') {
    return because(to.because, { colour, step, ...(to.because === 'blocked' ? chakraValue(to.at) : undefined) })
  }
  const offered = choices(view, seat).some(
    (choice) => choice.do === 'move' && choice.from === from && choice.colour === colour && choice.step === step,
  )
  return offered ? undefined : because('restImpossible', { space: frame.space, colour })
}
