/** The deciding seat and its legal actions, from the frame on top of the stack. */
import type { Seat } from '../core/contract/game.ts'
import { topFrame } from '../core/contract/frame-stack.ts'
import {
  OFFER_ANSWER_ACTIONS,
  singleCardAction,
  declineFurtherPlayAction,
  dieAction,
  endAbilityStepAction,
  drawAction,
  mimicRivalAction,
  passAction,
  playHandCardAction,
  spendRingsAction,
  ruinOwnDeedAction,
  takePileCardAction,
  chooseTargetAction,
} from './actions.ts'
import type { SingleCardActionKind } from './actions.ts'
import { playerOf } from './hands-and-piles.ts'
import { CARD_DATA } from './data.ts'
import type { CardId } from './data.ts'
import { currentStepOf } from './effects.ts'
import type { KarmakaAction, KarmakaFrame, KarmakaState } from './state.ts'
import { minCardsOfStep } from './effect-steps.ts'
import { affectedSeatOf } from './ability-context.ts'
import type { AbilityFrame } from './ability-context.ts'
import { relationsOfSeat } from './variants.ts'

const NOBODY: readonly Seat[] = []
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]
const NOTHING: readonly KarmakaAction[] = []
const DRAW: readonly KarmakaAction[] = [drawAction]
const DIE: readonly KarmakaAction[] = [dieAction]
const DRAW_OR_STOP: readonly KarmakaAction[] = [drawAction, endAbilityStepAction]

/** @returns the one seat that must choose now, as a list; empty if the game is over */
export function deciders(state: Pick<KarmakaState, 'stack'>): readonly Seat[] {
  const frame = state.stack[state.stack.length - 1]
  return frame === undefined ? NOBODY : (ALONE[frame.seat] ?? NOBODY)
}

/** @returns the legal actions of a seat; empty if the seat does not have to choose now */
export function choices(state: KarmakaState, seat: Seat): readonly KarmakaAction[] {
  const frame = state.stack[state.stack.length - 1]
  if (frame?.seat !== seat) return NOTHING
  switch (frame.kind) {
    case 'turn':
      return turnChoices(state, frame)
    case 'offer':
      return OFFER_ANSWER_ACTIONS
    case 'rings':
      return [spendRingsAction(frame.spend), spendRingsAction(0)]
    case 'ability':
      return abilityChoices(state, frame)
  }
}

/**
 * Whether the table must ask the seat even if the seat has only one legal action, which the table would otherwise play
 * automatically. True for offers (the seat accepts or refuses a card that another player has played), and for choices
 * between two or more hidden cards. An automatic answer to such a choice would reveal that the seat had only one legal
 * action.
 */
export function requiresPrompt(state: KarmakaState, seat: Seat): boolean {
  const frame = topFrame(state.stack)
  if (frame.kind === 'offer') return true
  if (frame.kind !== 'ability') return false
  const { asks } = frame
  if (asks === 'ruin' || asks === 'place') return playerOf(state, seat).hand.length > 1
  if (asks === 'takePicked') return state.picked.length > 1
  return asks === 'returnLifted' && state.lifted.cards.length > 1
}

/**
 * Whether the player needs no confirmation for an irreversible answer to the current prompt. True for an offer of a
 * card and for the spending of karmic rings, because these prompts already ask for yes or no. True also for the
 * prompts of an ability, except the choice of the target and the drawing of cards; false for the choices of the turn
 * itself.
 */
export function skipsConfirmation({ stack }: Pick<KarmakaState, 'stack'>): boolean {
  const frame = topFrame(stack)
  if (frame.kind !== 'ability') return frame.kind !== 'turn'
  return frame.asks !== 'target' && frame.asks !== 'draw'
}

