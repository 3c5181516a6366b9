/** The turn (section 3 of the rules): how it begins, goes on and ends. */
import { popFrame, pushFrame, topFrame } from '../core/contract/frame-stack.ts'
import type { Seat } from '../core/contract/game.ts'
import { isReadyToReturn, playerOf } from './account.ts'
import type { CosmicEventSink } from './account.ts'
import { HANGING_ON_SPACE } from './data.ts'
import { continueEffects } from './effects.ts'
import { settleMajorities } from './karmic-majority.ts'
import { continueMove } from './move.ts'
import type { CosmicState, Player, TurnStage } from './state.ts'
import type { TurnContext } from './turn-context.ts'

export function beginTurn(state: CosmicState, seat: Seat, tell: CosmicEventSink): void {
  const stage = stageOf(playerOf(state, seat))
  const turn = { kind: 'turn', seat, stage, dice: [], cards: [], count: 0, joining: false, again: false } as const
  pushFrame(state.stack, { ...turn, dice: [], cards: [] })
  state.turns++
  tell({ kind: 'turn', seat })
}

/** A lost turn comes before everything else (COS-16); then a ready pawn on Hanging On goes home (COS-18). */
function stageOf(player: Player): TurnStage {
  if (player.lostTurns > 0) return 'sitOut'
  return player.space === HANGING_ON_SPACE && isReadyToReturn(player) ? 'home' : 'start'
}

/** Carries out whatever needs no choice, until somebody must choose; ends the turn when nothing is left of it. */
export function continueTurn(work: TurnContext): void {
  const { state, turn } = work
  while (state.winner === null) {
    const frame = topFrame(state.stack)
    switch (frame.kind) {
      case 'turn':
        if (turn.stage === 'underWay') endTurn(work)
        return
      case 'move':
        if (continueMove(work, frame)) return
        break
      case 'majority':
        if (settleMajorities(work, frame)) return
        break
      default:
        if (continueEffects(work, frame)) return
    }
  }
}

/** The turn on top is over: an extra turn (COS-27), or the next seat clockwise (COS-12). */
function endTurn({ state, seat, turn, tell }: TurnContext): void {
  popFrame(state.stack)
  beginTurn(state, turn.again ? seat : (seat + 1) % state.players.length, tell)
}
