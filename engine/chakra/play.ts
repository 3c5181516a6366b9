import type { Seat, EventSink } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import { channel, exchange, move } from './channel.ts'
import { canOnlyMeditate } from './choices.ts'
import { meditate } from './meditate.ts'
import { lift, place } from './receive.ts'
import type { ChakraAction, ChakraFact, ChakraState } from './state.ts'

/** Plays a legal action, in place. */
export function play(
  state: ChakraState,
  seat: Seat,
  action: ChakraAction,
  random: Random,
  tell: EventSink<ChakraFact>,
): void {
  switch (action.do) {
    case 'lift':
      lift(state, seat, action.flow, action.colour, tell)
      break
    case 'place':
      place(state, seat, action.at, random, tell)
      break
    case 'channel':
      channel(state, seat, action.space, tell)
      break
    case 'move':
      move(state, seat, action.from, action.colour, action.step, tell)
      break
    case 'exchange':
      exchange(state, seat, action.colour, tell)
      break
    case 'meditate':
      // Asked only while it matters: the answer costs as much as the choices of a turn.
      meditate(state, seat, action.colour, state.quiet.deadlock && canOnlyMeditate(state, seat), tell)
  }
}