/** D-1 and D-2. Passing requires a card in the Deck after the draw (KAR-16, KAR-17). */
function turnChoices(state: KarmakaState, frame: KarmakaFrame & { kind: 'turn' }): readonly KarmakaAction[] {
  if (frame.stage === 'draw') return DRAW
  if (frame.stage === 'death' || frame.stage === 'over') return DIE
  const { hand, deck } = playerOf(state, frame.seat)
  const { heir } = relationsOfSeat(state.variant, state.players.length, frame.seat)
  const found: KarmakaAction[] = []
  eachName(hand, (card) => {
    found.push(
      playHandCardAction(card, 'points'),
      playHandCardAction(card, 'ability'),
      playHandCardAction(card, 'future'),
    )
    if (heir !== null) found.push(playHandCardAction(card, 'teammate'))
  })
  if (frame.stage === 'again') found.push(declineFurtherPlayAction)
  else if (deck.cards.length > 0) found.push(passAction)
  return found
}

function abilityChoices(state: KarmakaState, frame: AbilityFrame): readonly KarmakaAction[] {
  const relations = relationsOfSeat(state.variant, state.players.length, frame.by)
  switch (frame.asks) {
    case 'target':
      return (CARD_DATA[frame.ability].target === 'any' ? relations.anyPlayerTargets : relations.rivalTargets).map(
        chooseTargetAction,
      )
    case 'ruin':
      return cardChoices('ruin', playerOf(state, frame.seat).hand, mayStop(frame))
    case 'place':
      return cardChoices('place', playerOf(state, frame.seat).hand, mayStop(frame))
    case 'placeLifted':
      return cardChoices('place', state.lifted.cards, mayStop(frame))
    case 'returnLifted':
      return cardChoices('return', state.lifted.cards, false)
    case 'takePicked':
      return cardChoices('takePicked', state.picked, false)
    case 'embody':
      return cardChoices('embody', playerOf(state, frame.by).deeds, false)
    case 'mimic':
      return relations.mimicTargets.filter((seat) => playerOf(state, seat).deeds.length > 0).map(mimicRivalAction)
    case 'ruinDeed':
      return pileChoices(playerOf(state, affectedSeatOf(frame)).deeds, null, ruinOwnDeedAction)
    case 'takeRuins':
      return pileChoices(state.ruins, windowOf(frame), takePileCardAction)
    case 'takeFuture':
      return playerOf(state, frame.by).future.cards.map((_, at) => takePileCardAction(at))
    case 'draw':
      return DRAW_OR_STOP
    case null:
      return NOTHING
  }
}

/** Whether the player may stop at this point of an ordered list (KAR-29). */
function mayStop(frame: AbilityFrame): boolean {
  const step = currentStepOf(frame)
  return step !== undefined && frame.count >= minCardsOfStep(step)
}

/** Number of cards of a pile that can be chosen from, or null for all. */
function windowOf(frame: AbilityFrame): number | null {
  const step = currentStepOf(frame)
  return step?.op === 'take' ? step.window : null
}

/** One choice per card name. */
function cardChoices(verb: SingleCardActionKind, cards: readonly CardId[], stop: boolean): readonly KarmakaAction[] {
  const found: KarmakaAction[] = []
  eachName(cards, (card) => found.push(singleCardAction(verb, card)))
  if (stop) found.push(endAbilityStepAction)
  return found
}

function eachName(cards: readonly CardId[], visit: (card: CardId) => void): void {
  cards.forEach((card, at) => {
    if (cards.indexOf(card) === at) visit(card)
  })
}

/** The uppermost cards of an open pile, from the top down. Equal neighbours are one choice, named by the upper one. */
function pileChoices(
  pile: readonly CardId[],
  window: number | null,
  name: (at: number) => KarmakaAction,
): readonly KarmakaAction[] {
  const found: KarmakaAction[] = []
  const count = Math.min(window ?? pile.length, pile.length)
  for (let at = 0; at < count; at++) {
    const index = pile.length - 1 - at
    if (at === 0 || pile[index] !== pile[index + 1]) found.push(name(at))
  }
  return found
}
