/** The turn at work: what the parts of the rules hand to each other. */
import type { Seat } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import type { CosmicEventSink } from './account.ts'
import type { CosmicFrame, CosmicState, TurnFrame } from './state.ts'

export interface TurnContext {
  readonly state: CosmicState
  /** Whose turn it is: the seat that makes every choice. */
  readonly seat: Seat
  /** The turn under way, bottom frame of the stack. */
  readonly turn: TurnFrame
  readonly random: Random
  readonly tell: CosmicEventSink
}

/** The turn under way. @throws Error when the game is over */
export function currentTurn({ stack }: { readonly stack: readonly CosmicFrame[] }): TurnFrame {
  const turn = stack[0]
  if (turn?.kind !== 'turn') throw new Error('no turn is under way')
  return turn
}
