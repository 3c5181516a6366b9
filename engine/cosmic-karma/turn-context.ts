/** Context of the current turn, passed between the parts of the rules. */
import type { Seat } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import type { CosmicEventSink } from './account.ts'
import type { CosmicFrame, CosmicState, TurnFrame } from './state.ts'

export interface TurnContext {
  readonly state: CosmicState
  /** The seat whose turn it is; it makes every decision. */
  readonly seat: Seat
  /** The frame of the current turn, at the bottom of the stack. */
  readonly turn: TurnFrame
  readonly random: Random
  readonly tell: CosmicEventSink
}

/** The frame of the current turn. @throws Error if the game has ended */
export function currentTurn({ stack }: { readonly stack: readonly CosmicFrame[] }): TurnFrame {
  const turn = stack[0]
  if (turn?.kind !== 'turn') throw new Error('no turn is under way')
  return turn
}
