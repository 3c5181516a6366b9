/** What a seat is asked now: the frame on top of the stack as a kind, with the values that its words need. */
import type { DecisionPrompt, Message, Seat } from '../core/contract/game.ts'
import { mayChannel, mayReceive } from './choices.ts'
import { POSITIVE_COLOURS } from './data.ts'
import type { Step } from './data.ts'
import { message } from './named.ts'
import { cannotLift, owesBlack } from './receive.ts'
import type { ChakraFrame, ChakraPublic } from './state.ts'

interface Asked<K extends string, V extends NonNullable<DecisionPrompt['values']>> extends DecisionPrompt<K> {
  readonly values: V
}

export type ChakraAsk =
  /** The turn, by what besides meditating can be done; `last`: no other one follows (CHK-55). */
  | Asked<'turn', { can: 'both' | 'receive' | 'channel'; last: boolean }>
  /** The turn, when nothing else can be done; `unseen`: Plenitude tokens that can be looked under. */
  | Asked<'meditate', { unseen: number; last: boolean }>
  /** A black energy has to come along (CHK-18); `more`: how many other colours could. */
  | Asked<'black', { more: number }>
  /** With `count` in hand: another energy, or a place. */
  | Asked<'receive', { count: number }>
  /** A place for all `count` in hand. */
  | Asked<'place', { count: number }>
  /** All of these moves, `made` of the action's so far. */
  | Asked<'channel', { space: number; steps: readonly Message[]; made: number }>
  /** One of two moves. */
  | Asked<'either', { space: number }>
  /** A colour of the bag (CHK-44). */
  | DecisionPrompt<'exchange'>

export type ChakraAskKind = ChakraAsk['kind']

/** The same from every view: nothing that it reads is hidden. */
export function asks(view: ChakraPublic, seat: Seat): ChakraAsk | undefined {
  const frame = view.stack.at(-1)
  if (view.end !== null || frame?.seat !== seat) return undefined
  switch (frame.kind) {
    case 'turn':
      return asksTurn(view, seat)
    case 'receive':
      return asksReceive(view, seat, frame.flow)
    case 'channel':
      return asksChannel(frame)
    case 'exchange':
      return { kind: 'exchange' }
  }
}

function asksTurn(view: ChakraPublic, seat: Seat): ChakraAsk {
  const last = view.ending
  const receive = mayReceive(view, seat)
  const channel = mayChannel(view, seat)
  if (receive || channel)
    return { kind: 'turn', values: { can: receive && channel ? 'both' : receive ? 'receive' : 'channel', last } }
  const looked = view.boards[seat]?.meditation.length ?? 0
  return { kind: 'meditate', values: { unseen: POSITIVE_COLOURS.length - looked, last } }
}

function asksReceive(view: ChakraPublic, seat: Seat, flow: number): ChakraAsk {
  const count = view.lifted.length
  const others = POSITIVE_COLOURS.filter((colour) => cannotLift(view, seat, flow, colour) === undefined)
  if (owesBlack(view, flow)) return { kind: 'black', values: { more: others.length } }
  return { kind: others.length > 0 ? 'receive' : 'place', values: { count } }
}

function asksChannel({ space, steps, left, moved }: ChakraFrame & { kind: 'channel' }): ChakraAsk {
  if (left < steps.length) return { kind: 'either', values: { space } }
  const sizes = [...new Set(steps)].map((step) => stepWords(step, steps.filter((other) => other === step).length))
  return { kind: 'channel', values: { space, steps: sizes, made: moved.length } }
}

function stepWords(step: Step, count: number): Message {
  return message(step > 0 ? 'step.down' : 'step.up', { count, by: Math.abs(step) })
}
