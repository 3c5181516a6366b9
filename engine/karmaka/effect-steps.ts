/**
 * The steps of effects (section 12 of the rules), one function per kind. A step executes everything that needs no
 * choice, as far as possible (KAR-28), and returns its next prompt. effects.ts applies the answers.
 */
import type { Seat } from '../core/contract/game.ts'
import { playerOf } from './hands-and-piles.ts'
import type { EffectStep } from './data.ts'
import {
  lookAtHand,
  pickAndShowRandomHandCards,
  ruinRandomHandCards,
  ruinDeed,
  ruinTopCardsOfTarget,
  stealTopOfFutureToFuture,
  stealExposedDeed,
} from './card-moves.ts'
import type { AbilityChoiceKind } from './state.ts'
import { relationsOfSeat } from './variants.ts'
import { dealFromWellToDeck, drawWellCardToHand, moveWellCardsToLifted, canDrawFromWell } from './well.ts'
import { countMovedCard, affectedSeatOf } from './ability-context.ts'
import type { AbilityFrame, AbilityContext } from './ability-context.ts'

/**
 * Starts or continues a step of an ability: executes everything that needs no choice.
 * @returns the choice that a player must make next, or null if the step is finished
 */
export function runEffectStepUntilChoice(work: AbilityContext, step: EffectStep): AbilityChoiceKind | null {
  const { state, frame, random, emit } = work
  switch (step.op) {
    case 'ruinTop':
      ruinTopCardsOfTarget(work, step.zone, step.count)
      return null
    case 'ruinFromHand': {
      const owner = ownerOf(frame, step.of)
      const { hand } = playerOf(state, owner)
      if (step.chooser === 'luck') {
        ruinRandomHandCards(work, owner, step.max)
        return null
      }
      return frame.count < step.max && hand.length > 0 ? 'ruin' : null
    }
    case 'ruinDeed': {
      const { deeds } = playerOf(state, affectedSeatOf(frame))
      if (deeds.length === 0 || frame.count > 0) return null
      if (step.which === 'any') return 'ruinDeed'
      ruinDeed(work, 0)
      return null
    }
    case 'drawFromWell': {
      while (frame.count < step.min && drawWellCardToHand(state, frame.by, random, emit)) countMovedCard(frame)
      return frame.count >= step.min && frame.count < maxCardsOfStep(step, frame) && canDrawFromWell(state)
        ? 'draw'
        : null
    }
    case 'dealFromWell':
      frame.did = dealFromWellToDeck(state, affectedSeatOf(frame), step.count, random, emit) > 0
      return null
    case 'take': {
      const pile = step.zone === 'ruins' ? state.ruins : playerOf(state, frame.by).future.cards
      if (pile.length === 0 || frame.count > 0) return null
      return step.zone === 'ruins' ? 'takeRuins' : 'takeFuture'
    }
    case 'takeExposedDeed':
      stealExposedDeed(work)
      return null
    case 'placeFromHand':
      return frame.count < step.max && playerOf(state, frame.by).hand.length > 0 ? 'place' : null
    case 'stealFutureTop':
      stealTopOfFutureToFuture(work)
      return null
    case 'lookAtHand':
      lookAtHand(work)
      return null
    case 'pickFromHand':
      pickAndShowRandomHandCards(work, step.count)
      return null
    case 'takePicked':
      return state.picked.length > 0 ? 'takePicked' : null
    case 'lift':
      frame.did = moveWellCardsToLifted(state, frame.by, step.count, random, emit) > 0
      return null
    case 'placeLifted':
      return frame.count < step.max && state.lifted.cards.length > 0 ? 'placeLifted' : null
    case 'returnLifted':
      return state.lifted.cards.length > 0 ? 'returnLifted' : null
    case 'copy':
      return mayCopy(work, step.source)
    case 'playAgain':
      frame.again = true
      return null
  }
}

/**
 * @returns the number of cards that a step must move before the player may stop it. This is `min` of the step, where 0
 *   allows to stop at once, or 1 for a step without `min`
 */
export function minCardsOfStep(step: EffectStep): number {
  return 'min' in step ? step.min : 1
}

/**
 * @returns how many cards a step moves at most: its `max`, or 1 if it has none. In a step with `plusRuined`, each Hand card
 *   that the ability has ruined adds 1
 */
export function maxCardsOfStep(step: EffectStep, { ruined }: AbilityFrame): number {
  if (!('max' in step)) return 1
  return 'plusRuined' in step ? step.max + ruined : step.max
}

function ownerOf(frame: AbilityFrame, of: 'self' | 'target'): Seat {
  return of === 'self' ? frame.by : affectedSeatOf(frame)
}

/**
 * @returns the prompt of a copying ability, or null if there is nothing to copy or the copies would form a cycle
 *   (KAR-120)
 */
function mayCopy(
  { state, frame }: AbilityContext,
  source: 'ruined' | 'ownDeed' | 'rivalDeed',
): AbilityChoiceKind | null {
  if (source === 'ownDeed') {
    const none = playerOf(state, frame.by).deeds.length === 0
    return none || frame.copied.includes('embodiment') ? null : 'embody'
  }
  if (source === 'rivalDeed') {
    const { mimicTargets } = relationsOfSeat(state.variant, state.players.length, frame.by)
    const none = mimicTargets.every((seat) => playerOf(state, seat).deeds.length === 0)
    return none || frame.copied.includes('mimic') ? null : 'mimic'
  }
  return null
}
