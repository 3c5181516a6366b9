/** The prompt of a seat: the frame on top of the stack as a kind, with the values for its text. */
import type { DecisionPrompt, Message, PersonRef, Seat } from '../core/contract/game.ts'
import { RUINS_KEPT_ON_REFILL } from './data.ts'
import { currentStepOf } from './effects.ts'
import { cardName, gameMessage, rungName } from './messages.ts'
import type { KarmakaFrame, KarmakaView } from './state.ts'
import { maxCardsOfStep } from './effect-steps.ts'
import { affectedSeatOf } from './ability-context.ts'
import type { AbilityFrame } from './ability-context.ts'
import { relationsOfSeat } from './variants.ts'

interface PromptWithValues<
  K extends string,
  V extends NonNullable<DecisionPrompt['values']>,
> extends DecisionPrompt<K> {
  readonly values: V
}
/** `card`: the card of the asking ability, the one played or the one copied last. */
type Using = { readonly card: Message }
/** `by`: the player of the ability, if it asks another player. */
type By = Using & { readonly by: PersonRef }
/** `left`: number of further cards, maximum or exact. `count`: number of cards so far. */
type Left = Using & { readonly left: number; readonly count: number }

/** The question that a seat must answer: its kind, and the values for its text. */
export type KarmakaPrompt =
  /** The compulsory draw or death at the start of a turn. */
  | DecisionPrompt<'draw' | 'death'>
  /**
   * Play a card in one of the `ways` or pass (D-1); play a card, without passing; play a further card or none (D-2).
   */
  | PromptWithValues<'play' | 'mustPlay' | 'again', { ways: Message }>
  | PromptWithValues<'offer', By>
  /** Spend rings for the missing points of a life (D-18). */
  | PromptWithValues<'rings', { points: number; spend: number; rung: Message }>
  /** Choose the target (D-3). */
  | PromptWithValues<'target', Using>
  /** Choose a Hand card to ruin: as the target of an ability, for one's own ability, or to use the card's ability. */
  | PromptWithValues<'ruinFor', By>
  | PromptWithValues<'ruin' | 'deny', Using>
  /** Ruin up to `left` Hand cards, or stop. */
  | PromptWithValues<'discard', Left>
  | PromptWithValues<'ruinDeed', By>
  /** Draw up to `left` Well cards, or stop. */
  | PromptWithValues<'drawOn', Left>
  /** Choose Hand cards for the Future Life; or for the Deeds, or stop. */
  | PromptWithValues<'store' | 'score', Left>
  /** Choose lifted cards for the Future Life, or return all remaining ones to the Well; then return them one by one. */
  | PromptWithValues<'keep' | 'putBack', Left>
  /** Choose a card of the Ruins for the Hand or the Future Life, or a card of one's own Future Life. */
  | PromptWithValues<'salvage' | 'recycle' | 'recall', Using>
  /** Choose one of the picked cards. */
  | PromptWithValues<'swindle', Using & { of: PersonRef }>
  /** Choose a Deed to copy. */
  | PromptWithValues<'embody' | 'mimic', Using>

/** The kind of a prompt: which decision the seat has to make. */
export type KarmakaPromptKind = KarmakaPrompt['kind']

/**
 * Returns the question that a seat must answer now. The question is the same from every viewer's view, because it
 * names only open cards and counts the hidden cards. Implements `Game.promptFor`.
 * @returns undefined if the seat has nothing to choose
 */
export function promptFor(view: KarmakaView, seat: Seat): KarmakaPrompt | undefined {
  const frame = view.stack.at(-1)
  if (view.winner !== null || frame?.seat !== seat) return undefined
  switch (frame.kind) {
    case 'turn':
      return asksTurn(view, frame)
    case 'offer':
      return { kind: 'offer', values: { card: cardName(view.centre), by: { seat: frame.by } } }
    case 'rings': {
      const rung = rungName((view.players[seat]?.rung ?? 0) + 1)
      return { kind: 'rings', values: { points: frame.points, spend: frame.spend, rung } }
    }
    case 'ability':
      return asksAbility(view, frame)
  }
}

function asksTurn(view: KarmakaView, { seat, stage }: KarmakaFrame & { kind: 'turn' }): KarmakaPrompt {
  if (stage === 'draw') return { kind: stage }
  if (stage === 'death' || stage === 'over') return { kind: 'death' }
  const { heir } = relationsOfSeat(view.variant, view.players.length, seat)
  const ways: Message = heir === null ? gameMessage('ways') : gameMessage('ways.heir', { heir: { seat: heir } })
  const mayPass = (view.players[seat]?.deck.count ?? 0) > 0
  return { kind: stage === 'again' ? stage : mayPass ? 'play' : 'mustPlay', values: { ways } }
}

function asksAbility(view: KarmakaView, frame: AbilityFrame): KarmakaPrompt | undefined {
  const { asks: wanted, ability, count, seat } = frame
  const step = currentStepOf(frame)
  const hand = view.players[seat]?.hand.count ?? 0
  const card = cardName(ability)
  const by = { seat: frame.by }
  /** The number of further cards, limited by the step and by the available cards. */
  const upTo = (there: number) => ({
    card,
    count,
    left: Math.min(step === undefined ? 0 : maxCardsOfStep(step, frame) - count, there),
  })
  switch (wanted) {
    case 'target':
    case 'embody':
    case 'mimic':
      return { kind: wanted, values: { card } }
    case 'ruin':
      if (seat !== frame.by) return { kind: 'ruinFor', values: { card, by } }
      if (step?.op === 'ruinFromHand' && step.min < step.max) return { kind: 'discard', values: upTo(hand) }
      return { kind: step?.op === 'ruinFromHand' && step.of === 'self' ? 'deny' : 'ruin', values: { card } }
    case 'ruinDeed':
      return { kind: 'ruinDeed', values: { card, by } }
    case 'draw':
      return { kind: 'drawOn', values: upTo(view.well.count + Math.max(0, view.ruins.length - RUINS_KEPT_ON_REFILL)) }
    case 'place':
      return { kind: step?.op === 'placeFromHand' && step.to === 'deeds' ? 'score' : 'store', values: upTo(hand) }
    case 'placeLifted':
      return { kind: 'keep', values: upTo(view.lifted.count) }
    case 'returnLifted':
      return { kind: 'putBack', values: { card, count, left: view.lifted.count } }
    case 'takeRuins':
      return { kind: step?.op === 'take' && step.to === 'future' ? 'recycle' : 'salvage', values: { card } }
    case 'takeFuture':
      return { kind: 'recall', values: { card } }
    case 'takePicked':
      return { kind: 'swindle', values: { card, of: { seat: affectedSeatOf(frame) } } }
    case null:
      return undefined
  }
}
