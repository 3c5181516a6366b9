/** Plays a legal action, interpreted by the frame on top of the stack. */
import { topFrame } from '../core/contract/frame-stack.ts'
import type { Seat } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import type { CosmicEventSink } from './account.ts'
import { recordChosenCardSide } from './cards.ts'
import { applyEffectAnswer } from './effects.ts'
import { chooseMajorityColour } from './karmic-majority.ts'
import { playMoveStep } from './move.ts'
import {
  startCountedPawnMove,
  returnHomeAndWin,
  joinPlayerInLands,
  layOutFreeWillCard,
  rollDice,
  sitOutTurn,
  spendTurnWaiting,
} from './turn-start.ts'
import type { CosmicAction, CosmicState } from './state.ts'
import { continueTurn } from './turn.ts'
import { currentTurnFrame } from './turn-context.ts'
import type { TurnContext } from './turn-context.ts'

/**
 * Plays a legal action of a seat, and all following work without a decision: changes the state and reports the events.
 */
export function play(
  state: CosmicState,
  seat: Seat,
  action: CosmicAction,
  random: Random,
  emit: CosmicEventSink,
): void {
  const work: TurnContext = { state, seat, turn: currentTurnFrame(state), random, emit }
  const frame = topFrame(state.stack)
  switch (frame.kind) {
    case 'turn':
      begin(work, action)
      return
    case 'move':
      if (action.do === 'step') playMoveStep(work, frame, action.to)
      break
    case 'majority':
      if (action.do === 'colour') chooseMajorityColour(frame, action.colour)
      break
    default:
      if (frame.kind === 'choice' && action.do === 'side') recordChosenCardSide(work, frame, action.side)
      else applyEffectAnswer(work, frame, action)
  }
  continueTurn(work)
}

function begin(work: TurnContext, action: CosmicAction): void {
  switch (action.do) {
    case 'sitOut':
      sitOutTurn(work)
      return
    case 'home':
      returnHomeAndWin(work)
      return
    case 'roll':
      rollDice(work)
      return
    case 'card':
      layOutFreeWillCard(work, action.number)
      return
    case 'go':
      startCountedPawnMove(work)
      return
    case 'join':
      joinPlayerInLands(work, action.seat)
      return
    case 'wait':
      spendTurnWaiting(work)
      return
    default:
      return
  }
}
