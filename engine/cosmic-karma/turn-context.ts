/** Context of the current turn, passed between the parts of the rules. */
import type { Seat } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import type { CosmicEventSink } from './account.ts'
import type { CosmicFrame, CosmicState, TurnFrame } from './state.ts'

/**
 * The current turn with everything that the rules read and change in it: the state, the random stream and the sink for
 * events.
 */
export interface TurnContext {
  readonly state: CosmicState
  /** The seat whose turn it is; it makes every decision. */
  readonly seat: Seat
  /** The frame of the current turn, at the bottom of the stack. */
  readonly turn: TurnFrame
  readonly random: Random
  readonly emit: CosmicEventSink
}

/**
 * @returns the current turn, the bottom entry of the stack of pending work
 * @throws Error if the game has ended
 */
export function currentTurnFrame({ stack }: { readonly stack: readonly CosmicFrame[] }): TurnFrame {
  const turn = stack[0]
  if (turn?.kind !== 'turn') throw new Error('no turn is under way')
  return turn
}
