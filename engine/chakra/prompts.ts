/** The prompt of a seat: the frame on top of the stack as a kind, with the values for its text. */
import type { DecisionPrompt, Message, Seat } from '../core/contract/game.ts'
import { canChannel, canReceive } from './choices.ts'
import { CHAKRA_COLOURS } from './data.ts'
import type { ChannelStepOffset } from './data.ts'
import { gameMessage } from './messages.ts'
import { liftRejectionFor, mustLiftBlack } from './receive.ts'
import type { ChakraFrame, ChakraPublicState } from './state.ts'

interface PromptWithValues<
  K extends string,
  V extends NonNullable<DecisionPrompt['values']>,
> extends DecisionPrompt<K> {
  readonly values: V
}

/** The questions that a decision of Chakra can ask a seat, with the values for their texts. */
export type ChakraPrompt =
  /** A turn, by the available verbs other than Meditate. `last`: no other turn of the seat follows (CHK-55). */
  | PromptWithValues<'turn', { can: 'both' | 'receive' | 'channel'; last: boolean }>
  /** A turn in which only Meditate is possible. `unseen`: number of Plenitude tokens that the seat can look at. */
  | PromptWithValues<'meditate', { unseen: number; last: boolean }>
  /** A black energy must be lifted too (CHK-18). `more`: number of other colours that can be lifted. */
  | PromptWithValues<'black', { more: number }>
  /** With `count` energies lifted: lift another one, or place them. */
  | PromptWithValues<'receive', { count: number }>
  /** Place all `count` lifted energies. */
  | PromptWithValues<'place', { count: number }>
  /** Make all of these moves; `made` moves of the action are done. */
  | PromptWithValues<'channel', { space: number; steps: readonly Message[]; made: number }>
  /** Make one of two moves. */
  | PromptWithValues<'either', { space: number }>
  /** Choose a colour from the bag (CHK-44). */
  | DecisionPrompt<'exchange'>

/** The kind of a prompt: which decision the seat has to make. */
export type ChakraPromptKind = ChakraPrompt['kind']

/**
 * @returns what the seat has to decide now, or undefined if it has nothing to decide. The same for every view, since it
 *   uses no hidden information. Implements `Game.promptFor`.
 */
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
  return { kind: 'meditate', values: { unseen: CHAKRA_COLOURS.length - looked, last } }
}

function asksReceive(view: ChakraPublicState, seat: Seat, flow: number): ChakraPrompt {
  const count = view.lifted.length
  const others = CHAKRA_COLOURS.filter((colour) => liftRejectionFor(view, seat, flow, colour) === undefined)
  if (mustLiftBlack(view, flow)) return { kind: 'black', values: { more: others.length } }
  return { kind: others.length > 0 ? 'receive' : 'place', values: { count } }
}

function asksChannel({ space, steps, left, moved }: ChakraFrame & { kind: 'channel' }): ChakraPrompt {
  if (left < steps.length) return { kind: 'either', values: { space } }
  const sizes = [...new Set(steps)].map((step) => stepWords(step, steps.filter((other) => other === step).length))
  return { kind: 'channel', values: { space, steps: sizes, made: moved.length } }
}

function stepWords(step: ChannelStepOffset, count: number): Message {
  return gameMessage(step > 0 ? 'step.down' : 'step.up', { count, by: Math.abs(step) })
}
