/** The turn (section 3 of the rules): beginning, continuation and end. */
import { popFrame, pushFrame, topFrame } from '../core/contract/frame-stack.ts'
import type { Seat } from '../core/contract/game.ts'
import { isReadyToReturn, playerOf } from './account.ts'
import type { CosmicEventSink } from './account.ts'
import { HANGING_ON_SPACE } from './data.ts'
import { continueEffect } from './effects.ts'
import { settleMajoritiesOrNeedColour } from './karmic-majority.ts'
import { moveToForkOrEnd } from './move.ts'
import type { CosmicState, Player, TurnStage } from './state.ts'
import type { TurnContext } from './turn-context.ts'

/**
 * Begins a turn of a seat: counts the turn, pushes the turn's frame onto the stack of pending work, and emits a `turn`
 * event. Also used for an extra turn.
 */
export function beginTurn(state: CosmicState, seat: Seat, emit: CosmicEventSink): void {
  const stage = stageOf(playerOf(state, seat))
  const turn = { kind: 'turn', seat, stage, dice: [], cards: [], count: 0, joining: false, again: false } as const
  pushFrame(state.stack, { ...turn, dice: [], cards: [] })
  state.turns++
  emit({ kind: 'turn', seat })
}

/** A lost turn comes first (COS-16), then the return of a ready pawn on Hanging On (COS-18). */
function stageOf(player: Player): TurnStage {
  if (player.lostTurns > 0) return 'sitOut'
  return player.space === HANGING_ON_SPACE && isReadyToReturn(player) ? 'home' : 'start'
}

/**
 * Performs all pending work without a decision until the player must choose. If no work is left, ends the turn and
 * begins the next one.
 */
export function continueTurn(work: TurnContext): void {
  const { state, turn } = work
  while (state.winner === null) {
    const frame = topFrame(state.stack)
    switch (frame.kind) {
      case 'turn':
        if (turn.stage === 'underWay') endTurn(work)
        return
      case 'move':
        if (moveToForkOrEnd(work, frame)) return
        break
      case 'majority':
        if (settleMajoritiesOrNeedColour(work, frame)) return
        break
      default:
        if (continueEffect(work, frame)) return
    }
  }
}

/** Ends the turn on top of the stack: continues with an extra turn (COS-27) or the next seat clockwise (COS-12). */
function endTurn({ state, seat, turn, emit }: TurnContext): void {
  popFrame(state.stack)
  beginTurn(state, turn.again ? seat : (seat + 1) % state.players.length, emit)
}
