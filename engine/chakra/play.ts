import type { Seat, EventSink } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import { beginChannel, completeExchange, playChannelStep } from './channel.ts'
import { canOnlyMeditate } from './choices.ts'
import { meditateAndEndTurn } from './meditate.ts'
import { takeEnergyFromFlow, completeReceive } from './receive.ts'
import type { ChakraAction, ChakraEvent, ChakraState } from './state.ts'

/** Plays a legal action: changes the state in place and reports events to `emit`. Implements `Game.play`. */
export function play(
  state: ChakraState,
  seat: Seat,
  action: ChakraAction,
  random: Random,
  emit: EventSink<ChakraEvent>,
): void {
  switch (action.do) {
    case 'lift':
      takeEnergyFromFlow(state, seat, action.flow, action.colour, emit)
      break
    case 'place':
      completeReceive(state, seat, action.at, random, emit)
      break
    case 'channel':
      beginChannel(state, seat, action.space, emit)
      break
    case 'move':
      playChannelStep(state, seat, action.from, action.colour, action.step, emit)
      break
    case 'exchange':
      completeExchange(state, seat, action.colour, emit)
      break
    case 'meditate':
      // Evaluated only if needed: it costs as much as listing the choices of a turn.
      meditateAndEndTurn(state, seat, action.colour, state.quiet.deadlock && canOnlyMeditate(state, seat), emit)
  }
}
