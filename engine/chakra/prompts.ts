/** What a seat is asked now: the frame on top of the stack as a kind, with the values that its words need. */
import type { DecisionPrompt, Message, Seat } from '../core/contract/game.ts'
import { canChannel, canReceive } from './choices.ts'
import { POSITIVE_COLOURS } from './data.ts'
import type { ChannelStep } from './data.ts'
import { gameMessage } from './messages.ts'
import { liftRejectionFor, mustLiftBlack } from './receive.ts'
import type { ChakraFrame, ChakraPublicState } from './state.ts'

interface PromptWithValues<
  K extends string,
  V extends NonNullable<DecisionPrompt['values']>,
> extends DecisionPrompt<K> {
  readonly values: V
}

export type ChakraPrompt =
  /** The turn, by what besides meditating can be done; `last`: no other one follows (CHK-55). */
  | PromptWithValues<'turn', { can: 'both' | 'receive' | 'channel'; last: boolean }>
  /** The turn, when nothing else can be done; `unseen`: Plenitude tokens that can be looked under. */
  | PromptWithValues<'meditate', { unseen: number; last: boolean }>
  /** A black energy has to come along (CHK-18); `more`: how many other colours could. */
  | PromptWithValues<'black', { more: number }>
  /** With `count` in hand: another energy, or a place. */
  | PromptWithValues<'receive', { count: number }>
  /** A place for all `count` in hand. */
  | PromptWithValues<'place', { count: number }>
  /** All of these moves, `made` of the action's so far. */
  | PromptWithValues<'channel', { space: number; steps: readonly Message[]; made: number }>
  /** One of two moves. */
  | PromptWithValues<'either', { space: number }>
  /** A colour of the bag (CHK-44). */
  | DecisionPrompt<'exchange'>

export type ChakraPromptKind = ChakraPrompt['kind']

/** The same from every view: nothing that it reads is hidden. */
export function promptFor(view: ChakraPublicState, seat: Seat): ChakraPrompt | undefined {
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

function asksTurn(view: ChakraPublicState, seat: Seat): ChakraPrompt {
  const last = view.ending
  const receive = canReceive(view, seat)
  const channel = canChannel(view, seat)
  if (receive || channel)
    return { kind: 'turn', values: { can: receive && channel ? 'both' : receive ? 'receive' : 'channel', last } }
  const looked = view.boards[seat]?.meditation.length ?? 0
  return { kind: 'meditate', values: { unseen: POSITIVE_COLOURS.length - looked, last } }
}

function asksReceive(view: ChakraPublicState, seat: Seat, flow: number): ChakraPrompt {
  const count = view.lifted.length
  const others = POSITIVE_COLOURS.filter((colour) => liftRejectionFor(view, seat, flow, colour) === undefined)
  if (mustLiftBlack(view, flow)) return { kind: 'black', values: { more: others.length } }
  return { kind: others.length > 0 ? 'receive' : 'place', values: { count } }
}

function asksChannel({ space, steps, left, moved }: ChakraFrame & { kind: 'channel' }): ChakraPrompt {
  if (left < steps.length) return { kind: 'either', values: { space } }
  const sizes = [...new Set(steps)].map((step) => stepWords(step, steps.filter((other) => other === step).length))
  return { kind: 'channel', values: { space, steps: sizes, made: moved.length } }
}

function stepWords(step: ChannelStep, count: number): Message {
  return gameMessage(step > 0 ? 'step.down' : 'step.up', { count, by: Math.abs(step) })
}
