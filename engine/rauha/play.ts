import { topFrame } from '../core/contract/frame-stack.ts'
import type { Seat } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import { activateAll, activateEntity, activateTile } from './activate.ts'
import type { ActivateFrame } from './activate.ts'
import { beginSettle, endActivation, goOn } from './flow.ts'
import { choose, resolveDraft } from './keep.ts'
import { discardForCrystals, discardForSpore, place } from './settle.ts'
import type { RauhaAction, RauhaState, Report } from './state.ts'

/** @throws Error when nothing can be activated now */
function activating(state: RauhaState): ActivateFrame {
  const frame = topFrame(state.stack)
  if (frame.kind !== 'activate') throw new Error(`no activation but ${frame.kind}`)
  return frame
}

/** Plays a legal action, in place. Luck is only in the setup. */
export function play(state: RauhaState, seat: Seat, action: RauhaAction, _random: Random, tell: Report): void {
  switch (action.do) {
    case 'keep':
      if (!choose(state, seat, action.card, tell)) return
      resolveDraft(state, tell)
      beginSettle(state, state.first, tell)
      return
    case 'place':
      place(state, seat, action.square, tell)
      break
    case 'discardForCrystals':
      discardForCrystals(state, seat, tell)
      break
    case 'discardForSpore':
      discardForSpore(state, seat, action.square, tell)
      break
    case 'activateTile':
      activateTile(state, activating(state), action.square, null, tell)
      break
    case 'activateSpore':
      activateTile(state, activating(state), action.square, action.spore, tell)
      break
    case 'activateEntity':
      activateEntity(state, activating(state), action.entity, tell)
      break
    case 'activateAll':
      activateAll(state, activating(state), tell)
      break
    case 'endActivation':
      tell({ kind: 'stopped', seat })
      endActivation(state, activating(state), tell)
      return
  }
  goOn(state, activating(state), tell)
}
