import { topFrame } from '../core/contract/frame-stack.ts'
import type { Seat } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import { activateAllOpenAtOnce, activateEntity, activateTile } from './activation.ts'
import type { ActivationFrame } from './activation.ts'
import { beginSeatPartOfTurn, endSeatActivations, endActivationIfNonePossible } from './turn-flow.ts'
import { chooseCard, resolveDraft } from './draft.ts'
import { discardForCrystals, discardForSpore, placeKeptCardAndWinEntities } from './settle.ts'
import type { RauhaAction, RauhaState, RauhaEventSink } from './state.ts'

/** @throws Error if no activation is under way */
function activationFrameOf(state: RauhaState): ActivationFrame {
  const frame = topFrame(state.stack)
  if (frame.kind !== 'activate') throw new Error(`no activation but ${frame.kind}`)
  return frame
}

/** Plays a legal action of a seat: changes the state and reports the events. No action is random; only the setup is. */
export function play(state: RauhaState, seat: Seat, action: RauhaAction, _random: Random, emit: RauhaEventSink): void {
  switch (action.do) {
    case 'keep':
      if (!chooseCard(state, seat, action.card, emit)) return
      resolveDraft(state, emit)
      beginSeatPartOfTurn(state, state.first, emit)
      return
    case 'place':
      placeKeptCardAndWinEntities(state, seat, action.square, emit)
      break
    case 'discardForCrystals':
      discardForCrystals(state, seat, emit)
      break
    case 'discardForSpore':
      discardForSpore(state, seat, action.square, emit)
      break
    case 'activateTile':
      activateTile(state, activationFrameOf(state), action.square, null, emit)
      break
    case 'activateSpore':
      activateTile(state, activationFrameOf(state), action.square, action.spore, emit)
      break
    case 'activateEntity':
      activateEntity(state, activationFrameOf(state), action.entity, emit)
      break
    case 'activateAll':
      activateAllOpenAtOnce(state, activationFrameOf(state), emit)
      break
    case 'endActivation':
      emit({ kind: 'stopped', seat })
      endSeatActivations(state, activationFrameOf(state), emit)
      return
  }
  endActivationIfNonePossible(state, activationFrameOf(state), emit)
}
